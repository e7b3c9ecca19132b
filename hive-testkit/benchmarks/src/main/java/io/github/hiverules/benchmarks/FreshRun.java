package io.github.hiverules.benchmarks;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Prints how long one kind of work takes in this JVM: the seconds of processor time of the best of the first five
 * repetitions, in which HotSpot still compiles, and of the best of all, each with the sum of the answers. {@code compare}
 * compiles it against two commits, so it calls little, and little that changes.
 */
public final class FreshRun {

    private static final int FIRST = 5;
    private static final int READINGS = 4_000;
    private static final int PLIES = 60_000;
    private static final int MAX_PLIES_OF_GAME = 200;
    private static final int QUESTIONS = 4_000;

    private static final String BASE = "Base;NotStarted;White[1]";
    private static final String EXPANSIONS = "Base+MLP;NotStarted;White[1]";
    private static final String GATE =
            "Base+MLP;InProgress;White[5];wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wQ;bB1 bQ";

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private FreshRun() {}

    private interface Work {
        long run();
    }

    /**
     * Measures one kind of work.
     *
     * @param args its name, such as {@code count-gate}
     */
    public static void main(String[] args) {
        String name = args[0];
        switch (name) {
            case "count-base" -> count(name, BASE, 7, 10);
            case "count-expansions" -> count(name, EXPANSIONS, 6, 25);
            case "count-gate" -> count(name, GATE, 5, 25);
            case "search-expansions" -> search(name, EXPANSIONS, 5);
            case "search-gate" -> search(name, GATE, 4);
            case "playouts" -> measure(name, 30, () -> playOut(read(EXPANSIONS)));
            case "questions" -> {
                List<Position> positions = positions();
                measure(name, 30, () -> ask(positions));
            }
            case "read-uhp" -> {
                String uhp = GameString.write(game());
                measure(name, 12, () -> repeat(() -> GameString.read(uhp).plyCount()));
            }
            case "read-pgn" -> {
                String pgn = Pgn.write(game(), Map.of(), PgnFlavor.MZINGA);
                measure(name, 12, () -> repeat(() -> Pgn.read(pgn).game().plyCount()));
            }
            case "read-sgf" -> {
                String sgf = Sgf.write(game(), Map.of());
                measure(name, 12, () -> repeat(() -> Sgf.read(sgf).game().plyCount()));
            }
            default -> throw new IllegalArgumentException(name);
        }
    }

    private static Position read(String game) {
        return GameString.read(game).position();
    }

    private static void count(String name, String game, int depth, int repetitions) {
        Position position = read(game);
        measure(name, repetitions, () -> Perft.count(position, depth));
    }

    private static void search(String name, String game, int depth) {
        Position position = read(game);
        measure(name, 25, () -> search(position, depth));
    }

    /** A search as users write it. */
    private static long search(Position position, int depth) {
        LegalMoves moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long sum = 0;
        for (int index = 0; index < moves.size(); index++) {
            sum += search(moves.play(index), depth - 1);
        }
        return sum;
    }

    private static void measure(String name, int repetitions, Work work) {
        long best = Long.MAX_VALUE;
        long first = 0;
        long sum = 0;
        for (int repetition = 0; repetition < repetitions; repetition++) {
            long start = THREADS.getCurrentThreadCpuTime();
            sum += work.run();
            best = Math.min(best, THREADS.getCurrentThreadCpuTime() - start);
            first = repetition < FIRST ? best : first;
        }
        System.out.printf("%s, first\t%.6f\t%d%n", name, first / 1e9, sum);
        System.out.printf("%s\t%.6f\t%d%n", name, best / 1e9, sum);
    }

    private static long repeat(Work work) {
        long sum = 0;
        for (int time = 0; time < READINGS; time++) {
            sum += work.run();
        }
        return sum;
    }

    private static long playOut(Position start) {
        SplittableRandom random = new SplittableRandom(1);
        Position position = start;
        int plies = 0;
        for (int played = 0; played < PLIES; played++) {
            LegalMoves moves = position.legalMoves();
            boolean isOver = moves.isEmpty() || plies == MAX_PLIES_OF_GAME;
            position = isOver ? start : moves.playRandom(random);
            plies = isOver ? 0 : plies + 1;
        }
        return position.key();
    }

    /** Positions of random games, in random order, so that little of one is on the board when the next comes. */
    private static List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(3);
        Position start = read(EXPANSIONS);
        Position position = start;
        for (int plies = 0; positions.size() < QUESTIONS; plies++) {
            LegalMoves moves = position.legalMoves();
            if (moves.isEmpty() || plies == MAX_PLIES_OF_GAME) {
                position = start;
                plies = 0;
            } else {
                position = moves.playRandom(random);
                positions.add(position);
            }
        }
        Collections.shuffle(positions, new Random(3));
        return positions;
    }

    /** Asks each position what an app asks: the moves, and why the last move of another position is illegal. */
    private static long ask(List<Position> positions) {
        long sum = 0;
        Move other = Move.pass();
        for (Position position : positions) {
            LegalMoves moves = position.legalMoves();
            sum += moves.size()
                    + position.check(other)
                            .map(violation -> violation.rule().ordinal())
                            .orElse(-1);
            other = moves.isEmpty() ? other : moves.get(moves.size() - 1);
        }
        return sum;
    }

    /** A game of 61 plies. */
    private static Game game() {
        SplittableRandom random = new SplittableRandom(7);
        Game start = GameString.read(EXPANSIONS);
        Game game = start;
        while (game.plyCount() < 61) {
            LegalMoves moves = game.position().legalMoves();
            game = moves.isEmpty() ? start : game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }
}
