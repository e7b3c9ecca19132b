package io.github.hiverules.notation.sgf;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;
import java.util.OptionalInt;

/** Follows the events of a game, and plays the moves that the players commit. Not thread-safe. */
final class SgfReplay {

    private final Reading reading;
    private final GameBuilder builder;
    private SgfBoard board = SgfBoard.DEFAULT;
    private OptionalInt whitePlayer = OptionalInt.empty();
    private Optional<SgfEvent> startEvent = Optional.empty();

    // The destination of the last move.
    private Hex near = Hex.ORIGIN;

    // What the players did since the last commit: a move, or an event such as a draw offer.
    private Optional<Piece> picked = Optional.empty();
    private Optional<SgfEvent> pending = Optional.empty();
    private Optional<Move> pendingMove = Optional.empty();
    private Optional<Piece> pendingName = Optional.empty();

    // Right after a draw offer or its answer, a commit without a drop only confirms it. It was a pass if the
    // opponent moves next.
    private boolean hasDiscussedDraw;
    private Optional<SgfEvent> possiblePass = Optional.empty();

    // A claim of a win on time needs no commit, but may have one.
    private boolean hasWonOnTime;

    SgfReplay(Reading reading, GameBuilder builder) {
        this.reading = reading;
        this.builder = builder;
    }

    /**
     * Follows one event. Returns false after a fault, or if the game is over; the reader then skips the remaining
     * events.
     */
    boolean follow(SgfEvent event) {
        if (event.hasExtraWords()) {
            Repair.Kind kind = event.verb().isDrop() ? Repair.Kind.READ_AS : Repair.Kind.UNKNOWN_VALUE;
            reading.add(kind, event.start(), event.end(), event.verbText());
        }
        if (builder.game().isOver() && event.verb() != SgfVerb.DONE) {
            reading.add(Repair.Kind.AFTER_THE_END, event.start(), event.end(), "");
            return false;
        }
        if (event.verb().isDrop()) {
            drop(event);
        } else {
            act(event);
        }
        if (event.verb().commits() && !reading.hasFailed()) {
            commit(event);
        }
        return !reading.hasFailed();
    }

    private void act(SgfEvent event) {
        switch (event.verb()) {
            case PICK -> pick(event, findPiece(event, 2, findColor(event.word(0))));
            case PICKB -> pick(event, findPicked(event));
            case DROP -> pick(Optional.empty());
            case PASS, PASSDONE -> setPending(event, Optional.of(Move.pass()));
            case ACCEPTDRAW, RESIGN -> setPending(event, Optional.empty());
            // A draw offer does not take back a drop.
            case OFFERDRAW, DECLINEDRAW -> {
                if (pending.isEmpty()) {
                    setPending(event, Optional.empty());
                }
            }
            case SWAP -> {
                if (whitePlayer.isPresent()) {
                    whitePlayer = OptionalInt.of(1 - whitePlayer.getAsInt());
                }
            }
            case START -> rememberStart(event);
            case PLAYWHITE, PLAYBLACK, DONE -> {}
            case WINONTIME -> winOnTime(event);
            case RESET, UNDO, ALLOWUNDO, EDIT -> {
                pick(Optional.empty());
                reportIgnored(event);
            }
            // It may be a move or a resignation with a letter missing.
            case OTHER -> reading.add(Repair.Kind.UNKNOWN_VALUE, event.start(), event.end(), "");
            default -> reportIgnored(event);
        }
    }

    private void rememberStart(SgfEvent event) {
        Optional<Integer> first = event.findStartingPlayer();
        if (first.isEmpty() || startEvent.isPresent()) {
            reportIgnored(event);
            return;
        }
        startEvent = Optional.of(event);
        whitePlayer.ifPresent(this::checkStart);
    }

    private void checkStart(int player) {
        startEvent
                .filter(event -> !event.findStartingPlayer().equals(Optional.of(player)))
                .ifPresent(event -> reportMismatch(event, player));
    }

    private void reportIgnored(SgfEvent event) {
        reading.add(Repair.Kind.LEFT_OUT, event.start(), event.end(), "");
    }

    /** A player claims the win because the opponent's time has run out. */
    private void winOnTime(SgfEvent event) {
        pending.ifPresent(this::reportUncommitted);
        pick(Optional.empty());
        hasWonOnTime = true;
        builder.finish(
                builder.game().end(GameResult.lossOnTimeOf(color(event.player()).opposite())));
    }

    private void reportUncommitted(SgfEvent uncommitted) {
        reading.add(Repair.Kind.UNCOMMITTED_MOVE, uncommitted.start(), uncommitted.end(), "");
    }

    private void pick(SgfEvent event, Optional<Piece> piece) {
        if (piece.isEmpty()) {
            reportIgnored(event);
        } else {
            pick(piece);
        }
    }

    private void pick(Optional<Piece> piece) {
        picked = piece;
        pending = Optional.empty();
    }

    private void setPending(SgfEvent event, Optional<Move> move) {
        pending.filter(earlier -> !earlier.verb().mayBeReplacedBy(event.verb())).ifPresent(this::reportUncommitted);
        pending = Optional.of(event);
        pendingMove = move;
    }

    /**
     * Returns the piece that was picked up from a cell: the one just dropped there, else the one that the board shows
     * there, else the one named.
     */
    private Optional<Piece> findPicked(SgfEvent event) {
        Position position = builder.game().position();
        Optional<Hex> from = SgfCell.read(event.word(0), event.word(1)).map(cell -> board.hex(cell, near, position));
        Optional<Piece> dropped = pending.flatMap(unused -> pendingMove)
                .filter(move -> move.destination().equals(from))
                .flatMap(Move::movedPiece);
        return dropped.or(() -> from.flatMap(position::topAt)).or(() -> findPiece(event, 2, Optional.empty()));
    }

