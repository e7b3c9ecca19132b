package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.MoveString;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;

/**
 * Tests any program that plays Hive, even one that only accepts or refuses moves, with the rulebook's diagrams and with
 * random games. One line is enough:
 *
 * <pre><code>
 * &#64;TestFactory
 * Stream&lt;DynamicTest&gt; hive() {
 *     return HiveTests.of(MyGame::new, (game, move) -&gt; game.attempt(mine(move)))
 *             .tests();
 * }
 * </code></pre>
 *
 * <p>The function returns whether the program has played the move. It may also throw: whatever it throws counts as a
 * refusal, and the report quotes it. For each question, the judge plays a game on a new object, unless the program can
 * {@linkplain #copy copy} a game or {@linkplain #positions set up} a position.
 *
 * <p>The program is asked only what it can say by kind and cell. It need not know which of its Spiders has which number,
 * and it is never asked to move a covered piece or to place a piece of the opponent. The first piece is placed at the
 * origin. A program that reads texts is not asked to go to a cell that touches nothing, because no text names one. Other
 * programs are also asked for kinds that are used up or not in the set.
 *
 * <p>To save time, all kinds are placed on one of the cells, and one kind on each other cell. A program that cannot
 * copy a game is not asked for every legal move of a long game.
 *
 * <p>Methods such as {@link #ruleset} change these tests and return them. {@link #tests()} needs JUnit, {@link #report()}
 * does not.
 *
 * @param <G> the program's class for a game
 */
@SuppressWarnings("exports") // Whoever asks for tests has JUnit, but the module must not require it.
public final class HiveTests<G> {

    /** The judge asks for all moves of a position at once, for which the program plays many games. */
    private static final ConformanceOptions DEFAULTS =
            ConformanceOptions.defaults().withTimeLimit(Duration.ofMinutes(1)).withRandomGamesPerSet(1);

    // What the program offers.

    final Supplier<G> newGame;
    final AttemptIn<G> attempt;
    final boolean readsText;
    Ruleset ruleset = Ruleset.BASE;
    Set<Rule> exceptRules = Set.of();
    ConformanceOptions options = DEFAULTS;
    Optional<Function<G, ? extends Collection<?>>> moves = Optional.empty();
    Optional<Reader> reader = Optional.empty();
    Optional<Function<G, Outcome>> outcome = Optional.empty();
    Optional<UnaryOperator<G>> copy = Optional.empty();
    Optional<Function<Position, G>> setUp = Optional.empty();

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

    private HiveTests(Supplier<G> newGame, AttemptIn<G> attempt, boolean readsText) {
        this.newGame = newGame;
        this.attempt = attempt;
        this.readsText = readsText;
    }

    /**
     * {@return tests of a program that accepts or refuses moves, by the rules of the base game}
     *
     * @param <G> the program's class for a game
     * @param newGame creates a game with an empty table
     * @param attempt tries a move, and returns whether the program has played it
     */
    public static <G> HiveTests<G> of(Supplier<G> newGame, Attempt<G, Move> attempt) {
        Objects.requireNonNull(newGame, "newGame");
        Objects.requireNonNull(attempt, "attempt");
        return new HiveTests<>(newGame, (game, position, move) -> attempt.play(game, move), false);
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
        Objects.requireNonNull(newGame, "newGame");
        Objects.requireNonNull(attempt, "attempt");
        return new HiveTests<>(
                newGame, (game, position, move) -> attempt.play(game, MoveString.write(move, position)), true);
    }

    /**
     * {@return these tests for a program that plays by the given rules, with exactly these expansions}
     *
     * @param rules the rules
     */
    public HiveTests<G> ruleset(Ruleset rules) {
        Objects.requireNonNull(rules, "rules");
        ruleset = rules;
        return this;
    }

    /**
     * {@return these tests without some rules} The program is not asked for moves that one of these rules refuses, and
     * diagrams that show what one of them allows are left out.
     *
     * @param rules the rules that the program does not know yet
     */
    public HiveTests<G> exceptRules(Rule... rules) {
        Objects.requireNonNull(rules, "rules");
        Set<Rule> excepted = EnumSet.noneOf(Rule.class);
        Collections.addAll(excepted, rules);
        exceptRules = excepted;
        return this;
    }

