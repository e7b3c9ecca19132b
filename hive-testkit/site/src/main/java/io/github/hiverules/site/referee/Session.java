package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.Violation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What lies on the table and what the visitor has asked about it: a game and its variations, the ply that is shown, how
 * the board is rotated, and the question. Every change makes a new session. It knows nothing of browsers.
 *
 * <p>Cells and moves are those of the rotated board; {@link #whole()} is the game as it was played.
 */
final class Session {

    private final Variations lines;
    private final Game rotated;
    private final Symmetry rotation;
    private final Game shown;
    private final LegalMoves moves;
    private final Question question;

    private Session(Variations lines, Game rotated, Symmetry rotation, Game shown, Question question) {
        this.lines = lines;
        this.rotated = rotated;
        this.rotation = rotation;
        this.shown = shown;
        this.moves = shown.legalMoves();
        this.question = question;
    }

    /** Returns a session that shows the end of a game, on the board as it was played. */
    static Session of(Game game) {
        return of(Variations.of(game));
    }

    /** Returns a session that shows the end of a game whose text goes on with an illegal move. */
    static Session of(Game game, Optional<IllegalContinuation> broken) {
        return of(Variations.of(game, broken));
    }

    private static Session of(Variations lines) {
        Game game = lines.current();
        return new Session(lines, game, Symmetry.IDENTITY, game, Question.NONE);
    }

    Game whole() {
        return lines.current();
    }

    /** The game and its variations. */
    Variations lines() {
        return lines;
    }

    /** The game up to the ply that is shown, on the rotated board. */
    Game shown() {
        return shown;
    }

    Position position() {
        return shown.position();
    }

    LegalMoves moves() {
        return moves;
    }

    int ply() {
        return shown.plyCount();
    }

    boolean isAtEnd() {
        return ply() == whole().plyCount();
    }

    Symmetry rotation() {
        return rotation;
    }

    Optional<Piece> selected() {
        return question.piece();
    }

    Optional<Hex> asked() {
        return question.cell();
    }

    Question question() {
        return question;
    }

    /** Returns the illegal move with which the text of the game goes on, if the end of that game is shown. */
    Optional<IllegalContinuation> broken() {
        return lines.broken()
                .filter(unused -> isAtEnd())
                .map(broken -> new IllegalContinuation(broken.move().transformed(rotation), broken.text(), broken.rest()));
    }

    /** All positions of the game on the rotated board, also those after the ply that is shown. */
    List<Position> positions() {
        return rotated.positions();
    }

    Session at(int ply) {
        return showing(rotated, Math.max(0, ply));
    }

    private Session showing(Game game, int ply) {
        Game until = game;
        while (until.plyCount() > ply) {
            until = until.undo();
        }
        return new Session(lines, game, rotation, until, Question.NONE);
    }

    Session rotated(Symmetry newRotation) {
        Game newRotated = whole().transformed(newRotation);
        Session session = new Session(lines, newRotated, newRotation, newRotated, Question.NONE).at(ply());
        return session.asking(
                question.moved(cell -> newRotation.apply(rotation.inverse().apply(cell))));
    }

    /** Shows another line, after its first move that differs from the moves shown; at the same ply if none differs. */
    Session line(int index) {
        Variations newLines = lines.at(index);
        Game game = newLines.current().transformed(rotation);
        int common = Variations.common(lines.current(), newLines.current());
        Session session = new Session(newLines, game, rotation, game, Question.NONE);
        return common < ply() ? session.at(common + 1) : session.at(ply());
    }

    Session select(Piece piece) {
        return asking(Question.of(piece));
    }

    Session unselect() {
        return asking(Question.NONE);
    }

    /** Selects a piece and asks whether it may go to a cell. */
    Session asking(Piece piece, Optional<Hex> to) {
        return asking(to.isPresent() ? Question.of(piece, to.get()) : Question.of(piece));
    }

    Session asking(Question newQuestion) {
        return new Session(lines, rotated, rotation, shown, newQuestion);
    }

    /** Asks whether the player may pass or, if only a pass is legal, why. */
    Session askingToPass() {
        return asking(Question.PASS);
    }

    /**
     * Answers a tap on a cell.
     *
     * <ul>
     *   <li>No selected piece, and a piece on the cell: selects the piece.
     *   <li>No selected piece, and an empty cell: asks which piece can come there; a second tap drops the question.
     *   <li>A selected piece, and another cell: plays the move or, if it is illegal, asks why. A second tap on a cell
     *       with a piece selects that piece.
     *   <li>A selected piece, and its own cell: drops an open question. If there is none, asks why the piece may not
     *       stay, and a second tap unselects the piece.
     * </ul>
     */
    Session tap(Hex cell) {
        Optional<Piece> top = position().topAt(cell);
        boolean isAskedAgain = asked().equals(Optional.of(cell));
        if (selected().isEmpty()) {
            return top.isPresent() ? select(top.get()) : asking(isAskedAgain ? Question.NONE : Question.of(cell));
        }
        Piece piece = selected().get();
        if (position().cellOf(piece).equals(Optional.of(cell))) {
            return isAskedAgain ? unselect() : asked().isPresent() ? select(piece) : asking(piece, Optional.of(cell));
        }
        if (isAskedAgain && top.isPresent()) {
            return select(top.get());
        }
        Move move = position().moveTo(piece, cell);
        return moves.contains(move) ? play(move) : asking(piece, Optional.of(cell));
    }

    /** Plays a legal move. A game that goes on in another way is kept as a variation. */
    Session play(Move move) {
        if (!isAtEnd() && rotated.moves().get(ply()).equals(move)) {
            return at(ply() + 1);
        }
        Variations newLines = lines.play(ply(), move.transformed(rotation.inverse()));
        Game newRotated = shown.play(move);
        return new Session(newLines, newRotated, rotation, newRotated, Question.NONE);
    }

    /** Takes back the last move shown and all after it. */
    Session takeBack() {
        Game shorter = shown.undo();
        return new Session(lines.cutAt(ply() - 1), shorter, rotation, shorter, Question.NONE);
    }

    /** Returns the move that the visitor asks about. */
    Optional<Move> attempt() {
        if (question.isPass()) {
            return Optional.of(Move.pass());
        }
        if (question.isNone()) {
            return broken().map(IllegalContinuation::move);
        }
        return selected().isPresent() && asked().isPresent()
                ? Optional.of(position().moveTo(selected().get(), asked().get()))
                : Optional.empty();
    }

    List<Hex> destinations() {
        return selected().map(moves::destinations).orElse(List.of());
    }

    /** Returns why that move is illegal. */
    Optional<Violation> refusal() {
        return attempt().flatMap(shown::check);
    }

    /** Returns the piece that another tap on the same cell would select. */
    Optional<Piece> selectable() {
        return asked().flatMap(position()::topAt).filter(piece -> !selected().equals(Optional.of(piece)));
    }

    /** The cells that the answer is about, the most important one first; without a question those of the last move. */
    List<Hex> cells(Optional<Violation> refusal) {
        Optional<Move> move = attempt().or(shown::lastMove);
        Stream<Hex> ends = Stream.of(
                        asked(), move.flatMap(Move::destination), selected().flatMap(position()::cellOf))
                .flatMap(Optional::stream);
        List<Hex> marked = attempt().isPresent() ? refusal.map(Violation::cells).orElse(List.of()) : List.of();
        return Stream.concat(ends, marked.stream()).distinct().toList();
    }

    /** Shows a step of the explanation, from 1, or the whole answer. */
    Session step(int step) {
        return asking(question.at(step));
    }
}
