package io.github.hiverules.notation.fault;

import io.github.hiverules.notation.internal.LanguageTexts;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The features of games that some notations cannot express.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public enum InexpressibleFeature {
    /** {@code start-position}: a game that does not start on the empty table. */
    START_POSITION,
    /** {@code no-tournament-opening}: a ruleset without the tournament opening, which a reader would assume. */
    NO_TOURNAMENT_OPENING,
    /** {@code repetition-draw}: a ruleset with the draw by repetition. */
    REPETITION_DRAW,
    /** {@code no-gates-above-ground}: a ruleset without gates above the ground. */
    NO_GATES_ABOVE_GROUND,
    /** {@code loss-on-time}: a loss on time. */
    LOSS_ON_TIME,
    /** {@code isolated-destination}: a destination that no piece touches. */
    ISOLATED_DESTINATION,
    /** {@code far-cell}: a cell that is too far from the others for the notation. */
    FAR_CELL,
    /** {@code tag-name}: a tag whose name has other characters than letters, digits and underscores. */
    TAG_NAME;

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** {@return the id, for example {@code repetition-draw}, which stays the same in all releases} */
    public String id() {
        return id;
    }

    /**
     * {@return the constant with the given id, or empty if there is none}
     *
     * @param id an id such as {@code repetition-draw}
     */
    public static Optional<InexpressibleFeature> find(String id) {
        Objects.requireNonNull(id, "id");
        return Stream.of(values()).filter(feature -> feature.id.equals(id)).findFirst();
    }

    /** {@return a short English description, such as {@code the draw by repetition is on}} */
    public String description() {
        return LanguageTexts.ENGLISH.text("inexpressible." + id);
    }
}
