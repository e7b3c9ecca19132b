package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A position drawn in the syntax of hive-notation's text diagrams, by default late in a game, with White to move.
 *
 * <pre>
 *    wS1   bA1
 * wQ    wB1^  bS1x
 *    bG1   +
 *
 * wB1 on bQ
 * </pre>
 *
 * <p>A cell takes six columns, and each row starts three columns to the right of the row above. A cell shows its top
 * piece, {@code ^} on a stack, and an optional mark: {@code +} or a lowercase letter. Dots and spaces are empty cells.
 * The stacks are listed below, from top to bottom. Methods name a cell by its mark or by a piece that is drawn on it.
 *
 * @param setup the position in the drawing
 * @param cells the cells for each mark, and for the name of each piece drawn
 */
record Drawing(Setup setup, Map<String, Set<Hex>> cells) {

    static Drawing of(Ruleset ruleset, String text) {
        String[] parts = text.split("\n\n", 2);
        Map<String, String> stacks = Arrays.stream(parts)
                .skip(1)
                .flatMap(String::lines)
                .collect(Collectors.toMap(line -> line.split(" ", 2)[0] + "^", line -> line));
        Drawing drawing = new Drawing(Setup.empty(ruleset).withTurn(Color.WHITE, Shorthand.LATE_TURN), Map.of());
        Set<String> undrawnStacks = new HashSet<>(stacks.keySet());
        Set<Integer> shifts = new HashSet<>();
        List<String> rows = parts[0].lines().toList();
        for (int row = 0; row < rows.size(); row++) {
            for (MatchResult word :
                    Pattern.compile("\\S+").matcher(rows.get(row)).results().toList()) {
                int column = word.start() - 3 * row;
                shifts.add(Math.floorMod(column, 6));
                Hex hex = Hex.of(Math.floorDiv(column, 6), row);
                String topName = word.group().replaceFirst("[+.a-z]?$", "");
                undrawnStacks.remove(topName);
                List<String> topToBottom =
                        List.of(stacks.getOrDefault(topName, topName).split(" on ", -1));
                for (int i = topToBottom.size() - 1; i >= 0 && !topName.isEmpty(); i--) {
                    drawing = drawing.put(hex, topToBottom.get(i));
                }
                drawing = drawing.withName(word.group().substring(topName.length()), hex);
            }
        }
        if (shifts.size() > 1 || !undrawnStacks.isEmpty()) {
            throw new IllegalArgumentException("cells out of line, or stacks not drawn:\n" + text);
        }
        return drawing;
    }

    private Drawing put(Hex hex, String name) {
        return new Drawing(setup.withPiece(hex, piece(name)), cells).withName(name, hex);
    }

    private Drawing withName(String name, Hex hex) {
        Map<String, Set<Hex>> namedCells = new HashMap<>(cells);
        namedCells.put(
                name, Stream.concat(marked(name).stream(), Stream.of(hex)).collect(Collectors.toSet()));
        return new Drawing(setup, namedCells);
    }

    /** Returns a copy with a piece added on top of a cell. */
    Drawing withPiece(String cell, String name) {
        return put(hex(cell), name);
    }

    Drawing withRuleset(Ruleset ruleset) {
        return new Drawing(setup.withRuleset(ruleset), cells);
    }

    Drawing withResting(String name) {
        return new Drawing(setup.withResting(piece(name)), cells);
    }

    Drawing withTurn(Color color, int number) {
        return new Drawing(setup.withTurn(color, number), cells);
    }

    /** Plays a move. Names of pieces still mean the cells on which they were drawn. */
    Drawing play(String name, String to) {
        return new Drawing(position().play(move(name, to)).setup(), cells);
    }

    Position position() {
        return Position.of(setup);
    }

    Hex hex(String name) {
        if (marked(name).size() != 1) {
            throw new IllegalArgumentException(name + " is on these cells: " + marked(name));
        }
        return marked(name).iterator().next();
    }

    List<Hex> hexes(String... names) {
        return Stream.of(names).map(this::hex).toList();
    }

    /** Returns all cells that have one of these marks or pieces. */
    Set<Hex> marked(String... names) {
        return Stream.of(names)
                .flatMap(name -> cells.getOrDefault(name, Set.of()).stream())
                .collect(Collectors.toSet());
    }

    /** Returns the movement of a piece in play, or the placement of a piece in hand. */
    Move move(String name, String to) {
        return position()
                .cellOf(piece(name))
                .<Move>map(from -> Move.move(piece(name), from, hex(to)))
                .orElseGet(() -> Move.place(piece(name), hex(to)));
    }

    boolean isLegal(String name, String to) {
        return position().isLegal(move(name, to));
    }

    Violation violation(String name, String to) {
        return position().check(move(name, to)).orElseThrow();
    }

    void assertRefused(String name, String to, Rule rule, Violation.Kind kind) {
        Violation violation = violation(name, to);
        assertThat(violation.kind()).isEqualTo(kind);
        assertThat(violation.rule()).isEqualTo(rule);
    }

    Set<Hex> destinations(String name) {
        return Shorthand.destinations(position(), name);
    }

    Set<Hex> placements() {
        return Shorthand.placements(position());
    }
}
