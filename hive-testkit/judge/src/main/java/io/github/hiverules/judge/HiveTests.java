package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
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
 * and it is never asked to move a covered piece, to place a piece of the opponent, or to go to a cell that touches
 * nothing. The first piece is placed at the origin. {@link ConformanceReport#unasked()} counts what is left out.
 *
 * <p>To save time, all kinds are placed on one of the cells, and one kind on each other cell. A program that cannot
 * copy a game is not asked for every legal move of a long game.
 *
 * <p>{@link #tests()} needs JUnit, {@link #report()} does not.
 *
 * @param <G> the program's class for a game
 */
@SuppressWarnings("exports") // Whoever asks for tests has JUnit, but the module must not require it.
public final class HiveTests<G> {

    /** Long enough for stacks and pinned pieces, short enough for programs that need some time for a move. */
    private static final int PLIES_OF_RANDOM_GAMES = 30;

    /** The judge asks for all moves of a position at once, for which the program plays many games. */
    private static final ConformanceOptions DEFAULTS =
            ConformanceOptions.defaults().withTimeLimit(Duration.ofMinutes(1)).withRandomGamesPerSet(1);

    private final Shape<G> shape;
    private final Ruleset ruleset;
    private final Set<Rule> exceptRules;
    private final ConformanceOptions options;

    /** What the program offers. */
    record Shape<G>(
            Supplier<G> newGame,
            AttemptIn<G> attempt,
            boolean readsText,
            Optional<Listing<G>> moves,
            Optional<Function<G, Outcome>> outcome,
            Optional<UnaryOperator<G>> copy,
            Optional<Function<Position, G>> setUp) {}

    /** How a program lists its moves, and what the judge would hear from one that stands elsewhere. */
    record Listing<G>(Function<G, ? extends Collection<?>> moves, Predictions.Language language) {}

    /**
     * Tries a move.
     *
     * @param <G> the program's class for a game
     */
    @FunctionalInterface
    public interface Attempt<G> {
        /**
         * {@return whether the program has accepted the move and played it}
         *
         * @param game the program's game
         * @param move a move, legal or not
         * @throws Exception if the program refuses the move
         */
        boolean play(G game, Move move) throws Exception;
    }

    /**
     * Tries a move that is given as text.
     *
     * @param <G> the program's class for a game
     */
    @FunctionalInterface
    public interface TextAttempt<G> {
        /**
         * {@return whether the program has accepted the move and played it}
         *
         * @param game the program's game
         * @param move a move, legal or not, for example {@code wA1 bQ/} or {@code pass}
         * @throws Exception if the program refuses the move
         */
        boolean play(G game, String move) throws Exception;
    }

    /** Tries a move in a position. */
    interface AttemptIn<G> {
        boolean play(G game, Position position, Move move) throws Exception;
    }

    private HiveTests(Shape<G> shape, Ruleset ruleset, Set<Rule> exceptRules, ConformanceOptions options) {
        this.shape = shape;
        this.ruleset = ruleset;
        this.exceptRules = exceptRules;
        this.options = options;
    }

    /**
     * {@return tests of a program that accepts or refuses moves, by the rules of the base game}
     *
     * @param <G> the program's class for a game
     * @param newGame creates a game with an empty table
     * @param attempt tries a move, and returns whether the program has played it
     */
    public static <G> HiveTests<G> of(Supplier<G> newGame, Attempt<G> attempt) {
        Objects.requireNonNull(newGame, "newGame");
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
    public static <G> HiveTests<G> ofMoveStrings(Supplier<G> newGame, TextAttempt<G> attempt) {
        Objects.requireNonNull(newGame, "newGame");
        Objects.requireNonNull(attempt, "attempt");
        return of(newGame, (game, position, move) -> attempt.play(game, MoveString.write(move, position)), true);
    }

    private static <G> HiveTests<G> of(Supplier<G> newGame, AttemptIn<G> attempt, boolean readsText) {
        return new HiveTests<>(
                new Shape<>(
                        newGame,
                        attempt,
                        readsText,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()),
                Ruleset.BASE,
                Set.of(),
                DEFAULTS);
    }

    /**
     * {@return these tests for a program that plays by the given rules, with exactly these expansions}
     *
     * @param rules the rules
     */
    public HiveTests<G> ruleset(Ruleset rules) {
        Objects.requireNonNull(rules, "rules");
        return new HiveTests<>(shape, rules, exceptRules, options);
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
        return new HiveTests<>(shape, ruleset, excepted, options);
    }

    /**
     * {@return these tests with a number of random games, 1 by default}
     *
     * @param games the number of games
     */
    public HiveTests<G> randomGames(int games) {
        return new HiveTests<>(shape, ruleset, exceptRules, options.withRandomGamesPerSet(games));
    }

    /**
     * {@return these tests for a program that also lists its legal moves} The list is tested then, and single moves are
     * not.
     *
     * @param moves lists all moves that the program calls legal
     */
    public HiveTests<G> moves(Function<G, ? extends Collection<Move>> moves) {
        return listing(moves, Predictions::heardByCell);
    }

    /**
     * {@return these tests for a program that also lists its legal moves, in the notation of the Universal Hive
     * Protocol} The list is tested then, and single moves are not.
     *
     * @param moves lists all moves that the program calls legal
     */
    public HiveTests<G> moveStrings(Function<G, ? extends Collection<String>> moves) {
        return listing(moves, Predictions::heard);
    }

    private HiveTests<G> listing(Function<G, ? extends Collection<?>> moves, Predictions.Language language) {
        Objects.requireNonNull(moves, "moves");
        return with(new Shape<>(
                shape.newGame,
                shape.attempt,
                shape.readsText,
                Optional.of(new Listing<>(moves, language)),
                shape.outcome,
                shape.copy,
                shape.setUp));
    }

    /**
     * {@return these tests for a program that also says who has won}
     *
     * @param outcome returns the outcome of a game
     */
    public HiveTests<G> outcome(Function<G, Outcome> outcome) {
        Objects.requireNonNull(outcome, "outcome");
        return with(new Shape<>(
                shape.newGame,
                shape.attempt,
                shape.readsText,
                shape.moves,
                Optional.of(outcome),
                shape.copy,
                shape.setUp));
    }

    /**
     * {@return these tests for a program that can copy a game, which makes them faster}
     *
     * @param copy returns a copy that shares nothing with the game
     */
    public HiveTests<G> copy(UnaryOperator<G> copy) {
        Objects.requireNonNull(copy, "copy");
        return with(new Shape<>(
                shape.newGame,
                shape.attempt,
                shape.readsText,
                shape.moves,
                shape.outcome,
                Optional.of(copy),
                shape.setUp));
    }

    /**
     * {@return these tests for a program that can also set up a position} Diagrams and other tricky positions are set up
     * then, even those to which no game leads; this is faster, because no game has to be played for each accepted move.
     * Random games are still played.
     *
     * @param setUp creates a game in a position; {@link Position#setup()} has its pieces, turn and resting piece
     */
    public HiveTests<G> positions(Function<Position, G> setUp) {
        Objects.requireNonNull(setUp, "setUp");
        return with(new Shape<>(
                shape.newGame,
                shape.attempt,
                shape.readsText,
                shape.moves,
                shape.outcome,
                shape.copy,
                Optional.of(setUp)));
    }

    /**
     * {@return these tests with a time limit, after which no more questions are asked; by default, there is none}
     *
     * @param time how long to ask
     */
    public HiveTests<G> timeLimit(Duration time) {
        return new HiveTests<>(shape, ruleset, exceptRules, options.withRunLimit(time));
    }

    private HiveTests<G> with(Shape<G> changed) {
        return new HiveTests<>(changed, ruleset, exceptRules, options);
    }

    /** {@return what is wrong with the program, with an example of each fault} */
    public ConformanceReport report() {
        AskedMoves asked = new AskedMoves(shape, exceptRules);
        RunEnd end = RunEnd.after(options.runLimit());
        Predictions predictions =
                new Predictions(shape.moves.map(Listing::language).orElse(asked::heard));
        try {
            return new Run<>(() -> new ObjectProgram<>(shape, asked, options.timeLimit(), end), options, end)
                    .of(cases(asked), predictions, result -> {})
                    .withUnasked(asked.unasked());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * {@return the {@link #report()} as tests: one for each fault that was found, one for each diagram and each game, and
     * a skipped one that says what the program could not be asked}
     */
    public Stream<DynamicTest> tests() {
        ConformanceReport report = report();
        Stream<DynamicTest> findings = report.findings().stream()
                .map(finding -> DynamicTest.dynamicTest(finding.title(), () -> {
                    throw new AssertionError(
                            finding.title() + "\n" + finding.example().text());
                }));
        Stream<DynamicTest> cases = report.results().stream()
                .map(result -> DynamicTest.dynamicTest(result.name(), () -> {
                    Assumptions.assumeTrue(result.status() != CaseResult.Status.SKIPPED, result.skipReason());
                    if (result.status() == CaseResult.Status.FAILED) {
                        throw new AssertionError(result.failure());
                    }
                }));
        Stream<DynamicTest> unasked = Stream.of(report.unasked())
                .filter(reasons -> !reasons.isEmpty())
                .map(reasons -> DynamicTest.dynamicTest(
                        "what cannot be asked", () -> Assumptions.abort(String.join(", ", reasons))));
        return Stream.of(findings, cases, unasked).flatMap(tests -> tests);
    }

    /** Returns the diagrams that are positions under these rules, other tricky positions, and random games. */
    private List<GameCase> cases(AskedMoves asked) {
        List<GameCase> cases = new ArrayList<>();
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            Optional<Game> position = replay(Game.start(diagram.position()));
            if (position.isPresent() && Collections.disjoint(diagram.allowingRules(), exceptRules)) {
                Optional<Game> game =
                        shape.setUp.isPresent() ? position : diagram.game().flatMap(this::replay);
                game.ifPresentOrElse(
                        found -> cases.add(lastPosition(CaseResult.Suite.DIAGRAMS, diagram.toString(), found)),
                        () -> asked.countUnasked("positions to which no game leads"));
            }
        }
        for (PerftTable table : PerftTables.pitfalls()) {
            Game game = shape.setUp.isPresent() ? Game.start(table.position()) : table.game();
            replay(game).ifPresent(found -> cases.add(lastPosition(CaseResult.Suite.PERFT, table.id(), found)));
        }
        RandomGames games =
                RandomGames.of(ruleset, options.seed(), PLIES_OF_RANDOM_GAMES).lively();
        for (int number = 0; number < options.randomGamesPerSet(); number++) {
            cases.add(new GameCase(CaseResult.Suite.RANDOM_GAMES, "game " + (number + 1), games.game(number), 0));
        }
        return cases;
    }

    private static GameCase lastPosition(CaseResult.Suite suite, String name, Game game) {
        return new GameCase(suite, name, game, game.plyCount());
    }

    /** Returns a game under these rules, or empty if they forbid its start or one of its moves. */
    private Optional<Game> replay(Game game) {
        try {
            Position start = Position.of(game.startPosition().setup().withRuleset(ruleset));
            return Optional.of(Game.start(start).playAll(game.moves()));
        } catch (IllegalMoveException | InvalidSetupException e) {
            return Optional.empty();
        }
    }
}
