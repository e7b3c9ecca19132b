package io.github.hiverules.notation.position;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.position.TextDiagramReader.Drawn;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A position drawn as text, with marks on cells.
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
 * <p>A cell takes six columns, and each row is offset by three from its neighbors. A cell shows its top piece, then
 * {@code ^} if the stack has more pieces, then an optional mark: {@code +} or a small letter. A dot or a blank is an
 * empty cell. Below the drawing, the stacks are listed from top to bottom. {@code rests} names the piece that was moved
 * on the previous turn; {@code at} is the cell of the first piece drawn, {@code 0,0} by default. The toggles of the set
 * are {@code tournament opening}, {@code repetition draw} and {@code no gates above ground}.
 *
 * @param setup what is drawn
 * @param marks the marks, each on its cell
 */
public record TextDiagram(Setup setup, Map<Hex, Character> marks) {

    /**
     * Copies the marks and checks them.
     *
     * @throws IllegalArgumentException if a mark is neither {@code +} nor a small letter from a to z
     */
    public TextDiagram {
        Objects.requireNonNull(setup, "setup");
        marks = Collections.unmodifiableMap(new LinkedHashMap<>(Objects.requireNonNull(marks, "marks")));
        for (char mark : marks.values()) {
            if (mark != '+' && (mark < 'a' || mark > 'z')) {
                throw new IllegalArgumentException("no mark: " + mark);
            }
        }
    }

    /**
     * {@return the diagram of a position, without marks}
     *
     * @param position the position
     */
    public static TextDiagram of(Position position) {
        return new TextDiagram(position.setup(), Map.of());
    }

    /**
     * {@return this diagram with a mark on more cells}
     *
     * @param mark {@code +} or a small letter
     * @param cells the cells
     * @throws IllegalArgumentException if the character cannot be a mark
     */
    public TextDiagram withMark(char mark, Collection<Hex> cells) {
        Map<Hex, Character> more = new LinkedHashMap<>(marks);
        cells.forEach(cell -> more.put(cell, mark));
        return new TextDiagram(setup, more);
    }

    /**
     * {@return the cells that have a mark: unmodifiable, in the order of {@link #marks()}, empty if the mark is not
     * drawn}
     *
     * @param mark the mark
     */
    public Set<Hex> marked(char mark) {
        Set<Hex> cells = new LinkedHashSet<>();
        marks.forEach((cell, found) -> {
            if (found == mark) {
                cells.add(cell);
            }
        });
        return Collections.unmodifiableSet(cells);
    }

    /**
     * {@return the drawn position}
     *
     * @throws InvalidSetupException if the arrangement is not a valid position
     */
    public Position position() {
        return Position.of(setup);
    }

    /**
     * Reads a diagram, which may be indented as a whole. White space at the ends of lines does not matter.
     *
     * @param text the diagram; the fields {@code set} and {@code turn} are required
     * @return the diagram of a valid position
     * @throws NotationException if the text is not a diagram, or if it shows an invalid position (then the fault is a
     *     {@link Fault.InvalidPosition})
     */
    public static TextDiagram read(CharSequence text) {
        return parse(text).orThrow();
    }

    /**
     * Reads a diagram, which may be indented as a whole. White space at the ends of lines does not matter.
     *
     * @param text the diagram; the fields {@code set} and {@code turn} are required
     * @return the diagram, even if it shows an invalid position, and what is wrong
     */
    public static Parsed<TextDiagram> parse(CharSequence text) {
        Parsed<Drawn> parsed = Reading.parse(
                text, ReadOptions.lenient(), (source, repairs) -> new TextDiagramReader(source).readAndCheck());
        if (parsed.value().isEmpty()) {
            return Parsed.failed(parsed.fault().orElseThrow());
        }
        Drawn drawn = parsed.value().get();
        Parsed<TextDiagram> diagram = Parsed.of(drawn.diagram());
        return drawn.invalid().map(diagram::withFault).orElse(diagram);
    }

    /**
     * {@return this diagram as text, with a line end after each line}
     *
     * @throws NotExpressibleException if cells are hundreds of rows or columns apart, which happens in no valid
     *     position
     */
    public String write() {
        return new TextDiagramWriter(this).write();
    }
}
