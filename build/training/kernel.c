/* Self-play at speed: the same positions, keys and features as game/bots/position.py, policy.py and
   playout.py, for training and for quick measuring; a test holds the two against each other. */

#include <math.h>
#include <stdint.h>
#include <string.h>

#define QUEEN (1 << 10)
#define JACK (1 << 9)
#define NOBODY (-1)
#define SEVERAL 16
#define BIG 8
#define MOST 13
#define PLACES 6

typedef struct {
    int hands[16], live[4], seen_void[4], points[16];
    int turn, count, led, best, taker, trick_points, stake, broken, left, owner;
    int queen_live, jack_live, jack_here, jack_taker, points_first, queen_breaks;
} Position;

typedef struct {
    int suit, card, n, place[PLACES];
    float score, share;
} Candidate;

/* ---- chance: xoshiro128+ is plenty ---- */

static uint32_t S[4] = {1, 2, 3, 4};

static inline uint32_t rotl(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }

static inline uint32_t next32(void) {
    uint32_t r = S[0] + S[3], t = S[1] << 9;
    S[2] ^= S[0]; S[3] ^= S[1]; S[1] ^= S[2]; S[0] ^= S[3]; S[2] ^= t; S[3] = rotl(S[3], 11);
    return r;
}

static inline float uniform(void) { return (next32() >> 8) * (1.0f / 16777216.0f); }
static inline int below(int n) { return (int)(((uint64_t)next32() * (uint64_t)n) >> 32); }

void seed(uint64_t s) {
    for (int i = 0; i < 4; i++) {
        s += 0x9E3779B97F4A7C15ull;
        uint64_t z = s;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        S[i] = (uint32_t)(z ^ (z >> 31));
    }
}

/* ---- weights ---- */

static const int SIZES[] = {6144, 1664, 2304, 2016, 5376, 1536,
                            4096, 4992, 1344, 1792, 192,
                            4096, 1664, 1792, 1120, 384};
static int T[16], SET;
static float *W;
static float SHARP = 1.0f;

int setup(float *weights) {
    int at = 0;
    for (int i = 0; i < 16; i++) { T[i] = at; at += SIZES[i]; }
    SET = at;
    W = weights;
    return 3 * at;
}

void sharpen(float factor) { SHARP = factor; }

/* ---- rules ---- */

#define POP __builtin_popcount
#define MIN(a, b) ((a) < (b) ? (a) : (b))

static void start(Position *p) {
    memset((char *)p + sizeof p->hands, 0, sizeof *p - sizeof p->hands);
    for (int s = 0; s < 4; s++)
        p->live[s] = p->hands[s] | p->hands[4 + s] | p->hands[8 + s] | p->hands[12 + s];
    for (int q = 0; q < 16; q += 4)
        if (p->hands[q] & 1) p->turn = q;
    p->left = 13;
    p->owner = NOBODY;
    p->queen_live = 1;
    p->jack_taker = -1;
}

static void legal(const Position *p, int out[4]) {
    const int *h = p->hands + p->turn;
    for (int s = 0; s < 4; s++) out[s] = h[s];
    if (p->count) {
        if (h[p->led]) {
            for (int s = 0; s < 4; s++) if (s != p->led) out[s] = 0;
        } else if (p->left == 13 && !p->points_first) {
            if (h[0] || h[1] || (h[2] & ~QUEEN)) { out[2] &= ~QUEEN; out[3] = 0; }
            else if (h[3]) out[2] = 0;
        }
    } else if (p->left == 13 && (h[0] & 1)) {
        out[0] = 1; out[1] = out[2] = out[3] = 0;
    } else if (!p->broken && (h[0] | h[1] | h[2])) out[3] = 0;
}

