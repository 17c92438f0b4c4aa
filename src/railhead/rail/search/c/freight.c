/* `outer_ends` of freight.py in C; c_search.py calls it. */

#include "freight.h"

#include <stdlib.h>
#include <string.h>

#include "limits.h"

/* One train more from all ends reached. */
static void further(const crew *c, int32_t kind, int start, int32_t first, const uint64_t *from, uint64_t *to) {
    for (int32_t end = 0; end < c->ends; end++) {
        if (start ? end != first : !from[end] || !c->joint[end]) continue;
        const int32_t *legs = c->first + kind * c->ends + end;
        for (int32_t leg = legs[0]; leg < legs[1]; leg++) to[c->to[leg]] |= from[end] | c->meets[leg];
    }
}

/* All that the trains reach from one end. `room`: by set of members used, and end, the stops met on the way there. */
static void from_end(const crew *c, int32_t start, uint64_t *room) {
    uint32_t all = 1u << c->members, musts = (1u << c->must) - 1;
    size_t ends = (size_t)c->ends;
    uint64_t *pairs = c->pairs + ends * (size_t)start;
    memset(room, 0, sizeof *room * ends * all);
    for (uint32_t used = 0; used < all; used++) {
        const uint64_t *reached = room + ends * used;
        if (used && (used & musts) == musts)
            for (size_t end = 0; end < ends; end++) pairs[end] |= reached[end];
        for (int32_t m = 0; m < c->members; m++) {
            int alike = 0; /* of identical trains, the first runs first */
            for (int32_t k = 0; k < m; k++) alike |= c->kind[k] == c->kind[m] && !(used >> k & 1);
            if (!(used >> m & 1) && !alike)
                further(c, c->kind[m], !used, start, reached, room + ends * (used | 1u << m));
        }
    }
}

int32_t outer_ends(const crew *c) {
    if (!c->ends) return DONE;
    uint64_t *room = malloc(sizeof *room * (size_t)c->ends << c->members);
    if (!room) return NO_MEMORY;
    for (int32_t start = 0; start < c->ends; start++) from_end(c, start, room);
    free(room);
    return DONE;
}
