package io.github.hiverules.notation.sgf;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.grammar.MoveWriter;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes one game, every move in one step and then committed. */
final class SgfWriter {

    /** Our own property, which SGF allows. */
    static final String RULESET = "RULESET";

    // Usual lengths; a text may be longer.
    private static final int HEAD_LENGTH = 200;
    private static final int MOVE_LENGTH = 50;

    private final GameRecord written;
    private final Game game;
    private final Map<String, String> tags;
    private final StringBuilder text;
    private final boolean hasPillbug;
    private int events;
    private int placed;

    SgfWriter(GameRecord written) {
        this.written = written;
        this.game = written.game();
        this.tags = written.tags();
        this.hasPillbug = game.startPosition().ruleset().expansions().contains(Expansion.PILLBUG);
        this.text = new StringBuilder(HEAD_LENGTH + MOVE_LENGTH * game.plyCount());
    }

    String write() {
        List<Position> positions = MoveWriter.positions(game);
        text.append("(;\nGM[27]VV[1]\n");
        property("SU", SgfSetup.write(game.ruleset()));
        Rulesets.toRecord(game).ifPresent(ruleset -> property(RULESET, ruleset));
        date().ifPresent(date -> property("DT", date));
        tag("EV", Tags.EVENT);
        tag("PC", Tags.SITE);
        tag("RO", Tags.ROUND);
        tag("GN", Tags.SGF_GAME_NAME);
        Stream.of(value(Tags.COMMENT), Optional.ofNullable(written.comments().get(0)))
                .flatMap(Optional::stream)
                .reduce((tag, comment) -> tag + " " + comment)
                .ifPresent(this::comment);
        result().ifPresent(words -> property("RE", words));
        property("P0", "id \"" + name(Color.WHITE) + "\"");
        property("P1", "id \"" + name(Color.BLACK) + "\"");
        event(Color.WHITE, "Start P0");
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            commit(moves.get(ply), positions.get(ply));
            notes(ply + 1);
        }
        writeEnd(game.sideToMove());
        return text.append(")\n").toString();
    }

    /** Writes the notes after a ply, with the event that commits it. */
    private void notes(int ply) {
        Optional.ofNullable(written.timesUsed().get(ply)).ifPresent(millis -> property(SgfNotes.USED, "" + millis));
        String left = ply % 2 == 1 ? SgfNotes.WHITE_LEFT : SgfNotes.BLACK_LEFT;
        Optional.ofNullable(written.timesLeft().get(ply)).ifPresent(millis -> property(left, SgfNotes.seconds(millis)));
        Optional.ofNullable(written.comments().get(ply)).ifPresent(this::comment);
    }

    /** Writes a comment, which may have several lines. None of them may look like the first one of another game. */
    private void comment(String words) {
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

    private void tag(String property, String name) {
        value(name).ifPresent(value -> property(property, value));
    }

    private Optional<String> value(String tag) {
        return Optional.of(tags.getOrDefault(tag, "")).filter(value -> !value.isEmpty());
    }

    /** The date of the SGF from which the game was read, if any; in a PGN, question marks stand for an unknown date. */
    private Optional<String> date() {
        return value(Tags.SGF_DATE).or(() -> value(Tags.DATE)).filter(date -> !date.equals(Tags.UNKNOWN_DATE));
    }

    private void property(String name, String value) {
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

    private void event(Color player, String what) {
        startEvent(player);
        text.append(what).append("]\n");
    }

    private void commit(Color player, String what) {
        event(player, what);
        event(player, "done");
    }

    private void commit(Move move, Position before) {
        Color player = before.sideToMove();
        startEvent(player);
        if (move instanceof Move.Placement placement) {
            step("move ", placement.piece(), placement.to(), before);
            placed++;
        } else if (move instanceof Move.Movement movement) {
            boolean thrown = hasPillbug
                    && mayBeThrown(movement, before)
                    && before.route(move).flatMap(route -> route.thrower()).isPresent();
            step(thrown ? "pmove " : "move ", movement.piece(), movement.to(), before);
        } else {
            text.append("pass");
        }
        text.append("]\n");
        event(player, "done");
    }

    /**
     * Returns whether the player's Pillbug or Mosquito touches both ends. Only then is it worth searching the route.
     */
    private static boolean mayBeThrown(Move.Movement movement, Position before) {
        return touchesBoth(Piece.of(before.sideToMove(), Bug.PILLBUG, 1), movement, before)
                || touchesBoth(Piece.of(before.sideToMove(), Bug.MOSQUITO, 1), movement, before);
    }

    private static boolean touchesBoth(Piece piece, Move.Movement movement, Position before) {
        Optional<Hex> hex = before.cellOf(piece);
        return hex.isPresent()
                && hex.get().isAdjacentTo(movement.from())
                && hex.get().isAdjacentTo(movement.to());
    }

    private void step(String verb, Piece piece, Hex to, Position before) {
        SgfCell cell = SgfBoard.USUAL.cell(to, before, placed);
        text.append(verb).append(piece.color() == Color.WHITE ? "W " : "B ").append(Pieces.name(piece));
        text.append(' ').append(cell.letter()).append(' ').append(cell.number()).append(' ');
        int location = text.length();
        if (before.isEmpty() || before.isOccupied(to)) {
            text.append('.');
        } else {
            MoveWriter.appendNextTo(piece, to, before, text);
        }
        int escape = text.indexOf("\\", location);
        if (escape >= 0) {
            text.insert(escape, '\\');
        }
    }

    private void writeEnd(Color sideToMove) {
        GameResult result = game.result();
        if (result.ending() == GameResult.Ending.RESIGNATION) {
            Color loser = result.outcome() == Outcome.WHITE_WINS ? Color.BLACK : Color.WHITE;
            commit(loser, "resign");
        }
        if (result.ending() == GameResult.Ending.AGREEMENT) {
            commit(sideToMove, "offerdraw");
            commit(sideToMove.opposite(), "acceptdraw");
        }
    }

    private Optional<String> result() {
        GameResult result = game.result();
        if (result.outcome() == Outcome.DRAW) {
            return Optional.of(SgfResults.DRAW);
        }
        return result.outcome().winner().map(winner -> words(winner, result));
    }

    /**
     * Returns the site's words with the winner's name or color or, if the reader would misunderstand them because of
     * the name, the words of the SGF standard.
     */
    private String words(Color winner, GameResult result) {
        String time = isOnTime(result) ? SgfResults.ON_TIME : "";
        return Stream.of(name(winner), colorTag(winner))
                .map(name -> SgfResults.WON_BY + name + time)
                .filter(words -> isClear(words, result))
                .findFirst()
                .orElseGet(() -> SgfResults.standard(winner, result));
    }

    private boolean isClear(String words, GameResult result) {
        return SgfResults.result(words, name(Color.WHITE), name(Color.BLACK))
                .filter(read -> read.outcome() == result.outcome() && isOnTime(read) == isOnTime(result))
                .isPresent();
    }

    private static boolean isOnTime(GameResult result) {
        return result.ending() == GameResult.Ending.LOSS_ON_TIME;
    }

    private String name(Color color) {
        return tags.getOrDefault(colorTag(color), "");
    }

    private static String colorTag(Color color) {
        return color == Color.WHITE ? Tags.WHITE : Tags.BLACK;
    }
}