static void play(Position *p, int suit, int card) {
    int seat = p->turn;
    p->hands[seat + suit] ^= card;
    p->live[suit] ^= card;
    if (!p->count) { p->led = suit; p->best = card; p->taker = seat; }
    else if (suit != p->led) p->seen_void[p->led] |= 1 << (seat >> 2);
    else if (card > p->best) { p->best = card; p->taker = seat; }
    if (suit == 3) {
        p->trick_points++; p->broken = 1;
        if (!p->stake) p->stake = 1;
    } else if (suit == 2 && card == QUEEN) {
        p->trick_points += 13; p->stake = 2; p->queen_live = 0;
        if (p->queen_breaks) p->broken = 1;
    } else if (suit == 1 && card == JACK && p->jack_live) {
        p->jack_live = 0; p->jack_here = 1;
        if (p->stake != 2) p->stake = 3;
    }
    if (++p->count < 4) { p->turn = (seat + 4) & 15; return; }
    int taker = p->taker;
    if (p->trick_points) {
        p->points[taker] += p->trick_points;
        if (p->owner == NOBODY) p->owner = taker;
        else if (p->owner != taker) p->owner = SEVERAL;
    }
    if (p->jack_here) { p->jack_taker = taker; p->jack_here = 0; }
    p->turn = taker;
    p->count = p->trick_points = p->stake = 0;
    p->left--;
}

static int over(const Position *p) {
    if (!p->left) return 1;
    return !p->jack_live && !p->count &&
           p->points[0] + p->points[4] + p->points[8] + p->points[12] == 26;
}

static void payoffs(const Position *p, int jack, float out[4]) {
    float score[4], sum = 0;
    for (int i = 0; i < 4; i++) score[i] = p->points[4 * i];
    for (int i = 0; i < 4; i++)
        if (p->points[4 * i] == 26) {
            for (int k = 0; k < 4; k++) score[k] = 26;
            score[i] = 0;
            break;
        }
    if (jack && p->jack_taker >= 0) score[p->jack_taker >> 2] -= 10;
    for (int i = 0; i < 4; i++) sum += score[i];
    for (int i = 0; i < 4; i++) out[i] = (sum - score[i]) / 3 - score[i];
}

/* ---- features ---- */

static const int STAGES[14] = {3, 3, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0};
static const int OTHERS[4] = {14, 13, 11, 7};
static const int AFTER[4][4] = {{14, 12, 8, 0}, {13, 9, 1, 0}, {11, 3, 2, 0}, {7, 6, 4, 0}};

static inline int top(int mask) { return 1 << (31 - __builtin_clz(mask)); }

static int follow_cards(int held, int between, int special, int *cards) {
    int count = 0, before = 0;
    while (held) {
        int card = held & -held;
        held ^= card;
        if (!before || ((card | before) & special) ||
            (between & (card - 1) & ~((before << 1) - 1)))
            cards[count++] = card;
        before = card;
    }
    return count;
}

static int discard_cards(int held, int unseen, int special, int *cards, int *slots) {
    int count = 0, own = held & special, rest = held ^ own;
    if (own) { cards[count] = own; slots[count++] = 2; }
    if (rest) {
        int high = top(rest), below = unseen & (high - 1);
        cards[count] = high; slots[count++] = 0;
        if (!own && below && (rest & (top(below) - 1))) {
            cards[count] = top(rest & (top(below) - 1)); slots[count++] = 1;
        }
    }
    return count;
}

static int lead_cards(int held, int unseen, int special, int *cards, int *slots) {
    int count = 0, own = held & special, rest = held ^ own;
    if (rest) {
        int low = rest & -rest, high = top(rest);
        cards[count] = low; slots[count++] = 0;
        int between = unseen & (high - 1) & ~((low << 1) - 1);
        if (between) {
            int next = between & -between, middle = rest & ~((next << 1) - 1);
            middle &= -middle;
            if (unseen & (high - 1) & ~((middle << 1) - 1)) {
                cards[count] = middle; slots[count++] = 1;
            }
            cards[count] = high; slots[count++] = 2;
        }
    }
    if (own) { cards[count] = own; slots[count++] = 3; }
    return count;
}