    /**
     * {@return these tests with a number of random games, 1 by default}
     *
     * @param games the number of games
     */
    public HiveTests<G> randomGames(int games) {
        options = options.withRandomGamesPerSet(games);
        return this;
    }

    /**
     * {@return these tests for a program that also lists its legal moves} The list is tested then, and single moves are
     * not.
     *
     * @param legalMoves lists all moves that the program calls legal
     */
    public HiveTests<G> moves(Function<G, ? extends Collection<Move>> legalMoves) {
        return listing(Objects.requireNonNull(legalMoves, "legalMoves"), Reader::ofCells);
    }

    /**
     * {@return these tests for a program that also lists its legal moves, in the notation of the Universal Hive
     * Protocol} The list is tested then, and single moves are not.
     *
     * @param legalMoves lists all moves that the program calls legal
     */
    public HiveTests<G> moveStrings(Function<G, ? extends Collection<String>> legalMoves) {
        return listing(Objects.requireNonNull(legalMoves, "legalMoves"), Reader::ofTexts);
    }

    private HiveTests<G> listing(Function<G, ? extends Collection<?>> legalMoves, Reader language) {
        moves = Optional.of(legalMoves);
        reader = Optional.of(language);
        return this;
    }

    /**
     * {@return these tests for a program that also says who has won}
     *
     * @param winner returns the outcome of a game
     */
    public HiveTests<G> outcome(Function<G, Outcome> winner) {
        outcome = Optional.of(Objects.requireNonNull(winner, "winner"));
        return this;
    }

    /**
     * {@return these tests for a program that can copy a game, which makes them faster}
     *
     * @param copying returns a copy that shares nothing with the game
     */
    public HiveTests<G> copy(UnaryOperator<G> copying) {
        copy = Optional.of(Objects.requireNonNull(copying, "copying"));
        return this;
    }

    /**
     * {@return these tests for a program that can also set up a position} Diagrams and other tricky positions are set up
     * then, even those to which no game leads; this is faster, because no game has to be played for each accepted move.
     * Random games are still played.
     *
     * @param settingUp creates a game in a position; {@link Position#setup()} has its pieces, turn and resting piece
     */
    public HiveTests<G> positions(Function<Position, G> settingUp) {
        setUp = Optional.of(Objects.requireNonNull(settingUp, "settingUp"));
        return this;
    }

    /**
     * {@return these tests with a time limit, after which no more questions are asked; by default, there is none}
     *
     * @param time how long to ask
     */
    public HiveTests<G> timeLimit(Duration time) {
        options = options.withRunLimit(time);
        return this;
    }

    // The run.

    /** {@return what is wrong with the program, with an example of each fault} */
    public ConformanceReport report() {
        return new ObjectRun<>(this).report();
    }

    /**
     * {@return tests: one for each diagram and each game, which run one after the other, then one for each {@linkplain
     * #report() finding}} A diagram that differs is skipped, since a finding at the end fails.
     */
    public Stream<DynamicTest> tests() {
        ObjectRun<G> run = new ObjectRun<>(this);
        Stream<DynamicTest> cases = run.cases().stream()
                .map(one -> DynamicTest.dynamicTest(one.name(), () -> {
                    CaseResult result = run.result(one);
                    Assumptions.assumeTrue(result.status() != CaseResult.Status.SKIPPED, result.skipReason());
                    Assumptions.assumeTrue(
                            result.status() != CaseResult.Status.FAILED, "differs; the findings at the end say how");
                }));
        return Stream.concat(cases, Stream.of(run).flatMap(HiveTests::findings));
    }

    private static Stream<DynamicTest> findings(ObjectRun<?> run) {
        ConformanceReport report = run.report();
        Stream<DynamicTest> findings = report.findings().stream()
                .map(finding -> DynamicTest.dynamicTest(finding.heading(), () -> {
                    throw failure(finding);
                }));
        Stream<DynamicTest> unasked = report.unasked().stream()
                .map(reason -> DynamicTest.dynamicTest("what was not asked", () -> Assumptions.abort(reason)));
        return Stream.concat(findings, unasked);
    }

    /** The stack trace of the test says nothing; that of the program does. */
    private static AssertionError failure(Finding finding) {
        AssertionError error =
                new AssertionError(finding.text(), finding.cause().orElse(null));
        error.setStackTrace(new StackTraceElement[0]);
        return error;
    }
}
