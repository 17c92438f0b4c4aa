/* Branch and bound of cover.py in C; native.py calls it. cover.py explains the bound.
 *
 * The search is the same, with things more that only pay in C: at every node what is covered already is worth nothing to
 * the trains left, the prices are improved by a few steps for the rest of the subtree, and the bound knows that trains far from
 * home need others in between (layers). Options lie one train after the
 * other in flat arrays. Stops where trains meet are bits of one word. A leaf that beats the floor is handed to `accept`,
 * which returns the new floor.
 */

#include <stdint.h>
#include <string.h>

#define MOST_TRAINS 24
#define MOST_PAID 12
#define LAYERS 6      /* the last one stands for all further ones */
#define MOST_ELEMENTS 192
#define ROOT_STEPS 80 /* of prices before the first branch */
#define STEPS 6       /* at other nodes */
#define EFFORT 200000 /* options looked at for a good start */

typedef int64_t (*accept_fn)(const int32_t *chosen);

typedef struct {
    int32_t trains, elements, options;
    const int32_t *first;   /* by train: its first option; one more entry at the end */
    const int32_t *kind;    /* by train: trains of one kind have the same options and are interchangeable */
    const uint64_t *meets;  /* by option */
    const uint8_t *stays;   /* by option: the train stays at home */
    const int64_t *own;     /* by option */
    const int32_t *sure;    /* by option: where its elements paid in any case begin in `flat`, and how many */
    const int32_t *choice;  /* by option: where its elements of choice begin in `flat`, how many, and how many pay */
    const int32_t *flat;
    const int64_t *worth;   /* by element, falling */
    uint64_t home;          /* 0: trains need not be connected */
    accept_fn accept;
    int64_t floor, nodes;   /* nodes: left */
    int32_t chosen[MOST_TRAINS]; /* by train, -1: not yet */
    int64_t effort;         /* left for climbing: options looked at */
    int64_t *room;          /* options left and what they add, one block for each depth */
} search;

typedef struct {
    int32_t count;
    int32_t option[MOST_TRAINS], used[MOST_TRAINS], paid[MOST_TRAINS][MOST_PAID];
    const search *s;
} sharing;

static int has(const search *s, int32_t option, int32_t element) {
    const int32_t *choice = s->choice + 3 * option;
    for (int32_t n = 0; n < choice[1]; n++)
        if (s->flat[choice[0] + n] == element) return 1;
    return 0;
}

/* See share_out in cover.py. */
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

/* The worth of the chosen options. `state`: by element, PAID where it is. */
enum { NEW, PAID, WANTED };

static int64_t share(const search *s, uint8_t *state) {
    sharing sh = {.s = s};
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
        if (s->choice[3 * o + 1]) sh.option[sh.count++] = o;
    }
    for (int32_t t = 0; t < sh.count; t++) {
        const int32_t *choice = s->choice + 3 * sh.option[t];
        for (int32_t n = 0; n < choice[1]; n++) {
            int32_t e = s->flat[choice[0] + n];
            if (state[e] == NEW) state[e] = WANTED;
        }
    }
    for (int32_t e = 0; sh.count && e < s->elements; e++) { /* the dearest first */
        uint32_t asked = 0;
        if (state[e] == WANTED && give(&sh, e, &asked)) {
            total += s->worth[e];
            state[e] = PAID;
        }
    }
    return total;
}

static int64_t value(const search *s) {
    uint8_t state[MOST_ELEMENTS] = {0};
    return share(s, state);
}

/* Groups of chosen trains that hang together, the one at home first; returns how many. */
static int groups_of(const search *s, uint64_t *groups) {
    int count = 1;
    groups[0] = s->home;
    for (int32_t t = 0; t < s->trains; t++) {
        if (s->chosen[t] < 0 || s->stays[s->chosen[t]]) continue;
        uint64_t mask = s->meets[s->chosen[t]], apart[MOST_TRAINS + 1];
        int kept = 0, at_home = 0;
        for (int g = 0; g < count; g++) {
            if (groups[g] & mask) {
                mask |= groups[g];
                at_home |= g == 0;
            } else
                apart[kept++] = groups[g];
        }
        count = 0;
        if (at_home) groups[count++] = mask;
        for (int g = 0; g < kept; g++) groups[count++] = apart[g];
        if (!at_home) groups[count++] = mask;
    }
    return count;
}