static int candidates(const Position *p, int mood, Candidate *out) {
    const int *h = p->hands + p->turn;
    int seat = p->turn, spades = h[2], found = 0, masks[4], cards[13], slots[13];
    int queen = 0, moon = 0, stage = STAGES[p->left], stake = p->stake;
    int place = p->count ? p->count - 1 : 3;
    if (p->queen_live) queen = spades & QUEEN ? 1 : (spades >> 11) ? 2 : 3;
    if (p->owner == SEVERAL) moon = 1;
    else if (p->owner != NOBODY) {
        moon = p->owner == seat ? 2 : p->count && p->owner == p->taker ? 4 : 6;
        if (p->points[p->owner] >= BIG) moon++;
    }
    int first = mood * SET;
    legal(p, masks);
    if (p->count && h[p->led]) {
        int suit = p->led, held = h[suit], unseen = p->live[suit] ^ held;
        int kind = suit > 1 ? suit - 1 : suit == 1 && p->jack_live ? 3 : 0;
        int special = kind == 1 ? QUEEN : kind == 3 ? JACK : 0;
        int late = MIN(POP(p->seen_void[suit] & AFTER[seat >> 2][p->count]), 2);
        int count = follow_cards(held, unseen | p->best, special, cards), under = 0;
        for (int i = 0; i < count; i++) under += cards[i] < p->best;
        int length = MIN(POP(held), 7) - 1, both = under && under < count, exits = 0;
        if (both && place == 2)
            for (int s = 0; s < 4; s++)
                if (s != suit && h[s]) {
                    int u = p->live[s] ^ h[s];
                    exits += u && POP(u & ((h[s] & -h[s]) - 1)) < 2;
                }
        for (int at = 0; at < count; at++) {
            int card = cards[at], rank = 31 - __builtin_clz(card), tops = at >= under;
            int ab = MIN(POP(unseen >> (rank + 1)), 7) * 8 + MIN(POP(unseen & (card - 1)), 7);
            int slot = at == (tops ? count : under) - 1 ? 0 : at == (tops ? under : 0) ? 1 : 2;
            Candidate *c = out + found++;
            int *w = c->place;
            c->suit = suit;
            c->card = card;
            c->n = 4;
            w[0] = T[0] + (((kind * 3 + place) * 4 + stake) * 2 + tops) * 64 + ab;
            w[1] = T[1] + (((kind * 2 + tops) * 4 + queen) * 4 + stage) * 13 + rank;
            w[2] = T[2] + ((((moon * 4 + kind) * 3 + place) * 4 + stake) * 2 + tops) * 3 + slot;
            w[3] = T[3] + ((((kind * 2 + tops) * 4 + queen) * 7 + length) * 3 + late) * 3 + slot;
            if (both && tops) {
                c->n = 6;
                w[4] = T[4] + ((((kind * 3 + place) * 4 + stake) * 4 + queen) * 7 + length) * 4 +
                       MIN(POP(unseen) / 2, 3);
                w[5] = T[5] + (((moon * 3 + place) * 4 + stake) * 4 + exits) * 4 + stage;
            }
        }
    } else for (int suit = 0; suit < 4; suit++) {
        int held = masks[suit];
        if (!held) continue;
        int unseen = p->live[suit] ^ h[suit];
        int kind = suit > 1 ? suit - 1 : suit == 1 && p->jack_live ? 3 : 0;
        int special = kind == 1 ? QUEEN : kind == 3 ? JACK : 0;
        int voids = POP(p->seen_void[suit] & OTHERS[seat >> 2]), kq = kind * 4 + queen;
        int length = MIN(POP(held), 7) - 1, low = MIN(POP(unseen & ((held & -held) - 1)), 5);
        int leading = place == 3;
        int count = leading ? lead_cards(held, unseen, special, cards, slots)
                            : discard_cards(held, unseen, special, cards, slots);
        for (int at = 0; at < count; at++) {
            int card = cards[at], rank = 31 - __builtin_clz(card), slot = slots[at];
            int ab = MIN(POP(unseen >> (rank + 1)), 7) * 8 + MIN(POP(unseen & (card - 1)), 7);
            Candidate *c = out + found++;
            int *w = c->place;
            c->suit = suit;
            c->card = card;
            c->n = 5;
            if (leading) {
                w[0] = T[11] + (kq * 4 + voids) * 64 + ab;
                w[1] = T[12] + ((kind * 8 + moon) * 4 + stage) * 13 + rank;
                w[2] = T[13] + ((kq * 7 + length) * 4 + stage) * 4 + slot;
                w[3] = T[14] + (kq * 10 + MIN(POP(unseen), 9)) * 7 + length;
                w[4] = T[15] + ((kind * 4 + stage) * 4 + voids) * 6 + low;
            } else {
                w[0] = T[6] + (kq * 4 + MIN(length, 3)) * 64 + ab;
                w[1] = T[7] + (((kind * 8 + moon) * 4 + stake) * 3 + place) * 13 + rank;
                w[2] = T[8] + ((kq * 7 + length) * 4 + stage) * 3 + slot;
                w[3] = T[9] + ((kq * 4 + stage) * 4 + voids) * 7 + length;
                w[4] = T[10] + (kind * 8 + moon) * 6 + low;
            }
        }
    }
    for (int i = 0; i < found; i++) {
        float score = 0;
        for (int j = 0; j < out[i].n; j++) { out[i].place[j] += first; score += W[out[i].place[j]]; }
        out[i].score = score;
    }
    return found;
}

