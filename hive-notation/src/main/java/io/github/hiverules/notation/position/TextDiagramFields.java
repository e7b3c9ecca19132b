package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
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
    private static final Pattern TURN = Pattern.compile("(White|Black) (-?\\d{1,10})");
    private static final Pattern AT = Pattern.compile("(-?\\d{1,10}),(-?\\d{1,10})");

    static TextDiagramFields read(Source source, List<TextRange> lines) {
        Map<String, TextRange> values = new HashMap<>();
        for (TextRange line : lines) {
            Matcher field = match(source, FIELD, line, Expected.DIAGRAM_FIELD);
            if (values.put(field.group(1), new TextRange(field.start(2), field.end(2))) != null) {
                throw source.unreadable(line.start(), line.end(), Expected.DIAGRAM_FIELD);
            }
        }
        Ruleset ruleset = readRuleset(source, required(source, values, "set", lines.get(0)));
        Matcher turn = match(source, TURN, required(source, values, "turn", lines.get(0)), Expected.TURN);
        return new TextDiagramFields(
                ruleset,
                turn.group(1).equals("White") ? Color.WHITE : Color.BLACK,
                source.readNumber(turn.start(2), turn.end(2), Expected.TURN),
                Optional.ofNullable(values.get("rests")).map(value -> readPiece(source, value)),
                Optional.ofNullable(values.get("at"))
                        .map(value -> readCell(source, value))
                        .orElse(Hex.ORIGIN));
    }

    private static TextRange required(Source source, Map<String, TextRange> values, String name, TextRange firstLine) {
        Optional<TextRange> value = Optional.ofNullable(values.get(name));
        return source.require(value, firstLine.start(), firstLine.end(), Expected.DIAGRAM_FIELD);
    }

    private static Piece readPiece(Source source, TextRange value) {
        Optional<Piece> piece = Piece.find(source.excerpt(value));
        return source.require(piece, value.start(), value.end(), Expected.PIECE);
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

    private static Ruleset readRuleset(Source source, TextRange value) {
        int typeEnd = source.indexOf(',', value.start(), value.end());
        Repairs repairs = new Repairs(source, ReadOptions.strict());
        Ruleset ruleset = Rulesets.readGameType(source, value.start(), typeEnd, repairs);
        for (int from = typeEnd; from < value.end(); ) {
            int toggle = from + 1;
            from = source.indexOf(',', toggle, value.end());
            ruleset = switch (source.substring(toggle, from).strip()) {
                case "tournament opening" -> ruleset.withTournamentOpening(true);
                case "repetition draw" -> ruleset.withRepetitionDraw(true);
                case "no gates above ground" -> ruleset.withGatesAboveGround(false);
                default -> throw source.unreadable(toggle, from, Expected.RULESET);
            };
        }
        return ruleset;
    }
}
