package io.github.hiverules.notation.sgf;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.grammar.Expectations;
import io.github.hiverules.notation.internal.grammar.GamePlayer;
import io.github.hiverules.notation.internal.grammar.RepairKind;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Follows what the players do, and plays what they commit. Not thread-safe. */
final class SgfReplay {

    private final Source source;
    private final Repairs repairs;
    private final GamePlayer player;
    private Optional<SgfBoard> board = Optional.empty();
    private Optional<Integer> white = Optional.empty();
    private Optional<SgfEvent> started = Optional.empty();

    // How many pieces there are, and where one of them is.
    private int placed;
    private Hex near = Hex.ORIGIN;

    // What happened since the last commitment: a move, or an event such as an offer of a draw.
    private Optional<Piece> picked = Optional.empty();
    private Optional<SgfEvent> pending = Optional.empty();
    private Optional<Move> pendingMove = Optional.empty();

    // Right after a draw offer or its answer, a commitment without a drop only confirms that, unless the opponent moves
    // next.
    private boolean talkedOfDraw;
    private Optional<SgfEvent> possiblePass = Optional.empty();

    // A claim of a win on time needs no commitment, but may have one.
    private boolean wonOnTime;

    SgfReplay(Source source, Repairs repairs, GamePlayer player) {
        this.source = source;
        this.repairs = repairs;
        this.player = player;
    }

    /** Follows one event; returns false if the game is over and the rest is left out. */
    boolean follow(SgfEvent event) {
        if (event.hasSpareWords()) {
            repairs.add(RepairKind.EXTRA_WORDS, event.start(), event.end(), event.written());
        }
        if (player.game().isOver() && event.verb() != SgfVerb.DONE) {
            repairs.add(RepairKind.AFTER_THE_END, event.start(), event.end(), "");
            return false;
        }
        if (event.verb().isDrop()) {
            drop(event);
        } else {
            act(event);
        }
        if (event.verb().commits()) {
            commit(event);
        }
        return true;
    }

    private void act(SgfEvent event) {
        switch (event.verb()) {
            case PICK -> pick(event, piece(event, 2, color(event.word(0))));
            case PICKB -> pick(event, pickedFromBoard(event));
            case DROP -> pick(Optional.empty());
            case PASS, PASSDONE -> await(event, Optional.of(Move.pass()));
            case ACCEPTDRAW, RESIGN -> await(event, Optional.empty());
            // A draw offer does not take back a drop.
            case OFFERDRAW, DECLINEDRAW -> {
                if (pending.isEmpty()) {
                    await(event, Optional.empty());
                }
            }
            case SWAP -> white = white.map(index -> 1 - index);
            case START -> start(event);
            case PLAYWHITE, PLAYBLACK, DONE -> {}
            case WINONTIME -> winOnTime();
            case RESET, UNDO, ALLOWUNDO, EDIT -> {
                pick(Optional.empty());
                ignore(event);
            }
            // For example nullmove, pleaseundo and dontundo.
            default -> ignore(event);
        }
    }

    /** Remembers the event that says which player begins. */
    private void start(SgfEvent event) {
        Optional<Integer> first = event.startedPlayer();
        if (first.isEmpty() || started.isPresent()) {
            ignore(event);
            return;
        }
        started = Optional.of(event);
        white.ifPresent(this::matchStart);
    }

    private void matchStart(int player) {
        started.filter(event -> !event.startedPlayer().equals(Optional.of(player)))
                .ifPresent(event -> mismatch(event, player));
    }

    private void ignore(SgfEvent event) {
        repairs.add(RepairKind.IGNORED_EVENT, event.start(), event.end(), "");
    }

    /** The player to move claims the win because the opponent's time is over. */
    private void winOnTime() {
        pending.ifPresent(this::leaveOut);
        pick(Optional.empty());
        wonOnTime = true;
        Game game = player.game();
        player.end(game.loseOnTime(game.sideToMove().opposite()));
    }

    private void leaveOut(SgfEvent uncommitted) {
        repairs.add(RepairKind.UNCOMMITTED_MOVE, uncommitted.start(), uncommitted.end(), "");
    }

    private void pick(SgfEvent event, Optional<Piece> piece) {
        if (piece.isEmpty()) {
            ignore(event);
        } else {
            pick(piece);
        }
    }

    private void pick(Optional<Piece> piece) {
        picked = piece;
        pending = Optional.empty();
    }

    private void await(SgfEvent event, Optional<Move> move) {
        pending.filter(earlier -> !earlier.verb().mayBeReplacedBy(event.verb())).ifPresent(this::leaveOut);
        pending = Optional.of(event);
        pendingMove = move;
    }