/* Whose weights the seat to play goes by: 0 anybody's, 1 the shooter's, 2 those of somebody who
   knows that there is a shooter. */
static int mood_of(const Position *p, int shooter, int wary) {
    if (shooter < 0 || (p->owner != NOBODY && p->owner != shooter)) return 0;
    return p->turn == shooter ? 1 : wary ? 2 : 0;
}

/* Chances of the candidates, proportional to the exponentials of their scores. */
static void shares(Candidate *c, int n, float sharp) {
    float most = -1e30f, sum = 0;
    for (int i = 0; i < n; i++) if (c[i].score > most) most = c[i].score;
    for (int i = 0; i < n; i++) sum += c[i].share = expf((c[i].score - most) * sharp);
    for (int i = 0; i < n; i++) c[i].share /= sum;
}

static int pick(const Candidate *c, int n) {
    float r = uniform();
    for (int i = 0; i < n - 1; i++) if ((r -= c[i].share) < 0) return i;
    return n - 1;
}

/* The reference opponent that gets under whatever it can. */
static void duck(const Position *p, int *suit, int *card) {
    int m[4], most = -1, low = 99;
    legal(p, m);
    const int *h = p->hands + p->turn;
    if (!p->count) {
        if ((h[2] & QUEEN) && (m[0] | m[1] | (m[2] & (QUEEN - 1)) | m[3])) m[2] &= QUEEN - 1;
        for (int s = 0; s < 4; s++)
            if (m[s] && __builtin_ctz(m[s]) < low) { low = __builtin_ctz(m[s]); *suit = s; }
        *card = 1 << low;
        return;
    }
    if (h[p->led]) {
        int s = *suit = p->led, mine = m[s], under;
        if (s == 2 && (mine & QUEEN) && p->best > QUEEN) { *card = QUEEN; return; }
        under = mine & (p->best - 1);
        if (under) { *card = 1 << (31 - __builtin_clz(under)); return; }
        if (s == 2 && (mine & ~QUEEN)) mine &= ~QUEEN;
        *card = p->count == 3 ? 1 << (31 - __builtin_clz(mine)) : mine & -mine;
        return;
    }
    if (m[2] & QUEEN) { *suit = 2; *card = QUEEN; return; }
    if (p->queen_live && (m[2] >> 11)) { *suit = 2; *card = 1 << (31 - __builtin_clz(m[2])); return; }
    if (m[3]) { *suit = 3; *card = 1 << (31 - __builtin_clz(m[3])); return; }
    for (int s = 0; s < 4; s++)
        if (m[s] && 31 - __builtin_clz(m[s]) > most) { most = 31 - __builtin_clz(m[s]); *suit = s; }
    *card = 1 << most;
}

/* The same, but drawing the queen by low spades and taking last what costs nothing. */
static void greedy(const Position *p, int *suit, int *card) {
    int m[4];
    const int *h = p->hands + p->turn;
    legal(p, m);
    if (!p->count && p->queen_live && !(h[2] & QUEEN) && (m[2] & (QUEEN - 1))) {
        *suit = 2;
        *card = top(m[2] & (QUEEN - 1));
        return;
    }
    if (p->count == 3 && !p->stake && h[p->led]) {
        int held = m[p->led];
        if (p->led != 2 || !(held & QUEEN) || p->best < QUEEN) {
            if (p->led == 2 && (held & ~QUEEN)) held &= ~QUEEN;
            *suit = p->led;
            *card = top(held);
            return;
        }
    }
    duck(p, suit, card);
}

static float CARELESS = -1;

/* Play out by the greedy rules, a share of the cards at random; below 0 by the policy again. */
void play_greedily(float random_share) { CARELESS = random_share; }

