package io.github.hiverules.testkit.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.uhp.Difference.Kind;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FindingsTest {

    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
    private static final Game EARLY = GameString.read("Base;InProgress;White[3];wQ;bS1 wQ-;wS1 -wQ;bQ bS1-");
    private static final Game ENDED = GameString.read(
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

    private static Difference misses(Game game, String move) {
        List<Move> moves = List.of(MoveString.read(move, game.position()));
        return new Difference(Kind.MOVES, game, "validmoves", List.of("misses: " + move), moves, List.of());
    }

    private static Difference of(Kind kind, Game game, String command) {
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
    void of_sameKindOfPiece_isOneFindingWithTheShortestGame() {
        List<Finding> findings =
                findings(misses(ROW, "wA1 -wQ"), misses(TWO_PLIES, "wA1 -wS1"), misses(ROW, "wG1 -wQ"));

        assertThat(findings)
                .extracting(Finding::title)
                .containsExactly("misses Soldier Ants' moves (ANT-1)", "misses Grasshoppers' jumps (GRASSHOPPER-1)");
        assertThat(findings.get(0).count()).isEqualTo(2);
        assertThat(findings.get(0).example().game()).isEqualTo(TWO_PLIES);
        assertThat(findings.get(0).caseName()).isEqualTo("diagrams: a row");
    }

    @Test
    void of_manyKindsOfPieces_isTheRuleThatTheyShare() {
        assertThat(titles(misses(ROW, "wA1 -wQ"), misses(ROW, "wG1 -wQ"), misses(ROW, "wB1 -wQ")))
                .containsExactly("misses placements (PLACE-3)");
    }

    /** Where wS1 is pinned, it neither moves nor is thrown. */
    @Test
    void of_pinnedPiecesThatMoveAndAreThrown_isOneFinding() {
        Game thrown = GameString.read("Base+MLP;InProgress;Black[3];wB1;bP wB1/;wP -wB1;bQ \\bP;wB2 wB1\\");

        assertThat(titles(surplus(Kind.MOVES, ROW, "wS1 \\wQ"), surplus(Kind.MOVES, thrown, "wB1 -bP")))
                .containsExactly("lets pinned pieces move (HIVE-2)");
        assertThat(titles(surplus(Kind.MOVES, thrown, "wB1 -bP")))
                .containsExactly("throws pieces that are in a stack or pinned (PILLBUG-3)");
    }

    @Test
    void of_spiderWithOtherCells_isOneFinding() {
        Difference stopsEarly = surplus(Kind.MOVES, EARLY, "wS1 \\bS1");
        Difference misses = misses(EARLY, "wS1 \\bQ");

        assertThat(titles(stopsEarly)).containsExactly("lets Spiders make more or fewer than three steps (SPIDER-1)");
        assertThat(titles(misses)).containsExactly("misses Spiders' third steps (SPIDER-1)");
        assertThat(titles(stopsEarly, misses))
                .containsExactly("lists other moves than Spiders' third steps (SPIDER-1)");
    }

    @Test
    void of_movesThatAreOnlyAccepted_isAFindingOfItsOwnOrTheMissingCheck() {
        Difference pinned = surplus(Kind.ACCEPTED, ROW, "wS1 \\wQ");
        Difference queen = surplus(Kind.ACCEPTED, ROW, "wQ bQ-");
        Difference far = surplus(Kind.ACCEPTED, ROW, "wA1 bQ-");
        Difference own = surplus(Kind.ACCEPTED, ROW, "bS1 \\bQ");

        assertThat(titles(pinned))
                .containsExactly("plays, though it does not list it: lets pinned pieces move (HIVE-2)");
        assertThat(titles(pinned, surplus(Kind.MOVES, ROW, "wS1 \\wQ")))
                .containsExactly("lets pinned pieces move (HIVE-2)");
        assertThat(titles(pinned, queen, far, own)).containsExactly("plays illegal moves without a check");
    }

    @Test
    void of_passThatIsMissingBesideIllegalMoves_followsFromThem() {
        Difference pass =
                new Difference(Kind.MOVES, ROW, "validmoves", List.of("misses: pass"), List.of(Move.pass()), List.of());

        assertThat(titles(pass)).containsExactly("misses the forced pass (PASS-1)");
        assertThat(titles(pass, surplus(Kind.MOVES, ROW, "wS1 \\wQ")))
                .containsExactly("lets pinned pieces move (HIVE-2)");
    }

    @Test
    void of_otherEndOfTheGame_isOneFinding() {
        Difference state = of(Kind.STATE, ENDED, "play wA2 -wB1");
        Difference lists = surplus(Kind.MOVES, ENDED, "bA1 bS1-");

        assertThat(titles(lists)).containsExactly("goes on after the end (END-3)");
        assertThat(titles(lists, state)).containsExactly("another state of the game: play");
    }

    @Test
    void of_severalKindsOfExamples_showsTheShortestAndTwoMore() {
        Finding finding = findings(
                        misses(ROW, "wA1 -wQ"),
                        misses(TWO_PLIES, "wG1 -wS1"),
                        misses(TWO_PLIES, "wB1 -wS1"),
                        misses(ROW, "wS2 -wQ"))
                .get(0);

        assertThat(finding.count()).isEqualTo(4);
        assertThat(finding.otherExamples()).hasSize(2);
    }

    @Test
    void of_countsBesideOtherMoves_areNotAFinding() {
        Difference count = of(Kind.COUNT, Game.start(Ruleset.BASE), "perft 2");

        assertThat(findings(count)).hasSize(1);
        assertThat(findings(count, misses(ROW, "wA1 -wQ"))).hasSize(1);
        assertThat(findings(count, of(Kind.PROTOCOL, ROW, "bestmove depth 1"))).hasSize(2);
    }

    @Test
    void of_faultsOfUndoAlone_areOneFinding() {
        assertThat(findings(of(Kind.STATE, ROW, "undo"), of(Kind.TURN, ROW, "undo 2")))
                .hasSize(1);
        assertThat(findings(of(Kind.TURN, ROW, "undo"), of(Kind.TURN, ROW, "play wA1 -wQ")))
                .hasSize(1);
        assertThat(findings(of(Kind.PROTOCOL, ROW, "undo"), of(Kind.PROTOCOL, ROW, "pass")))
                .hasSize(2);
    }
}
