package io.github.hiverules;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/** Plays random legal moves. Equal seeds give equal games. */
final class RandomPlay {

    private RandomPlay() {}

    /** Returns one of all combinations of expansions and toggles. */
    static Ruleset ruleset(Random random) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if (random.nextBoolean()) {
                expansions.add(expansion);
            }
        }
        Ruleset ruleset = Ruleset.BASE.withExpansions(expansions);
        for (Toggle toggle : Toggle.values()) {
            ruleset = random.nextBoolean() ? ruleset.with(toggle) : ruleset.without(toggle);
        }
        return ruleset;
    }

    /** Plays a game and passes each of its positions, including the last, to a consumer. */
    static void play(Random random, Ruleset ruleset, int maxPlies, Consumer<Position> consumer) {
        Position position = Position.initial(ruleset);
        for (int ply = 0; ply < maxPlies && !position.outcome().isOver(); ply++) {
            consumer.accept(position);
            position = position.play(move(random, position));
        }
        consumer.accept(position);
    }

    /** Returns a position after at most the given number of plies. */
    static Position position(long seed, int maxPlies) {
        Random random = new Random(seed);
        Position[] last = new Position[1];
        play(random, ruleset(random), random.nextInt(maxPlies + 1), position -> last[0] = position);
        return last[0];
    }

    /** Returns a legal move. Where possible, at least half of the moves are movements, and a fifth are climbs. */
    static Move move(Random random, Position position) {
        List<Move> moves = position.legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        int preference = random.nextInt(10);
        for (int tries = 0; tries < 10 && !satisfies(position, move, preference); tries++) {
            move = moves.get(random.nextInt(moves.size()));
        }
        return move;
    }

    private static boolean satisfies(Position position, Move move, int preference) {
        if (!(move instanceof Move.Movement movement)) {
            return preference >= 5;
        }
        return preference >= 2 || position.topAt(movement.to()).isPresent();
    }
}