static void finish_greedily(Position *p) {
    while (!over(p)) {
        int suit = 0, card = 0;
        if (uniform() < CARELESS) {
            int m[4], r = 0;
            legal(p, m);
            r = below(POP(m[0]) + POP(m[1]) + POP(m[2]) + POP(m[3]));
            while (r >= POP(m[suit])) r -= POP(m[suit++]);
            int held = m[suit];
            while (r--) held &= held - 1;
            card = held & -held;
        } else greedy(p, &suit, &card);
        play(p, suit, card);
    }
}

static void finish(Position *p, int shooter, int wary) {
    Candidate c[4 * MOST];
    if (CARELESS >= 0) { finish_greedily(p); return; }
    while (!over(p)) {
        int n = candidates(p, mood_of(p, shooter, wary), c), i = 0;
        if (n > 1) { shares(c, n, SHARP); i = pick(c, n); }
        play(p, c[i].suit, c[i].card);
    }
}

/* ---- dealing and passing ---- */

static void deal(Position *p) {
    int deck[52];
    for (int i = 0; i < 52; i++) deck[i] = i;
    for (int i = 51; i > 0; i--) { int j = below(i + 1), t = deck[i]; deck[i] = deck[j]; deck[j] = t; }
    memset(p->hands, 0, sizeof p->hands);
    for (int i = 0; i < 52; i++) p->hands[4 * (i / 13) + deck[i] / 13] |= 1 << deck[i] % 13;
}

/* Rules of thumb, with some noise: uncovered high spades, high cards, what makes a void. */
static void pass(Position *p, int steps) {
    int given[4][4] = {{0}};
    for (int q = 0; q < 4; q++) {
        int *h = p->hands + 4 * q, small = POP(h[2] & (QUEEN - 1));
        float noise = uniform() < 0.3f ? 12 : 3;
        for (int k = 0; k < 3; k++) {
            float most = -1e9f;
            int suit = 0, card = 0;
            for (int s = 0; s < 4; s++)
                for (int m = h[s]; m; m &= m - 1) {
                    int bit = m & -m, rank = 31 - __builtin_clz(bit);
                    float v = rank + uniform() * noise;
                    if (s == 2) v = bit >= QUEEN ? (small < 4 ? v + 20 : v - 5) : v - 10;
                    else if (s == 3) v = rank > 5 ? v + 1 : v - 5;
                    else v += 2 * (POP(h[s]) < 4 ? 4 - POP(h[s]) : 0);
                    if (v > most) { most = v; suit = s; card = bit; }
                }
            h[suit] ^= card;
            given[q][suit] |= card;
        }
    }
    for (int q = 0; q < 4; q++)
        for (int s = 0; s < 4; s++) p->hands[((q + steps) & 3) * 4 + s] |= given[q][s];
}

static int high_cards(const int *h) {
    int sum = 0;
    for (int s = 0; s < 4; s++) sum += 4 * POP(h[s] >> 11) + 2 * POP(h[s] >> 9 & 3) + (POP(h[s]) > 5) * 3;
    return sum;
}

/* ---- training: all-actions policy gradient from the true deals ---- */

void train(int deals, float often, int repeats, float tau, float jack_share, float shoot_share,
           float *grad, double *stats) {
    Candidate c[4 * MOST];
    for (int d = 0; d < deals; d++) {
        Position p;
        deal(&p);
        int steps = below(4), shooter = -1, jack = uniform() < jack_share;
        if (steps) pass(&p, steps);
        start(&p);
        p.jack_live = jack;
        if (uniform() < 0.1f) p.points_first = 1;
        if (uniform() < 0.1f) p.queen_breaks = 1;
        int wary = 0;
        if (uniform() < shoot_share) {
            wary = uniform() < 0.5f;
            int most = -1;
            for (int q = 0; q < 16; q += 4) {
                int strength = high_cards(p.hands + q) + below(8);
                if (strength > most) { most = strength; shooter = q; }
            }
        }
        while (!over(&p)) {
            int seat = p.turn, mood = mood_of(&p, shooter, wary), shooting = mood == 1;
            int n = candidates(&p, mood, c), i = 0;
            if (n > 1) {
                shares(c, n, 1.0f);
                i = uniform() < 0.03f ? below(n) : pick(c, n);
                if (uniform() < often || (mood && uniform() < often)) {
                    float value[4 * MOST], mean = 0, entropy = 0;
                    for (int k = 0; k < n; k++) {
                        value[k] = 0;
                        for (int r = 0; r < repeats; r++) {
                            Position q = p;
                            float out[4];
                            play(&q, c[k].suit, c[k].card);
                            finish(&q, shooter, wary);
                            payoffs(&q, jack, out);
                            value[k] += shooting ? (q.points[seat] == 26 ? 2.0f : 0.0f)
                                                 : out[seat >> 2] / 10;
                        }
                        value[k] /= repeats;
                        mean += c[k].share * value[k];
                        entropy -= c[k].share * logf(c[k].share + 1e-12f);
                    }
                    for (int k = 0; k < n; k++) {
                        float g = c[k].share * (value[k] - mean -
                                                tau * (logf(c[k].share + 1e-12f) + entropy));
                        for (int j = 0; j < c[k].n; j++) grad[c[k].place[j]] += g;
                    }
                    stats[0] += 1;
                    stats[1] += entropy;
                    stats[2] += n;
                }
            }
            play(&p, c[i].suit, c[i].card);
        }
        stats[3] += 1;
        for (int q = 0; q < 16; q += 4)
            if (p.points[q] == 26) stats[q == shooter ? (wary ? 7 : 5) : 4] += 1;
        if (shooter >= 0) stats[6] += 1;
    }
}

