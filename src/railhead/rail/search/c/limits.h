/* How large a problem may be for the C search. c_search.py asks for these and leaves larger ones to Python. */

#ifndef LIMITS_H
#define LIMITS_H

#include <stdint.h>

enum {
    MOST_TRAINS = 24,
    MOST_CHOICE = 12,    /* elements that a train chooses from */
    MOST_ELEMENTS = 192,
    MOST_STOPS = 64,     /* where trains meet: bits of a word */
    MOST_MEMBERS = 8     /* freight trains that run end to end */
};

/* What the functions return. */
enum { DONE = 0, NO_MEMORY = 1 };

/* `Limits` of c_search.py has the same fields in the same order. */
typedef struct {
    int32_t trains, choice, elements, stops, members;
    int32_t search_size, crew_size; /* bytes of what c_search.py fills in, for a test */
} limits;

extern const limits search_limits;

#endif
