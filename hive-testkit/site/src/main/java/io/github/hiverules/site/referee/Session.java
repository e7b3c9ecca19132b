package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Everything that the page shows: a game and its variations, the ply, the rotation of the board, and the visitor's
 * question. Sessions are immutable, and independent of the browser.
 *
 * <p>Cells and moves refer to the rotated board; only {@link #wholeGame()} is the game as it was played.
 */
final class Session {

    private final Variations variations;
    private final Game rotated;
    private final Symmetry rotation;
    private final Game shownGame;
    private final LegalMoves legalMoves;
    private final Question question;

    private Session(Variations variations, Game rotated, Symmetry rotation, Game shownGame, Question question) {
        this.variations = variations;
        this.rotated = rotated;
        this.rotation = rotation;
        this.shownGame = shownGame;
        this.legalMoves = shownGame.legalMoves();
        this.question = question;
    }

    /** Returns a session that shows the end of a game, on the unrotated board. */
    static Session of(Game game) {
        return of(Variations.of(game));
    }

    /** Returns a session that shows the end of a game whose text may continue with an illegal move. */
    static Session of(Game game, Optional<IllegalContinuation> continuation) {
        return of(Variations.of(game, continuation));
    }

    private static Session of(Variations variations) {
        Game game = variations.current();
        return new Session(variations, game, Symmetry.IDENTITY, game, Question.NONE);
    }

    Game wholeGame() {
        return variations.current();
    }

    Variations variations() {
        return variations;
    }

    /** Returns the game up to the shown ply, on the rotated board. */
    Game shownGame() {
        return shownGame;
    }

    Position position() {
        return shownGame.position();
    }

    LegalMoves legalMoves() {
        return legalMoves;
    }

    int ply() {
        return shownGame.plyCount();
    }

    boolean isAtEnd() {
        return ply() == wholeGame().plyCount();
    }

    Symmetry rotation() {
        return rotation;
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

    /** Returns the rest of the game's text, from an illegal move on, if the end of the game is shown. */
    Optional<IllegalContinuation> illegalContinuation() {
        return variations
                .illegalContinuation()
                .filter(unused -> isAtEnd())
                .map(continuation -> new IllegalContinuation(
                        continuation.move().transformed(rotation),
                        continuation.moveText(),
                        continuation.followingMoves()));
    }

    /** Returns all positions of the game on the rotated board, including those after the shown ply. */
    List<Position> positions() {
        return rotated.positions();
    }

    Session at(int ply) {
        return showPly(rotated, Math.max(0, ply));
    }

    private Session showPly(Game game, int ply) {
        Game shortened = game;
        while (shortened.plyCount() > ply) {
            shortened = shortened.undo();
        }
        return new Session(variations, game, rotation, shortened, Question.NONE);
    }

    Session rotated(Symmetry newRotation) {
        Game newRotated = wholeGame().transformed(newRotation);
        Session session = new Session(variations, newRotated, newRotation, newRotated, Question.NONE).at(ply());
        return session.asking(question.transformed(
                cell -> newRotation.apply(rotation.inverse().apply(cell))));
    }

    /**
     * Shows a variation just after it departs from the shown game or, if it does not depart before the shown ply, at
     * that ply.
     */
    Session showLine(int index) {
        Variations newVariations = variations.at(index);
        Game game = newVariations.current().transformed(rotation);
        int commonPlies = Variations.commonPlies(variations.current(), newVariations.current());
        Session session = new Session(newVariations, game, rotation, game, Question.NONE);
        return commonPlies < ply() ? session.at(commonPlies + 1) : session.at(ply());
    }

    Session select(Piece piece) {
        return asking(Question.of(piece));
    }

    Session deselect() {
        return asking(Question.NONE);
    }

    /** Selects a piece and, if a cell is given, asks whether the piece can go there. */
    Session asking(Piece piece, Optional<Hex> to) {
        return asking(to.isPresent() ? Question.of(piece, to.get()) : Question.of(piece));
    }

    Session asking(Question newQuestion) {
        return new Session(variations, rotated, rotation, shownGame, newQuestion);
    }

    /** Asks whether the player may pass or, if a pass is the only legal move, why. */
    Session askingAboutPass() {
        return asking(Question.PASS);
    }

    /**
     * Answers a tap on a cell.
     *
     * <ul>
     *   <li>No selected piece, and a piece on the cell: selects that piece.
     *   <li>No selected piece, and an empty cell: asks which pieces can go there. A second tap drops the question.
     *   <li>A selected piece, and another cell: plays the move or, if it is illegal, asks why. A second tap on a cell
     *       with a piece selects that piece.
     *   <li>A selected piece, and the cell on which it stands: drops the open question. If there is none, asks why the
     *       piece may not stay, and a second tap deselects the piece.
     * </ul>
     */
    Session tap(Hex cell) {
        Optional<Piece> top = position().topAt(cell);
        boolean isAskedAgain = askedCell().equals(Optional.of(cell));
        if (selectedPiece().isEmpty()) {
            return top.isPresent() ? select(top.get()) : asking(isAskedAgain ? Question.NONE : Question.of(cell));
        }
        Piece piece = selectedPiece().get();
        if (position().cellOf(piece).equals(Optional.of(cell))) {
            return isAskedAgain
                    ? deselect()
                    : askedCell().isPresent() ? select(piece) : asking(piece, Optional.of(cell));
        }
        if (isAskedAgain && top.isPresent()) {
            return select(top.get());
        }
        Move move = position().moveOf(piece, cell);
        return legalMoves.contains(move) ? play(move) : asking(piece, Optional.of(cell));
    }

    /** Plays a legal move. If the game already continues differently, that continuation stays as a variation. */
    Session play(Move move) {
        if (!isAtEnd() && rotated.moves().get(ply()).equals(move)) {
            return at(ply() + 1);
        }
        Variations newVariations = variations.play(ply(), move.transformed(rotation.inverse()));
        Game newRotated = shownGame.play(move);
        return new Session(newVariations, newRotated, rotation, newRotated, Question.NONE);
    }

    /** Takes back the last shown move and all moves after it. */
    Session takeBack() {
        Game shorter = shownGame.reopen().undo();
        return new Session(variations.cutAt(ply() - 1), shorter, rotation, shorter, Question.NONE);
    }

    /** Returns the move that the visitor asks about. */
    Optional<Move> attempt() {
        if (question.isPass()) {
            return Optional.of(Move.pass());
        }
        if (question.isNone()) {
            return illegalContinuation().map(IllegalContinuation::move);
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
        return attempt().flatMap(shownGame::check);
    }

    /** Returns the piece that a second tap on the same cell would select. */
    Optional<Piece> selectable() {
        return askedCell()
                .flatMap(position()::topAt)
                .filter(piece -> !selectedPiece().equals(Optional.of(piece)));
    }

    /** Returns the cells of the answer, most important first; if there is no question, the cells of the last move. */
    List<Hex> answerCells(Optional<Violation> violation) {
        Optional<Move> move = attempt().or(shownGame::lastMove);
        Stream<Hex> endpoints = Stream.of(
                        askedCell(),
                        move.flatMap(Move::destination),
                        selectedPiece().flatMap(position()::cellOf))
                .flatMap(Optional::stream);
        List<Hex> evidence =
                attempt().isPresent() ? violation.map(Violation::cells).orElse(List.of()) : List.of();
        return Stream.concat(endpoints, evidence.stream()).distinct().toList();
    }

    /** Shows the step of the explanation with the given number, from 1, or the whole answer for 0. */
    Session showStep(int step) {
        return asking(question.withStep(step));
    }
}
