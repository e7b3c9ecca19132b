package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Texts;
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

    /** A diagram names all toggles after the game type. */
    private static final ReadOptions NO_TOGGLES = ReadOptions.lenient().withTogglesOf(Ruleset.BASE);

    private static final Pattern FIELD = Pattern.compile("(set|turn|rests|at):\\s+(\\S.*)");
    private static final Pattern TURN = Pattern.compile("((?i:White|Black))\\s+(-?\\d{1,10})");
    private static final Pattern AT = Pattern.compile("(-?\\d{1,10}),(-?\\d{1,10})");

    static TextDiagramFields read(Source source, Repairs repairs, List<TextRange> lines) {
        Map<String, TextRange> values = new HashMap<>();
        for (TextRange line : lines) {
            Matcher field = match(source, FIELD, line, Expected.DIAGRAM_FIELD);
            if (values.put(field.group(1), new TextRange(field.start(2), field.end(2))) != null) {
                throw source.unreadable(line.start(), line.end(), Expected.DIAGRAM_FIELD);
            }
        }
        int end = lines.get(lines.size() - 1).end();
        TextRange set = source.require(Optional.ofNullable(values.get("set")), end, end, Expected.DIAGRAM_SET);
        TextRange turnField = source.require(Optional.ofNullable(values.get("turn")), end, end, Expected.DIAGRAM_TURN);
        Matcher turn = match(source, TURN, turnField, Expected.DIAGRAM_TURN);
        return new TextDiagramFields(
                readRuleset(source, set, repairs),
                readColor(turn, repairs),
                source.readNumber(turn.start(2), turn.end(2), Expected.DIAGRAM_TURN),
                Optional.ofNullable(values.get("rests"))
                        .map(value -> PieceName.readPiece(source, value.start(), value.end(), repairs)),
                Optional.ofNullable(values.get("at"))
                        .map(value -> readCell(source, value))
                        .orElse(Hex.ORIGIN));
    }

    private static Color readColor(Matcher turn, Repairs repairs) {
        boolean isWhite = Texts.equalsIgnoringCase(turn.group(1), "White");
        String word = isWhite ? "White" : "Black";
        if (!turn.group(1).equals(word)) {
            repairs.add(Repair.Kind.LETTER_CASE, turn.start(1), turn.end(1), word);
        }
        return isWhite ? Color.WHITE : Color.BLACK;
    }

    private static Hex readCell(Source source, TextRange value) {
        Matcher cell = match(source, AT, value, Expected.COORDINATE);
        return Hex.of(
                source.readNumber(cell.start(1), cell.end(1), Expected.COORDINATE),
                source.readNumber(cell.start(2), cell.end(2), Expected.COORDINATE));
    }

    private static Matcher match(Source source, Pattern pattern, TextRange part, Expected expected) {
        Matcher matcher = pattern.matcher(source).region(part.start(), part.end());
        if (!matcher.matches()) {
            throw source.unreadable(part.start(), part.end(), expected);
        }
        return matcher;
    }

    private static Ruleset readRuleset(Source source, TextRange value, Repairs repairs) {
        int typeEnd = source.indexOf(',', value.start(), value.end());
        Ruleset ruleset = Rulesets.readTypeOrName(
                source, value.start(), source.trimEnd(value.start(), typeEnd), NO_TOGGLES, false, repairs);
        for (int from = typeEnd; from < value.end(); ) {
            int toggle = from + 1;
            from = source.indexOf(',', toggle, value.end());
            String phrase = source.substring(toggle, from).strip();
            ruleset = source.require(Rulesets.withPhrase(ruleset, phrase), toggle, from, Expected.RULESET);
        }
        return ruleset;
    }
}
