package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.GameCursor;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Everything that the page shows: a point in a game, and the visitor's question. States are immutable, and independent
 * of the browser. A state on the rotated board is one about a rotated game.
 */
final class PageState {

    private final GameCursor cursor;
    private final Optional<IllegalMove> illegalMove;
    private final Game shownGame;
    private final Game askedGame;
    private final LegalMoves legalMoves;
    private final Question question;
    private final Optional<SetupEditor> setup;

    private PageState(
            GameCursor cursor, Optional<IllegalMove> illegalMove, Question question, Optional<SetupEditor> setup) {
        this.cursor = cursor;
        this.illegalMove = illegalMove;
        this.shownGame = cursor.game();
        this.askedGame = question.isForOther() ? withOtherToMove(shownGame) : shownGame;
        this.legalMoves = askedGame.legalMoves();
        this.question = question;
        this.setup = setup;
    }

    /** Returns a game that starts with the same pieces, the other player to move, and no resting piece. */
    private static Game withOtherToMove(Game game) {
        Setup setup = game.position().setup();
        Color other = setup.sideToMove().opposite();
        int turn = setup.turnNumber() + (other == Color.WHITE ? 1 : 0);
        return Game.start(Position.of(new Setup(setup.ruleset(), other, turn, setup.stacks(), Optional.empty())));
    }

    /** Returns the setup that the visitor is editing, if any. */
    Optional<SetupEditor> setup() {
        return setup;
    }

    /** Shows a setup for editing. The game stays, in case the visitor cancels. */
    PageState editing(SetupEditor editor) {
        return new PageState(cursor, illegalMove, Question.NONE, Optional.of(editor));
    }

    /** Returns a state that shows the end of a game. */
    static PageState of(Game game) {
        return of(game, Optional.empty());
    }

    /** Returns a state that shows the end of a game whose text may continue with an illegal move. */
    static PageState of(Game game, Optional<IllegalMove> continuation) {
        return of(GameCursor.of(game), continuation);
    }

    private static PageState of(GameCursor cursor, Optional<IllegalMove> continuation) {
        return new PageState(cursor, continuation, Question.NONE, Optional.empty());
    }

    /** Returns whether both states show the same pieces of the same game, or the same setup. */
    boolean isSameBoard(PageState other) {
        return cursor.equals(other.cursor) && setup.map(SetupEditor::setup).equals(other.setup.map(SetupEditor::setup));
    }

    Game wholeGame() {
        return cursor.line();
    }

    /** Returns the game that the page shows; empty if it shows a setup that is not a valid position. */
    Optional<Game> visibleGame() {
        return setup.map(editor -> editor.position().map(Game::start)).orElse(Optional.of(wholeGame()));
    }

    /** Returns whether there is nothing on the table. */
    boolean isEmpty() {
        return setup.map(SetupEditor::setup)
                .orElseGet(wholeGame().position()::setup)
                .stacks()
                .isEmpty();
    }

    /** Returns the game up to the shown ply. */
    Game shownGame() {
        return shownGame;
    }

    /** Returns the game that questions are about: the shown one, perhaps with the other player to move. */
    Game askedGame() {
        return askedGame;
    }

    Position position() {
        return askedGame.position();
    }

    LegalMoves legalMoves() {
        return legalMoves;
    }

    int ply() {
        return cursor.ply();
    }

    boolean isAtEnd() {
        return cursor.isAtEnd();
    }

    Optional<Piece> selectedPiece() {
        return question.piece();
    }

    Optional<Hex> askedCell() {
        return question.cell();
    }

    Question question() {
        return question;
    }

    /** Returns the illegal move after the end of the recorded game. */
    Optional<IllegalMove> recordedIllegalMove() {
        return illegalMove;
    }

    /** Returns that move if the end of the game is shown. */
    Optional<IllegalMove> illegalMove() {
        return illegalMove.filter(unused -> isAtEnd());
    }

    PageState at(int ply) {
        int shown = Math.max(0, Math.min(ply, wholeGame().plyCount()));
        return of(cursor.at(shown), illegalMove);
    }

    /** Rotates or flips the table. */
    PageState transformed(Symmetry symmetry) {
        PageState state = of(
                new GameCursor(wholeGame().transformed(symmetry), ply()),
                illegalMove.map(illegal -> illegal.transformed(symmetry)));
        return setup.map(editor -> state.editing(editor.transformed(symmetry)))
                .orElseGet(() -> state.asking(question.transformed(symmetry::apply)));
    }

    /** Selects a piece. What would be if it were the other player's turn ends with a piece that could not move then. */
    PageState select(Piece piece) {
        boolean isForOther = question.isForOther()
                && (piece.color() == position().sideToMove()
                        || !legalMoves.of(piece).isEmpty());
        return asking(Question.of(Optional.of(piece), Optional.empty()).asOther(isForOther));
    }

