import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Prints how long some work takes in this JVM: the seconds of processor time of the best of the first five repetitions,
 * in which HotSpot still compiles, and of the best of all, each with the sum of the answers. {@code compare} runs it with
 * the classes of two commits, so it calls only what has existed since November 24, 2026.
 */
final class FreshRun {

    private static final int FIRST = 5;
    private static final int READINGS = 4_000;
    private static final int PLIES = 60_000;
    private static final int MAX_PLIES_OF_GAME = 200;

    private static final String GATE =
            "Base+MLP;InProgress;White[5];wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wQ;bB1 bQ";

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Keeps the compiler from leaving out what nobody looks at. */
    private static Object kept = "";

    private FreshRun() {}

    private interface Work {
        long run();
    }

    public static void main(String[] args) {
        Position base = Position.initial(Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING));
        Position all = Position.initial(Ruleset.ONLINE);
        switch (args[0]) {
            case "base" -> measure("count base 7", 10, () -> Perft.count(base, 7));
            case "expansions" -> measure("count expansions 6", 25, () -> Perft.count(all, 6));
            case "gate" -> {
                Position gate = GameString.read(GATE).position();
                measure("count gate 5", 25, () -> Perft.count(gate, 5));
            }
            case "playouts" -> measure("playouts", 30, () -> playOut(all));
            case "uhp" -> {
                String uhp = GameString.write(game());
                measure("read UHP", 12, () -> keep(GameString.read(uhp)));
            }
            case "pgn" -> {
                String pgn = Pgn.write(game(), Map.of(), PgnFlavor.MZINGA);
                measure("read PGN", 12, () -> keep(Pgn.read(pgn)));
            }
            default -> {
                String sgf = Sgf.write(game(), Map.of());
                measure("read SGF", 12, () -> keep(Sgf.read(sgf)));
            }
        }
    }

    private static void measure(String name, int repetitions, Work work) {
        int times = name.startsWith("read") ? READINGS : 1;
        long best = Long.MAX_VALUE;
        long first = 0;
        long sum = 0;
        for (int repetition = 0; repetition < repetitions; repetition++) {
            long start = THREADS.getCurrentThreadCpuTime();
            for (int time = 0; time < times; time++) {
                sum += work.run();
            }
            best = Math.min(best, THREADS.getCurrentThreadCpuTime() - start);
            first = repetition < FIRST ? best : first;
        }
        System.out.printf("%s, first\t%.6f\t%d%n", name, first / 1e9, sum);
        System.out.printf("%s\t%.6f\t%d%n", name, best / 1e9, sum);
    }

    private static long keep(Object read) {
        kept = read;
        return 1;
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

    /** A game of 61 plies. */
    private static Game game() {
        SplittableRandom random = new SplittableRandom(7);
        Game game = Game.start(Ruleset.ONLINE);
        while (game.plyCount() < 61) {
            LegalMoves moves = game.position().legalMoves();
            game = moves.isEmpty() ? Game.start(Ruleset.ONLINE) : game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }
}
