package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The fields above a drawing.
 *
 * @param setup what they say besides the stacks
 */
record TextDiagramFields(Setup setup, Hex firstCell) {

    private static final Set<String> NAMES = Set.of("set", "turn", "rests", "at");

    /** Reads the fields, or returns empty after a fault. */
    static Optional<TextDiagramFields> read(Reading reading, List<Range> lines) {
        Source source = reading.source();
        Map<String, Range> values = new HashMap<>();
        for (Range line : lines) {
            int colon = source.indexOf(':', line.start(), line.end());
            int value = source.skipWhitespace(Math.min(colon + 1, line.end()), line.end());
            String name = source.excerpt(line.start(), colon);
            boolean isField = NAMES.contains(name) && colon + 1 < value && value < line.end();
            if (!isField || values.put(name, new Range(value, line.end())) != null) {
                reading.fail(line.start(), line.end(), Expected.DIAGRAM_FIELD);
            }
        }
        int end = lines.get(lines.size() - 1).end();
        if (!values.containsKey("set")) {
            reading.fail(end, end, Expected.DIAGRAM_FIELD);
        }
        Range none = new Range(end, end);
        Range turn = values.getOrDefault("turn", none);
        int colorEnd = source.skipToWhitespace(turn.start(), turn.end());
        Optional<Color> color = readColor(reading, turn.start(), colorEnd);
        OptionalInt number = reading.readNumber(source.skipWhitespace(colorEnd, turn.end()), turn.end(), Expected.TURN);
        Optional<Ruleset> ruleset = readRuleset(reading, values.getOrDefault("set", none));
        Optional<Piece> resting = Optional.ofNullable(values.get("rests"))
                .flatMap(value -> reading.readPiece(value.start(), value.end(), value, Expected.PIECE));
        Optional<Hex> firstCell = Optional.ofNullable(values.get("at")).flatMap(value -> {
            int comma = source.indexOf(',', value.start(), value.end());
            return comma == value.end()
                    ? reading.fail(value.start(), comma, Expected.HIVE)
                    : reading.readCell(value.start(), comma, value.end(), Expected.HIVE);
        });
        return reading.hasFailed()
                ? Optional.empty()
                : Optional.of(new TextDiagramFields(
                        new Setup(ruleset.orElseThrow(), color.orElseThrow(), number.orElseThrow(), Map.of(), resting),
                        firstCell.orElse(Hex.ORIGIN)));
    }

    private static Optional<Color> readColor(Reading reading, int start, int end) {
        Source source = reading.source();
        boolean isWhite = source.rangeEqualsIgnoringCase("White", start, end);
        if (!isWhite && !source.rangeEqualsIgnoringCase("Black", start, end)) {
            return reading.fail(start, end, Expected.TURN);
        }
        String word = isWhite ? "White" : "Black";
        if (!source.rangeEquals(word, start, end)) {
            reading.add(Repair.Kind.READ_AS, start, end, word);
        }
        return Optional.of(isWhite ? Color.WHITE : Color.BLACK);
    }

    private static Optional<Ruleset> readRuleset(Reading reading, Range value) {
        Source source = reading.source();
        int typeEnd = source.indexOf(',', value.start(), value.end());
        Optional<Ruleset> ruleset =
                Rulesets.readGameType(reading, value.start(), source.trimEnd(value.start(), typeEnd));
        for (int from = typeEnd; from < value.end(); ) {
            int toggle = from + 1;
            from = source.indexOf(',', toggle, value.end());
            String phrase = source.substring(toggle, from).strip();
            ruleset = reading.require(
                    ruleset.flatMap(read -> Rulesets.withPhrase(read, phrase)), toggle, from, Expected.RULESET);
        }
        return ruleset;
    }
}
