/* Freight trains that run end to end; c_search.py fills it in. Stops where trains meet are bits of one word. */

#ifndef FREIGHT_H
#define FREIGHT_H

#include <stdint.h>

/* `Crew` of c_search.py has the same fields in the same order. */
typedef struct {
    int32_t ends, members, must; /* the first `must` members all run */
    const int32_t *kind;   /* by member: trains of one kind move the same number of hexes */
    const int32_t *first;  /* by kind and end: its first leg; one more entry at the end */
    const int32_t *to;     /* by leg: the other end */
    const uint64_t *meets; /* by leg, never 0 */
    const uint8_t *joint;  /* by end: whether trains can meet there */
    uint64_t *pairs;       /* the answer, 0 at the start: by first and last end the stops where the trains could meet
                            * others, 0 if they do not get there */
} crew;

int32_t outer_ends(const crew *c);

#endif
