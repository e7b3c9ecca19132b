package io.github.hiverules.testkit.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.engine.testing.FirstMoveProgram;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.ReferenceRules;
import io.github.hiverules.testkit.TestDepth;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * In long random games of all sets, {@code Position}, {@code ReferenceRules} and the library's engine in a separate
 * process list the same legal moves at every ply.
 */
class ThreeImplementationsTest {

    private static final int MAX_PLIES = 320;
    private static final int MIN_PLIES_OF_LONG_GAME = 300;
    private static final long SEED = 6;

    /** The games of each of the eight sets: about 2,500 positions in total, or more than a million in the deep run. */
    private static final int GAMES_PER_SET = TestDepth.of(1, 400);

    /** Each thread has its own engine. */
    private static final int THREADS = 2;

    private static final Duration TIME_LIMIT = Duration.ofMinutes(10);
    private static final int MAX_DIFFERENCES = 10;

    private final List<Ruleset> sets =
            PerftTables.startPositions().stream().map(PerftTable::ruleset).toList();
    private final AtomicLong nextGame = new AtomicLong();
    private final Queue<String> differences = new ConcurrentLinkedQueue<>();
    private final AtomicLong positionCount = new AtomicLong();
    private final AtomicLong longGameCount = new AtomicLong();
    private final AtomicLong highStackCount = new AtomicLong();
    private final AtomicLong opponentThrowCount = new AtomicLong();
    private final AtomicLong forcedPassCount = new AtomicLong();

    @Test
    void legalMoves_everyPlyOfLongGames_areTheSameInAllImplementations() throws InterruptedException {
        List<Thread> workers = IntStream.range(0, THREADS)
                .mapToObj(number -> new Thread(this::playGames, "three-implementations-" + number))
                .toList();
        workers.forEach(Thread::start);
        for (Thread worker : workers) {
            worker.join();
        }

        assertThat(differences).isEmpty();
        assertThat(List.of(longGameCount, highStackCount, opponentThrowCount, forcedPassCount))
                .as("long games, and positions with stacks of three, throws of the opponent's pieces and a forced pass")
                .allSatisfy(count -> assertThat(count).hasPositiveValue());
        assertThat(positionCount).hasValueGreaterThan(TestDepth.of(2_000, 1_000_000));
    }

    private void playGames() {
        try (UhpClient engine =
                EngineStarter.ofCommand(FirstMoveProgram.command()).start(TIME_LIMIT)) {
            for (long game = nextGame.getAndIncrement();
                    game < (long) GAMES_PER_SET * sets.size() && differences.size() < MAX_DIFFERENCES;
                    game = nextGame.getAndIncrement()) {
                play(engine, sets.get((int) (game % sets.size())), game / sets.size());
            }
        } catch (IOException e) {
            differences.add(e.toString());
        }
    }

    private void play(UhpClient engine, Ruleset set, long number) throws IOException {
        Game whole = RandomGames.of(set, SEED, MAX_PLIES).lively().game(number);
        longGameCount.addAndGet(whole.plyCount() >= MIN_PLIES_OF_LONG_GAME ? 1 : 0);
        Game game = Game.start(set);
        Setup setup = Setup.empty(set);
        compareGame(game, engine.ask("newgame " + GameString.writeForEngine(game)));
        for (Move move : whole.moves()) {
            compare(engine, game, setup);
            UhpAnswer answer = engine.ask("play " + MoveString.write(move, game.position()));
            game = game.play(move);
            setup = ReferenceRules.after(setup, move);
            compareGame(game, answer);
        }
        compare(engine, game, setup);
    }

    /** Compares texts, which is safe because the library's own engine writes the answer. */
    private void compareGame(Game game, UhpAnswer answer) {
        String expected = GameString.writeForEngine(game);
        if (!answer.lastLine().equals(Optional.of(expected))) {
            differences.add("the engine answers " + answer.excerpt() + " for " + expected);
        }
    }

    private void compare(UhpClient engine, Game game, Setup setup) throws IOException {
        Position position = game.position();
        Set<Move> expected = ReferenceRules.legalMoves(setup);
        List<Move> listed = position.legalMoves();
        positionCount.incrementAndGet();
        compare("number of moves", game, listed.size(), expected.size());
        compare("moves", game, Set.copyOf(listed), expected);
        compare("outcome", game, position.outcome(), ReferenceRules.outcome(setup));
        compare("setup", game, position.setup(), setup);
        UhpAnswer answer = engine.ask("validmoves");
        ListedMoves read =
                ListedMoves.read(game, List.of(answer.lastLine().orElse("").split(";", game.isOver() ? 0 : -1)));
        compare("moves of the engine", game, read.texts().keySet(), expected);
        countFeatures(position, expected);
    }

    private void compare(String subject, Game game, Object position, Object reference) {
        if (!position.equals(reference)) {
            differences.add(subject + ": position says " + position + ", reference " + reference + " after "
                    + GameString.writeForEngine(game));
        }
    }

    private void countFeatures(Position position, Set<Move> legal) {
        boolean hasHighStack = position.stacks().values().stream().anyMatch(pieces -> pieces.size() > 2);
        boolean canThrowOpponent = legal.stream()
                .flatMap(move -> move.movedPiece().stream())
                .anyMatch(piece -> piece.color() != position.sideToMove());
        highStackCount.addAndGet(hasHighStack ? 1 : 0);
        opponentThrowCount.addAndGet(canThrowOpponent ? 1 : 0);
        forcedPassCount.addAndGet(legal.contains(Move.pass()) ? 1 : 0);
    }
}
