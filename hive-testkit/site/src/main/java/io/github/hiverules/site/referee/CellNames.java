package io.github.hiverules.site.referee;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import java.util.ArrayList;
import java.util.List;

/** Names cells for screen readers. */
public final class CellNames {

    private CellNames() {}

    /**
     * {@return the pieces of a cell from top to bottom, or where the empty cell lies}
     *
     * @param position the position
     * @param cell the cell
     * @param languageCode {@code en} or {@code de}
     */
    public static String of(Position position, Hex cell, String languageCode) {
        return of(position, cell, RefereeLanguage.of(languageCode));
    }

    static String of(Position position, Hex cell, RefereeLanguage language) {
        List<String> pieces = new ArrayList<>();
        position.stackAt(cell)
                .forEach(piece -> pieces.add(0, language.sentences().label(piece)));
        return pieces.stream()
                .reduce((top, below) -> language.text("stacked", top, below))
                .orElseGet(() -> language.sentences().cell(position, cell));
    }
}
