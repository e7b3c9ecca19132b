package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.judge.Difference.Kind;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FindingsTest {

    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
    private static final Game MOVABLE_SPIDER = GameString.read("Base;InProgress;White[3];wQ;bS1 wQ-;wS1 -wQ;bQ bS1-");
    private static final Game FINISHED = GameString.read(
            "Base;BlackWins;Black[5];wB1;bS1 wB1-;wQ \\wB1;bQ bS1/;wA1 -wQ;bQ \\bS1;wG1 \\wQ;bS1 \\bQ;wA2 -wB1");
    private static final Game TWO_PLIES = ROW.undo().undo();

    private static List<Finding> findings(Difference... differences) {
        return Findings.of(Stream.of(differences)
                .map(difference -> new CaseResult(
                        CaseResult.Suite.DIAGRAMS,
                        "a row",
                        CaseResult.Status.FAILED,
                        List.of(difference),
                        List.of(),
                        "",
                        Duration.ZERO))
                .toList());
    }

    private static Difference missing(Game game, String move) {
        List<Move> moves = List.of(MoveString.read(move, game.position()));
        return new Difference(Kind.MOVES, game, "validmoves", List.of("misses: " + move), moves, List.of());
    }

    private static Difference difference(Kind kind, Game game, String command) {
        return new Difference(kind, game, command, List.of("expected: something else"));
    }

    private static Difference surplus(Kind kind, Game game, String... moves) {
        List<Move> illegal = Stream.of(moves)
                .map(text -> MoveString.read(text, game.position()))
                .toList();
        return new Difference(kind, game, "validmoves", List.of("is illegal: " + moves[0]), List.of(), illegal);
    }

    private static List<String> titles(Difference... differences) {
        return findings(differences).stream().map(Finding::title).toList();
    }

    @Test
    void of_missingMovesOfOneKind_isOneFindingWithShortestGame() {
        List<Finding> findings =
                findings(missing(ROW, "wA1 -wQ"), missing(TWO_PLIES, "wA1 -wS1"), missing(ROW, "wG1 -wQ"));

        assertThat(findings)
                .extracting(Finding::title)
                .containsExactly(
                        "misses the Soldier Ant's moves (ANT-1)", "misses the Grasshopper's jumps (GRASSHOPPER-1)");
        assertThat(findings.get(0).count()).isEqualTo(2);
        assertThat(findings.get(0).example().game()).isEqualTo(TWO_PLIES);
        assertThat(findings.get(0).caseName()).isEqualTo("diagrams: a row");
    }

    @Test
    void of_missingMovesOfManyKinds_namesRuleTheyShare() {
        assertThat(titles(missing(ROW, "wA1 -wQ"), missing(ROW, "wG1 -wQ"), missing(ROW, "wB1 -wQ")))
                .containsExactly("misses placements (PLACE-3)");
    }

    /** A pinned piece can neither move nor be thrown. */
    @Test
    void of_pinnedPiecesMovedAndThrown_isOneFinding() {
        Game thrown = GameString.read("Base+MLP;InProgress;Black[3];wB1;bP wB1/;wP -wB1;bQ \\bP;wB2 wB1\\");

        assertThat(titles(surplus(Kind.MOVES, ROW, "wS1 \\wQ"), surplus(Kind.MOVES, thrown, "wB1 -bP")))
                .containsExactly("lets pinned pieces move (HIVE-2)");
        assertThat(titles(surplus(Kind.MOVES, thrown, "wB1 -bP")))
                .containsExactly("throws pieces that are in a stack or pinned (PILLBUG-3)");
    }

    @Test
    void of_spiderReachesOtherCells_isOneFinding() {
        Difference stopsEarly = surplus(Kind.MOVES, MOVABLE_SPIDER, "wS1 \\bS1");
        Difference missesThirdStep = missing(MOVABLE_SPIDER, "wS1 \\bQ");

        assertThat(titles(stopsEarly)).containsExactly("lets Spiders take more or fewer than three steps (SPIDER-1)");
        assertThat(titles(missesThirdStep)).containsExactly("misses the Spider's third step (SPIDER-1)");
        assertThat(titles(stopsEarly, missesThirdStep)).containsExactly("gets the Spider's moves wrong (SPIDER-1)");
    }

    @Test
    void of_movesAcceptedButNotListed_isSeparateFinding() {
        Difference pinned = surplus(Kind.ACCEPTED, ROW, "wS1 \\wQ");
        Difference queen = surplus(Kind.ACCEPTED, ROW, "wQ bQ-");
        Difference tooFar = surplus(Kind.ACCEPTED, ROW, "wA1 bQ-");
        Difference opponentsPiece = surplus(Kind.ACCEPTED, ROW, "bS1 \\bQ");

        assertThat(titles(pinned)).containsExactly("accepts unlisted moves: lets pinned pieces move (HIVE-2)");
        assertThat(titles(pinned, surplus(Kind.MOVES, ROW, "wS1 \\wQ")))
                .containsExactly("lets pinned pieces move (HIVE-2)");
        assertThat(titles(pinned, queen, tooFar, opponentsPiece)).containsExactly("plays moves without checking them");
    }

    @Test
    void of_missingPassWithIllegalMoves_isNotSeparateFinding() {
        Difference pass =
                new Difference(Kind.MOVES, ROW, "validmoves", List.of("misses: pass"), List.of(Move.pass()), List.of());

        assertThat(titles(pass)).containsExactly("misses the forced pass (PASS-1)");
        assertThat(titles(pass, surplus(Kind.MOVES, ROW, "wS1 \\wQ")))
                .containsExactly("lets pinned pieces move (HIVE-2)");
    }

    @Test
    void of_wrongStateAndMovesAfterEnd_isOneFinding() {
        Difference state = difference(Kind.STATE, FINISHED, "play wA2 -wB1");
        Difference movesAfterTheEnd = surplus(Kind.MOVES, FINISHED, "bA1 bS1-");

        assertThat(titles(movesAfterTheEnd)).containsExactly("plays on after the end of the game (END-3)");
        assertThat(titles(movesAfterTheEnd, state)).containsExactly("wrong state of the game: play");
    }

    @Test
    void of_severalKindsOfExamples_showsShortestAndTwoMore() {
        Finding finding = findings(
                        missing(ROW, "wA1 -wQ"),
                        missing(TWO_PLIES, "wG1 -wS1"),
                        missing(TWO_PLIES, "wB1 -wS1"),
                        missing(ROW, "wS2 -wQ"))
                .get(0);

        assertThat(finding.count()).isEqualTo(4);
        assertThat(finding.otherExamples()).hasSize(2);
    }

    @Test
    void of_wrongCountWithMissingMoves_isNotSeparateFinding() {
        Difference count = difference(Kind.COUNT, Game.start(Ruleset.BASE), "perft 2");

        assertThat(findings(count)).hasSize(1);
        assertThat(findings(count, missing(ROW, "wA1 -wQ"))).hasSize(1);
        assertThat(findings(count, difference(Kind.PROTOCOL, ROW, "bestmove depth 1")))
                .hasSize(2);
    }

    @Test
    void of_faultsOfUndo_isOneFinding() {
        assertThat(findings(difference(Kind.STATE, ROW, "undo"), difference(Kind.TURN, ROW, "undo 2")))
                .hasSize(1);
        assertThat(findings(difference(Kind.TURN, ROW, "undo"), difference(Kind.TURN, ROW, "play wA1 -wQ")))
                .hasSize(1);
        assertThat(findings(difference(Kind.PROTOCOL, ROW, "undo"), difference(Kind.PROTOCOL, ROW, "pass")))
                .hasSize(2);
    }
}
