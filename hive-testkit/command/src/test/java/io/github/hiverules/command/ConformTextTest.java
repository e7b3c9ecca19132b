package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.EngineInfo;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.uhp.CaseResult;
import io.github.hiverules.testkit.uhp.ConformanceReport;
import io.github.hiverules.testkit.uhp.Difference;
import io.github.hiverules.testkit.uhp.Finding;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ConformTextTest {

    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");

    private static List<String> printed(Difference difference) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ConformText(new PrintStream(out, true, StandardCharsets.UTF_8))
                .print(List.of(new Finding(difference, "diagrams: a row", 1)));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static List<Move> moves(String text) {
        return List.of(MoveString.read(text, ROW.position()));
    }

    @Test
    void print_otherMoves_marksTheirDestinations() {
        assertThat(printed(new Difference(
                        Difference.Kind.MOVES,
                        ROW,
                        "validmoves",
                        List.of("lacks: wQ \\wS1"),
                        moves("wQ \\wS1"),
                        moves("wA1 bQ-"))))
                .containsSubsequence(
                        "    lacks: wQ \\wS1",
                        "    marks: + a destination that it lacks, x an illegal one",
                        "       +",
                        "    wQ    wS1   bS1   bQ    x");
    }

    @Test
    void print_moreThanAScreen_hasThePositionInsteadOfTheDrawing() {
        List<String> details = Collections.nCopies(20, "a detail");

        assertThat(printed(new Difference(Difference.Kind.STATE, ROW, "undo", details)))
                .endsWith(
                        "    a detail",
                        "    game: Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-",
                        "    position: base.opening~w3~wQ_-1_0.wS1_0_0.bS1_1_0.bQ_2_0",
                        "")
                .hasSize(24);
    }

    @Test
    void print_longComplaintAboutAFailure_isWhole() {
        List<String> details = Collections.nCopies(30, "a detail");

        assertThat(printed(new Difference(Difference.Kind.FAILURE, ROW, "undo", details)))
                .endsWith("    a detail", "")
                .hasSize(32);
    }

    @Test
    void print_anotherState_marksNothing() {
        assertThat(printed(new Difference(Difference.Kind.STATE, ROW, "undo", List.of("expected: InProgress"))))
                .contains("    wQ    wS1   bS1   bQ")
                .noneMatch(line -> line.contains("marks:"));
    }

    @Test
    void xml_manyDifferencesOfACase_namesSomeAndCountsTheRest() {
        Difference state = new Difference(Difference.Kind.STATE, ROW, "undo", List.of("expected: InProgress"));
        CaseResult failed = new CaseResult(
                CaseResult.Suite.RANDOM_GAMES,
                "one",
                CaseResult.Status.FAILED,
                Collections.nCopies(8, state),
                "",
                Duration.ZERO);

        assertThat(ConformOutput.xml(new ConformanceReport(new EngineInfo("Own v1", Set.of()), List.of(failed))))
                .contains("\n\nand 3 more differences</failure>")
                .containsPattern("(?s)(expected: InProgress.*){5}")
                .doesNotContainPattern("(?s)(expected: InProgress.*){6}");
    }
}