/* Layers: an option of layer 0 touches the group at home, one of layer 1 what options of layer 0 touch, and so on. Whatever
 * hangs together with home, no layer below another one in use is empty. */
typedef struct {
    int32_t train[MOST_TRAINS], length[MOST_TRAINS], top[MOST_TRAINS], left;
    int32_t sets;   /* of layers in use: 2 to the power of the number of layers */
    uint32_t must;  /* layers that connect the trains chosen, as bits */
    int32_t *list;  /* the options of the trains left, one after the other */
    int64_t *rest;  /* what each adds to the bound */
    uint8_t *layer; /* of each; FAR if it is out of reach */
} node;

#define FAR 255

/* Find the layers; returns all stops that could be connected with home. */
static uint64_t connectable(const search *s, node *n, const uint64_t *groups, int count) {
    uint64_t group = groups[0];
    int32_t size = 0;
    for (int32_t t = 0; t < n->left; t++) size += n->length[t];
    memset(n->layer, FAR, (size_t)size);
    for (int32_t step = 0; step < n->left; step++) {
        uint64_t wider = group;
        int layer = step < LAYERS ? step : LAYERS - 1;
        for (int32_t k = 0; k < size; k++)
            if (n->layer[k] == FAR && s->meets[n->list[k]] & group) {
                n->layer[k] = (uint8_t)layer;
                n->sets = 2 << layer;
                wider |= s->meets[n->list[k]];
            }
        for (int again = 1; again;) {
            again = 0;
            for (int g = 1; g < count; g++)
                if (groups[g] & wider && groups[g] & ~wider) {
                    wider |= groups[g];
                    n->must |= (2u << layer) - 1;
                    again = 1;
                }
        }
        if (wider == group) break;
        group = wider;
    }
    return group;
}

/* Drop options that cannot hang together with home; 0 if the trains chosen cannot. */
static int connect(const search *s, node *n) {
    uint64_t groups[MOST_TRAINS + 1];
    n->must = 0;
    n->sets = 1;
    if (!s->home) return 1;
    int count = groups_of(s, groups);
    uint64_t near = connectable(s, n, groups, count);
    for (int g = 1; g < count; g++)
        if (!(groups[g] & near)) return 0;
    int32_t at = 0, to = 0;
    for (int32_t t = 0; t < n->left; t++) {
        int32_t kept = 0;
        for (int32_t k = at; k < at + n->length[t]; k++) {
            int fits = s->stays[n->list[k]] || n->layer[k] != FAR;
            for (int g = 1; n->left == 1 && g < count; g++) fits = fits && s->meets[n->list[k]] & groups[g];
            if (!fits) continue;
            n->layer[to + kept] = n->layer[k];
            n->list[to + kept++] = n->list[k];
        }
        if (!kept) return 0;
        at += n->length[t];
        to += n->length[t] = kept;
    }
    return 1;
}

/* The best `pays` of the elements of choice. */
static int64_t of_choice(const search *s, int32_t option, const int64_t *reduced) {
    const int32_t *choice = s->choice + 3 * option;
    int64_t sum = 0, least[MOST_PAID];
    int32_t out = choice[1] - choice[2], held = 0;
    for (int32_t n = 0; n < choice[1]; n++) {
        int64_t v = reduced[s->flat[choice[0] + n]];
        sum += v;
        int32_t at = held < out ? held++ : (v < least[out - 1] ? out - 1 : -1);
        if (at < 0) continue;
        for (; at > 0 && least[at - 1] > v; at--) least[at] = least[at - 1];
        least[at] = v;
    }
    for (int32_t n = 0; n < held; n++) sum -= least[n];
    return sum;
}