    private void drop(SgfEvent event) {
        int index = event.verb().pieceIndex();
        Optional<Color> colorWord = findColor(event.word(0));
        Optional<Piece> found = findPiece(event, index, colorWord);
        if (found.isEmpty()) {
            reading.fail(event.start(), event.end(), Expected.SGF_EVENT);
            return;
        }
        Piece name = found.get();
        if (index > 0 && !colorWord.equals(Optional.of(name.color()))) {
            reading.add(Repair.Kind.CONTRADICTION, event.start(), event.end(), name.toString());
        }
        Optional<SgfCell> target = SgfCell.read(event.word(index + 1), event.word(index + 2));
        if (target.isEmpty()) {
            reading.fail(event.start(), event.end(), Expected.SGF_EVENT);
            return;
        }
        SgfCell cell = target.get();
        Position position = builder.game().position();
        if (position.isEmpty()) {
            board = new SgfBoard(cell);
        }
        Hex to = board.hex(cell, near, position);
        Move move = position.moveOf(reading.numbering().pieceOf(name, position), to);
        if (move instanceof Move.Movement back && back.from().equals(to)) {
            pending = Optional.empty();
        } else {
            setPending(event, Optional.of(move));
            pendingName = Optional.of(name);
        }
    }

    /**
     * Finds the piece that an event names. Its color comes from the name, else from the word before it, else from the
     * piece that was picked up, else from the player.
     */
    private Optional<Piece> findPiece(SgfEvent event, int index, Optional<Color> colorWord) {
        return SgfPiece.read(event.word(index)).map(name -> {
            Optional<Color> pickedColor = picked.filter(
                            piece -> name.mayMean(piece, reading.numbering().isFree()))
                    .map(Piece::color);
            return name.inColor(colorWord.or(() -> pickedColor).orElse(color(event.player())));
        });
    }

    private void commit(SgfEvent event) {
        Optional<SgfEvent> committed = pending;
        pick(Optional.empty());
        committed
                .filter(earlier -> earlier.player() != event.player())
                .ifPresent(earlier -> reportMismatch(event, earlier.player()));
        if (committed.isEmpty()) {
            commitNothing(event);
        } else if (pendingMove.isPresent()) {
            if (whitePlayer.isEmpty()) {
                int first = committed.get().player();
                whitePlayer = OptionalInt.of(first);
                checkStart(first);
            }
            playPossiblePass(event);
            Move move = pendingMove.get();
            checkPlayer(committed.get(), move);
            enter(move, committed.get());
            builder.play(move, committed.get().start(), committed.get().end());
            near = move.destination().orElse(near);
            hasDiscussedDraw = false;
        } else {
            commitWithoutMove(committed.get());
        }
    }

    private void enter(Move move, SgfEvent event) {
        if (move instanceof Move.Placement placement && pendingName.isPresent()) {
            reading.enter(pendingName.get(), placement.piece(), event.start(), event.end());
        }
    }

    /** Adds a missing pass if it is the only reason why the move is the other player's. Otherwise reports the move. */
    private void checkPlayer(SgfEvent event, Move move) {
        if (color(event.player()) != builder.game().sideToMove()
                && !builder.playMissingPass(move, event.start(), event.end())) {
            reportMismatch(event, 1 - event.player());
        }
    }

    private void reportMismatch(SgfEvent event, int player) {
        reading.add(Repair.Kind.CONTRADICTION, event.start(), event.end(), "P" + player);
    }

    private void commitWithoutMove(SgfEvent event) {
        Game game = builder.game();
        switch (event.verb()) {
            case RESIGN -> builder.finish(game.end(GameResult.resignationOf(color(event.player()))));
            case ACCEPTDRAW -> builder.finish(game.end(GameResult.drawByAgreement()));
            default -> hasDiscussedDraw = true;
        }
    }

    private void commitNothing(SgfEvent event) {
        boolean isOver = builder.game().isOver();
        boolean mayPass = !isOver && color(event.player()) == builder.game().sideToMove() && builder.mustPass();
        if (hasDiscussedDraw && mayPass) {
            possiblePass = Optional.of(event);
        } else if (mayPass) {
            builder.play(Move.pass(), event.start(), event.end());
        } else if (hasWonOnTime) {
            hasWonOnTime = false;
        } else if (isOver || !hasDiscussedDraw) {
            reading.add(Repair.Kind.IGNORED, event.start(), event.end(), "");
        }
    }

    private void playPossiblePass(SgfEvent next) {
        Optional<SgfEvent> pass = possiblePass;
        possiblePass = Optional.empty();
        if (pass.isPresent() && color(next.player()) != builder.game().sideToMove()) {
            builder.play(Move.pass(), pass.get().start(), pass.get().end());
        }
    }

    /** Reports what the players did not commit. */
    void finish() {
        possiblePass.ifPresent(done -> reading.add(Repair.Kind.IGNORED, done.start(), done.end(), ""));
        pending.ifPresent(this::reportUncommitted);
    }

    /** Returns the color of a player. The player who begins is White; until somebody begins, it is player 0. */
    Color color(int index) {
        return index == whitePlayer.orElse(0) ? Color.WHITE : Color.BLACK;
    }

    private static Optional<Color> findColor(String word) {
        return word.length() == 1 ? PieceName.findColor(word.charAt(0)) : Optional.empty();
    }
}
