/* Good choices to start with: one train after the other gets its best option, then pairs of trains are exchanged. */

#include <stdlib.h>

#include "cover.h"

#define EFFORT 100000 /* options looked at */

typedef struct {
    search *s;
    int64_t left; /* of the effort */
} climber;

/* Whether all chosen trains hang together with home. */
static int connected(const search *s) {
    uint64_t group = s->home, before = 0;
    int apart = 0;
    while (s->home && group != before) {
        before = group;
        apart = 0;
        for (int32_t t = 0; t < s->trains; t++) {
            if (s->chosen[t] < 0) continue;
            uint64_t mask = s->meets[s->chosen[t]];
            if (mask & group) group |= mask;
            else apart = 1;
        }
    }
    return !apart;
}

static int64_t value(const search *s) {
    uint8_t paid[MOST_ELEMENTS];
    return share(s, paid);
}

/* Give a train the best option beside those of the others that leaves all connected; 0 if there is none. */
static int improve(climber *c, int32_t train) {
    search *s = c->s;
    const int32_t *first = s->first + s->kind[train];
    uint8_t paid[MOST_ELEMENTS];
    int64_t left[MOST_ELEMENTS], best = -1;
    int32_t found = -1;
    s->chosen[train] = -1;
    c->left -= first[1] - first[0];
    share(s, paid);
    for (int32_t e = 0; e < s->elements; e++) left[e] = paid[e] ? 0 : s->worth[e];
    if (connected(s)) best = 0;
    for (int32_t o = first[0]; o < first[1]; o++) {
        int64_t gain = earns(s, o, left);
        if (gain <= best) continue;
        s->chosen[train] = o;
        if (connected(s)) best = gain, found = o;
    }
    s->chosen[train] = found;
    return best >= 0;
}

/* Exchange two trains at once where that gains; returns the worth. */
static int64_t exchange(climber *c, int32_t one, int32_t other, int64_t worth) {
    search *s = c->s;
    const int32_t *first = s->first + s->kind[one];
    int32_t best_one = s->chosen[one], best_other = s->chosen[other];
    for (int32_t o = first[0]; o < first[1] && c->left > 0; o++) {
        s->chosen[one] = o;
        int64_t now = improve(c, other) ? value(s) : -1;
        if (now <= worth) continue;
        worth = now;
        best_one = o, best_other = s->chosen[other];
    }
    s->chosen[one] = best_one, s->chosen[other] = best_other;
    return worth;
}

static void until_nothing_improves(climber *c) {
    search *s = c->s;
    int64_t worth = -1, before = -2;
    while (worth > before) {
        before = worth;
        for (int32_t t = 0; t < s->trains; t++) improve(c, t);
        worth = value(s);
        for (int32_t t = 0; worth == before && t < s->trains; t++)
            for (int32_t u = 0; u < s->trains; u++)
                if (t != u) worth = exchange(c, t, u, worth);
    }
}

void climb(search *s) {
    climber c = {s, EFFORT};
    for (int32_t start = 0; start < s->trains && c.left > 0; start++) {
        improve(&c, start);
        until_nothing_improves(&c);
        if (value(s) > s->floor) s->floor = s->accept(s->chosen);
        for (int32_t t = 0; t < s->trains; t++) s->chosen[t] = -1;
    }
}
