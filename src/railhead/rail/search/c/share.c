/* `share_out` of cover.py: which train pays which element. */

#include <string.h>

#include "cover.h"

enum { NEW, PAID, WANTED };

typedef struct {
    const search *s;
    int32_t count; /* trains with a choice */
    int32_t option[MOST_TRAINS], used[MOST_TRAINS], paid[MOST_TRAINS][MOST_CHOICE];
} sharing;

static int has(const search *s, int32_t option, int32_t element) {
    const int32_t *choice = s->choice + 3 * option;
    for (int32_t n = 0; n < choice[1]; n++)
        if (s->flat[choice[0] + n] == element) return 1;
    return 0;
}

/* Give an element to a train that has it and room, or can make room by passing one on. */
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

/* What trains always pay; those with a choice are kept for later. */
static int64_t pay_sure(sharing *sh, uint8_t *state) {
    const search *s = sh->s;
    int64_t total = 0;
    for (int32_t t = 0; t < s->trains; t++) {
        int32_t o = s->chosen[t];
        if (o < 0) continue;
        const int32_t *sure = s->sure + 2 * o;
        total += s->own[o];
        for (int32_t n = 0; n < sure[1]; n++) {
            int32_t e = s->flat[sure[0] + n];
            if (state[e] != PAID) total += s->worth[e];
            state[e] = PAID;
        }
        if (s->choice[3 * o + 1]) sh->option[sh->count++] = o;
    }
    return total;
}

int64_t share(const search *s, uint8_t *paid) {
    sharing sh;
    sh.s = s;
    sh.count = 0;
    memset(sh.used, 0, sizeof sh.used);
    memset(paid, NEW, (size_t)s->elements);
    int64_t total = pay_sure(&sh, paid);
    for (int32_t t = 0; t < sh.count; t++) {
        const int32_t *choice = s->choice + 3 * sh.option[t];
        for (int32_t n = 0; n < choice[1]; n++) {
            int32_t e = s->flat[choice[0] + n];
            if (paid[e] == NEW) paid[e] = WANTED;
        }
    }
    for (int32_t e = 0; sh.count && e < s->elements; e++) { /* the most valuable first */
        uint32_t asked = 0;
        if (paid[e] == WANTED && give(&sh, e, &asked)) {
            total += s->worth[e];
            paid[e] = PAID;
        }
    }
    for (int32_t e = 0; e < s->elements; e++) paid[e] = paid[e] == PAID;
    return total;
}