static int64_t adds(const search *s, int32_t option, const int64_t *reduced) {
    const int32_t *sure = s->sure + 2 * option;
    int64_t sum = s->own[option];
    for (int32_t n = 0; n < sure[1]; n++) sum += reduced[s->flat[sure[0] + n]];
    return s->choice[3 * option + 1] ? sum + of_choice(s, option, reduced) : sum;
}

/* What every option of a train, or staying at home (-1), adds to what the others take. */
static void beside(search *s, int32_t train, int64_t *gain) {
    uint8_t state[MOST_ELEMENTS] = {0};
    int64_t left[MOST_ELEMENTS];
    share(s, state);
    for (int32_t e = 0; e < s->elements; e++) left[e] = state[e] == PAID ? 0 : s->worth[e];
    for (int32_t o = s->first[train]; o < s->first[train + 1]; o++) gain[o] = adds(s, o, left);
}

static int connected(const search *s) {
    uint64_t groups[MOST_TRAINS + 1];
    return !s->home || groups_of(s, groups) == 1;
}

/* The best option of a train beside those chosen that leaves all connected; 0 if there is none. */
static int improve(search *s, int32_t train, int64_t *gain) {
    int64_t best = -1;
    int32_t found = -1;
    s->chosen[train] = -1;
    s->effort -= s->first[train + 1] - s->first[train];
    beside(s, train, gain);
    if (connected(s)) best = 0;
    for (int32_t o = s->first[train]; o < s->first[train + 1]; o++) {
        if (gain[o] <= best) continue;
        s->chosen[train] = o;
        if (connected(s)) best = gain[o], found = o;
    }
    s->chosen[train] = found;
    return best >= 0;
}

/* Exchange one train after the other, or two at once, until nothing improves; the choice stays in `chosen`. */
static void climb(search *s, int64_t *gain) {
    int64_t worth = -1, before = -2;
    while (worth > before) {
        before = worth;
        for (int32_t t = 0; t < s->trains; t++) improve(s, t, gain);
        worth = value(s);
        for (int32_t t = 0; worth == before && t < s->trains; t++)
            for (int32_t u = 0; u < s->trains; u++) {
                int32_t old_t = s->chosen[t], old_u = s->chosen[u];
                if (t == u) continue;
                for (int32_t o = s->first[t]; o < s->first[t + 1] && s->effort > 0; o++) {
                    s->chosen[t] = o;
                    int64_t now = improve(s, u, gain) ? value(s) : -1;
                    if (now > worth) {
                        worth = now;
                        old_t = s->chosen[t], old_u = s->chosen[u];
                    }
                }
                s->chosen[t] = old_t, s->chosen[u] = old_u;
            }
    }
}

#define NONE (INT64_MIN / 4)
#define SETS (1 << LAYERS)

/* By layer the option of each train left that adds most; in the last place, staying at home. -1: there is none. */
typedef struct {
    int32_t best[MOST_TRAINS][LAYERS + 1];
    int64_t adds[MOST_TRAINS][LAYERS + 1];
} layers;

static void by_layer(const search *s, const node *n, layers *by) {
    for (int32_t t = 0, k = 0; t < n->left; t++) {
        for (int l = 0; l <= LAYERS; l++) by->best[t][l] = -1, by->adds[t][l] = NONE;
        for (int32_t end = k + n->length[t]; k < end; k++) {
            int l = s->stays[n->list[k]] ? LAYERS : n->layer[k];
            if (n->rest[k] > by->adds[t][l]) by->best[t][l] = k, by->adds[t][l] = n->rest[k];
        }
    }
}

static int with_layer(int set, int layer) { return layer < LAYERS ? set | 1 << layer : set; }

/* Whether no layer is empty below another one in use, or below trains chosen. */
static int complete(const node *n, int set) { return !(set & (set + 1)) && !(n->must & ~(uint32_t)set); }

