package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.opentest4j.TestAbortedException;

class HiveTestsTest {

    /** The library behind the interface of most programs: kinds and cells, no lists, no numbers, no setting up. */
    static class SmallGame {
        private Game game;
        private boolean acceptsAnything;

        SmallGame(Ruleset ruleset) {
            game = Game.start(ruleset);
        }

        SmallGame(Position position) {
            game = Game.start(position);
        }

        void place(Bug bug, Hex to) {
            Piece next = game.position().hand(game.sideToMove()).stream()
                    .filter(piece -> piece.bug() == bug)
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("no such piece in hand"));
            play(Move.place(next, to));
        }

        void move(Hex from, Hex to) {
            Piece top = game.position().topAt(from).orElseThrow(() -> new IllegalStateException("nothing there"));
            play(Move.move(top, from, to));
        }

        void play(Move move) {
            game = game.play(move);
        }

        Outcome outcome() {
            return game.result().outcome();
        }
    }

    private static boolean attempt(SmallGame game, Move move) {
        if (move instanceof Move.Placement placement) {
            game.place(placement.piece().bug(), placement.to());
        } else if (move instanceof Move.Movement movement) {
            game.move(movement.from(), movement.to());
        } else {
            game.play(move);
        }
        return true;
    }

    private static HiveTests<SmallGame> tests(Supplier<SmallGame> newGame) {
        return HiveTests.of(newGame, HiveTestsTest::attempt).randomGames(1);
    }

    static List<Ruleset> rulesets() {
        return TestDepth.of(List.of(Ruleset.TOURNAMENT), Ruleset.all());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void report_perfectProgram_accusesNobody(Ruleset ruleset) {
        HiveTests<SmallGame> tests =
                tests(() -> new SmallGame(ruleset)).ruleset(ruleset).outcome(SmallGame::outcome);

        ConformanceReport playing = tests.report();
        ConformanceReport settingUp =
                tests.positions(SmallGame::new).randomGames(TestDepth.of(0, 1)).report();

        assertThat(List.of(playing, settingUp)).allSatisfy(report -> {
            assertThat(report.findings()).isEmpty();
            assertThat(report.hasPassed()).isTrue();
        });
        assertThat(playing.count(CaseResult.Suite.DIAGRAMS, CaseResult.Status.PASSED))
                .isGreaterThan(50);
        assertThat(playing.count(CaseResult.Suite.RANDOM_GAMES, CaseResult.Status.PASSED))
                .isGreaterThan(5);
        assertThat(playing.unasked())
                .singleElement()
                .satisfies(
                        reason -> assertThat(reason).matches("\\d+ diagrams to which no game leads were left out; .*"));
        assertThat(settingUp.unasked()).isEmpty();
        assertThat(settingUp.results()).extracting(CaseResult::name).anyMatch(name -> name.startsWith("R08a "));
        assertThat(settingUp.count(CaseResult.Suite.DIAGRAMS, CaseResult.Status.PASSED))
                .isGreaterThan(playing.count(CaseResult.Suite.DIAGRAMS, CaseResult.Status.PASSED));
    }

    @Test
    void positions_plantedMistake_isFoundInPositionOfDiagram() {
        MistakenProgram program = MistakenProgram.of("SPIDER_STOPS_EARLY");
        ConformanceReport report = tests("SPIDER_STOPS_EARLY")
                .positions(position -> new MistakenGame(program, position.setup()))
                .report();

        assertThat(report.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.mistake()).contains(Mistake.of("SPIDER_STOPS_EARLY"));
            assertThat(finding.example().text()).contains("position: ");
        });
    }

    /** Random games show where a move leads, and that the function for positions forgets something. */
    @Test
    void positions_programThatForgetsTheTurn_isRightOnlyInGames() {
        ConformanceReport report = tests(() -> new SmallGame(Ruleset.BASE))
                .positions(position -> new SmallGame(
                        Position.of(position.setup().withTurn(position.sideToMove(), position.turnNumber() + 1))))
                .report();

        assertThat(report.findings()).isNotEmpty();
        assertThat(report.count(CaseResult.Suite.RANDOM_GAMES, CaseResult.Status.FAILED))
                .isZero();
    }

    static List<Rule> exceptedRules() {
        return TestDepth.of(List.of(Rule.PASS_1), List.of(Rule.values()));
    }

    @ParameterizedTest
    @MethodSource("exceptedRules")
    void exceptRules_perfectProgram_accusesNobody(Rule rule) {
        ConformanceReport report = tests(() -> new SmallGame(Ruleset.ONLINE))
                .ruleset(Ruleset.ONLINE)
                .exceptRules(rule)
                .randomGames(TestDepth.of(0, 1))
                .outcome(SmallGame::outcome)
                .report();

        assertThat(report.findings()).isEmpty();
        assertThat(report.hasPassed()).isTrue();
    }

    /** Diagrams show most mistakes; random games show moves that are not carried out, and what an empty hand changes. */
    private static HiveTests<MistakenGame> tests(String ids) {
        MistakenProgram program = MistakenProgram.of(ids);
        boolean needsGames = !program.playing().isEmpty() || ids.equals("PASSES_WITH_AN_EMPTY_HAND");
        return HiveTests.of(() -> new MistakenGame(program, Ruleset.ONLINE), MistakenGame::attempt)
                .ruleset(Ruleset.ONLINE)
                .randomGames(needsGames ? 1 : TestDepth.of(0, 1))
                .copy(MistakenGame::copy)
                .outcome(MistakenGame::outcome);
    }

    @ParameterizedTest
    @CsvSource({
        "TESTS_ONE_HIVE_AT_THE_DESTINATION, Accepts moves that HIVE-2 forbids",
        "SPIDER_STOPS_EARLY, Accepts moves that SPIDER-1 forbids: Spiders",
        "NEVER_PASSES, Refuses forced passes",
        "NEVER_MOVES, Refuses all legal moves of pieces on the board except throws",
        "PASSES_WITH_AN_EMPTY_HAND, Accepts passes while other moves are legal (PASS-1)",
        "ACCEPTS_EVERYTHING, Accepts every illegal move",
        "FIVE_NEIGHBORS_SURROUND, Ends the game too early (END-1)",
        "PLACES_A_PIECE_TWICE, Accepts moves that PLACE-6 forbids",
        "PIECE_STAYS:LADYBUG, Accepted moves of Ladybugs are not carried out",
        "TURN_DOES_NOT_PASS_AFTER_PLACING, Accepted placements are not carried out: the same player moves again",
        "PASS_HAS_NO_EFFECT, Accepted passes are not carried out: the same player moves again",
        "PIECE_STOPS_AFTER_ONE_STEP:SOLDIER_ANT, Accepted moves of Soldier Ants are not carried out"
    })
    void report_plantedMistake_isTheFinding(String ids, String title) {
        assertThat(tests(ids).report().findings()).singleElement().asString().startsWith(title);
    }

    @Test
    void report_kindsOfOtherSets_areNamed() {
        MistakenProgram program = MistakenProgram.of("PLACES_PIECES_OF_OTHER_SETS");

        assertThat(HiveTests.of(() -> new MistakenGame(program, Ruleset.BASE), MistakenGame::attempt)
                        .randomGames(TestDepth.of(0, 5))
                        .report()
                        .findings())
                .singleElement()
                .asString()
                .startsWith("Accepts moves that MAT-1 forbids: Mosquitoes, Ladybugs and Pillbugs");
    }

    /** Only this library's rules say where the first piece goes; a program may have its own coordinates. */
    @Test
    void report_firstPieceAnywhere_isNoFault() {
        assertThat(tests("PLACES_FIRST_PIECE_ANYWHERE").report().findings()).isEmpty();
    }

    /** A text cannot name a cell without neighbors, but a kind and a cell can. */
    @Test
    void report_movesOffTheHive_areNamed() {
        assertThat(tests("LEAVES_THE_HIVE:QUEEN_BEE").report().findings())
                .anyMatch(finding -> finding.toString().startsWith("Accepts moves that HIVE-1 forbids: Queen Bees"));
    }

    /** A program that reads texts, and never lets Ants move. */
    private static boolean attemptText(SmallGame game, String text) {
        Move move = MoveString.read(text, game.game.position());
        if (move instanceof Move.Movement movement && movement.piece().bug() == Bug.SOLDIER_ANT) {
            return false;
        }
        game.play(move);
        return true;
    }

    @Test
    void ofMoveStrings_programWithFault_isAskedByText() {
        HiveTests<SmallGame> tests = HiveTests.ofMoveStrings(
                        () -> new SmallGame(Ruleset.BASE), HiveTestsTest::attemptText)
                .randomGames(TestDepth.of(0, 1));

        ConformanceReport report = tests.report();

        assertThat(report.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("Refuses all moves of Soldier Ants");
            assertThat(finding.rule()).isEmpty();
            assertThat(finding.example().text()).doesNotContain("validmoves");
        });
        assertThat(tests.timeLimit(Duration.ZERO).report().isStopped()).isTrue();
    }

    @Test
    void moveStrings_rightList_accusesNobody() {
        ConformanceReport report = HiveTests.ofMoveStrings(() -> new SmallGame(Ruleset.BASE), (game, text) -> {
                    game.play(MoveString.read(text, game.game.position()));
                    return true;
                })
                .randomGames(TestDepth.of(1, 5))
                .moveStrings(game -> game.game.legalMoves().stream()
                        .map(move -> MoveString.write(move, game.game.position()))
                        .toList())
                .report();

        assertThat(report.findings()).isEmpty();
        assertThat(report.hasPassed()).isTrue();
    }

    @Test
    void exceptRules_ruleOfMistake_hidesIt() {
        assertThat(tests("TESTS_ONE_HIVE_AT_THE_DESTINATION")
                        .exceptRules(Rule.HIVE_2)
                        .report()
                        .hasPassed())
                .isTrue();
    }

    @Test
    void report_refusedMoveChangesGame_saysAfterWhichMove() {
        ConformanceReport report = HiveTests.of(() -> new SmallGame(Ruleset.BASE), (game, move) -> {
                    if (game.game.isLegal(move) || move instanceof Move.Pass) {
                        game.play(move);
                        return true;
                    }
                    // The turn passes although the move is refused.
                    game.game = Game.start(Ruleset.BASE);
                    return false;
                })
                .randomGames(0)
                .report();

        assertThat(report.findings())
                .anySatisfy(finding -> assertThat(finding.example().text())
                        .contains("a refused move changes the game: after the refused '"));
    }

    @Test
    void moves_listWithoutPasses_isComparedInsteadOfAttempts() {
        ConformanceReport report = tests(() -> new SmallGame(Ruleset.BASE))
                .moves(game -> game.game.legalMoves().stream()
                        .filter(move -> !(move instanceof Move.Pass))
                        .toList())
                .copy(game -> {
                    SmallGame copy = new SmallGame(Ruleset.BASE);
                    copy.game = game.game;
                    return copy;
                })
                .report();

        assertThat(report.findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.example().missing()).containsExactly(Move.pass()));
        assertThat(report.unasked())
                .singleElement()
                .satisfies(reason -> assertThat(reason).contains("to which no game leads"));
    }

    @Test
    void tests_fault_isOneFailingTestAtTheEnd() throws Throwable {
        int findings = 0;
        List<String> names = new ArrayList<>();
        for (DynamicTest test :
                tests("SPIDER_STOPS_EARLY").randomGames(1).tests().toList()) {
            names.add(test.getDisplayName());
            try {
                test.getExecutable().execute();
            } catch (TestAbortedException e) {
                assertThat(e).hasMessageNotContaining("marks: ");
            } catch (AssertionError e) {
                findings++;
                assertThat(e).hasMessageContaining("SPIDER-1").hasMessageContaining("marks: ");
            }
        }

        assertThat(findings).isEqualTo(1);
        assertThat(names).contains("R26 Freedom to move: the middle of a ring", "moves of Spiders are carried out");
        assertThat(names).last().isEqualTo("what was not asked");
    }

    /** The stream runs each case when its test runs. */
    @Test
    void tests_stream_asksNothingBeforeItsTestRuns() {
        AtomicInteger games = new AtomicInteger();

        List<String> first = tests(() -> {
                    games.incrementAndGet();
                    return new SmallGame(Ruleset.BASE);
                })
                .tests()
                .map(DynamicTest::getDisplayName)
                .limit(10)
                .toList();

        assertThat(first).hasSize(10);
        assertThat(games).hasValue(0);
    }

    private static List<Finding> findingsOf(HiveTests.Attempt<SmallGame, Move> attempt) {
        return HiveTests.of(() -> new SmallGame(Ruleset.BASE), attempt)
                .randomGames(TestDepth.of(1, 5))
                .report()
                .findings();
    }

    /** A refused move leaves a copy behind, so that the next question on the same object is answered wrongly. */
    @Test
    void report_refusedMoveDuplicatesPiece_accusesNoRule() {
        List<Finding> findings = findingsOf((game, move) -> {
            if (game.acceptsAnything) {
                return true;
            }
            if (!game.game.isLegal(move)) {
                game.acceptsAnything = true;
                throw new IllegalArgumentException("illegal");
            }
            return attempt(game, move);
        });

        assertThat(findings).as("%s", findings).singleElement().satisfies(finding -> {
            assertThat(finding.rule()).isEmpty();
            assertThat(finding.example().kind()).isEqualTo(Difference.Kind.CHANGED);
        });
    }

    /** A program with fifty of each kind. */
    @Test
    void report_morePiecesThanInTheSet_namesKinds() {
        List<Finding> findings = findingsOf((game, move) -> {
            if (move instanceof Move.Placement placement
                    && game.game.position().cellOf(placement.piece()).isPresent()) {
                return game.game.legalMoves().stream()
                        .anyMatch(legal -> legal instanceof Move.Placement other
                                && other.to().equals(placement.to()));
            }
            return attempt(game, move);
        });

        assertThat(findings).singleElement().asString().startsWith("Accepts moves that PLACE-6 forbids: ");
    }

    /** Moves of several kinds fail with the same exception. */
    @Test
    void report_sameCrashForManyKinds_isOneFindingWithCause() {
        List<Finding> findings = findingsOf((game, move) -> {
            if (game.game.isLegal(move)
                    && move instanceof Move.Movement movement
                    && movement.to().q() > 1) {
                throw new IndexOutOfBoundsException("Index " + movement.to().q() + " out of bounds");
            }
            return attempt(game, move);
        });

        assertThat(findings).as("%s", findings).singleElement().satisfies(finding -> {
            assertThat(finding.title())
                    .startsWith(
                            "Refuses legal moves with 'java.lang.IndexOutOfBoundsException: Index # out of bounds'");
            assertThat(finding.cause()).containsInstanceOf(IndexOutOfBoundsException.class);
        });
    }

    /** A question about the end places a piece. */
    @Test
    void report_outcomeChangesGame_saysSo() {
        List<Finding> findings = tests(() -> new SmallGame(Ruleset.BASE))
                .outcome(game -> {
                    Outcome outcome = game.outcome();
                    game.game = game.game.isOver()
                            ? game.game
                            : game.game.play(game.game.legalMoves().get(0));
                    return outcome;
                })
                .report()
                .findings();

        assertThat(findings)
                .singleElement()
                .satisfies(finding -> assertThat(finding.example().text())
                        .contains("asking for the outcome changes the game: afterwards, the legal '"));
    }

    /** Pieces that move in every game are not said never to move. */
    @Test
    void report_pieceThatOnlyMovesInGames_isNotSaidNeverToMove() {
        List<Finding> findings = findingsOf((game, move) -> !(move instanceof Move.Movement movement
                        && game.game.isLegal(move)
                        && movement.piece().bug() == Bug.BEETLE
                        && movement.to().q() < movement.from().q())
                && attempt(game, move));

        assertThat(findings).extracting(Finding::title).noneMatch(title -> title.contains("all moves of"));
    }
}
