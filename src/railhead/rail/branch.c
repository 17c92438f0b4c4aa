/* Branch and bound of cover.py, the same search in C. cover.py explains it; native.py calls it.
 *
 * Options lie one train after the other in flat arrays, the best of each train first. Stops where trains meet are bits of
 * one word, elements bits of WORDS words. A leaf that beats the floor is handed to `accept`, which returns the new floor.
 */

#include <stdint.h>

#define WORDS 3
#define MOST_TRAINS 24
#define MOST_PAID 12

typedef int64_t (*accept_fn)(const int32_t *chosen);

typedef struct {
    int32_t trains;
    const int32_t *first;      /* by train: its first option; one more entry at the end */
    const int32_t *kind;       /* by train: trains of one kind are interchangeable and lie side by side */
    const int64_t *rest;       /* by option: what it adds to the bound */
    const uint64_t *meets;     /* by option; 0 with `home` for staying at home */
    const uint8_t *stays;      /* by option: the train stays at home */
    const int64_t *own;        /* by option */
    const uint64_t *sure;      /* by option, WORDS each: elements paid in any case */
    const int32_t *choice;     /* by option: where its elements of choice begin in `elements`, and how many, and how many pay */
    const int32_t *elements;
    const int64_t *worth;      /* by element */
    uint64_t home;             /* 0: trains need not be connected */
    accept_fn accept;
    int64_t floor;
    int64_t nodes;             /* left */
    int32_t chosen[MOST_TRAINS];
    int32_t *lists;            /* room for the options left, one block of all options for each depth */
    int32_t total;
} search;

/* The worth of the chosen options; see share_out in cover.py. */

typedef struct {
    search *s;
    int32_t count;
    int32_t option[MOST_TRAINS];
    int32_t paid[MOST_TRAINS][MOST_PAID];
    int32_t used[MOST_TRAINS];
} sharing;

static int has(const search *s, int32_t option, int32_t element) {
    const int32_t *choice = s->choice + 3 * option;
    for (int32_t n = 0; n < choice[1]; n++)
        if (s->elements[choice[0] + n] == element) return 1;
    return 0;
}

static int give(sharing *sh, int32_t element, uint32_t *asked) {
    for (int32_t t = 0; t < sh->count; t++) {
        int32_t pays = sh->s->choice[3 * sh->option[t] + 2];
        if (*asked >> t & 1 || !has(sh->s, sh->option[t], element)) continue;
        *asked |= 1u << t;
        if (sh->used[t] < pays) {
            sh->paid[t][sh->used[t]++] = element;
            return 1;
        }
        for (int32_t n = 0; n < pays; n++)
            if (give(sh, sh->paid[t][n], asked)) {
                sh->paid[t][n] = element;
                return 1;
            }
    }
    return 0;
}

static int64_t value(search *s) {
    uint64_t sure[WORDS] = {0}, wanted[WORDS] = {0};
    sharing sh = {.s = s};
    int64_t total = 0;
    for (int32_t t = 0; t < s->trains; t++) {
        int32_t o = s->chosen[t];
        total += s->own[o];
        for (int w = 0; w < WORDS; w++) sure[w] |= s->sure[WORDS * o + w];
        if (s->choice[3 * o + 1]) sh.option[sh.count++] = o;
    }
    for (int w = 0; w < WORDS; w++)
        for (uint64_t m = sure[w]; m; m &= m - 1) total += s->worth[64 * w + __builtin_ctzll(m)];
    for (int32_t t = 0; t < sh.count; t++) {
        const int32_t *choice = s->choice + 3 * sh.option[t];
        for (int32_t n = 0; n < choice[1]; n++) {
            int32_t e = s->elements[choice[0] + n];
            wanted[e / 64] |= 1ull << (e % 64) & ~sure[e / 64];
        }
    }
    /* Elements are numbered by falling worth, so the lowest bit is the dearest. */
    for (int w = 0; w < WORDS; w++)
        for (uint64_t m = wanted[w]; m; m &= m - 1) {
            uint32_t asked = 0;
            int32_t e = 64 * w + __builtin_ctzll(m);
            if (give(&sh, e, &asked)) total += s->worth[e];
        }
    return total;
}

/* Groups of trains that hang together, the one at home first; returns how many. */
static int groups_of(const search *s, int32_t depth, uint64_t *groups) {
    int count = 1;
    groups[0] = s->home;
    for (int32_t t = 0; t < depth; t++) {
        uint64_t mask = s->meets[s->chosen[t]];
        int kept = 0;
        if (s->stays[s->chosen[t]]) continue;
        uint64_t all[MOST_TRAINS + 1];
        int at_home = 0;
        for (int g = 0; g < count; g++) {
            if (groups[g] & mask) {
                mask |= groups[g];
                if (g == 0) at_home = 1;
            } else
                all[kept++] = groups[g];
        }
        count = 0;
        if (at_home) groups[count++] = mask;
        for (int g = 0; g < kept; g++) groups[count++] = all[g];
        if (!at_home) groups[count++] = mask;
    }
    return count;
}