/* By set of layers in use, the most that trains add with one train more. */
static void one_more(int32_t sets, const int64_t *adds, const int64_t *sum, int64_t *next) {
    for (int set = 0; set < sets; set++) next[set] = NONE;
    for (int l = 0; l <= LAYERS; l++) {
        if (adds[l] == NONE) continue;
        for (int set = 0; set < sets; set++)
            if (sum[set] + adds[l] > next[with_layer(set, l)]) next[with_layer(set, l)] = sum[set] + adds[l];
    }
    for (int set = 0; set < sets; set++)
        if (next[set] < NONE / 2) next[set] = NONE;
}

/* The best that the trains left add together if no layer below another one is empty; sets their tops. NONE: nothing. */
static int64_t best_of_layers(node *n, const layers *by) {
    int64_t sum[MOST_TRAINS + 1][SETS];
    for (int set = 0; set < n->sets; set++) sum[0][set] = set ? NONE : 0;
    for (int32_t t = 0; t < n->left; t++) one_more(n->sets, by->adds[t], sum[t], sum[t + 1]);
    int found = -1;
    for (int set = 0; set < n->sets; set++)
        if (complete(n, set) && (found < 0 || sum[n->left][set] > sum[n->left][found])) found = set;
    int64_t best = found < 0 ? NONE : sum[n->left][found];
    if (best == NONE) return NONE;
    for (int32_t t = n->left - 1; t >= 0; t--) { /* the way back */
        int before = -1;
        for (int l = 0; l <= LAYERS && before < 0; l++)
            for (int set = 0; by->best[t][l] >= 0 && set < n->sets; set++)
                if (with_layer(set, l) == found && sum[t][set] + by->adds[t][l] == sum[t + 1][found]) {
                    before = set;
                    n->top[t] = by->best[t][l];
                    break;
                }
        found = before;
    }
    return best;
}

/* The most that the other trains add if one uses a layer, by layer. */
static void beside_layers(const node *n, const layers *by, int32_t train, int64_t *others) {
    int64_t sum[SETS], next[SETS];
    for (int set = 0; set < n->sets; set++) sum[set] = set ? NONE : 0;
    for (int32_t t = 0; t < n->left; t++)
        if (t != train) {
            one_more(n->sets, by->adds[t], sum, next);
            memcpy(sum, next, sizeof sum);
        }
    for (int l = 0; l <= LAYERS; l++) {
        others[l] = NONE;
        for (int set = 0; set < n->sets; set++)
            if (complete(n, with_layer(set, l)) && sum[set] > others[l]) others[l] = sum[set];
    }
}

/* The bound under prices; fills what every option adds, and the best of each train. */
static int64_t bound_of(const search *s, node *n, const int64_t *price, const uint8_t *covered, int64_t *reduced) {
    int64_t bound = 0, tops = 0;
    for (int32_t e = 0; e < s->elements; e++) {
        reduced[e] = covered[e] ? 0 : s->worth[e] - price[e];
        bound += covered[e] ? s->worth[e] : price[e];
    }
    for (int32_t t = 0; t < s->trains; t++)
        if (s->chosen[t] >= 0) {
            bound += s->own[s->chosen[t]];
            if (s->choice[3 * s->chosen[t] + 1]) bound += of_choice(s, s->chosen[t], reduced);
        }
    for (int32_t t = 0, at = 0; t < n->left; at += n->length[t++]) {
        n->top[t] = at;
        for (int32_t k = at; k < at + n->length[t]; k++) {
            n->rest[k] = adds(s, n->list[k], reduced);
            if (n->rest[k] > n->rest[n->top[t]]) n->top[t] = k;
        }
        tops += n->rest[n->top[t]];
    }
    if (!s->home || bound + tops <= s->floor) return bound + tops;
    layers by;
    by_layer(s, n, &by);
    return bound + best_of_layers(n, &by);
}

