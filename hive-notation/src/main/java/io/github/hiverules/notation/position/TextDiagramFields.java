package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.grammar.PieceName;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import io.github.hiverules.notation.internal.grammar.Tokens;
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
    static Optional<TextDiagramFields> read(Source source, Repairs repairs, List<TextRange> lines) {
        Map<String, TextRange> values = new HashMap<>();
        for (TextRange line : lines) {
            int colon = source.indexOf(':', line.start(), line.end());
            int value = source.skipWhitespace(Math.min(colon + 1, line.end()), line.end());
            String name = source.excerpt(line.start(), colon);
            boolean isField = NAMES.contains(name) && colon + 1 < value && value < line.end();
            if (!isField || values.put(name, new TextRange(value, line.end())) != null) {
                repairs.fail(line.start(), line.end(), Expected.DIAGRAM_FIELD);
            }
        }
        int end = lines.get(lines.size() - 1).end();
        if (!values.containsKey("set")) {
            repairs.fail(end, end, Expected.DIAGRAM_FIELD);
        }
        TextRange none = new TextRange(end, end);
        TextRange turn = values.getOrDefault("turn", none);
        int colorEnd = source.skipToWhitespace(turn.start(), turn.end());
        Optional<Color> color = readColor(source, turn.start(), colorEnd, repairs);
        Tokens tokens = new Tokens(source, repairs);
        OptionalInt number = tokens.readNumber(source.skipWhitespace(colorEnd, turn.end()), turn.end(), Expected.TURN);
        Optional<Ruleset> ruleset = readRuleset(source, values.getOrDefault("set", none), repairs);
        Optional<Piece> resting = Optional.ofNullable(values.get("rests"))
                .flatMap(value -> PieceName.readPiece(source, value.start(), value.end(), repairs));
        Optional<Hex> firstCell = Optional.ofNullable(values.get("at")).flatMap(value -> {
            int comma = source.indexOf(',', value.start(), value.end());
            return comma == value.end()
                    ? repairs.fail(value.start(), comma, Expected.HIVE)
                    : tokens.readCell(value.start(), comma, value.end(), Expected.HIVE);
        });
        return repairs.hasFailed()
                ? Optional.empty()
                : Optional.of(new TextDiagramFields(
                        new Setup(ruleset.orElseThrow(), color.orElseThrow(), number.orElseThrow(), Map.of(), resting),
                        firstCell.orElse(Hex.ORIGIN)));
    }

    private static Optional<Color> readColor(Source source, int start, int end, Repairs repairs) {
        boolean isWhite = source.rangeEqualsIgnoringCase("White", start, end);
        if (!isWhite && !source.rangeEqualsIgnoringCase("Black", start, end)) {
            return repairs.fail(start, end, Expected.TURN);
        }
        String word = isWhite ? "White" : "Black";
        if (!source.rangeEquals(word, start, end)) {
            repairs.add(Repair.Kind.READ_AS, start, end, word);
        }
        return Optional.of(isWhite ? Color.WHITE : Color.BLACK);
    }

    private static Optional<Ruleset> readRuleset(Source source, TextRange value, Repairs repairs) {
        int typeEnd = source.indexOf(',', value.start(), value.end());
        Optional<Ruleset> ruleset =
                Rulesets.readGameType(source, value.start(), source.trimEnd(value.start(), typeEnd), repairs);
        for (int from = typeEnd; from < value.end(); ) {
            int toggle = from + 1;
            from = source.indexOf(',', toggle, value.end());
            String phrase = source.substring(toggle, from).strip();
            ruleset = repairs.require(
                    ruleset.flatMap(read -> Rulesets.withPhrase(read, phrase)), toggle, from, Expected.RULESET);
        }
        return ruleset;
    }
}
