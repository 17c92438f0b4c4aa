/* The search of cover.py in C: it grows from home; c_search.py calls it.
 *
 * At every node one option that touches home or a train chosen is taken, and the search goes on with the trains left; then it
 * goes on at the same node without this option. What cannot be above the floor (price.c) or be connected with home
 * is dropped. So every choice of connected trains is met once.
 */

#include <stdlib.h>
#include <string.h>

#include "cover.h"

/* Keep the options marked. */
static void keep(node *n) {
    int32_t from = 0, to = 0;
    for (int32_t k = 0; k < n->kinds; k++) {
        int32_t end = from + n->length[k], first = to;
        for (; from < end; from++)
            if (n->kept[from]) n->adds[to] = n->adds[from], n->list[to++] = n->list[from];
        n->length[k] = to - first;
    }
}

static int32_t size_of(const node *n) {
    int32_t size = 0;
    for (int32_t k = 0; k < n->kinds; k++) size += n->length[k];
    return size;
}

/* Drop the options that no trains left could connect with home. */
static void drop_far(const search *s, node *n) {
    int32_t size = size_of(n), trains = 0;
    uint64_t group = n->touched, before = 0;
    if (!s->home) return;
    for (int32_t k = 0; k < n->kinds; k++) trains += n->trains[k];
    memset(n->kept, 0, (size_t)size);
    for (; trains > 0 && group != before; trains--) {
        uint64_t wider = before = group;
        for (int32_t ix = 0; ix < size; ix++)
            if (s->meets[n->list[ix]] & group) n->kept[ix] = 1, wider |= s->meets[n->list[ix]];
        group = wider;
    }
    keep(n);
}

/* Drop the options that the bound says cannot be above the floor. */
static void drop_poor(const search *s, node *n, int64_t bound) {
    for (int32_t k = 0, ix = 0; k < n->kinds; k++) {
        int64_t best = n->top[k] < 0 ? 0 : n->adds[n->top[k]];
        for (int32_t end = ix + n->length[k]; ix < end; ix++) n->kept[ix] = bound - best + n->adds[ix] > s->floor;
    }
    keep(n);
}

/* The place of the option to branch on, and its kind; -1 if there is none. It touches what is there and leads to the most
 * new stops: without it, little else is connected with home. Ties: the one that adds most. */
static int32_t next(const search *s, const node *n, int32_t *kind) {
    int32_t found = -1, widest = 0;
    for (int32_t k = 0, ix = 0; k < n->kinds; k++)
        for (int32_t end = ix + n->length[k]; ix < end; ix++) {
            uint64_t meets = s->home ? s->meets[n->list[ix]] : 0;
            if (s->home && !(meets & n->touched)) continue;
            int32_t wide = __builtin_popcountll(meets & ~n->touched);
            if (found >= 0 && (wide < widest || (wide == widest && n->adds[ix] <= n->adds[found]))) continue;
            found = ix, widest = wide, *kind = k;
        }
    return found;
}

/* The node after a train of a kind has taken an option. Another train of the kind may only take it again if that pays. */
static void after(const search *s, const node *n, int32_t kind, int32_t option, node *child) {
    int32_t twice = s->own[option] > 0 || s->choice[3 * option + 1], to = 0;
    child->kinds = 0;
    for (int32_t k = 0, from = 0; k < n->kinds; from += n->length[k++]) {
        int32_t trains = n->trains[k] - (k == kind), begin = to;
        if (!trains) continue;
        for (int32_t ix = from; ix < from + n->length[k]; ix++)
            if (twice || n->list[ix] != option) child->list[to++] = n->list[ix];
        child->kind[child->kinds] = n->kind[k];
        child->trains[child->kinds] = trains;
        child->length[child->kinds++] = to - begin;
    }
    child->touched = n->touched | s->meets[option];
    child->earned = n->earned + s->own[option];
    memcpy(child->covered, n->covered, sizeof child->covered);
    for (int32_t ix = 0; ix < s->sure[2 * option + 1]; ix++) {
        int32_t e = s->flat[s->sure[2 * option] + ix];
        if (!child->covered[e]) child->earned += s->worth[e];
        child->covered[e] = 1;
    }
}

