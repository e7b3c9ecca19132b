package io.github.hiverules.notation.svg;

import java.util.Optional;

/** How a drawing is presented. */
record Look(boolean coordinates, boolean hands, SvgTheme theme, String title, Optional<String> description) {

    static final Look PLAIN = new Look(false, false, SvgTheme.AUTO, "Hive position", Optional.empty());

    Look withCoordinates(boolean shown) {
        return new Look(shown, hands, theme, title, description);
    }

    Look withHands(boolean shown) {
        return new Look(coordinates, shown, theme, title, description);
    }

    Look withTheme(SvgTheme newTheme) {
        return new Look(coordinates, hands, newTheme, title, description);
    }

    Look withTitle(String newTitle) {
        return new Look(coordinates, hands, theme, newTitle, description);
    }

    Look withDescription(String newDescription) {
        return new Look(coordinates, hands, theme, title, Optional.of(newDescription));
    }
}
