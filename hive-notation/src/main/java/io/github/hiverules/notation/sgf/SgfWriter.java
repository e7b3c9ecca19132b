package io.github.hiverules.notation.sgf;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.internal.MoveWriter;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Map;
import java.util.Optional;

/** Writes one game, every move in one step and then committed. */
final class SgfWriter {

    private final Game game;
    private final Map<String, String> tags;
    private final StringBuilder text = new StringBuilder();
    private int events;

    SgfWriter(Game game, Map<String, String> tags) {
        this.game = game;
        this.tags = tags;
    }

    String write() {
        Position position = MoveWriter.start(game);
        text.append("(;\nGM[27]VV[1]\n");
        property("SU", SgfSetup.write(position.ruleset()));
        tag("DT", "SgfDate", "Date");
        tag("GN", "SgfGameName", "Event");
        result().ifPresent(words -> property("RE", words));
        property("P0", "id \"" + name(Color.WHITE) + "\"");
        property("P1", "id \"" + name(Color.BLACK) + "\"");
        event(Color.WHITE, "Start P0");
        for (Move move : game.moves()) {
            commit(position.sideToMove(), action(move, position));
            position = position.play(move);
        }
        writeEnd(position.sideToMove());
        return text.append(")\n").toString();
    }

    private void tag(String property, String first, String second) {
        Optional.ofNullable(tags.get(first))
                .or(() -> Optional.ofNullable(tags.get(second)))
                .ifPresent(value -> property(property, value));
    }

    private void property(String name, String value) {
        String clean = value.replaceAll("\\p{Cc}", " ").replace("\\", "\\\\").replace("]", "\\]");
        text.append(name).append('[').append(clean).append("]\n");
    }

    private void event(Color player, String what) {
        text.append("; ")
                .append(player == Color.WHITE ? "P0[" : "P1[")
                .append(events)
                .append(' ');
        text.append(what.replace("\\", "\\\\")).append("]\n");
        events++;
    }

    private void commit(Color player, String what) {
        event(player, what);
        event(player, "done");
    }

    private static String action(Move move, Position before) {
        if (move instanceof Move.Placement placement) {
            return step("move", placement.piece(), placement.to(), before);
        }
        if (move instanceof Move.Movement movement) {
            boolean thrown =
                    before.route(move).flatMap(route -> route.thrower()).isPresent();
            return step(thrown ? "pmove" : "move", movement.piece(), movement.to(), before);
        }
        return "pass";
    }

    private static String step(String verb, Piece piece, Hex to, Position before) {
        boolean alone = before.stacks().isEmpty() || before.topAt(to).isPresent();
        String beside = alone ? "." : MoveWriter.destination(piece, to, before);
        String letter = piece.color() == Color.WHITE ? "W" : "B";
        return String.join(" ", verb, letter, piece.toString(), SgfBoard.USUAL.write(to, before), beside);
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
        String time = result.ending() == GameResult.Ending.TIME ? SgfResults.ON_TIME : "";
        return result.outcome().winner().map(winner -> SgfResults.WON_BY + name(winner) + time);
    }

    private String name(Color color) {
        String otherwise = color == Color.WHITE ? "White" : "Black";
        String name = tags.getOrDefault(otherwise, "").replace("\"", "");
        return name.isBlank() ? otherwise : name;
    }
}
