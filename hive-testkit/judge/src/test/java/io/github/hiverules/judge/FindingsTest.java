package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.judge.Difference.Kind;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is not about moves is grouped by what the engine does; an outcome can be explained, too. */
class FindingsTest {

    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
    private static final Game FINISHED = GameString.read(
            "Base;BlackWins;Black[5];wB1;bS1 wB1-;wQ \\wB1;bQ bS1/;wA1 -wQ;bQ \\bS1;wG1 \\wQ;bS1 \\bQ;wA2 -wB1");

    private static List<Finding> findings(Difference... differences) {
        return Questions.findings(List.of(differences), List.of());
    }

    private static Difference difference(Kind kind, Game game, String command) {
        return new Difference(kind, game, command, List.of("expected: something else"));
    }

    private static Difference failure(Game game, String command, String text) {
        return new Difference(Kind.FAILURE, game, command, List.of("answered: " + text), text, Optional.empty());
    }

    @Test
    void of_wrongCountWithOtherFault_isNotSeparateFinding() {
        Difference count = difference(Kind.COUNT, Game.start(Ruleset.BASE), "perft 2");
        Answer missing = Answer.ofList(ROW, "validmoves", List.of());

        assertThat(findings(count)).hasSize(1);
        assertThat(Questions.findings(List.of(count), List.of(missing)))
                .noneMatch(finding -> finding.example().kind() == Kind.COUNT);
    }

    @Test
    void of_faultsOfUndo_isOneFinding() {
        assertThat(findings(difference(Kind.GAME, ROW, "undo"), difference(Kind.TURN, ROW, "undo 2")))
                .hasSize(1);
        assertThat(findings(difference(Kind.TURN, ROW, "undo"), difference(Kind.TURN, ROW, "play wA1 -wQ")))
                .hasSize(1);
        assertThat(findings(difference(Kind.PROTOCOL, ROW, "undo"), difference(Kind.PROTOCOL, ROW, "pass")))
                .hasSize(2);
    }

    @Test
    void of_sameFailureAtManyCommands_isOneFinding() {
        List<Finding> findings = findings(
                failure(ROW, "play wA1 -wQ", "err NullPointerException"),
                failure(ROW, "validmoves", "err NullPointerException"),
                failure(ROW, "validmoves", "err too slow"));

        assertThat(findings)
                .extracting(Finding::toString)
                .containsExactly("Fails: err NullPointerException, 2 times", "Fails: err too slow, 1 time");
    }

    /** Returns the answer of an engine that lists the legal moves after a game and an illegal one. */
    private static Answer withIllegalMove(String game, String move) {
        Game played = GameString.read(game);
        List<Move> listed = new ArrayList<>(played.legalMoves());
        listed.add(MoveString.read(move, played.position()));
        return Answer.ofList(played, "validmoves", listed);
    }

    /** The shortest game of all shows a Beetle, but most wrong moves are those of a Spider. */
    @Test
    void of_sortsOfDifferentFrequency_showsMostFrequentInItsShortestGame() {
        Answer beetle = withIllegalMove("Base;InProgress;White[3];wB1;bS1 wB1-;wQ -wB1;bQ bS1-", "wB1 bQ-");
        Answer spider =
                withIllegalMove("Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-", "wS1 bA1-");
        Answer sameSpider =
                withIllegalMove("Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wG1 -wQ;bG1 bQ-", "wS1 bG1-");

        assertThat(Questions.findings(List.of(), List.of(beetle, spider, sameSpider)))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.title())
                            .isEqualTo("Lists moves that HIVE-2 and other rules forbid: Spiders and Beetles");
                    assertThat(finding.example().game()).isEqualTo(spider.game());
                });
    }

    @Test
    void of_wrongWinner_saysWhatSurroundsTheQueen() {
        List<Finding> findings =
                Questions.findings(List.of(), List.of(Answer.ofResult(FINISHED, "newgame", Outcome.WHITE_WINS)));

        assertThat(findings).singleElement().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("Names the wrong result of a finished game (END-1)");
            assertThat(finding.example().details())
                    .containsExactly(
                            "expected: BlackWins, because wQ has 6 occupied cells around it and bQ has 3 occupied cells around it",
                            "answered: WHITE_WINS");
        });
    }

    @Test
    void of_nothing_isEmpty() {
        assertThat(Stream.of(findings()).flatMap(List::stream)).isEmpty();
    }
}
