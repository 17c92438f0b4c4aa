/* `outer_ends` of freight.py in C; c_search.py calls it. Stops where trains meet are bits of one word. */

#include <stdint.h>
#include <string.h>

typedef struct {
    int32_t ends, members, must; /* the first `must` members all run */
    const int32_t *kind;  /* by member: trains of one kind move the same number of hexes */
    const int32_t *first; /* by kind and end: its first leg; one more entry at the end */
    const int32_t *to;    /* by leg: the other end */
    const uint64_t *meets;  /* by leg, never 0 */
    const uint8_t *joint; /* by end: whether trains can meet there */
} crew;

/* One train more from all ends reached. */
static void further(const crew *c, int32_t kind, int start, int32_t first, const uint64_t *from, uint64_t *to) {
    for (int32_t end = 0; end < c->ends; end++) {
        if (start ? end != first : !from[end] || !c->joint[end]) continue;
        const int32_t *legs = c->first + kind * c->ends + end;
        for (int32_t leg = legs[0]; leg < legs[1]; leg++) to[c->to[leg]] |= from[end] | c->meets[leg];
    }
}

/* `room`: ends << members words. `pairs`: by first and last end the stops where the trains could meet others, 0 if they do
 * not get there; at the start all 0. */
void outer_ends(int32_t ends, int32_t members, int32_t must, const int32_t *kind, const int32_t *first, const int32_t *to,
                const uint64_t *meets, const uint8_t *joint, uint64_t *room, uint64_t *pairs) {
    crew c = {ends, members, must, kind, first, to, meets, joint};
    uint32_t all = 1u << members, musts = (1u << must) - 1;
    for (int32_t start = 0; start < ends; start++) {
        memset(room, 0, sizeof(uint64_t) * (size_t)ends * all);
        for (uint32_t used = 0; used < all; used++) {
            const uint64_t *reached = room + (size_t)ends * used;
            for (int32_t end = 0; used && (used & musts) == musts && end < ends; end++)
                pairs[start * ends + end] |= reached[end];
            for (int32_t m = 0; m < members; m++) {
                int alike = 0; /* of trains alike the first goes first */
                for (int32_t k = 0; k < m; k++) alike |= kind[k] == kind[m] && !(used >> k & 1);
                if (!(used >> m & 1) && !alike)
                    further(&c, kind[m], !used, start, reached, room + (size_t)ends * (used | 1u << m));
            }
        }
    }
}
