package io.github.hiverules.notation.position;

import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.internal.grammar.PositionTextReader;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A position in one line, with everything on which the legal moves depend: {@code ml~b2~wS1_0_0.bA1wB1_1_0~wB1}.
 *
 * <p><img src="doc-files/position.svg" alt="the Spider wS1 on 0,0, and the Beetle wB1 on top of bA1 on 1,0">
 *
 * <pre>
 * position = ruleset "~" turn "~" hive [ "~" resting ]
 * ruleset  = a ruleset as {@link io.github.hiverules.notation.game.RulesetText} writes it
 * turn     = ( "w" / "b" ) number              ; side to move and its turn number
 * hive     = "-" / stack *( "." stack )        ; "-" is the empty table
 * stack    = 1*piece "_" q "_" r               ; from bottom to top, then the cell
 * piece    = a piece as UHP names it
 * resting  = piece                             ; the piece that was moved on the previous turn
 * </pre>
 *
 * <p>Stacks are ordered by row {@code r}, then by column {@code q}, so each arrangement has exactly one text. A text
 * needs no escaping in a URL. It has no end mark: a text that was cut may be another position, without its last stacks.
 * {@link io.github.hiverules.notation.game.GameText GameText} notices a cut.
 *
 * <p>A lenient reader also accepts stacks in any order, whitespace around the parts of a text, letters in any case,
 * {@code wQ1} for {@code wQ}, redundant signs and leading zeros, and the other forms of {@link
 * io.github.hiverules.notation.game.RulesetText}. It also accepts skipped piece numbers: if {@code wA1} is in hand, it
 * renames {@code wA2} to {@code wA1}. It ignores the resting piece in a set without a Pillbug, if it is on top of a
 * stack. {@link #readSetup} keeps both. The reader lists each difference as a {@link
 * io.github.hiverules.notation.fault.Repair}.
 */
public final class PositionText {

    private PositionText() {}

    /**
     * {@return the position that a text describes, read leniently}
     *
     * @param text the position text
     * @throws NotationException if anything is wrong; if the arrangement is not a valid position, the fault is a {@link
     *     Fault.Kind#INVALID_POSITION}
     */
    public static Position read(CharSequence text) {
        return parse(text).withoutGuesses().orThrow();
    }

    /**
     * {@return the result of lenient reading; see {@link #parse(CharSequence, ReadOptions)}}
     *
     * @param text the position text
     */
    public static Parsed<Position> parse(CharSequence text) {
        return parse(text, ReadOptions.lenient());
    }

    /**
     * {@return the position that a text describes, with repairs and the fault}
     *
     * @param text the position text
     * @param options only {@link ReadOptions#isStrict()} matters, because the text names its ruleset
     */
    public static Parsed<Position> parse(CharSequence text, ReadOptions options) {
        return Reading.parse(text, options, reading -> {
            int end = reading.source().length();
            PositionTextReader reader = new PositionTextReader(reading);
            Optional<Position> position = reader.read(0, end)
                    .map(reader::renumbered)
                    .flatMap(setup -> PositionTextReader.toPosition(setup, reading, 0, end));
            position.ifPresent(reader::reportRestingPieceWithoutPillbug);
            return position;
        });
    }

    /**
     * {@return the arrangement that a text describes, read leniently; it need not be a valid position}
     *
     * @param text the position text
     * @throws NotationException if the text is not a position text
     */
    public static Setup readSetup(CharSequence text) {
        return Reading.parse(
                        text,
                        ReadOptions.lenient(),
                        reading -> new PositionTextReader(reading)
                                .read(0, reading.source().length()))
                .orThrow();
    }

    /**
     * {@return the text of a position}
     *
     * @param position the position
     */
    public static String write(Position position) {
        return write(position.setup());
    }

    /**
     * {@return the text of an arrangement}
     *
     * @param setup the arrangement
     */
    public static String write(Setup setup) {
        String hive = new TreeMap<>(setup.stacks())
                .entrySet().stream()
                        .map(stack -> stackText(stack.getKey(), stack.getValue()))
                        .collect(Collectors.joining("."));
        String turn = (setup.sideToMove() == Color.WHITE ? "w" : "b") + setup.turnNumber();
        String fields = String.join("~", Rulesets.shortName(setup.ruleset()), turn, hive.isEmpty() ? "-" : hive);
        return setup.resting().isPresent() ? fields + "~" + setup.resting().get() : fields;
    }

    private static String stackText(Hex hex, List<Piece> pieces) {
        return pieces.stream().map(Piece::toString).collect(Collectors.joining()) + "_" + hex.q() + "_" + hex.r();
    }
}
