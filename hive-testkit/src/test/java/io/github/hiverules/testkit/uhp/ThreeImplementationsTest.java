package io.github.hiverules.testkit.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.notation.uhp.UhpAnswer;
import io.github.hiverules.notation.uhp.UhpClient;
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
 * The position, the reference rules and the engine as a process of its own list the same legal moves in all sets, up to
 * the end of long random games.
 */
class ThreeImplementationsTest {

    private static final int MAX_PLIES = 320;
    private static final int LONG = 300;
    private static final long SEED = 7;

    /** For each of the eight sets: together some 2,500 positions, or more than a million in the deep run. */
    private static final int GAMES = TestDepth.of(1, 400);

    /** Each thread has its own engine. */
    private static final int THREADS = 2;

    private static final Duration PATIENCE = Duration.ofMinutes(10);
    private static final int MOST_DIFFERENCES = 10;

    private final List<Ruleset> sets =
            PerftTables.startPositions().stream().map(PerftTable::ruleset).toList();
    private final AtomicLong nextGame = new AtomicLong();
    private final Queue<String> differences = new ConcurrentLinkedQueue<>();
    private final AtomicLong positions = new AtomicLong();
    private final AtomicLong longGames = new AtomicLong();
    private final AtomicLong stacks = new AtomicLong();
    private final AtomicLong thrown = new AtomicLong();
    private final AtomicLong passes = new AtomicLong();

    @Test
    void legalMoves_everyPlyOfLongGames_areTheSameInAllThree() throws InterruptedException {
        List<Thread> workers = IntStream.range(0, THREADS)
                .mapToObj(number -> new Thread(this::work, "three-implementations-" + number))
                .toList();
        workers.forEach(Thread::start);
        for (Thread worker : workers) {
            worker.join();
        }

        assertThat(differences).isEmpty();
        assertThat(List.of(longGames, stacks, thrown, passes))
                .as("long games, and positions with stacks of three, throws of the opponent's pieces and a forced pass")
                .allSatisfy(count -> assertThat(count).hasPositiveValue());
        assertThat(positions).hasValueGreaterThan(TestDepth.of(2_000, 1_000_000));
    }

    private void work() {
        try (UhpClient engine = EngineStarter.ofCommand(EngineProgram.command()).start(PATIENCE)) {
            for (long game = nextGame.getAndIncrement();
                    game < (long) GAMES * sets.size() && differences.size() < MOST_DIFFERENCES;
                    game = nextGame.getAndIncrement()) {
                play(engine, sets.get((int) (game % sets.size())), game / sets.size());
            }
        } catch (IOException e) {
            differences.add(e.toString());
        }
    }

    private void play(UhpClient engine, Ruleset set, long number) throws IOException {
        Game whole = RandomGames.of(set, SEED, MAX_PLIES).lively().game(number);
        longGames.addAndGet(whole.plyCount() >= LONG ? 1 : 0);
        Game game = Game.start(set);
        Setup setup = Setup.empty(set);
        expectGame(game, engine.ask("newgame " + GameString.writeForEngine(game)));
        for (Move move : whole.moves()) {
            compare(engine, game, setup);
            UhpAnswer answer = engine.ask("play " + MoveString.write(move, game.position()));
            game = game.play(move);
            setup = ReferenceRules.after(setup, move);
            expectGame(game, answer);
        }
        compare(engine, game, setup);
    }

    /** It is our engine, so texts can be compared. */
    private void expectGame(Game game, UhpAnswer answer) {
        String expected = GameString.writeForEngine(game);
        if (!answer.single().equals(Optional.of(expected))) {
            differences.add("the engine answers " + answer.shown() + " for " + expected);
        }
    }

    private void compare(UhpClient engine, Game game, Setup setup) throws IOException {
        Position position = game.position();
        Set<Move> expected = ReferenceRules.legalMoves(setup);
        List<Move> listed = position.legalMoves();
        positions.incrementAndGet();
        compare("number of moves", game, listed.size(), expected.size());
        compare("moves", game, Set.copyOf(listed), expected);
        compare("outcome", game, position.outcome(), ReferenceRules.outcome(setup));
        compare("setup", game, position.setup(), setup);
        MoveComparison.compare(game, engine.ask("validmoves"))
                .forEach(difference -> differences.add(difference.text()));
        count(position, expected);
    }

    private void compare(String question, Game game, Object position, Object reference) {
        if (!position.equals(reference)) {
            differences.add(question + ": position says " + position + ", reference " + reference + " after "
                    + GameString.writeForEngine(game));
        }
    }

    private void count(Position position, Set<Move> legal) {
        boolean stack = position.stacks().values().stream().anyMatch(pieces -> pieces.size() > 2);
        boolean isThrown = legal.stream()
                .flatMap(move -> move.movedPiece().stream())
                .anyMatch(piece -> piece.color() != position.sideToMove());
        stacks.addAndGet(stack ? 1 : 0);
        thrown.addAndGet(isThrown ? 1 : 0);
        passes.addAndGet(legal.contains(Move.pass()) ? 1 : 0);
    }
}
