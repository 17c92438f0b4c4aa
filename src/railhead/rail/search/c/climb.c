/* Good choices to start with: one train after the other gets its best option, until nothing improves; then the same again
 * and again from choices changed at random. */

#include <string.h>

#include "cover.h"

#define EFFORT 30000  /* options looked at */
#define REFUSALS 2    /* choices that cannot be made after all */
#define PATIENCE 30   /* it goes on from what is worse by no more than this part */

typedef struct {
    search *s;
    int64_t left; /* of the effort */
    uint64_t dice;
} climber;

/* Whether all chosen trains are connected with home. */
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

/* Every train in turn, until nothing improves; returns the worth. */
static int64_t improve_all(climber *c, int32_t start) {
    int64_t worth = -1, before = -2;
    while (worth > before) {
        before = worth;
        for (int32_t t = 0; t < c->s->trains; t++) improve(c, (start + t) % c->s->trains);
        worth = value(c->s);
    }
    return worth;
}

/* Trains that are not connected with home stay there. */
static void drop_apart(search *s) {
    uint64_t group = s->home, before = 0;
    while (group != before) {
        before = group;
        for (int32_t t = 0; t < s->trains; t++)
            if (s->chosen[t] >= 0 && s->meets[s->chosen[t]] & group) group |= s->meets[s->chosen[t]];
    }
    for (int32_t t = 0; t < s->trains; t++)
        if (s->home && s->chosen[t] >= 0 && !(s->meets[s->chosen[t]] & group)) s->chosen[t] = -1;
}

static int32_t below(climber *c, int32_t most) {
    c->dice = c->dice * 6364136223846793005ULL + 1442695040888963407ULL;
    return (int32_t)((c->dice >> 33) % (uint64_t)most);
}

/* Some trains stay at home, one takes any option; returns the train after it, so that the others adapt first. */
static int32_t shake(climber *c) {
    search *s = c->s;
    for (int32_t n = below(c, 3); n > 0; n--) s->chosen[below(c, s->trains)] = -1;
    int32_t train = below(c, s->trains);
    const int32_t *first = s->first + s->kind[train];
    if (first[1] > first[0]) s->chosen[train] = first[0] + below(c, first[1] - first[0]);
    drop_apart(s);
    return train + 1;
}

void climb(search *s) {
    climber c = {s, 0, 1};
    if (improve_all(&c, 0) > s->floor) ask(s);
    for (int32_t t = 0; t < s->trains; t++) s->chosen[t] = -1;
}

void climb_on(search *s) {
    climber c = {s, EFFORT, 1};
    int32_t from[MOST_TRAINS], refused = 0;
    int64_t now = improve_all(&c, 0);
    memcpy(from, s->chosen, sizeof from);
    while (c.left > 0 && s->trains > 1 && s->floor != STOP) {
        int64_t worth = improve_all(&c, shake(&c));
        if (worth > s->floor) {
            int64_t before = s->floor;
            ask(s);
            if (s->floor == before && ++refused > REFUSALS) break;
        }
        if (worth >= now - now / PATIENCE) now = worth, memcpy(from, s->chosen, sizeof from);
        else memcpy(s->chosen, from, sizeof from);
    }
    for (int32_t t = 0; t < s->trains; t++) s->chosen[t] = -1;
}