/* Hand over the choice as it is if it beats the floor. */
static void offer(search *s, const node *n) {
    int64_t left[MOST_ELEMENTS], most = n->earned;
    uint8_t paid[MOST_ELEMENTS];
    for (int32_t e = 0; e < s->elements; e++) left[e] = n->covered[e] ? 0 : s->worth[e];
    for (int32_t t = 0; t < s->trains; t++)
        if (s->chosen[t] >= 0) most += of_choice(s, s->chosen[t], left);
    if (most > s->floor && share(s, paid) > s->floor) ask(s);
}

static int32_t train_of(const search *s, int32_t kind) {
    int32_t train = 0;
    while (s->kind[train] != kind || s->chosen[train] >= 0) train++;
    return train;
}

/* `rooms`: nodes with room for their lists, one for each train that is still to be chosen. */
static void grow(search *s, node *n, node *rooms, prices p, int root) {
    int32_t size = size_of(n), kind = 0;
    if (!size) return;
    for (;; root = 0) {
        drop_far(s, n);
        int64_t bound = price(s, n, &p, root);
        if (bound <= s->floor) break;
        if (root) climb_on(s);
        drop_poor(s, n, bound);
        int32_t at = next(s, n, &kind);
        if (at < 0 || s->nodes <= 0) break;
        s->nodes--;
        int32_t option = n->list[at], train = train_of(s, n->kind[kind]);
        after(s, n, kind, option, rooms);
        s->chosen[train] = option;
        offer(s, rooms);
        grow(s, rooms, rooms + 1, p, 0);
        s->chosen[train] = -1;
        memset(n->kept, 1, (size_t)size);
        n->kept[at] = 0;
        keep(n);
    }
}

/* Give each node room for this many options; 0 if there is no memory. The first one holds it all. */
static int make_rooms(node *rooms, int32_t count, int32_t options) {
    size_t each = (size_t)options, all = each * (size_t)count;
    int64_t *adds = malloc(all * sizeof *adds);
    int32_t *list = malloc(all * sizeof *list);
    uint8_t *kept = malloc(all);
    for (int32_t n = 0; n < count; n++) {
        rooms[n].adds = adds ? adds + each * (size_t)n : 0;
        rooms[n].list = list ? list + each * (size_t)n : 0;
        rooms[n].kept = kept ? kept + each * (size_t)n : 0;
    }
    return adds && list && kept;
}

static void free_rooms(node *rooms) {
    free(rooms->adds);
    free(rooms->list);
    free(rooms->kept);
}

static void start(const search *s, node *root) {
    for (int32_t o = 0; o < s->options; o++) root->list[o] = o;
    root->kinds = s->kinds;
    root->touched = s->home;
    for (int32_t k = 0; k < s->kinds; k++) root->kind[k] = k, root->length[k] = s->first[k + 1] - s->first[k];
    for (int32_t t = 0; t < s->trains; t++) root->trains[s->kind[t]]++;
}

int32_t cover_branch(search *s) {
    int32_t chosen[MOST_TRAINS];
    node rooms[MOST_TRAINS + 1];
    prices p;
    if (!s->options) return DONE;
    memset(rooms, 0, sizeof rooms);
    memset(&p, 0, sizeof p);
    int made = make_rooms(rooms, s->trains + 1, s->options);
    if (made) {
        for (int32_t t = 0; t < MOST_TRAINS; t++) chosen[t] = -1;
        s->chosen = chosen;
        climb(s);
        start(s, rooms);
        grow(s, rooms, rooms + 1, p, 1);
        s->chosen = 0;
    }
    free_rooms(rooms);
    return made ? DONE : NO_MEMORY;
}