/* All stops that the trains left could connect with home, one option after the other; generous. */
static uint64_t connectable(const search *s, const int32_t *list, const int32_t *length, int32_t left, uint64_t *groups,
                            int count) {
    uint64_t group = groups[0];
    for (int32_t n = 0; n < left; n++) {
        uint64_t wider = group;
        const int32_t *options = list;
        for (int32_t t = 0; t < left; options += length[t++])
            for (int32_t o = 0; o < length[t]; o++)
                if (s->meets[options[o]] & group) wider |= s->meets[options[o]];
        for (int again = 1; again;) {
            again = 0;
            for (int g = 1; g < count; g++)
                if (groups[g] & wider && groups[g] & ~wider) {
                    wider |= groups[g];
                    again = 1;
                }
        }
        if (wider == group) break;
        group = wider;
    }
    return group;
}

/* `list`, `length`: the options of the trains left, from train `depth` on. */
static void branch(search *s, int32_t depth, const int32_t *list, const int32_t *length, int64_t sofar) {
    int32_t left = s->trains - depth;
    if (!left) {
        if (value(s) > s->floor) s->floor = s->accept(s->chosen);
        return;
    }
    int32_t *mine = s->lists + (int64_t)depth * s->total, kept[MOST_TRAINS], at = 0;
    uint64_t groups[MOST_TRAINS + 1], near = ~0ull;
    int count = 1;
    if (s->home) {
        count = groups_of(s, depth, groups);
        near = left == 1 ? groups[0] : connectable(s, list, length, left, groups, count);
        for (int g = 1; g < count; g++)
            if (left > 1 && !(groups[g] & near)) return;
    }
    int64_t after = 0;
    for (int32_t t = 0; t < left; list += length[t++]) {
        kept[t] = 0;
        for (int32_t n = 0; n < length[t]; n++) {
            int32_t o = list[n];
            int fits = s->stays[o] || s->meets[o] & near;
            if (left == 1 && s->home)
                for (int g = 1; g < count; g++) fits = fits && s->meets[o] & groups[g];
            if (fits) mine[at + kept[t]++] = o;
        }
        if (!kept[t]) return;
        if (t) after += s->rest[mine[at]];
        at += kept[t];
    }
    for (int32_t n = 0; n < kept[0]; n++) {
        int32_t o = mine[n];
        if (sofar + s->rest[o] + after <= s->floor || s->nodes <= 0) break;
        s->nodes--;
        s->chosen[depth] = o;
        const int32_t *next = mine + kept[0];
        int32_t lengths[MOST_TRAINS];
        for (int32_t t = 1; t < left; t++) lengths[t - 1] = kept[t];
        if (left > 1 && s->kind[depth] == s->kind[depth + 1]) {
            /* The next train is of the same kind: it takes the same option or a later one. */
            int32_t gap = s->first[depth + 1] - s->first[depth];
            while (lengths[0] && *next < o + gap) next++, lengths[0]--;
            if (!lengths[0]) continue;
        }
        branch(s, depth + 1, next, lengths, sofar + s->rest[o]);
    }
}

/* Returns the nodes left, less than 1 if the search was cut short. */
int64_t cover_branch(int32_t trains, const int32_t *first, const int32_t *kind, const int64_t *rest, const uint64_t *meets,
                     const uint8_t *stays, const int64_t *own, const uint64_t *sure, const int32_t *choice,
                     const int32_t *elements, const int64_t *worth, uint64_t home, accept_fn accept, int64_t floor,
                     int64_t nodes, int64_t base, int32_t *room) {
    search s = {.trains = trains, .first = first, .kind = kind, .rest = rest, .meets = meets, .stays = stays, .own = own,
                .sure = sure, .choice = choice, .elements = elements, .worth = worth, .home = home, .accept = accept,
                .floor = floor, .nodes = nodes, .lists = room, .total = first[trains]};
    int32_t *list = room + (int64_t)trains * s.total, length[MOST_TRAINS];
    for (int32_t o = 0; o < s.total; o++) list[o] = o;
    for (int32_t t = 0; t < trains; t++) length[t] = first[t + 1] - first[t];
    branch(&s, 0, list, length, base);
    return s.nodes;
}
