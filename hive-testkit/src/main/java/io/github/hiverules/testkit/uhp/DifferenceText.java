package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.position.PositionString;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;

/** Shows a difference to people: in words, and with the hive drawn. */
final class DifferenceText {

    private static final String INDENT = "  ";
    private static final char LACKING = '+';
    private static final char SURPLUS = 'x';

    private final StringBuilder text = new StringBuilder();

    private DifferenceText() {}

    static String of(Difference difference) {
        DifferenceText made = new DifferenceText();
        made.text.append(difference.kind().description());
        made.text
                .append(difference.command().isEmpty() ? "" : ", asked: " + difference.command())
                .append('\n');
        difference.details().forEach(made::line);
        if (isAboutAPosition(difference)) {
            made.line(whereItIs(difference.game()));
            made.draw(difference);
        }
        return made.text.toString();
    }

    private static boolean isAboutAPosition(Difference difference) {
        return !difference.game().position().stacks().isEmpty() && difference.kind() != Difference.Kind.FAILURE;
    }

    private static String whereItIs(Game game) {
        try {
            return "game: " + GameString.writeForEngine(game);
        } catch (NotExpressibleException startsElsewhere) {
            return "position: " + PositionString.write(game.position());
        }
    }

    private void draw(Difference difference) {
        List<Hex> lacking = destinations(difference.lacking());
        List<Hex> surplus = destinations(difference.surplus());
        if (!lacking.isEmpty() || !surplus.isEmpty()) {
            line("marks: " + LACKING + " a destination that it lacks, " + SURPLUS + " an illegal one");
        }
        TextDiagram.of(difference.game().position())
                .withMark(LACKING, lacking)
                .withMark(SURPLUS, surplus)
                .write()
                .lines()
                .forEach(this::line);
    }

    private static List<Hex> destinations(List<Move> moves) {
        return moves.stream().flatMap(move -> move.destination().stream()).toList();
    }

    private void line(String words) {
        text.append((INDENT + words).stripTrailing()).append('\n');
    }
}
