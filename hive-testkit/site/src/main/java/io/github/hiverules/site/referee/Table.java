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
import java.util.Set;
import java.util.TreeSet;

/**
 * What lies on the table and what the visitor has asked about it: a game, the ply that is shown, how the board is
 * turned, the selected piece and the cell that was tapped with it. Every change makes a new table. It knows nothing of
 * browsers.
 *
 * <p>Cells and moves are those of the turned board; {@link #whole()} is the game as it was played.
 */
final class Table {

    private final Game whole;
    private final Game turned;
    private final Symmetry turn;
    private final Game shown;
    private final LegalMoves moves;
    private final Optional<Piece> selected;
    private final Optional<Hex> asked;

    private Table(Game whole, Game turned, Symmetry turn, Game shown, Optional<Piece> selected, Optional<Hex> asked) {
        this.whole = whole;
        this.turned = turned;
        this.turn = turn;
        this.shown = shown;
        this.moves = shown.legalMoves();
        this.selected = selected;
        this.asked = asked;
    }

    /** Returns a table that shows the end of a game, on the board as it was played. */
    static Table of(Game game) {
        return new Table(game, game, Symmetry.IDENTITY, game, Optional.empty(), Optional.empty());
    }

    Game whole() {
        return whole;
    }

    /** The game up to the ply that is shown, on the turned board. */
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
        return ply() == whole.plyCount();
    }

    Symmetry turn() {
        return turn;
    }

    Optional<Piece> selected() {
        return selected;
    }

    Optional<Hex> asked() {
        return asked;
    }

    /** All positions of the game on the turned board, also those after the ply that is shown. */
    List<Position> positions() {
        return turned.positions();
    }

    Table at(int ply) {
        Game game = turned;
        while (game.plyCount() > Math.max(0, ply)) {
            game = game.undo();
        }
        return new Table(whole, turned, turn, game, Optional.empty(), Optional.empty());
    }

    Table turned(Symmetry newTurn) {
        Game newTurned = whole.transformed(newTurn);
        Table table = new Table(whole, newTurned, newTurn, newTurned, Optional.empty(), Optional.empty()).at(ply());
        Optional<Hex> cell = asked.map(turn.inverse()::apply).map(newTurn::apply);
        return selected.isPresent() ? table.asking(selected.get(), cell) : table;
    }

    Table select(Piece piece) {
        return asking(piece, Optional.empty());
    }

    Table unselect() {
        return new Table(whole, turned, turn, shown, Optional.empty(), Optional.empty());
    }

    /** Selects a piece and asks whether it may go to a cell. */
    Table asking(Piece piece, Optional<Hex> to) {
        return new Table(whole, turned, turn, shown, Optional.of(piece), to);
    }

    /**
     * Moves the selected piece to a cell or, if that is illegal, asks why. A second tap on a piece selects it. Without a
     * selected piece, selects the one on the cell or asks who can come there.
     */
    Table tap(Hex cell) {
        Optional<Piece> top = position().topAt(cell);
        boolean isAskedAgain = asked.equals(Optional.of(cell));
        if (selected.isEmpty() || (isAskedAgain && top.isPresent())) {
            return top.isPresent()
                    ? select(top.get())
                    : new Table(whole, turned, turn, shown, Optional.empty(), Optional.of(cell));
        }
        Piece piece = selected.get();
        if (position().hexOf(piece).equals(Optional.of(cell))) {
            return unselect();
        }
        Move move = position().moveOf(piece, cell);
        return moves.contains(move) ? play(move) : asking(piece, Optional.of(cell));
    }

    /** Plays a legal move. What was played after this ply is kept only if it begins with the same move. */
    Table play(Move move) {
        if (!isAtEnd() && turned.moves().get(ply()).equals(move)) {
            return at(ply() + 1);
        }
        return ending(wholeUntilShown().play(move.transformed(turn.inverse())), shown.play(move));
    }

    /** Takes back the last move shown and all after it. */
    Table takeBack() {
        return ending(wholeUntilShown().undo(), shown.undo());
    }

    private Table ending(Game newWhole, Game newTurned) {
        return new Table(newWhole, newTurned, turn, newTurned, Optional.empty(), Optional.empty());
    }

    private Game wholeUntilShown() {
        Game game = whole;
        while (game.plyCount() > ply()) {
            game = game.undo();
        }
        return game;
    }

    /** Returns the move that the visitor asks about: of the selected piece to the tapped cell. */
    Optional<Move> attempt() {
        return selected.isPresent() && asked.isPresent()
                ? Optional.of(position().moveOf(selected.get(), asked.get()))
                : Optional.empty();
    }

    List<Hex> destinations() {
        return selected.map(moves::destinations).orElse(List.of());
    }

    /** Returns why that move is illegal. */
    Optional<Violation> refusal() {
        return attempt().flatMap(shown::check);
    }

    /** Why the selected piece cannot go to each empty cell of the table. */
    List<Violation> refusals() {
        return selected.stream()
                .flatMap(piece -> emptyCells().stream()
                        .flatMap(to -> shown.check(position().moveOf(piece, to)).stream()))
                .toList();
    }

    /** The empty cells next to the hive, or the first cell of the game. */
    private Set<Hex> emptyCells() {
        Set<Hex> cells = new TreeSet<>();
        position().stacks().keySet().forEach(hex -> cells.addAll(hex.neighbors()));
        cells.removeAll(position().stacks().keySet());
        return cells.isEmpty() ? Set.of(Hex.ORIGIN) : cells;
    }
}