static void take(const search *s, int32_t option, const int64_t *reduced, int32_t *taken) {
    const int32_t *sure = s->sure + 2 * option, *choice = s->choice + 3 * option;
    for (int32_t n = 0; n < sure[1]; n++) taken[s->flat[sure[0] + n]]++;
    int32_t out = choice[1] - choice[2], left_out[MOST_PAID];
    for (int32_t k = 0; k < out; k++) { /* the worst are left out */
        int32_t worst = -1;
        for (int32_t n = 0; n < choice[1]; n++) {
            int used = 0;
            for (int32_t j = 0; j < k; j++) used |= left_out[j] == n;
            if (!used && (worst < 0 || reduced[s->flat[choice[0] + n]] < reduced[s->flat[choice[0] + worst]])) worst = n;
        }
        left_out[k] = worst;
    }
    for (int32_t n = 0; n < choice[1]; n++) {
        int used = 0;
        for (int32_t j = 0; j < out; j++) used |= left_out[j] == n;
        if (!used) taken[s->flat[choice[0] + n]]++;
    }
}

/* One step of the prices towards a better bound; 0 if there is none. */
static int step(const search *s, const node *n, int64_t *price, const uint8_t *covered, const int64_t *reduced,
                int64_t gap, double scale) {
    int32_t taken[MOST_ELEMENTS] = {0};
    int64_t norm = 0;
    for (int32_t t = 0; t < s->trains; t++)
        if (s->chosen[t] >= 0 && s->choice[3 * s->chosen[t] + 1]) take(s, s->chosen[t], reduced, taken);
    for (int32_t t = 0; t < n->left; t++)
        if (!s->stays[n->list[n->top[t]]]) take(s, n->list[n->top[t]], reduced, taken);
    for (int32_t e = 0; e < s->elements; e++) {
        taken[e] = covered[e] || (!taken[e] && !price[e]) ? 0 : taken[e] - 1;
        norm += (int64_t)taken[e] * taken[e];
    }
    if (!norm) return 0;
    double size = scale * (double)gap / (double)norm;
    for (int32_t e = 0; e < s->elements; e++) {
        int64_t p = price[e] + (int64_t)(size * taken[e]);
        price[e] = p < 0 ? 0 : p > s->worth[e] ? s->worth[e] : p;
    }
    return 1;
}

