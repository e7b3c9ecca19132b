package io.github.hiverules.notation.position;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.internal.grammar.Reading;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A drawing of a position as text, with marks on cells.
 *
 * <pre>
 * set:   Base+M, tournament opening
 * turn:  White 8
 * rests: bG1
 * at:    1,-1
 *
 *       wS1   bA1
 *    wQ    wB1^  bS1x
 * wA1   bG1   +
 *
 * wB1 on bQ
 * </pre>
 *
 * <p><img src="doc-files/diagram.svg" alt="the same position as a drawing, with a dot for + and a cross for x">
 *
 * <p>A cell takes six columns, and each row is offset by three columns from the rows next to it. A cell shows its top
 * piece, then {@code ^} if the stack has more pieces, then an optional mark: {@code +} or a lowercase letter other than
 * {@code b} and {@code w}, with which pieces begin. A dot or a space is an empty cell. The last paragraph lists the
 * stacks from top to bottom. {@code rests} names the piece that was moved on the previous turn; {@code at} is the cell
 * of the first piece in the drawing, {@code 0,0} by default. The toggles are {@code tournament opening},
 * {@code repetition draw} and {@code no gates above ground}; without any, all are off but the gates. Letters may have
 * any case, and single pieces a number. A paragraph that begins with {@code White in hand:} ends the diagram; it is not
 * needed, so a diagram that was cut may show another position.
 *
 * <p>To find the coordinates of a cell, count from {@code at}: {@code q} grows by one with each cell to the right; one
 * row down and half a cell to the right, {@code q} is the same and {@code r} grows by one. A drawing by {@code
 * SvgDrawing} of {@code hive-drawing} can show the coordinates.
 *
 * @param setup the arrangement in the drawing
 * @param marks the marks, keyed by cell
 */
public record TextDiagram(Setup setup, Map<Hex, Character> marks) {

    /**
     * Copies the marks and checks them.
     *
     * @throws IllegalArgumentException if a mark is neither {@code +} nor a lowercase letter from a to z other than b
     *     and w
     */
    public TextDiagram {
        Objects.requireNonNull(setup, "setup");
        marks = Collections.unmodifiableMap(new LinkedHashMap<>(Objects.requireNonNull(marks, "marks")));
        for (char mark : marks.values()) {
            if (mark != '+' && (mark < 'a' || mark > 'z' || mark == 'b' || mark == 'w')) {
                throw new IllegalArgumentException("not a mark: " + mark);
            }
        }
    }

    /**
     * {@return the diagram of the given position, without marks}
     *
     * @param position the position
     */
    public static TextDiagram of(Position position) {
        return new TextDiagram(position.setup(), Map.of());
    }

    /**
     * {@return a copy that also has the given mark on the given cells}
     *
     * @param mark {@code +} or a lowercase letter other than b and w
     * @param cells the cells
     * @throws IllegalArgumentException if the character cannot be a mark
     */
    public TextDiagram withMark(char mark, Collection<Hex> cells) {
        Map<Hex, Character> more = new LinkedHashMap<>(marks);
        cells.forEach(cell -> more.put(cell, mark));
        return new TextDiagram(setup, more);
    }

    /**
     * {@return the cells that have the given mark: unmodifiable, in the order of {@link #marks()}}
     *
     * @param mark the mark
     */
    public Set<Hex> cellsWithMark(char mark) {
        Set<Hex> cells = new LinkedHashSet<>();
        marks.forEach((cell, found) -> {
            if (found == mark) {
                cells.add(cell);
            }
        });
        return Collections.unmodifiableSet(cells);
    }

    /**
     * {@return the position in the drawing}
     *
     * @throws InvalidSetupException if the arrangement is not a valid position
     */
    public Position position() {
        return Position.of(setup);
    }

    /**
     * Reads a diagram, which may be indented as a whole. Whitespace at the ends of lines does not matter.
     *
     * @param text the diagram; the fields {@code set} and {@code turn} are required
     * @return the diagram of a valid position
     * @throws NotationException if the text is not a diagram, or if it shows an invalid position; the fault is then a
     *     {@link Fault.Kind#INVALID_POSITION}
     */
    public static TextDiagram read(CharSequence text) {
        return parse(text).orThrow();
    }

    /**
     * {@return the diagram, even if it shows an invalid position, and the fault}
     *
     * @param text the diagram, as for {@link #read(CharSequence)}
     */
    public static Parsed<TextDiagram> parse(CharSequence text) {
        return Reading.parseUpToFault(
                text, ReadOptions.lenient(), reading -> new TextDiagramReader(reading).readAndCheck());
    }

    /**
     * {@return this diagram as text, ending each line with a line feed}
     *
     * @throws InexpressibleException if cells are hundreds of rows or columns apart, which happens in no valid
     *     position
     */
    public String write() {
        return new TextDiagramWriter(this).write();
    }
}
