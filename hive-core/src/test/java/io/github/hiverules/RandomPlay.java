package io.github.hiverules;

import io.github.hiverules.move.Move;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/** Games of legal random moves, the same for the same seed. */
final class RandomPlay {

    private RandomPlay() {}

    /** Any of the 64 combinations of expansions and toggles. */
    static Ruleset ruleset(Random random) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if (random.nextBoolean()) {
                expansions.add(expansion);
            }
        }
        return Ruleset.BASE
                .withExpansions(expansions)
                .withTournamentOpening(random.nextBoolean())
                .withRepetitionDraw(random.nextBoolean())
                .withGatesAboveGround(random.nextBoolean());
    }

    /** Shows every position of a game, including the last. */
    static void play(Random random, Ruleset ruleset, int maxPlies, Consumer<Position> seen) {
        Position position = Position.initial(ruleset);
        for (int ply = 0; ply < maxPlies && !position.outcome().isOver(); ply++) {
            seen.accept(position);
            position = position.play(move(random, position));
        }
        seen.accept(position);
    }

    /** A position after up to the given number of plies. */
    static Position position(long seed, int maxPlies) {
        Random random = new Random(seed);
        Position[] last = new Position[1];
        play(random, ruleset(random), random.nextInt(maxPlies + 1), position -> last[0] = position);
        return last[0];
    }

    /** A legal move. If possible, every second one is a movement and every fifth a climb. */
    static Move move(Random random, Position position) {
        List<Move> moves = position.legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        int wish = random.nextInt(10);
        for (int tries = 0; tries < 10 && !grants(position, move, wish); tries++) {
            move = moves.get(random.nextInt(moves.size()));
        }
        return move;
    }

    private static boolean grants(Position position, Move move, int wish) {
        if (!(move instanceof Move.Movement movement)) {
            return wish >= 5;
        }
        return wish >= 2 || position.topAt(movement.to()).isPresent();
    }
}
