package io.github.hiverules.site.referee;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A setup that the visitor is editing. It need not be a valid position. Its turn number follows from its pieces: it is
 * the lowest one that allows them.
 *
 * @param setup the setup
 * @param held the piece that the next tap puts down; it may stand on the table until then
 * @param isStamp whether the held piece follows another of its kind that a tap has put down
 */
record SetupEditor(Setup setup, Optional<Piece> held, boolean isStamp) {

    private SetupEditor(Setup setup, Optional<Piece> held) {
        this(setup, held, false);
    }

    static SetupEditor of(Setup setup) {
        return new SetupEditor(setup, Optional.empty());
    }

    /** Holds a piece, which stays where it is until it is put down. */
    SetupEditor hold(Piece piece) {
        return new SetupEditor(setup, Optional.of(piece));
    }

    SetupEditor letGo() {
        return of(setup);
    }

    /**
     * Answers a tap on a cell: puts the held piece there, or holds the piece on top of the cell; if that is held
     * already, lets go of it. A piece that cannot climb is never put on another one. After a piece from a hand, each
     * further tap on an empty cell puts down the next one of its insect, at last those of the opponent.
     */
    SetupEditor tap(Hex cell) {
        if (held.isEmpty() || !canPut(cell)) {
            Optional<Piece> top = top(cell);
            return top.equals(held) ? letGo() : top.map(this::hold).orElse(this);
        }
        Piece piece = held.get();
        SetupEditor changed = put(piece, cell);
        Optional<Piece> next = Stream.of(piece.color(), piece.color().opposite())
                .flatMap(color -> changed.hand(color).stream())
                .filter(other -> other.bug() == piece.bug())
                .findFirst();
        return isOnTable(piece) ? changed : new SetupEditor(changed.setup, next, next.isPresent());
    }

    /** Returns whether a tap on the cell is about the held piece, not about the piece on the cell. */
    private boolean canPut(Hex cell) {
        Optional<Piece> top = top(cell);
        return top.isEmpty()
                || (!isStamp && !held.equals(top) && held.get().bug().climbs());
    }

    /** Puts a piece, from a hand or the table, on top of a cell. */
    SetupEditor put(Piece piece, Hex cell) {
        Map<Hex, List<Piece>> stacks = without(piece);
        stacks.computeIfAbsent(cell, unused -> new ArrayList<>()).add(piece);
        return changed(stacks);
    }

    /** Returns a piece to its player's hand. */
    SetupEditor putBack(Piece piece) {
        return changed(without(piece));
    }

    private Map<Hex, List<Piece>> without(Piece removed) {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        setup.stacks().forEach((cell, stack) -> {
            List<Piece> rest = new ArrayList<>(stack);
            rest.remove(removed);
            if (!rest.isEmpty()) {
                stacks.put(cell, rest);
            }
        });
        return stacks;
    }

    private SetupEditor changed(Map<Hex, List<Piece>> stacks) {
        Map<Hex, List<Piece>> numbered = numbered(stacks);
        Optional<Piece> resting = stacks.entrySet().stream()
                .filter(entry -> setup.resting().equals(Optional.of(last(entry.getValue()))))
                .map(entry -> last(numbered.getOrDefault(entry.getKey(), entry.getValue())))
                .findFirst();
        return of(withTurn(setup.ruleset(), setup.sideToMove(), numbered, resting));
    }

    private static Piece last(List<Piece> stack) {
        return stack.get(stack.size() - 1);
    }

    /** Numbers equal pieces without gaps, in the order of their numbers. */
    private static Map<Hex, List<Piece>> numbered(Map<Hex, List<Piece>> stacks) {
        List<Piece> pieces =
                stacks.values().stream().flatMap(List::stream).sorted().toList();
        Map<Hex, List<Piece>> numbered = new LinkedHashMap<>();
        stacks.forEach((cell, stack) -> numbered.put(
                cell, stack.stream().map(piece -> renumbered(piece, pieces)).toList()));
        return numbered;
    }

    private static Piece renumbered(Piece piece, List<Piece> sorted) {
        long before = sorted.stream()
                .takeWhile(other -> !other.equals(piece))
                .filter(other -> other.color() == piece.color() && other.bug() == piece.bug())
                .count();
        return Piece.of(piece.color(), piece.bug(), 1 + (int) before);
    }

    /** Makes a setup with the lowest turn number at which its pieces can be in play. */
    private static Setup withTurn(
            Ruleset ruleset, Color sideToMove, Map<Hex, List<Piece>> stacks, Optional<Piece> resting) {
        Optional<Piece> stillResting = resting.filter(
                piece -> stacks.values().stream().anyMatch(stack -> last(stack).equals(piece)));
        int white = count(stacks, Color.WHITE);
        int black = count(stacks, Color.BLACK);
        // A piece was moved on the turn before, so that turn placed none.
        int moves = stillResting.isPresent() ? 1 : 0;
        int turn = sideToMove == Color.WHITE ? Math.max(white, black + moves) + 1 : Math.max(white + moves, black + 1);
        return new Setup(ruleset, sideToMove, turn, stacks, stillResting);
    }

    private static int count(Map<Hex, List<Piece>> stacks, Color color) {
        return (int) stacks.values().stream()
                .flatMap(List::stream)
                .filter(piece -> piece.color() == color)
                .count();
    }

    SetupEditor cleared() {
        return of(Setup.empty(setup.ruleset()));
    }

    SetupEditor withSideToMove(Color color) {
        return color == setup.sideToMove()
                ? this
                : new SetupEditor(withTurn(setup.ruleset(), color, setup.stacks(), setup.resting()), held);
    }

    /** Marks the piece that was moved last or, if it is marked already, none. */
    SetupEditor withMovedLast(Piece piece) {
        Optional<Piece> resting = setup.resting().equals(Optional.of(piece)) ? Optional.empty() : Optional.of(piece);
        return of(withTurn(setup.ruleset(), setup.sideToMove(), setup.stacks(), resting));
    }

    SetupEditor withRules(Ruleset rules) {
        return new SetupEditor(setup.withRuleset(rules), held);
    }

    SetupEditor transformed(Symmetry symmetry) {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        setup.stacks().forEach((cell, stack) -> stacks.put(symmetry.apply(cell), stack));
        return new SetupEditor(
                new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), stacks, setup.resting()), held);
    }

    Optional<Piece> top(Hex cell) {
        List<Piece> stack = setup.stacks().getOrDefault(cell, List.of());
        return stack.isEmpty() ? Optional.empty() : Optional.of(last(stack));
    }

    boolean isOnTable(Piece piece) {
        return setup.stacks().values().stream().anyMatch(stack -> stack.contains(piece));
    }

    /** Returns the pieces left in a hand. */
    List<Piece> hand(Color color) {
        List<Piece> hand = new ArrayList<>(setup.ruleset().pieces(color));
        setup.stacks().values().forEach(hand::removeAll);
        return hand;
    }

    /** Returns the position that this setup is, unless it has problems. */
    Optional<Position> position() {
        return CellLabels.position(setup);
    }

    /** Returns what keeps this setup from being a position. */
    List<SetupProblem> problems() {
        try {
            Position.of(setup);
            return List.of();
        } catch (InvalidSetupException e) {
            return e.problems();
        }
    }

    /** Returns the cells of the pieces that have a problem. */
    List<Hex> problemCells() {
        return List.copyOf(new LinkedHashSet<>(
                problems().stream().flatMap(problem -> problem.cells().stream()).toList()));
    }
}
