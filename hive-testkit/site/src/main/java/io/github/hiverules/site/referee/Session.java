package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Everything that the page shows: a game and its variations, the ply, and the visitor's question. Sessions are
 * immutable, and independent of the browser. A session on the rotated board is one about a rotated game.
 */
final class Session {

    private final Variations variations;
    private final Game shownGame;
    private final Game askedGame;
    private final LegalMoves legalMoves;
    private final Question question;
    private final Optional<SetupEditor> setup;

    private Session(Variations variations, Game shownGame, Question question) {
        this(variations, shownGame, question, Optional.empty());
    }

    private Session(Variations variations, Game shownGame, Question question, Optional<SetupEditor> setup) {
        this.variations = variations;
        this.shownGame = shownGame;
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
    Session editing(SetupEditor editor) {
        return new Session(variations, shownGame, Question.NONE, Optional.of(editor));
    }

    /** Returns a session that shows the end of a game. */
    static Session of(Game game) {
        return of(Variations.of(game));
    }

    /** Returns a session that shows the end of a game whose text may continue with an illegal move. */
    static Session of(Game game, Optional<IllegalContinuation> continuation) {
        return of(Variations.of(game, continuation));
    }

    static Session of(Variations variations) {
        return new Session(variations, variations.current(), Question.NONE);
    }

    /** Returns whether both sessions show the same pieces of the same game, or the same setup. */
    boolean isSameBoard(Session other) {
        return variations.equals(other.variations)
                && ply() == other.ply()
                && setup.map(SetupEditor::setup).equals(other.setup.map(SetupEditor::setup));
    }

    Game wholeGame() {
        return variations.current();
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

    Variations variations() {
        return variations;
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
        return shownGame.plyCount();
    }

    boolean isAtEnd() {
        return ply() == wholeGame().plyCount();
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
        return variations.illegalContinuation().filter(unused -> isAtEnd());
    }

    /** Returns all positions of the game, including those after the shown ply. */
    List<Position> positions() {
        return wholeGame().positions();
    }

    Session at(int ply) {
        int shown = Math.max(0, Math.min(ply, wholeGame().plyCount()));
        return new Session(variations, wholeGame().upTo(shown), Question.NONE);
    }

    /** Rotates or flips the table. */
    Session transformed(Symmetry symmetry) {
        Variations newVariations = variations.transformed(symmetry);
        Session session = new Session(newVariations, newVariations.current(), Question.NONE).at(ply());
        return setup.map(editor -> session.editing(editor.transformed(symmetry)))
                .orElseGet(() -> session.asking(question.transformed(symmetry::apply)));
    }

    /**
     * Shows a variation just after it departs from the shown game or, if it does not depart before the shown ply, at
     * that ply.
     */
    Session showLine(int index) {
        Variations newVariations = variations.at(index);
        int commonPlies = Variations.commonPlies(wholeGame(), newVariations.current());
        Session session = of(newVariations);
        return commonPlies < ply() ? session.at(commonPlies + 1) : session.at(ply());
    }

    Session select(Piece piece) {
        return asking(piece, Optional.empty());
    }

    Session deselect() {
        return asking(Question.NONE);
    }

    /** Selects a piece and, if a cell is given, asks whether the piece can go there. */
    Session asking(Piece piece, Optional<Hex> to) {
        return asking(Question.of(Optional.of(piece), to).asOther(question.isForOther()));
    }

    Session asking(Question newQuestion) {
        return new Session(variations, shownGame, newQuestion);
    }

    /**
     * Answers a tap on a cell.
     *
     * <ul>
     *   <li>No selected piece, and a piece on the cell: selects that piece.
     *   <li>No selected piece, and an empty cell: asks which pieces can go there. A second tap drops the question.
     *   <li>A selected piece, and the cell on which it stands: drops the open question or, if there is none, deselects
     *       the piece.
     *   <li>A selected piece, and another of the player's pieces to which it cannot go: selects that piece.
     *   <li>A selected piece, and any other cell: asks whether the piece can go there. A second tap plays the move or, if
     *       it is illegal, selects the piece on the cell.
     * </ul>
     */
    Session tap(Hex cell) {
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
        boolean isOwnPiece =
                top.filter(own -> own.color() == position().sideToMove()).isPresent();
        if (isAskedAgain && isLegal) {
            return playAttempt();
        }
        return top.isPresent() && !isLegal && (isAskedAgain || isOwnPiece)
                ? select(top.get())
                : asking(piece, Optional.of(cell));
    }

    /** Returns whether the move in question can be played. */
    boolean canPlayAttempt() {
        return !question.isForOther() && attempt().filter(legalMoves::contains).isPresent();
    }

    /** Returns whether the question is about a piece on the table of a setup, so that it may have been set up wrong. */
    boolean canBeSetupMove() {
        return wholeGame().plyCount() == 0
                && askedCell().isPresent()
                && selectedPiece().flatMap(position()::cellOf).isPresent();
    }

    /** Plays the move in question, unless it is one of the player who is not to move. */
    Session playAttempt() {
        return canPlayAttempt() ? play(attempt().orElseThrow()) : this;
    }

    /** Asks the same question as if it were the other player's turn, or again as the right player. */
    Session askingAsOther() {
        return asking(question.asOther(!question.isForOther()));
    }

    /** Plays a legal move. If the game already continues differently, that continuation stays as a variation. */
    Session play(Move move) {
        if (!isAtEnd() && wholeGame().moves().get(ply()).equals(move)) {
            return at(ply() + 1);
        }
        return new Session(variations.play(ply(), move), shownGame.play(move), Question.NONE);
    }

    /** Takes back the last shown move and all moves after it. */
    Session takeBack() {
        return new Session(variations.cutAt(ply() - 1), shownGame.undo(), Question.NONE);
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
}
