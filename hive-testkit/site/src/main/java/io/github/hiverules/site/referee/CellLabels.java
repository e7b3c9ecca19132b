package io.github.hiverules.site.referee;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Names the cells of a setup, valid or not, for screen readers. Each name is computed only once. */
public final class CellLabels {

    private final Setup setup;
    private final Optional<Position> position;
    private final RefereeLanguage language;
    private final Map<Hex, String> names = new HashMap<>();
    private Optional<Hex> selected = Optional.empty();
    private Collection<Hex> destinations = List.of();

    CellLabels(Setup setup, RefereeLanguage language) {
        this.setup = setup;
        this.position = position(setup);
        this.language = language;
    }

    /**
     * {@return the names of cells}
     *
     * @param setup the pieces
     * @param languageCode {@code en} or {@code de}
     */
    public static CellLabels of(Setup setup, String languageCode) {
        return new CellLabels(setup, RefereeLanguage.of(languageCode));
    }

    /** Returns the position that a setup is, unless it has problems. */
    static Optional<Position> position(Setup setup) {
        try {
            return Optional.of(Position.of(setup));
        } catch (InvalidSetupException e) {
            return Optional.empty();
        }
    }

    boolean isFor(Setup other) {
        return setup.equals(other);
    }

    /**
     * {@return the pieces of a cell from top to bottom, or where the empty cell lies}
     *
     * @param cell the cell
     */
    public String name(Hex cell) {
        return names.computeIfAbsent(cell, this::newName);
    }

    /** Marks the cell of the selected piece and the cells to which it can go. */
    CellLabels mark(Optional<Hex> newSelected, Collection<Hex> newDestinations) {
        selected = newSelected;
        destinations = newDestinations;
        return this;
    }

    /** Returns the name of a cell, and whether it is selected or reachable. */
    String label(Hex cell) {
        if (selected.equals(Optional.of(cell))) {
            return language.text("cell.selected", name(cell));
        }
        return destinations.contains(cell) ? language.text("cell.reachable", name(cell)) : name(cell);
    }

    private String newName(Hex cell) {
        List<String> pieces = new ArrayList<>();
        stack(cell).forEach(piece -> pieces.add(0, label(piece)));
        return pieces.stream()
                .reduce((top, below) -> language.text("stacked", top, below))
                .orElseGet(() -> emptyCell(cell));
    }

    private String emptyCell(Hex cell) {
        if (position.isPresent()) {
            return language.sentences().cell(position.get(), cell);
        }
        Optional<Piece> neighbor = cell.neighbors().stream()
                .map(this::stack)
                .filter(stack -> !stack.isEmpty())
                .map(stack -> stack.get(stack.size() - 1))
                .findFirst();
        return neighbor.map(piece -> language.text("cell.emptyBeside", label(piece)))
                .orElseGet(() -> language.text("cell.empty"));
    }

    private List<Piece> stack(Hex cell) {
        return setup.stacks().getOrDefault(cell, List.of());
    }

    private String label(Piece piece) {
        return language.sentences().label(piece);
    }
}
