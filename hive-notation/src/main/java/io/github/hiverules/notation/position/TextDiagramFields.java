package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.internal.grammar.Expectations;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The fields above a drawing. */
record TextDiagramFields(Ruleset ruleset, Color color, int turnNumber, Optional<Piece> resting, Hex at) {

    private static final Pattern FIELD = Pattern.compile("(set|turn|rests|at):\\s+(\\S.*)");
    private static final Pattern TURN = Pattern.compile("(White|Black) (-?\\d{1,10})");
    private static final Pattern AT = Pattern.compile("(-?\\d{1,10}),(-?\\d{1,10})");

    static TextDiagramFields read(Source source, List<TextPart> lines) {
        Map<String, TextPart> values = new HashMap<>();
        for (TextPart line : lines) {
            Matcher field = match(source, FIELD, line, Expectations.DIAGRAM_FIELD);
            if (values.put(field.group(1), new TextPart(field.start(2), field.end(2))) != null) {
                throw source.unreadable(line.start(), line.end(), Expectations.DIAGRAM_FIELD);
            }
        }
        Ruleset ruleset = ruleset(source, required(source, values, "set", lines.get(0)));
        Matcher turn = match(source, TURN, required(source, values, "turn", lines.get(0)), Expectations.TURN);
        return new TextDiagramFields(
                ruleset,
                turn.group(1).equals("White") ? Color.WHITE : Color.BLACK,
                source.number(turn.start(2), turn.end(2), Expectations.TURN),
                Optional.ofNullable(values.get("rests")).map(value -> piece(source, value)),
                Optional.ofNullable(values.get("at"))
                        .map(value -> cell(source, value))
                        .orElse(Hex.ORIGIN));
    }

    private static TextPart required(Source source, Map<String, TextPart> values, String name, TextPart firstLine) {
        Optional<TextPart> value = Optional.ofNullable(values.get(name));
        return source.require(value, firstLine.start(), firstLine.end(), Expectations.DIAGRAM_FIELD);
    }

    private static Piece piece(Source source, TextPart value) {
        return source.require(Piece.find(value.excerpt(source)), value.start(), value.end(), Expectations.PIECE);
    }

    private static Hex cell(Source source, TextPart value) {
        Matcher cell = match(source, AT, value, Expectations.COORDINATE);
        return Hex.of(
                source.number(cell.start(1), cell.end(1), Expectations.COORDINATE),
                source.number(cell.start(2), cell.end(2), Expectations.COORDINATE));
    }

    private static Matcher match(Source source, Pattern pattern, TextPart part, Expected expected) {
        Matcher matcher = pattern.matcher(source).region(part.start(), part.end());
        if (!matcher.matches()) {
            throw source.unreadable(part.start(), part.end(), expected);
        }
        return matcher;
    }

    private static Ruleset ruleset(Source source, TextPart value) {
        int typeEnd = source.indexOf(',', value.start(), value.end());
        Ruleset set = Rulesets.readGameType(source, value.start(), typeEnd, new Repairs(source, ReadOptions.strict()));
        for (int from = typeEnd; from < value.end(); ) {
            int toggle = from + 1;
            from = source.indexOf(',', toggle, value.end());
            set = switch (source.substring(toggle, from).strip()) {
                case "tournament opening" -> set.withTournamentOpening(true);
                case "repetition draw" -> set.withRepetitionDraw(true);
                case "no gates above ground" -> set.withGatesAboveGround(false);
                default -> throw source.unreadable(toggle, from, Expectations.RULESET);
            };
        }
        return set;
    }
}
