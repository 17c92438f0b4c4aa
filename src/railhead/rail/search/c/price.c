/* The bound: prices, and what options add under them.
 *
 * cover.py explains the prices of elements: whatever is chosen is worth at most the sum of all prices and, for each train, the
 * rest (worth less price) of what it pays. Here the bound also knows that trains are connected. Every train comes from
 * somewhere: one of its stops is touched by a train nearer to home. So of the rest of a stop's element a part, the price of
 * the stop, is not given to trains that pay the element, but to trains that touch the stop and come from elsewhere. The first
 * train that touches a stop comes from elsewhere, so for a stop that is paid at all both parts are counted. A train that only
 * continues what is there adds nothing for the stop where it comes from. At stops touched by chosen trains this says nothing:
 * there the price is 0.
 *
 * Good prices are found by subgradient steps, each in a direction that remembers the last ones.
 */

#include <string.h>

#include "cover.h"

#define ROOT_STEPS 300
#define STEPS 8
#define EVERY(bit, mask) for (uint64_t rest_ = (mask), bit; rest_ && (bit = (uint64_t)__builtin_ctzll(rest_), 1); rest_ &= rest_ - 1)

/* What is counted under the prices: by element where it is paid, by stop where a train comes there. */
typedef struct {
    int64_t pays[MOST_ELEMENTS], comes[MOST_STOPS];
    uint64_t live; /* stops where that is more than nothing */
} counts;

typedef struct {
    double element[MOST_ELEMENTS], stop[MOST_STOPS];
} slope;

static void count(const search *s, const node *n, const prices *p, counts *c) {
    for (int32_t e = 0; e < s->elements; e++) c->pays[e] = n->covered[e] ? 0 : s->worth[e] - p->element[e];
    c->live = 0;
    EVERY(stop, s->linked & ~n->touched) {
        int64_t *pays = c->pays + s->stop[stop], comes = p->stop[stop] < *pays ? p->stop[stop] : *pays;
        if (comes <= 0) continue;
        c->comes[stop] = comes;
        *pays -= comes;
        c->live |= (uint64_t)1 << stop;
    }
}

/* What an option adds for the stops that it comes to; it comes from the cheapest one. */
static int64_t coming(const counts *c, uint64_t meets) {
    uint64_t live = meets & c->live;
    int64_t sum = 0, least = meets == live ? INT64_MAX : 0;
    if (!live) return 0;
    EVERY(stop, live) {
        sum += c->comes[stop];
        if (c->comes[stop] < least) least = c->comes[stop];
    }
    return sum - least;
}

static int64_t bound_of(const search *s, node *n, const prices *p, counts *c) {
    int64_t bound = n->earned;
    count(s, n, p, c);
    for (int32_t e = 0; e < s->elements; e++) bound += n->covered[e] ? 0 : p->element[e];
    for (int32_t t = 0; t < s->trains; t++)
        if (s->chosen[t] >= 0) bound += of_choice(s, s->chosen[t], c->pays);
    for (int32_t k = 0, at = 0; k < n->kinds; at += n->length[k++]) {
        int64_t best = 0;
        n->top[k] = -1;
        for (int32_t ix = at; ix < at + n->length[k]; ix++) {
            int32_t o = n->list[ix];
            n->adds[ix] = earns(s, o, c->pays) + coming(c, s->meets[o]);
            if (n->adds[ix] > best) best = n->adds[ix], n->top[k] = ix;
        }
        bound += best * n->trains[k];
    }
    return bound;
}

/* Count this many trains with an option: the elements they pay, the stops they come to. */
static void take(const search *s, int32_t option, int32_t trains, const counts *c, int32_t *pays, int32_t *comes) {
    const int32_t *sure = s->sure + 2 * option, *choice = s->choice + 3 * option;
    int32_t out[MOST_CHOICE];
    for (int32_t n = 0; n < sure[1]; n++) pays[s->flat[sure[0] + n]] += trains;
    for (int32_t n = 0; n < choice[1]; n++) pays[s->flat[choice[0] + n]] += trains;
    for (int32_t n = choice[1] ? leaves_out(s, option, c->pays, out) : 0; n > 0; n--) pays[out[n - 1]] -= trains;
    if (!comes || !s->meets[option]) return;
    uint64_t from = MOST_STOPS;
    int64_t least = INT64_MAX;
    EVERY(stop, s->meets[option]) {
        int64_t here = c->live >> stop & 1 ? c->comes[stop] : 0;
        comes[stop] += trains;
        if (here < least) least = here, from = stop;
    }
    comes[from] -= trains;
}

/* By how much prices should change: higher where several trains pay an element, lower where none does; and higher at stops
 * that trains pay but do not come to. Returns the square of its length. */
static double steepest(const search *s, const node *n, const prices *p, const counts *c, slope *d, double keep) {
    int32_t pays[MOST_ELEMENTS], comes[MOST_STOPS] = {0};
    double norm = 0;
    memset(pays, 0, sizeof(int32_t) * (size_t)s->elements);
    for (int32_t t = 0; t < s->trains; t++)
        if (s->chosen[t] >= 0 && s->choice[3 * s->chosen[t] + 1]) take(s, s->chosen[t], 1, c, pays, 0);
    for (int32_t k = 0; k < n->kinds; k++)
        if (n->top[k] >= 0) take(s, n->list[n->top[k]], n->trains[k], c, pays, comes);
    for (int32_t e = 0; e < s->elements; e++) {
        int32_t g = n->covered[e] || (!pays[e] && !p->element[e]) ? 0 : pays[e] - 1;
        d->element[e] = keep * d->element[e] + (1 - keep) * g;
        norm += d->element[e] * d->element[e];
    }
    EVERY(stop, s->linked) {
        int32_t e = s->stop[stop], g = n->covered[e] ? 0 : pays[e] - comes[stop];
        if (g > 0 ? p->stop[stop] >= s->worth[e] - p->element[e] : p->stop[stop] <= 0) g = 0;
        d->stop[stop] = keep * d->stop[stop] + (1 - keep) * g;
        norm += d->stop[stop] * d->stop[stop];
    }
    return norm;
}

static int64_t within(int64_t value, int64_t most) { return value < 0 ? 0 : value > most ? most : value; }

static void change(const search *s, prices *p, const slope *d, double size) {
    for (int32_t e = 0; e < s->elements; e++)
        p->element[e] = within(p->element[e] + (int64_t)(size * d->element[e]), s->worth[e]);
    EVERY(stop, s->linked) {
        int32_t e = s->stop[stop];
        p->stop[stop] = within(p->stop[stop] + (int64_t)(size * d->stop[stop]), s->worth[e] - p->element[e]);
    }
}

int64_t price(const search *s, node *n, prices *p, int root) {
    prices now = *p;
    counts c;
    slope d;
    int64_t bound, best = INT64_MAX;
    double scale = 1.0;
    int steps = root ? ROOT_STEPS : STEPS, patience = root ? 10 : 1, worse = 0;
    memset(&d, 0, sizeof d);
    for (int k = 0;; k++) {
        bound = bound_of(s, n, &now, &c);
        if (bound <= s->floor) return bound;
        if (bound < best) best = bound, *p = now, worse = 0;
        else if (++worse >= patience) scale *= root ? 0.5 : 0.8, worse = 0;
        if (k == steps) break;
        double norm = steepest(s, n, &now, &c, &d, root ? 0.7 : 0.5);
        if (norm < 1e-9) break;
        change(s, &now, &d, scale * (double)(bound - s->floor) / norm);
    }
    return bound == best ? bound : bound_of(s, n, p, &c);
}