static void branch(search *s, const node *parent, const int64_t *parent_price, const uint8_t *parent_covered) {
    if (!parent->left) {
        if (value(s) > s->floor) s->floor = s->accept(s->chosen);
        return;
    }
    int32_t depth = s->trains - parent->left, size = 0;
    node n = *parent;
    for (int32_t t = 0; t < n.left; t++) size += n.length[t];
    int64_t *block = s->room + (int64_t)depth * 3 * s->options;
    n.rest = block;
    n.layer = (uint8_t *)(block + 2 * s->options);
    n.list = (int32_t *)(block + s->options);
    memcpy(n.list, parent->list, sizeof(int32_t) * (size_t)size);
    if (!connect(s, &n)) return;

    int64_t price[MOST_ELEMENTS], best_price[MOST_ELEMENTS], reduced[MOST_ELEMENTS], bound, best = INT64_MAX;
    double scale = 1.0;
    memcpy(price, parent_price, sizeof price);
    for (int32_t k = 0;; k++) {
        bound = bound_of(s, &n, price, parent_covered, reduced);
        if (bound <= s->floor) return;
        if (bound < best) {
            best = bound;
            memcpy(best_price, price, sizeof price);
        } else
            scale *= depth ? 0.6 : 0.8;
        if (k == (depth ? STEPS : ROOT_STEPS) || n.left == 1 || !step(s, &n, price, parent_covered, reduced, bound - s->floor, scale)) break;
    }
    if (bound != best) bound = bound_of(s, &n, best_price, parent_covered, reduced);

    /* Drop what is out of reach, and branch on the train with fewest options. */
    int64_t base = bound;
    layers by;
    for (int32_t t = 0; t < n.left; t++) base -= n.rest[n.top[t]];
    if (s->home) by_layer(s, &n, &by);
    int32_t at = 0, to = 0, pick = 0;
    for (int32_t t = 0; t < n.left; t++) {
        int64_t others[LAYERS + 1];
        for (int l = 0; l <= LAYERS; l++) others[l] = bound - base - n.rest[n.top[t]];
        if (s->home) beside_layers(&n, &by, t, others);
        int32_t kept = 0;
        for (int32_t k = at; k < at + n.length[t]; k++) {
            int layer = !s->home || s->stays[n.list[k]] ? LAYERS : n.layer[k];
            if (base + others[layer] + n.rest[k] <= s->floor) continue;
            n.list[to + kept] = n.list[k];
            n.rest[to + kept++] = n.rest[k];
        }
        if (!kept) return;
        at += n.length[t];
        to += n.length[t] = kept;
        if (n.length[t] < n.length[pick]) pick = t;
    }
    int32_t begin = 0, train = n.train[pick];
    for (int32_t t = 0; t < pick; t++) begin += n.length[t];
    for (int32_t tried = 0; tried < n.length[pick]; tried++) { /* the best first */
        int32_t k = begin;
        for (int32_t j = begin; j < begin + n.length[pick]; j++)
            if (n.rest[j] > n.rest[k]) k = j;
        if (s->nodes <= 0) return;
        s->nodes--;
        n.rest[k] = INT64_MIN / 4;
        int32_t option = n.list[k];
        int32_t *out = n.list + s->options; /* the lists of the child, behind our own */
        node child = {.left = 0, .list = out};
        int32_t from = 0, empty = 0;
        for (int32_t t = 0; t < n.left; from += n.length[t++]) {
            if (t == pick) continue;
            int32_t least = s->kind[n.train[t]] == s->kind[train] ? option - s->first[train] + s->first[n.train[t]] : 0;
            int32_t count = 0;
            for (int32_t j = from; j < from + n.length[t]; j++)
                if (n.list[j] >= least) *out++ = n.list[j], count++;
            child.train[child.left] = n.train[t];
            child.length[child.left++] = count;
            empty |= !count;
        }
        if (empty) continue;
        uint8_t covered[MOST_ELEMENTS];
        memcpy(covered, parent_covered, sizeof covered);
        for (int32_t j = 0; j < s->sure[2 * option + 1]; j++) covered[s->flat[s->sure[2 * option] + j]] = 1;
        s->chosen[train] = option;
        branch(s, &child, best_price, covered);
        s->chosen[train] = -1;
    }
}

/* Returns the nodes left, less than 1 if the search was cut short. `room`: 3 * options * (trains + 2) words of 8 bytes. */
int64_t cover_branch(int32_t trains, int32_t elements, const int32_t *first, const int32_t *kind, const uint64_t *meets,
                     const uint8_t *stays, const int64_t *own, const int32_t *sure, const int32_t *choice,
                     const int32_t *flat, const int64_t *worth, const int64_t *prices, uint64_t home, accept_fn accept,
                     int64_t floor, int64_t nodes, int64_t *room) {
    search s = {.trains = trains, .elements = elements, .options = first[trains], .first = first, .kind = kind,
                .meets = meets, .stays = stays, .own = own, .sure = sure, .choice = choice, .flat = flat, .worth = worth,
                .home = home, .accept = accept, .floor = floor, .nodes = nodes, .effort = EFFORT, .room = room};
    node root = {.left = trains, .list = (int32_t *)(room + (int64_t)3 * s.options * (trains + 1))};
    int64_t price[MOST_ELEMENTS] = {0};
    uint8_t covered[MOST_ELEMENTS] = {0};
    memcpy(price, prices, sizeof(int64_t) * (size_t)elements);
    for (int32_t o = 0; o < s.options; o++) root.list[o] = o;
    for (int32_t t = 0; t < trains; t++) {
        root.train[t] = t;
        root.length[t] = first[t + 1] - first[t];
        s.chosen[t] = -1;
    }
    for (int32_t start = 0; start < trains && s.effort > 0; start++) {
        improve(&s, start, room);
        climb(&s, room);
        if (value(&s) > s.floor) s.floor = accept(s.chosen);
        for (int32_t t = 0; t < trains; t++) s.chosen[t] = -1;
    }
    branch(&s, &root, price, covered);
    return s.nodes;
}
