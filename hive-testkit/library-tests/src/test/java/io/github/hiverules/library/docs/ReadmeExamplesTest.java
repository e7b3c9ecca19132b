package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The first example of the README, with its imports. {@link CompiledExamplesTest} compares the lines. */
class ReadmeExamplesTest {

    /**
     * The last line is the number of Black's moves: four kinds of pieces on each of five cells, and two steps of the
     * Queen Bee.
     */
    static final List<String> OUTPUT = List.of(
            "HIVE-2",
            "[(0,0), (-1,0)]",
            "The Spider wS1 holds the hive together: without it, wQ would be cut off.",
            "22");

    @RegisterExtension
    private final Printed printed = new Printed();

    @Test
    void check_illegalMove_explainsWhy() {
        Game game = GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-");
        Position position = game.position();
        Move move = MoveString.read("wS1 bQ-", position);
        Violation violation = position.check(move).orElseThrow();
        System.out.println(violation.rule().id());
        System.out.println(violation.cells());
        System.out.println(Sentences.english().violation(position, violation));

        Game longer = game.play(MoveString.read("wQ \\wS1", position));
        System.out.println(longer.position().legalMoves().size());

        assertThat(printed.lines()).isEqualTo(OUTPUT);
    }
}
