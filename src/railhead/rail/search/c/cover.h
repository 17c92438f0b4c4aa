/* The problem of cover.py as the C search sees it; c_search.py fills it in.
 *
 * Trains of one kind have the same options, which lie one kind after the other in flat arrays. Stops where trains meet are
 * bits of one word. All worths are multiples of a unit much larger than 1, so that prices are whole numbers.
 */

#ifndef COVER_H
#define COVER_H

#include <stdint.h>

#include "limits.h"

/* Called with the option of each train (-1: none) where a choice beats the floor; returns the new floor, or STOP. */
typedef int64_t (*accept_fn)(const int32_t *chosen);
#define STOP INT64_MAX

/* `Cover` of c_search.py has the same fields in the same order. */
typedef struct {
    int32_t trains, kinds, elements, options;
    const int32_t *kind;   /* by train */
    const int32_t *first;  /* by kind: its first option; one more entry at the end */
    const uint64_t *meets; /* by option: the stops where it could meet others */
    const int64_t *own;    /* by option: what it earns on top of its elements */
    const int32_t *sure;   /* by option: where the elements that it always pays begin in `flat`, and how many */
    const int32_t *choice; /* by option: where its elements it chooses from begin in `flat`, how many, and how many pay */
    const int32_t *flat;
    const int64_t *worth;  /* by element, falling */
    uint64_t home;         /* the stop that all trains are connected with; 0: they need not be */
    uint64_t linked;       /* stops but home with an element of their own, which only trains pay that touch the stop */
    const int32_t *stop;   /* by stop: that element */
    accept_fn accept;
    int64_t floor, nodes;  /* nodes: left */
    int32_t *chosen;       /* by train: its option; -1: it stays at home, or is not looked at yet. The search's own */
} search;

/* Ask the caller about the choice; STOP, which no choice is above, ends the search. */
static inline void ask(search *s) { s->floor = s->accept(s->chosen); }

/* The elements of choice of an option that pay least, which it leaves out; returns how many. */
static inline int32_t leaves_out(const search *s, int32_t option, const int64_t *worth, int32_t *out) {
    const int32_t *choice = s->choice + 3 * option;
    int32_t most = choice[1] - choice[2], held = 0;
    for (int32_t n = 0; n < choice[1]; n++) {
        int32_t e = s->flat[choice[0] + n], at;
        if (held < most) at = held++;
        else if (worth[e] < worth[out[most - 1]]) at = most - 1;
        else continue;
        for (; at > 0 && worth[out[at - 1]] > worth[e]; at--) out[at] = out[at - 1];
        out[at] = e;
    }
    return held;
}

/* The best that an option pays of its elements of choice. */
static inline int64_t of_choice(const search *s, int32_t option, const int64_t *worth) {
    const int32_t *choice = s->choice + 3 * option;
    int32_t out[MOST_CHOICE];
    int64_t sum = 0;
    if (!choice[1]) return 0;
    for (int32_t n = 0; n < choice[1]; n++) sum += worth[s->flat[choice[0] + n]];
    for (int32_t n = leaves_out(s, option, worth, out); n > 0; n--) sum -= worth[out[n - 1]];
    return sum;
}

/* What an option earns where elements are worth this. */
static inline int64_t earns(const search *s, int32_t option, const int64_t *worth) {
    const int32_t *sure = s->sure + 2 * option;
    int64_t sum = s->own[option];
    for (int32_t n = 0; n < sure[1]; n++) sum += worth[s->flat[sure[0] + n]];
    return sum + of_choice(s, option, worth);
}

/* A place in the search: some trains are chosen (`search.chosen`), these options are left for the others. */
typedef struct {
    int32_t kinds;             /* with trains and options left */
    int32_t kind[MOST_TRAINS], trains[MOST_TRAINS], length[MOST_TRAINS];
    int32_t top[MOST_TRAINS];  /* where in `list` the best one is under the prices; -1: better stay at home */
    int32_t *list;             /* options, one kind after the other */
    int64_t *adds;             /* what each adds to the bound under the prices */
    uint8_t *kept;             /* marks of those that stay in the list */
    uint64_t touched;          /* stops of home and of the trains chosen */
    uint8_t covered[MOST_ELEMENTS];
    int64_t earned;            /* by the trains chosen, for certain */
} node;

/* See price.c. */
typedef struct {
    int64_t element[MOST_ELEMENTS], stop[MOST_STOPS];
} prices;

/* branch.c: search all choices above the floor. `nodes` are then those left, none if the search was cut short. */
int32_t cover_branch(search *s);

/* share.c: the worth of the chosen options, every element paid once; `paid` says which are. */
int64_t share(const search *s, uint8_t *paid);

/* climb.c: raise the floor by a good choice to start with; and by better ones, where that does not do. */
void climb(search *s);
void climb_on(search *s);

/* price.c: improve the prices by some steps. Fills in what the options add and returns the bound, which may be cut short
 * where it is not above the floor. */
int64_t price(const search *s, node *n, prices *p, int root);

#endif
