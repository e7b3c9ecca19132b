package io.github.hiverules.internal.packed;

/** Brings a hive to another position by lifting and putting only the pieces that differ. */
final class HiveSync {

    private final Hive hive;
    private final LastPiece last;
    private final long[] words = new long[Lanes.WORDS];

    HiveSync(Hive hive) {
        this.hive = hive;
        last = new LastPiece(hive);
    }

    void bring(long w0, long w1, long w2, long w3, long w4, long w5, long w6) {
        int changed = changed(0, w0)
                | changed(1, w1)
                | changed(2, w2)
                | changed(3, w3)
                | changed(4, w4)
                | changed(5, w5)
                | changed(6, w6);
        if (changed == 0) {
            return;
        }
        words[0] = w0;
        words[1] = w1;
        words[2] = w2;
        words[3] = w3;
        words[4] = w4;
        words[5] = w5;
        words[6] = w6;
        int others = changed & ~last.bit();
        if (others == 0) {
            last.moveAgain(lane(last.id()));
        } else if (others != changed && lane(last.id()) == last.home()) {
            last.takeBack();
            move(others);
        } else {
            move(changed);
        }
    }

    private void move(int ids) {
        if ((ids & ids - 1) == 0) {
            // Nothing covers it: what did would have gone too.
            int id = Integer.numberOfTrailingZeros(ids);
            last.move(id, lane(id));
            return;
        }
        last.forget();
        if (liftAll(ids & hive.inPlay())) {
            putAll(ids);
        } else {
            hive.clear();
            putAll((1 << PieceIds.COUNT) - 1);
        }
    }

    private int lane(int id) {
        return Lanes.get(words[Lanes.word(id)], id);
    }

    /** The pieces of a word that stand elsewhere now. */
    private int changed(int word, long now) {
        long difference = words[word] ^ now;
        if (difference == 0) {
            return 0;
        }
        int lanes = 0;
        for (long rest = difference; rest != 0; ) {
            int lane = Long.numberOfTrailingZeros(rest) >> 4;
            lanes |= 1 << lane;
            rest &= ~Lanes.mask(lane);
        }
        return lanes << (word << 2);
    }

    /** Lifts from the top down; false if a piece that stays lies on one that goes. */
    private boolean liftAll(int ids) {
        int rest = ids;
        while (rest != 0) {
            int free = rest & hive.uncovered();
            if (free == 0) {
                return false;
            }
            hive.lift(Integer.numberOfTrailingZeros(free));
            rest &= hive.inPlay();
        }
        return true;
    }

    /** Puts from the bottom up; what stayed lies on pieces that stayed, so that there is room on top. */
    private void putAll(int ids) {
        int rest = ids;
        for (int level = 0; rest != 0; level++) {
            for (int left = rest; left != 0; left &= left - 1) {
                int id = Integer.numberOfTrailingZeros(left);
                int lane = lane(id);
                if (!Lanes.inPlay(lane)) {
                    rest &= ~(1 << id);
                } else if (Lanes.level(lane) == level) {
                    hive.put(id, Lanes.cell(lane));
                    rest &= ~(1 << id);
                }
            }
        }
    }
}
