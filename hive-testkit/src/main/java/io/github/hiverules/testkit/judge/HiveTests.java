package io.github.hiverules.testkit.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Tests any program on the JVM that plays Hive, even one that only accepts or refuses moves: it plays the games of the
 * rulebook's diagrams and random games, and tries moves to all cells of the hive and next to it.
 *
 * <pre><code>
 * &#64;TestFactory
 * Stream&lt;DynamicTest&gt; hive() {
 *     return HiveTests.of(MyGame::new, (game, move) -&gt; game.attempt(mine(move)))
 *             .tests((name, test) -&gt; DynamicTest.dynamicTest(name, test::run));
 * }
 * </code></pre>
 *
 * <p>The function returns whether the program has played the move. It may also throw: whatever it throws counts as a
 * refusal, and the report quotes it. Each legal move is tried on a new object that plays the whole game, unless the
 * program can {@linkplain #withCopy copy} a game.
 *
 * <p>The program is asked only what it can say by insect and cell. It need not know which of its Spiders has which number,
 * and it is never asked to place a piece of the opponent or to move a covered piece, unless it reads texts. The first
 * piece is placed at the origin. A program that reads texts is not asked to go to a cell that touches nothing, because
 * no text names one. Other programs are also asked for insects that are not in the set, or that the game has used up,
 * and for moves from cells that are empty since the last move: if only games in which a piece has moved make a program
 * accept one, its board is wrong.
 *
 * @param <G> the program's class for a game
 */
public final class HiveTests<G> {

    private final Offer<G> offer;

    /**
     * Tries a move.
     *
     * @param <G> the program's class for a game
     * @param <M> a move or its text, for example {@code wA1 bQ/} or {@code pass}
     */
    @FunctionalInterface
    public interface Attempt<G, M> {
        /**
         * {@return whether the program has accepted the move and played it}
         *
         * @param game the program's game
         * @param move a move, legal or not
         * @throws Exception if the program refuses the move
         */
        boolean play(G game, M move) throws Exception;
    }

    /** Tries a move in a position. */
    interface AttemptIn<G> {
        boolean play(G game, Position position, Move move) throws Exception;
    }

    /** What a program offers. */
    record Offer<G>(
            Supplier<G> newGame,
            AttemptIn<G> attempt,
            boolean readsText,
            JudgeOptions options,
            Optional<Function<G, ? extends Collection<?>>> listing,
            Optional<Function<G, Outcome>> telling,
            Optional<UnaryOperator<G>> copying,
            Optional<Function<Position, G>> settingUp) {}

    private HiveTests(Offer<G> offer) {
        this.offer = offer;
    }

    private static <G> HiveTests<G> of(Supplier<G> newGame, AttemptIn<G> attempt, boolean readsText) {
        return new HiveTests<>(new Offer<>(
                Objects.requireNonNull(newGame, "newGame"),
                attempt,
                readsText,
                JudgeOptions.defaults().withRuleset(Ruleset.BASE),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
    }

    private HiveTests<G> with(
            JudgeOptions options,
            Optional<Function<G, ? extends Collection<?>>> listing,
            Optional<Function<G, Outcome>> telling,
            Optional<UnaryOperator<G>> copying,
            Optional<Function<Position, G>> settingUp) {
        return new HiveTests<>(new Offer<>(
                offer.newGame, offer.attempt, offer.readsText, options, listing, telling, copying, settingUp));
    }

    /**
     * {@return tests of a program that accepts or refuses moves, by the rules of the base game}
     *
     * @param <G> the program's class for a game
     * @param newGame creates a game with an empty table
     * @param attempt tries a move, and returns whether the program has played it
     */
    public static <G> HiveTests<G> of(Supplier<G> newGame, Attempt<G, Move> attempt) {
        Objects.requireNonNull(attempt, "attempt");
        return of(newGame, (game, position, move) -> attempt.play(game, move), false);
    }

    /**
     * {@return tests of a program that accepts or refuses moves in the notation of the Universal Hive Protocol, by the
     * rules of the base game}
     *
     * @param <G> the program's class for a game
     * @param newGame creates a game with an empty table
     * @param attempt tries a move, and returns whether the program has played it
     */
    public static <G> HiveTests<G> ofMoveStrings(Supplier<G> newGame, Attempt<G, String> attempt) {
        Objects.requireNonNull(attempt, "attempt");
        return of(newGame, (game, position, move) -> attempt.play(game, MoveString.write(move, position)), true);
    }

    // What the program plays, and what it offers.

    /**
     * {@return these tests by other rules, with exactly these expansions}
     *
     * @param rules the rules
     */
    public HiveTests<G> withRuleset(Ruleset rules) {
        Objects.requireNonNull(rules, "rules");
        return withOptions(old -> old.withRuleset(rules));
    }

    /**
     * {@return these tests with other options, such as the number of games, rules that the program does not know yet, or
     * a time limit} What the change leaves alone stays, such as the ruleset.
     *
     * @param change changes the options, for example {@code options -> options.withGames(0)}
     */
    public HiveTests<G> withOptions(UnaryOperator<JudgeOptions> change) {
        Objects.requireNonNull(change, "change");
        JudgeOptions changed = Objects.requireNonNull(change.apply(offer.options), "changed options");
        return with(changed, offer.listing, offer.telling, offer.copying, offer.settingUp);
    }

    /**
     * {@return these tests for a program that also lists its legal moves} The list is tested then, and single moves are
     * not.
     *
     * @param legalMoves lists all moves that the program calls legal, as {@link Move} or as text in the notation of the
     *     Universal Hive Protocol
     */
    public HiveTests<G> withMoves(Function<G, ? extends Collection<?>> legalMoves) {
        Objects.requireNonNull(legalMoves, "legalMoves");
        return with(offer.options, Optional.of(legalMoves), offer.telling, offer.copying, offer.settingUp);
    }

    /**
     * {@return these tests for a program that also says who has won}
     *
     * @param winner returns the outcome of a game
     */
    public HiveTests<G> withOutcome(Function<G, Outcome> winner) {
        Objects.requireNonNull(winner, "winner");
        return with(offer.options, offer.listing, Optional.of(winner), offer.copying, offer.settingUp);
    }

    /**
     * {@return these tests for a program that can copy a game, which makes them faster}
     *
     * @param copy returns a copy that shares nothing with the game
     */
    public HiveTests<G> withCopy(UnaryOperator<G> copy) {
        Objects.requireNonNull(copy, "copy");
        return with(offer.options, offer.listing, offer.telling, Optional.of(copy), offer.settingUp);
    }

    /**
     * {@return these tests for a program that can also set up a position} Diagrams are set up then, even those to which
     * no game leads.
     *
     * @param setUp creates a game in a position; {@link Position#setup()} has its pieces, turn and resting piece
     */
    public HiveTests<G> withPositions(Function<Position, G> setUp) {
        Objects.requireNonNull(setUp, "setUp");
        return with(offer.options, offer.listing, offer.telling, offer.copying, Optional.of(setUp));
    }

    /** {@return what the program gets wrong} */
    public Report report() {
        RunLimit runLimit = RunLimit.after(offer.options.runLimit());
        try (ObjectProgram<G> program = new ObjectProgram<>(offer, runLimit)) {
            return Judge.judge(program, offer.options, runLimit, offer.settingUp.isPresent());
        }
    }

    /**
     * {@return a test of each finding, which fails, after one that says how much was asked, and that fails if the run
     * ended early} Any test framework can run them; with JUnit: {@code tests((name, test) ->
     * DynamicTest.dynamicTest(name, test::run))}.
     *
     * @param <T> the framework's class for a test
     * @param asTest makes a test with a name of something to run
     */
    public <T> Stream<T> tests(BiFunction<String, Runnable, T> asTest) {
        Objects.requireNonNull(asTest, "asTest");
        Report report = report();
        Stream<T> findings = report.findings().stream()
                .map(finding -> asTest.apply(finding.heading(), () -> {
                    throw finding.failure();
                }));
        T first = asTest.apply(report.summary(), () -> {
            if (!report.isComplete()) {
                throw new AssertionError(report.summary());
            }
        });
        return Stream.concat(Stream.of(first), findings);
    }
}
