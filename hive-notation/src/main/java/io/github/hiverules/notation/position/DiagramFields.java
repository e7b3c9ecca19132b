package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.GameTypes;
import io.github.hiverules.notation.internal.PieceNames;
import io.github.hiverules.notation.internal.Repairs;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.position.DiagramLines.Line;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The fields above a drawing. */
record DiagramFields(Ruleset ruleset, Color side, int turnNumber, Optional<Piece> resting, Hex at) {

    private static final Pattern FIELD = Pattern.compile("(set|turn|rests|at):\\s+(\\S.*)");
    private static final Pattern TURN = Pattern.compile("(White|Black) (\\d{1,6})");
    private static final Pattern AT = Pattern.compile("(-?\\d{1,8}),(-?\\d{1,8})");

    static DiagramFields read(Source source, List<Line> lines) {
        Map<String, Value> values = new HashMap<>();
        for (Line line : lines) {
            Matcher field = FIELD.matcher(source.text()).region(line.start(), line.end());
            if (!field.matches() || values.containsKey(field.group(1))) {
                throw source.unreadable(line.start(), line.end(), Expected.DIAGRAM_FIELD);
            }
            values.put(field.group(1), new Value(source, field.start(2), field.end(2)));
        }
        Line first = lines.get(0);
        if (!values.containsKey("set") || !values.containsKey("turn")) {
            throw source.unreadable(first.start(), first.end(), Expected.DIAGRAM_FIELD);
        }
        Matcher turn = values.get("turn").match(TURN, Expected.TURN);
        Color side = turn.group(1).equals("White") ? Color.WHITE : Color.BLACK;
        Optional<Piece> resting = Optional.ofNullable(values.get("rests")).map(Value::piece);
        Hex at = Optional.ofNullable(values.get("at")).map(Value::hex).orElse(Hex.ORIGIN);
        return new DiagramFields(values.get("set").ruleset(), side, Integer.parseInt(turn.group(2)), resting, at);
    }

    /** The value of a field and where it is. */
    private record Value(Source source, int start, int end) {

        NotationException wrong(Expected expected) {
            return source.unreadable(start, end, expected);
        }

        Matcher match(Pattern pattern, Expected expected) {
            Matcher matcher = pattern.matcher(source.text()).region(start, end);
            if (!matcher.matches()) {
                throw wrong(expected);
            }
            return matcher;
        }

        Piece piece() {
            return PieceNames.of(source.excerpt(start, end)).orElseThrow(() -> wrong(Expected.PIECE));
        }

        Hex hex() {
            Matcher at = match(AT, Expected.COORDINATE);
            return Hex.of(Integer.parseInt(at.group(1)), Integer.parseInt(at.group(2)));
        }

        Ruleset ruleset() {
            int typeEnd = Texts.indexOf(source.text(), ',', start, end);
            Ruleset ruleset = GameTypes.read(source, start, typeEnd, new Repairs(source, ReadOptions.exact()));
            for (int from = typeEnd; from < end; ) {
                int toggle = from + 1;
                from = Texts.indexOf(source.text(), ',', toggle, end);
                ruleset = switch (source.text().substring(toggle, from).strip()) {
                    case "tournament opening" -> ruleset.withTournamentOpening(true);
                    case "repetition draw" -> ruleset.withRepetitionDraw(true);
                    case "no gates above ground" -> ruleset.withGatesAboveGround(false);
                    default -> throw source.unreadable(toggle, from, Expected.RULESET);
                };
            }
            return ruleset;
        }
    }
}
