package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

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
import io.github.hiverules.testkit.Mistake;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.opentest4j.TestAbortedException;

class HiveTestsTest {

    /** The library behind the interface of most programs: kinds and cells, no lists, no numbers, no setting up. */
    static class SmallGame {
        private Game game;

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
        return TestDepth.of(
                List.of(
                        Ruleset.BASE,
                        Ruleset.BASE.withTournamentOpening(true),
                        Ruleset.BASE.withGatesAboveGround(false),
                        Ruleset.POCKET,
                        Ruleset.TOURNAMENT),
                Ruleset.all());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void report_perfectProgram_accusesNobody(Ruleset ruleset) {
        ConformanceReport report = tests(() -> new SmallGame(ruleset))
                .ruleset(ruleset)
                .outcome(SmallGame::outcome)
                .report();

        assertThat(report.findings()).isEmpty();
        assertThat(report.hasPassed()).isTrue();
        assertThat(report.count(CaseResult.Suite.DIAGRAMS, CaseResult.Status.PASSED))
                .isGreaterThan(50);
        assertThat(report.count(CaseResult.Suite.RANDOM_GAMES, CaseResult.Status.PASSED))
                .isEqualTo(1);
        assertThat(report.unasked())
                .extracting(reason -> reason.replaceFirst(" \\(\\d+\\)", ""))
                .containsExactly(
                        "equal pieces in another order",
                        "moves of covered pieces",
                        "moves to cells away from the hive",
                        "placements of the opponent's pieces",
                        "positions to which no game leads");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void positions_perfectProgram_isAskedAboutMorePositions(Ruleset ruleset) {
        HiveTests<SmallGame> playing = tests(() -> new SmallGame(ruleset)).ruleset(ruleset);

        ConformanceReport report =
                playing.positions(SmallGame::new).outcome(SmallGame::outcome).report();

        assertThat(report.findings()).isEmpty();
        assertThat(report.hasPassed()).isTrue();
        assertThat(report.unasked()).noneMatch(reason -> reason.startsWith("positions "));
        assertThat(report.results())
                .extracting(CaseResult::name)
                .anyMatch(name -> name.startsWith("R08a "))
                .hasSizeGreaterThan(playing.report().results().size());
    }

    @Test
    void positions_plantedMistake_isFoundInPositionOfDiagram() {
        ConformanceReport report = tests(Mistake.of("SPIDER_STOPS_EARLY"))
                .positions(position -> new MistakenGame(Mistake.of("SPIDER_STOPS_EARLY"), position.setup()))
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
        assertThat(report.count(CaseResult.Suite.RANDOM_GAMES, CaseResult.Status.PASSED))
                .isEqualTo(1);
    }

    static List<Rule> exceptedRules() {
        return TestDepth.of(List.of(Rule.PASS_1, Rule.END_3), List.of(Rule.values()));
    }

    @ParameterizedTest
    @MethodSource("exceptedRules")
    void exceptRules_perfectProgram_accusesNobody(Rule rule) {
        ConformanceReport report = tests(() -> new SmallGame(Ruleset.ONLINE))
                .ruleset(Ruleset.ONLINE)
                .exceptRules(rule)
                .outcome(SmallGame::outcome)
                .report();

        assertThat(report.findings()).isEmpty();
        assertThat(report.hasPassed()).isTrue();
    }

    private static HiveTests<MistakenGame> tests(Mistake mistake) {
        return HiveTests.of(() -> new MistakenGame(mistake, Ruleset.ONLINE), MistakenGame::attempt)
                .ruleset(Ruleset.ONLINE)
                .outcome(MistakenGame::outcome);
    }

    /** Mistakes that no question by kind and cell can show, or only positions that are too rare for so few games. */
    private static final Set<String> UNSEEN = Set.of(
            "PLACES_PIECES_OF_OTHER_SETS",
            "PLACES_EQUAL_PIECES_IN_ANY_ORDER",
            "PLACES_FIRST_PIECE_ANYWHERE",
            "PLACES_SECOND_PIECE_ANYWHERE",
            "PLACES_A_PIECE_TWICE",
            "LISTS_THROWS_TWICE",
            "OVERLOOKS_COVERED_QUEENS",
            "PASSES_WITH_AN_EMPTY_HAND",
            "MOVES_THE_QUEEN_FROM_ANYWHERE", // refuses passes, because that Queen could always move
            "MOVES_THE_TOP_INSTEAD",
            "ACCEPTS_EVERYTHING");

    static Stream<Mistake> mistakes() {
        return TestDepth.of(
                        Stream.of(
                                        "TESTS_ONE_HIVE_AT_THE_DESTINATION",
                                        "SPIDER_STOPS_EARLY",
                                        "NEVER_PASSES",
                                        "PIECE_STAYS:LADYBUG",
                                        "TURN_DOES_NOT_PASS_AFTER_PLACING")
                                .map(Mistake::of)
                                .toList(),
                        Mistake.unlimited())
                .stream()
                .filter(mistake -> !UNSEEN.contains(mistake.id()));
    }

    /** The judge finds the mistake, or one that gives the same answers to all questions, and nothing else. */
    @ParameterizedTest
    @MethodSource("mistakes")
    void report_plantedMistake_isTheFinding(Mistake mistake) {
        ConformanceReport report = tests(mistake).report();

        assertThat(report.findings())
                .as("%s", report.findings())
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.mistake()).isPresent();
                    assertThat(finding.rule()).isEqualTo(mistake.rule());
                    assertThat(finding.proof()).containsPattern("explains (\\d+) of \\1 difference");
                });
        if (!LIKE_ANOTHER.contains(mistake.id())) {
            assertThat(report.findings().get(0).mistake()).contains(mistake);
        }
    }

    /**
     * To questions by kind and cell, these look like a mistake that stands before them in the catalog. No legal game
     * leads to a turn at which the Queen is required too late, and a program that keeps Beetles on their level cannot
     * play a game in which one has climbed up. The others need rare positions: an empty hand, all pieces covered, or a
     * Queen that the opponent has surrounded.
     */
    private static final Set<String> LIKE_ANOTHER = Set.of(
            "REQUIRES_THE_QUEEN_TOO_LATE",
            "BEETLES_KEEP_THEIR_LEVEL",
            "PASSES_WITH_PIECES_IN_HAND",
            "PASSES_ONLY_WITH_AN_EMPTY_HAND",
            "PASSES_ONLY_WITH_ALL_PIECES_COVERED",
            "WINS_ONLY_WITH_OWN_PIECES");

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
        HiveTests<SmallGame> tests =
                HiveTests.ofMoveStrings(() -> new SmallGame(Ruleset.BASE), HiveTestsTest::attemptText);

        ConformanceReport report = tests.report();

        assertThat(report.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("never lets Soldier Ants move (ANT-1)");
            assertThat(finding.example().rule()).contains(Rule.ANT_1);
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
                .moveStrings(game -> game.game.legalMoves().stream()
                        .map(move -> MoveString.write(move, game.game.position()))
                        .toList())
                .report();

        assertThat(report.findings()).isEmpty();
        assertThat(report.hasPassed()).isTrue();
    }

    @Test
    void exceptRules_ruleOfMistake_hidesIt() {
        assertThat(tests(Mistake.of("TESTS_ONE_HIVE_AT_THE_DESTINATION"))
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
                .satisfies(reason -> assertThat(reason).matches("positions to which no game leads \\(\\d\\)"));
    }

    @Test
    void tests_fault_failsWithDrawing() {
        List<DynamicTest> tests =
                tests(Mistake.of("SPIDER_STOPS_EARLY")).tests().toList();

        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> tests.get(0).getExecutable().execute())
                .withMessageContaining("SPIDER-1")
                .withMessageContaining("marks: ");
        assertThat(tests).extracting(DynamicTest::getDisplayName).contains("R26 Freedom to move: the middle of a ring");
        DynamicTest last = tests.get(tests.size() - 1);
        assertThat(last.getDisplayName()).isEqualTo("what cannot be asked");
        assertThatExceptionOfType(TestAbortedException.class)
                .isThrownBy(() -> last.getExecutable().execute())
                .withMessageContaining("moves of covered pieces (");
    }
}
