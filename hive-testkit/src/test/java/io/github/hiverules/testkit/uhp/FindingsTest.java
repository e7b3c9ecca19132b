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
    private static final Game TWO_PLIES = ROW.undo().undo();

    private static List<Finding> findings(Difference... differences) {
        return Findings.of(Stream.of(differences)
                .map(difference -> new CaseResult(
                        CaseResult.Suite.DIAGRAMS,
                        "a row",
                        CaseResult.Status.FAILED,
                        List.of(difference),
                        "",
                        Duration.ZERO))
                .toList());
    }

    private static Difference lacks(Game game, String move) {
        List<Move> moves = List.of(MoveString.read(move, game.position()));
        return new Difference(Kind.MOVES, game, "validmoves", List.of("lacks: " + move), moves, List.of());
    }

    private static Difference of(Kind kind, Game game, String command) {
        return new Difference(kind, game, command, List.of("expected: something else"));
    }

    @Test
    void of_sameKindOfPiece_isOneFindingWithTheShortestGame() {
        assertThat(findings(lacks(ROW, "wA1 -wQ"), lacks(TWO_PLIES, "wA1 -wS1"), lacks(ROW, "wG1 -wQ")))
                .containsExactly(
                        new Finding(lacks(TWO_PLIES, "wA1 -wS1"), "diagrams: a row", 2),
                        new Finding(lacks(ROW, "wG1 -wQ"), "diagrams: a row", 1));
    }

    @Test
    void of_countsBesideOtherMoves_areNotAFinding() {
        Difference count = of(Kind.COUNT, Game.start(Ruleset.BASE), "perft 2");

        assertThat(findings(count)).hasSize(1);
        assertThat(findings(count, lacks(ROW, "wA1 -wQ"))).hasSize(1);
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