/* ---- measuring ---- */

/* The policy alone in each of the seats against three ducks; mean payoff, points and moons. */
void against_duck(int deals, float sharp, double *out) {
    Candidate c[4 * MOST];
    double sum = 0, squares = 0, points = 0, moons = 0, lost = 0;
    for (int d = 0; d < deals; d++) {
        Position dealt;
        double total = 0;
        deal(&dealt);
        if (d & 3) pass(&dealt, d & 3);
        for (int own = 0; own < 16; own += 4) {
            Position p = dealt;
            float pay[4];
            start(&p);
            while (!over(&p)) {
                int suit = 0, card = 0;
                if (p.turn == own) {
                    int n = candidates(&p, 0, c), i;
                    shares(c, n, sharp);
                    i = pick(c, n);
                    suit = c[i].suit;
                    card = c[i].card;
                } else duck(&p, &suit, &card);
                play(&p, suit, card);
            }
            payoffs(&p, 0, pay);
            total += pay[own >> 2];
            points += p.points[own];
            for (int q = 0; q < 16; q += 4)
                if (p.points[q] == 26) { if (q == own) moons++; else lost++; }
        }
        sum += total / 4;
        squares += total * total / 16;
    }
    out[0] = sum / deals;
    out[1] = sqrt((squares / deals - out[0] * out[0]) / deals);
    out[2] = points / deals / 4;
    out[3] = moons / deals / 4;
    out[4] = lost / deals / 4;
}

int list_candidates(const Position *p, int mood, int *out) {
    Candidate c[4 * MOST];
    int n = candidates(p, mood, c), at = 0;
    for (int i = 0; i < n; i++) {
        out[at++] = c[i].suit;
        out[at++] = c[i].card;
        out[at++] = c[i].n;
        for (int j = 0; j < PLACES; j++) out[at++] = j < c[i].n ? c[i].place[j] : -1;
    }
    return n;
}

/* One play-out from a given position; fills the points, answers the taker of a scoring jack. */
int finish_from(const Position *from, int suit, int card, int shooter, int wary, int *points) {
    Position p = *from;
    if (card) play(&p, suit, card);
    finish(&p, shooter, wary);
    memcpy(points, p.points, sizeof p.points);
    return p.jack_taker;
}

/* One step of AdaGrad along the gradient; `squares` are its squares summed so far. */
void climb(float *weights, float *grad, double *squares, int count, float rate) {
    for (int i = 0; i < count; i++) {
        squares[i] += (double)grad[i] * grad[i];
        weights[i] += rate * grad[i] / (float)sqrt(squares[i]);
        grad[i] = 0;
    }
}

/* Scores of deals that the policy plays with itself, four a deal. */
void sample_scores(int deals, int *out) {
    for (int d = 0; d < deals; d++) {
        Position p;
        deal(&p);
        if (d & 3) pass(&p, d & 3);
        start(&p);
        finish(&p, -1, 0);
        for (int i = 0; i < 4; i++) out[4 * d + i] = p.points[4 * i];
        for (int i = 0; i < 4; i++)
            if (p.points[4 * i] == 26) {
                for (int k = 0; k < 4; k++) out[4 * d + k] = k == i ? 0 : 26;
                break;
            }
    }
}
