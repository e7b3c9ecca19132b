package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.PieceName;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The fields above a drawing. */
record TextDiagramFields(Ruleset ruleset, Color sideToMove, int turnNumber, Optional<Piece> resting, Hex firstCell) {

    private static final Pattern FIELD = Pattern.compile("(set|turn|rests|at):\\s+(\\S.*)");
    private static final Pattern TURN = Pattern.compile("((?i:White|Black))\\s+(-?\\d{1,10})");
    private static final Pattern AT = Pattern.compile("(-?\\d{1,10}),(-?\\d{1,10})");

    /** Reads the fields, or returns empty after a fault. */
    static Optional<TextDiagramFields> read(Source source, Repairs repairs, List<TextRange> lines) {
        Map<String, TextRange> values = new HashMap<>();
        for (TextRange line : lines) {
            Optional<Matcher> field = match(source, FIELD, line, repairs, Expected.DIAGRAM_FIELD);
            if (field.isEmpty()) {
                return Optional.empty();
            }
            Matcher found = field.get();
            if (values.put(found.group(1), new TextRange(found.start(2), found.end(2))) != null) {
                return repairs.fail(line.start(), line.end(), Expected.DIAGRAM_FIELD);
            }
        }
        int end = lines.get(lines.size() - 1).end();
        Optional<TextRange> set = require(values, "set", end, repairs, Expected.DIAGRAM_FIELD);
        Optional<Matcher> turn = require(values, "turn", end, repairs, Expected.TURN)
                .flatMap(field -> match(source, TURN, field, repairs, Expected.TURN));
        Optional<Integer> number =
                turn.flatMap(found -> readNumber(source, found.start(2), found.end(2), repairs, Expected.TURN));
        Optional<Ruleset> ruleset = set.flatMap(value -> readRuleset(source, value, repairs));
        Optional<Color> color = turn.map(found -> readColor(found, repairs));
        Optional<Piece> resting = Optional.ofNullable(values.get("rests"))
                .flatMap(value -> PieceName.readPiece(source, value.start(), value.end(), repairs));
        Optional<Hex> firstCell =
                Optional.ofNullable(values.get("at")).flatMap(value -> readCell(source, value, repairs));
        return repairs.hasFailed()
                ? Optional.empty()
                : Optional.of(new TextDiagramFields(
                        ruleset.orElseThrow(),
                        color.orElseThrow(),
                        number.orElseThrow(),
                        resting,
                        firstCell.orElse(Hex.ORIGIN)));
    }

    private static Optional<TextRange> require(
            Map<String, TextRange> values, String name, int end, Repairs repairs, Expected expected) {
        return repairs.require(Optional.ofNullable(values.get(name)), end, end, expected);
    }

    private static Color readColor(Matcher turn, Repairs repairs) {
        boolean isWhite = Strings.equalsIgnoringCase(turn.group(1), "White");
        String word = isWhite ? "White" : "Black";
        if (!turn.group(1).equals(word)) {
            repairs.add(Repair.Kind.READ_AS, turn.start(1), turn.end(1), word);
        }
        return isWhite ? Color.WHITE : Color.BLACK;
    }

    private static Optional<Hex> readCell(Source source, TextRange value, Repairs repairs) {
        Optional<Matcher> found = match(source, AT, value, repairs, Expected.HIVE);
        return found.flatMap(cell -> readNumber(source, cell.start(1), cell.end(1), repairs, Expected.HIVE)
                .flatMap(q -> readNumber(source, cell.start(2), cell.end(2), repairs, Expected.HIVE)
                        .map(r -> Hex.of(q, r))));
    }

    private static Optional<Integer> readNumber(Source source, int start, int end, Repairs repairs, Expected expected) {
        return repairs.require(source.findNumber(start, end).stream().boxed().findFirst(), start, end, expected);
    }

    private static Optional<Matcher> match(
            Source source, Pattern pattern, TextRange part, Repairs repairs, Expected expected) {
        Matcher matcher = pattern.matcher(source).region(part.start(), part.end());
        return matcher.matches() ? Optional.of(matcher) : repairs.fail(part.start(), part.end(), expected);
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
