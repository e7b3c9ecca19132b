package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Repairs;
import io.github.hiverules.notation.internal.Rulesets;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.position.DiagramReader.Line;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The fields above a drawing. */
final class DiagramFields {

    private static final Pattern FIELD = Pattern.compile("(set|turn|rests|at):\\s+(\\S.*)");
    private static final Pattern TURN = Pattern.compile("(White|Black) (-?\\d{1,10})");
    private static final Pattern AT = Pattern.compile("(-?\\d{1,10}),(-?\\d{1,10})");

    private final Source source;
    private Ruleset ruleset = Ruleset.BASE;
    private Color side = Color.WHITE;
    private int turnNumber = 1;
    private Optional<Piece> resting = Optional.empty();
    private Hex at = Hex.ORIGIN;

    DiagramFields(Source source, List<Line> lines) {
        this.source = source;
        Set<String> names = new HashSet<>();
        for (Line line : lines) {
            Matcher field = match(FIELD, line.start(), line.end(), Expected.DIAGRAM_FIELD);
            if (!names.add(field.group(1))) {
                throw source.unreadable(line.start(), line.end(), Expected.DIAGRAM_FIELD);
            }
            read(field.group(1), field.start(2), field.end(2));
        }
        if (!names.containsAll(List.of("set", "turn"))) {
            Line first = lines.get(0);
            throw source.unreadable(first.start(), first.end(), Expected.DIAGRAM_FIELD);
        }
    }

    private void read(String name, int start, int end) {
        switch (name) {
            case "set" -> ruleset = ruleset(start, end);
            case "turn" -> {
                Matcher turn = match(TURN, start, end, Expected.TURN);
                side = turn.group(1).equals("White") ? Color.WHITE : Color.BLACK;
                turnNumber = source.number(turn.start(2), turn.end(2), Expected.TURN);
            }
            case "rests" -> {
                resting = Pieces.of(source.excerpt(start, end));
                if (resting.isEmpty()) {
                    throw source.unreadable(start, end, Expected.PIECE);
                }
            }
            default -> {
                Matcher cell = match(AT, start, end, Expected.COORDINATE);
                at = Hex.of(
                        source.number(cell.start(1), cell.end(1), Expected.COORDINATE),
                        source.number(cell.start(2), cell.end(2), Expected.COORDINATE));
            }
        }
    }

    private Matcher match(Pattern pattern, int start, int end, Expected expected) {
        Matcher matcher = pattern.matcher(source.text()).region(start, end);
        if (!matcher.matches()) {
            throw source.unreadable(start, end, expected);
        }
        return matcher;
    }

    private Ruleset ruleset(int start, int end) {
        int typeEnd = Texts.indexOf(source.text(), ',', start, end);
        Ruleset set = Rulesets.readGameType(source, start, typeEnd, new Repairs(source, ReadOptions.exact()));
        for (int from = typeEnd; from < end; ) {
            int toggle = from + 1;
            from = Texts.indexOf(source.text(), ',', toggle, end);
            set = switch (source.text().substring(toggle, from).strip()) {
                case "tournament opening" -> set.withTournamentOpening(true);
                case "repetition draw" -> set.withRepetitionDraw(true);
                case "no gates above ground" -> set.withGatesAboveGround(false);
                default -> throw source.unreadable(toggle, from, Expected.RULESET);
            };
        }
        return set;
    }

    Ruleset ruleset() {
        return ruleset;
    }

    Color side() {
        return side;
    }

    int turnNumber() {
        return turnNumber;
    }

    Optional<Piece> resting() {
        return resting;
    }

    Hex at() {
        return at;
    }
}
