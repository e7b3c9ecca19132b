package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.MoveQuestion;
import net.jqwik.api.SampleReportingFormat;

/**
 * Lets jqwik print games, positions and attempted moves of a failed property as text: one line that can be read back,
 * and the hive drawn below. For a game, the game string for engines comes first, if there is one, then the {@link
 * GameText}.
 *
 * <p>On the class path, jqwik finds this class by itself. A module cannot provide a service whose type is optional, so
 * on the module path {@link HiveDomain} provides it, and any other domain can return it from {@code
 * getReportingFormats()}.
 */
@SuppressWarnings("exports") // Whoever uses this class has jqwik, but the module must not require it.
public final class HiveReportingFormat implements SampleReportingFormat {

    /** Creates the format; jqwik calls this. */
    public HiveReportingFormat() {}

    /**
     * {@return whether a value is a {@link Game}, a {@link Position} or a {@link MoveQuestion}}
     *
     * @param value any value
     */
    @Override
    public boolean appliesTo(Object value) {
        return value instanceof Game || value instanceof Position || value instanceof MoveQuestion;
    }

    /**
     * {@return the lines of text that jqwik prints}
     *
     * @param value a {@link Game}, a {@link Position} or a {@link MoveQuestion}
     */
    @Override
    public Object report(Object value) {
        return SampleReportingFormat.plainLabel(text(value));
    }

    private static String text(Object value) {
        if (value instanceof Game game) {
            return gameText(game);
        }
        if (value instanceof MoveQuestion question) {
            return moveText(question) + "\n" + gameText(question.game());
        }
        return positionText((Position) value);
    }

    private static String gameText(Game game) {
        return engineGameString(game) + GameText.write(game) + "\n" + drawing(game.position());
    }

    private static String engineGameString(Game game) {
        try {
            return GameString.writeForEngine(game) + "\n";
        } catch (InexpressibleException startsElsewhere) {
            return "";
        }
    }

    private static String positionText(Position position) {
        return PositionText.write(position) + "\n" + drawing(position);
    }

    private static String drawing(Position position) {
        return TextDiagram.of(position).write();
    }

    private static String moveText(MoveQuestion question) {
        String verdict =
                question.refusedBy().map(rule -> "illegal: " + rule.id()).orElse("legal");
        return moveString(question.move(), question.position()) + " (" + verdict + ") in";
    }

    private static String moveString(Move move, Position before) {
        try {
            return MoveString.write(move, before);
        } catch (InexpressibleException farFromTheHive) {
            return move.toString();
        }
    }
}