    /** If the name of a piece has no color, the cell it was lifted from shows it. */
    private Optional<Piece> pickedFromBoard(SgfEvent event) {
        Position position = player.game().position();
        Optional<Piece> top = SgfCell.read(event.word(0), event.word(1))
                .flatMap(cell -> board.flatMap(known -> position.topAt(known.hex(cell, near, position, placed))));
        Optional<SgfPiece> name = SgfPiece.read(event.word(2));
        return top.filter(piece -> name.isPresent() && name.get().fits(piece))
                .or(() -> piece(event, 2, Optional.empty()));
    }

    private void drop(SgfEvent event) {
        int index = event.verb().pieceIndex();
        Optional<Color> letter = index == 0 ? Optional.empty() : color(event.word(0));
        Piece piece = source.require(piece(event, index, letter), event.start(), event.end(), Expectations.SGF_EVENT);
        if (index > 0 && !letter.equals(Optional.of(piece.color()))) {
            repairs.add(RepairKind.EVENT_MISMATCH, event.start(), event.end(), piece.toString());
        }
        Optional<SgfCell> read = SgfCell.read(event.word(index + 1), event.word(index + 2));
        SgfCell cell = source.require(read, event.start(), event.end(), Expectations.SGF_CELL);
        Position position = player.game().position();
        if (board.isEmpty() || position.isEmpty()) {
            board = Optional.of(new SgfBoard(cell));
        }
        Hex to = board.get().hex(cell, near, position, placed);
        Move move = position.moveTo(piece, to);
        if (move instanceof Move.Movement back && back.from().equals(to)) {
            pending = Optional.empty();
        } else {
            await(event, Optional.of(move));
        }
    }

    /**
     * Names a piece: takes the color from the name, else from the letter before it, else from the piece that was picked
     * up, else from the player.
     */
    private Optional<Piece> piece(SgfEvent event, int index, Optional<Color> letter) {
        return SgfPiece.read(event.word(index)).map(name -> {
            Optional<Color> inHand = picked.filter(name::fits).map(Piece::color);
            return name.in(letter.or(() -> inHand).orElse(color(event.player())));
        });
    }

    private void commit(SgfEvent event) {
        Optional<SgfEvent> committed = pending;
        pick(Optional.empty());
        committed
                .filter(earlier -> earlier.player() != event.player())
                .ifPresent(earlier -> mismatch(event, earlier.player()));
        if (committed.isEmpty()) {
            commitNothing(event);
        } else if (pendingMove.isPresent()) {
            if (white.isEmpty()) {
                int first = committed.get().player();
                white = Optional.of(first);
                matchStart(first);
            }
            passBefore(event);
            matchPlayer(committed.get());
            Move move = pendingMove.get();
            player.play(move, committed.get().start(), committed.get().end());
            placed += move instanceof Move.Placement ? 1 : 0;
            near = move.destination().orElse(near);
            talkedOfDraw = false;
        } else {
            commitTalk(committed.get());
        }
    }

    private void matchPlayer(SgfEvent event) {
        if (color(event.player()) != player.game().position().sideToMove()) {
            mismatch(event, 1 - event.player());
        }
    }

    private void mismatch(SgfEvent event, int player) {
        repairs.add(RepairKind.EVENT_MISMATCH, event.start(), event.end(), "P" + player);
    }

    private void commitTalk(SgfEvent event) {
        Game game = player.game();
        switch (event.verb()) {
            case RESIGN -> player.end(game.resign(color(event.player())));
            case ACCEPTDRAW -> player.end(game.agreeDraw());
            default -> talkedOfDraw = true;
        }
    }

    private void commitNothing(SgfEvent event) {
        boolean isOver = player.game().isOver();
        boolean mayPass = !isOver && player.game().position().isLegal(Move.pass());
        if (talkedOfDraw && mayPass) {
            possiblePass = Optional.of(event);
        } else if (mayPass) {
            player.play(Move.pass(), event.start(), event.end());
        } else if (wonOnTime) {
            wonOnTime = false;
        } else if (isOver || !talkedOfDraw) {
            repairs.add(RepairKind.REDUNDANT_DONE, event.start(), event.end(), "");
        }
    }

    private void passBefore(SgfEvent event) {
        Optional<SgfEvent> pass = possiblePass;
        possiblePass = Optional.empty();
        if (pass.isPresent() && color(event.player()) != player.game().sideToMove()) {
            player.play(Move.pass(), pass.get().start(), pass.get().end());
        }
    }

    /** Ends the record, in which uncommitted moves do not count. */
    void finish() {
        possiblePass.ifPresent(done -> repairs.add(RepairKind.REDUNDANT_DONE, done.start(), done.end(), ""));
        pending.ifPresent(this::leaveOut);
    }

    /** Returns the color of a player: White begins, and before anybody has begun it is player 0. */
    Color color(int index) {
        return index == white.orElse(0) ? Color.WHITE : Color.BLACK;
    }

    private static Optional<Color> color(String word) {
        return word.length() == 1 ? Pieces.colorOfAnyCase(word.charAt(0)) : Optional.empty();
    }
}
