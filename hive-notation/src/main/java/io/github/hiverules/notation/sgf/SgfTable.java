package io.github.hiverules.notation.sgf;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.Repair;
import io.github.hiverules.notation.internal.GamePlayer;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Repairs;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Follows what the players do, and plays what they commit. Not thread-safe. */
final class SgfTable {

    private final Source source;
    private final Repairs repairs;
    private final GamePlayer player;
    private Optional<SgfBoard> board = Optional.empty();
    private Optional<Integer> white = Optional.empty();

    // What was done since the last commitment: a move, or an event such as an offer of a draw.
    private Optional<Piece> picked = Optional.empty();
    private Optional<SgfEvent> pending = Optional.empty();
    private Optional<Move> pendingMove = Optional.empty();

    // After talks about a draw a commitment of nothing belongs to them, unless the opponent moves next.
    private boolean talked;
    private Optional<SgfEvent> perhapsPass = Optional.empty();

    SgfTable(Source source, Repairs repairs, GamePlayer player) {
        this.source = source;
        this.repairs = repairs;
        this.player = player;
    }

    /** Follows one event; returns false if the game is over and the rest is left out. */
    boolean follow(SgfEvent event) {
        if (player.game().result().outcome().isOver() && !event.verb().equals("done")) {
            repairs.add(Repair.Kind.AFTER_THE_END, event.start(), event.end(), "");
            return false;
        }
        if (event.isDrop()) {
            drop(event);
        } else {
            act(event);
        }
        if (event.commits()) {
            commit(event);
        }
        return true;
    }

    private void act(SgfEvent event) {
        switch (event.verb()) {
            case "pick" -> pick(piece(event, 2, color(event.word(0))));
            case "pickb" -> pick(pickedFromBoard(event));
            case "drop" -> pick(Optional.empty());
            case "pass", "passdone" -> await(event, Optional.of(Move.pass()));
            case "acceptdraw", "resign" -> await(event, Optional.empty());
            // Talking takes nothing back that lies on the board.
            case "offerdraw", "declinedraw" -> {
                if (pending.isEmpty()) {
                    await(event, Optional.empty());
                }
            }
            case "swap" -> white = white.map(index -> 1 - index);
            case "start", "playwhite", "playblack", "done" -> {}
            default -> throw source.unreadable(event.start(), event.end(), Expected.SGF_EVENT);
        }
    }

    private void pick(Optional<Piece> piece) {
        picked = piece;
        pending = Optional.empty();
    }

    private void await(SgfEvent event, Optional<Move> move) {
        pending = Optional.of(event);
        pendingMove = move;
    }

    /** The cell tells the color of a piece whose name does not. */
    private Optional<Piece> pickedFromBoard(SgfEvent event) {
        Position position = player.game().position();
        Optional<Piece> top = SgfBoard.at(event.word(0), event.word(1))
                .flatMap(cell -> board.flatMap(known -> position.topAt(known.hex(cell, position))));
        Optional<SgfPiece> name = SgfPiece.read(event.word(2));
        return top.filter(piece -> name.isPresent() && name.get().fits(piece))
                .or(() -> piece(event, 2, Optional.empty()));
    }

    private void drop(SgfEvent event) {
        int index = event.pieceIndex();
        Optional<Color> letter = index == 0 ? Optional.empty() : color(event.word(0));
        Piece piece = source.require(piece(event, index, letter), event.start(), event.end(), Expected.SGF_EVENT);
        Optional<SgfBoard> at = SgfBoard.at(event.word(index + 1), event.word(index + 2));
        SgfBoard cell = source.require(at, event.start(), event.end(), Expected.SGF_CELL);
        Position position = player.game().position();
        if (position.stacks().isEmpty()) {
            board = Optional.of(cell);
        }
        Hex to = board.orElse(cell).hex(cell, position);
        if (position.hexOf(piece).equals(Optional.of(to))) {
            pending = Optional.empty();
        } else {
            await(event, Optional.of(Pieces.move(position, piece, to)));
        }
    }

    /** Names a piece: its color is in its name, else the letter before it, else that of the piece picked up, else the player's. */
    private Optional<Piece> piece(SgfEvent event, int index, Optional<Color> letter) {
        return SgfPiece.read(event.word(index)).map(name -> {
            Optional<Color> inHand = picked.filter(name::fits).map(Piece::color);
            return name.in(letter.or(() -> inHand).orElse(color(event.player())));
        });
    }

    private void commit(SgfEvent event) {
        Optional<SgfEvent> committed = pending;
        pick(Optional.empty());
        if (committed.isEmpty()) {
            commitNothing(event);
        } else if (pendingMove.isPresent()) {
            white = white.or(() -> Optional.of(event.player()));
            passBefore(event);
            player.play(
                    pendingMove.get(), committed.get().start(), committed.get().end());
            talked = false;
        } else {
            commitTalk(committed.get());
        }
    }

    private void commitTalk(SgfEvent event) {
        Game game = player.game();
        talked = true;
        switch (event.verb()) {
            case "resign" -> player.end(game.resign(color(event.player())));
            case "acceptdraw" -> player.end(game.agreeDraw());
            default -> {}
        }
    }

    private void commitNothing(SgfEvent event) {
        if (player.game().result().outcome().isOver()) {
            return;
        }
        boolean mayPass = player.game().position().isLegal(Move.pass());
        if (talked && mayPass) {
            perhapsPass = Optional.of(event);
        } else if (mayPass) {
            player.play(Move.pass(), event.start(), event.end());
        } else if (player.game().plies() > 0 && !talked) {
            repairs.add(Repair.Kind.IDLE_DONE, event.start(), event.end(), "");
        }
    }

    private void passBefore(SgfEvent event) {
        Optional<SgfEvent> pass = perhapsPass;
        perhapsPass = Optional.empty();
        if (pass.isPresent()
                && color(event.player()) != player.game().position().sideToMove()) {
            player.play(Move.pass(), pass.get().start(), pass.get().end());
        }
    }

    /** Ends the record: what was not committed was not done. */
    void finish() {
        perhapsPass.ifPresent(done -> repairs.add(Repair.Kind.IDLE_DONE, done.start(), done.end(), ""));
        pending.ifPresent(left -> repairs.add(Repair.Kind.UNCOMMITTED, left.start(), left.end(), ""));
    }

    /** Returns the color of a player: White begins, and before anybody has begun it is player 0. */
    Color color(int index) {
        return index == white.orElse(0) ? Color.WHITE : Color.BLACK;
    }

    private static Optional<Color> color(String word) {
        if (word.isEmpty() || "wWbB".indexOf(word.charAt(0)) < 0) {
            return Optional.empty();
        }
        return Optional.of("wW".indexOf(word.charAt(0)) >= 0 ? Color.WHITE : Color.BLACK);
    }
}