    PageState deselect() {
        return asking(Question.NONE);
    }

    /** Selects a piece and, if a cell is given, asks whether the piece can go there. */
    PageState asking(Piece piece, Optional<Hex> to) {
        return asking(Question.of(Optional.of(piece), to).asOther(question.isForOther()));
    }

    PageState asking(Question newQuestion) {
        return new PageState(cursor, illegalMove, newQuestion, Optional.empty());
    }

    /**
     * Answers a tap on a cell.
     *
     * <ul>
     *   <li>No selected piece, and a piece on the cell: selects that piece.
     *   <li>No selected piece, and an empty cell: asks which pieces can go there. A second tap drops the question.
     *   <li>A selected piece, and the cell on which it stands: drops the open question or, if there is none, deselects
     *       the piece.
     *   <li>A selected piece, and another to which it cannot go, either of the player or one that it can throw: selects
     *       that piece.
     *   <li>A selected piece, and any other cell: asks whether the piece can go there. A second tap plays the move or, if
     *       it is illegal, selects the piece on the cell.
     * </ul>
     */
    PageState tap(Hex cell) {
        Optional<Piece> top = position().topAt(cell);
        boolean isAskedAgain = askedCell().equals(Optional.of(cell));
        if (selectedPiece().isEmpty()) {
            return top.isPresent()
                    ? select(top.get())
                    : asking(isAskedAgain ? Question.NONE : Question.of(Optional.empty(), Optional.of(cell)));
        }
        Piece piece = selectedPiece().get();
        if (position().cellOf(piece).equals(Optional.of(cell))) {
            return askedCell().isPresent() ? select(piece) : deselect();
        }
        boolean isLegal = legalMoves.contains(position().moveOf(piece, cell));
        boolean isNext = top.filter(next -> next.color() == position().sideToMove()
                        || next.color() == shownGame.position().sideToMove()
                        || legalMoves.throwsBy(piece).stream()
                                .anyMatch(move -> move.movedPiece().equals(top)))
                .isPresent();
        if (isAskedAgain && isLegal) {
            return playAttempt();
        }
        return top.isPresent() && !isLegal && (isAskedAgain || isNext)
                ? select(top.get())
                : asking(piece, Optional.of(cell));
    }

    /** Answers a visitor's first tap: one on a piece selects that piece, whatever question the page shows. */
    PageState firstTap(Hex cell) {
        boolean isAboutPiece = askedCell().isPresent() && position().topAt(cell).isPresent();
        return isAboutPiece ? deselect().tap(cell) : tap(cell);
    }

    /** Returns whether the move in question can be played. */
    boolean canPlayAttempt() {
        return !question.isForOther() && attempt().filter(legalMoves::contains).isPresent();
    }

    /** Plays the move in question, unless it is one of the player who is not to move. */
    PageState playAttempt() {
        return canPlayAttempt() ? play(attempt().orElseThrow()) : this;
    }

    /** Asks the same question as if it were the other player's turn, or again as the right player. */
    PageState askingAsOther() {
        return asking(question.asOther(!question.isForOther()));
    }

    /** Plays a legal move. If the game already continues differently, that continuation is dropped. */
    PageState play(Move move) {
        GameCursor played = cursor.play(move);
        return of(played, illegalMove.filter(unused -> played.line().equals(wholeGame())));
    }

    /** Returns the move that the visitor asks about. */
    Optional<Move> attempt() {
        if (question.isPass()) {
            return Optional.of(Move.pass());
        }
        if (question.isNone()) {
            return illegalMove().map(IllegalMove::move);
        }
        return selectedPiece().isPresent() && askedCell().isPresent()
                ? Optional.of(
                        position().moveOf(selectedPiece().get(), askedCell().get()))
                : Optional.empty();
    }

    List<Hex> destinations() {
        return selectedPiece().map(legalMoves::destinations).orElse(List.of());
    }

    /** Returns why the move in question is illegal. */
    Optional<Violation> violation() {
        return attempt().flatMap(askedGame::check);
    }

    /** Returns the piece that a second tap on the same cell would select. */
    Optional<Piece> selectable() {
        return askedCell()
                .flatMap(position()::topAt)
                .filter(piece -> !selectedPiece().equals(Optional.of(piece)));
    }

    /** Returns the cells of the answer, most important first; if there is no question, the cells of the last move. */
    List<Hex> answerCells(Optional<Violation> violation) {
        Optional<Move> move = question.isNone() ? attempt().or(shownGame::lastMove) : attempt();
        Set<Hex> cells = new LinkedHashSet<>(Stream.of(
                        askedCell(),
                        move.flatMap(Move::destination),
                        selectedPiece().flatMap(position()::cellOf))
                .flatMap(Optional::stream)
                .toList());
        if (attempt().isPresent()) {
            violation.map(Violation::cells).ifPresent(cells::addAll);
        }
        return List.copyOf(cells);
    }
}
