package io.github.hiverules.notation.sgf;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.internal.MoveAppender;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.grammar.MoveWriter;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes one game. Each move is one step and a commit. */
final class SgfWriter {

    /** This library's own property, which the SGF standard allows. */
    static final String RULESET = "RULESET";

    /** How the PGN standard writes an unknown date, which SGF leaves out. */
    private static final String UNKNOWN_DATE = "????.??.??";

    private final Game game;
    private final Map<String, String> tags;
    private final Map<Integer, String> comments;
    private final Map<Integer, Duration> timesLeft;
    private final Map<Integer, Duration> timesUsed;
    private final StringBuilder text = new StringBuilder();
    private int events;

    SgfWriter(GameRecord record) {
        this.game = record.game();
        this.tags = record.tags();
        this.comments = record.comments();
        this.timesLeft = record.timesLeft();
        this.timesUsed = record.timesUsed();
    }

    String write() {
        List<Position> positions = MoveWriter.positions(game);
        text.append("(;\nGM[27]VV[1]\n");
        writeProperty("SU", SgfSetup.write(game.ruleset()));
        Rulesets.recordedName(game).ifPresent(ruleset -> {
            // In the same line, so that no text without a line is a game under other rules.
            text.setLength(text.length() - 1);
            writeProperty(RULESET, ruleset);
        });
        date().ifPresent(date -> writeProperty("DT", date));
        writeTag("EV", Tags.EVENT);
        writeTag("PC", Tags.SITE);
        writeTag("RO", Tags.ROUND);
        writeTag("GN", Tags.SGF_GAME_NAME);
        Optional.ofNullable(comments.get(0)).ifPresent(this::writeComment);
        result().ifPresent(words -> writeProperty("RE", words));
        writeProperty("P0", "id \"" + name(Color.WHITE) + "\"");
        writeProperty("P1", "id \"" + name(Color.BLACK) + "\"");
        writeEvent(Color.WHITE, "Start P0");
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            writeMove(moves.get(ply), positions.get(ply));
            writeNotes(ply + 1);
        }
        writeEnd(game.sideToMove());
        return text.append(")\n").toString();
    }

    /** Writes the clocks and the comment of a ply after the event that commits it. */
    private void writeNotes(int ply) {
        Optional.ofNullable(timesUsed.get(ply))
                .ifPresent(time -> writeProperty(SgfNotes.TIME_USED, "" + time.toMillis()));
        String left = ply % 2 == 1 ? SgfNotes.WHITE_TIME_LEFT : SgfNotes.BLACK_TIME_LEFT;
        Optional.ofNullable(timesLeft.get(ply))
                .ifPresent(time -> writeProperty(left, SgfNotes.seconds(time.toMillis())));
        Optional.ofNullable(comments.get(ply)).ifPresent(this::writeComment);
    }

    /** Writes a comment, which may have several lines. Escapes what would make one look like the start of a game. */
    private void writeComment(String words) {
        text.append(SgfNotes.COMMENT).append('[');
        boolean beginsLine = false;
        for (int index = 0; index < words.length(); index++) {
            char c = words.charAt(index);
            if (c == '\\' || c == ']' || (c == '(' && beginsLine)) {
                text.append('\\');
            }
            text.append(c);
            beginsLine = c == '\n' || c == '\r' || (beginsLine && (c == ' ' || c == '\t'));
        }
        text.append("]\n");
    }

    private void writeTag(String property, String name) {
        value(name).ifPresent(value -> writeProperty(property, value));
    }

    private Optional<String> value(String tag) {
        return Optional.of(tags.getOrDefault(tag, "")).filter(value -> !value.isEmpty());
    }

    /** Returns the date, if possible as in the SGF that the game comes from. Leaves out the unknown date of a PGN. */
    private Optional<String> date() {
        return value(Tags.SGF_DATE).or(() -> value(Tags.DATE)).filter(date -> !date.equals(UNKNOWN_DATE));
    }

    private void writeProperty(String name, String value) {
        text.append(name).append('[');
        for (int index = 0; index < value.length(); index++) {
            char c = value.charAt(index);
            if (c == '\\' || c == ']') {
                text.append('\\');
            }
            text.append(Character.isISOControl(c) ? ' ' : c);
        }
        text.append("]\n");
    }

    private void startEvent(Color player) {
        text.append(player == Color.WHITE ? "; P0[" : "; P1[").append(events).append(' ');
        events++;
    }

    private void writeEvent(Color player, String words) {
        startEvent(player);
        text.append(words).append("]\n");
    }

    private void writeCommitted(Color player, String words) {
        writeEvent(player, words);
        writeEvent(player, "done");
    }

    private void writeMove(Move move, Position before) {
        Color player = before.sideToMove();
        startEvent(player);
        if (move instanceof Move.Placement placement) {
            writeStep("move ", placement.piece(), placement.to(), before);
        } else if (move instanceof Move.Movement movement) {
            boolean isThrown =
                    before.route(move).flatMap(route -> route.thrower()).isPresent();
            writeStep(isThrown ? "pmove " : "move ", movement.piece(), movement.to(), before);
        } else {
            text.append("pass");
        }
        text.append("]\n");
        writeEvent(player, "done");
    }

    private void writeStep(String verb, Piece piece, Hex to, Position before) {
        SgfCell cell = SgfBoard.DEFAULT.cell(to, before);
        text.append(verb).append(piece.color() == Color.WHITE ? "W " : "B ").append(PieceName.of(piece));
        text.append(' ').append(cell.letter()).append(' ').append(cell.number()).append(' ');
        if (before.isEmpty() || before.isOccupied(to)) {
            text.append('.');
        } else {
            StringBuilder neighbor = new StringBuilder();
            MoveAppender.appendNextTo(piece, to, before, PieceName::of, neighbor);
            text.append(neighbor.toString().replace("\\", "\\\\"));
        }
    }

    private void writeEnd(Color sideToMove) {
        GameResult result = game.result();
        if (result.ending() == GameResult.Ending.RESIGNATION) {
            Color loser = result.outcome() == Outcome.WHITE_WINS ? Color.BLACK : Color.WHITE;
            writeCommitted(loser, "resign");
        }
        if (isOnTime(result)) {
            writeEvent(result.outcome() == Outcome.WHITE_WINS ? Color.WHITE : Color.BLACK, "winontime");
        }
        if (result.ending() == GameResult.Ending.AGREEMENT) {
            writeCommitted(sideToMove, "offerdraw");
            writeCommitted(sideToMove.opposite(), "acceptdraw");
        }
    }

    private Optional<String> result() {
        GameResult result = game.result();
        if (result.outcome() == Outcome.DRAW) {
            return Optional.of(SgfResults.DRAW);
        }
        return result.outcome().winner().map(winner -> wordsForWin(winner, result));
    }

    /**
     * Returns the site's words with the winner's name or color. If a name would make a reader misunderstand them,
     * returns the words of the SGF standard.
     */
    private String wordsForWin(Color winner, GameResult result) {
        String time = isOnTime(result) ? SgfResults.ON_TIME : "";
        return Stream.of(name(winner), colorTag(winner))
                .map(name -> SgfResults.WON_BY + name + time)
                .filter(words -> isUnderstood(words, result))
                .findFirst()
                .orElseGet(() -> SgfResults.standardWin(winner, result));
    }

    private boolean isUnderstood(String words, GameResult result) {
        return SgfResults.find(words, name(Color.WHITE), name(Color.BLACK))
                .filter(read -> read.outcome() == result.outcome())
                .isPresent();
    }

    private static boolean isOnTime(GameResult result) {
        return result.ending() == GameResult.Ending.LOSS_ON_TIME;
    }

    /** Returns a name as the reader will read it: without the control characters that no property has. */
    private String name(Color color) {
        return Strings.withoutControls(tags.getOrDefault(colorTag(color), ""), ' ');
    }

    private static String colorTag(Color color) {
        return color == Color.WHITE ? Tags.WHITE : Tags.BLACK;
    }
}
