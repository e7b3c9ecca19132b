package io.github.hiverules.notation.fault;

import io.github.hiverules.notation.internal.Ids;
import io.github.hiverules.notation.internal.LanguageTemplates;
import java.util.Optional;

/**
 * The features of games that some notations cannot express.
 */
public enum InexpressibleFeature {
    /** {@code start-position}: a game that does not start on the empty table. */
    START_POSITION("start-position"),
    /** {@code toggles}: a ruleset with other toggles than a reader assumes. */
    TOGGLES("toggles"),
    /** {@code loss-on-time}: a loss on time. */
    LOSS_ON_TIME("loss-on-time"),
    /** {@code isolated-destination}: a destination that no piece touches. */
    ISOLATED_DESTINATION("isolated-destination"),
    /** {@code far-cell}: a cell that is too far from the others for the notation. */
    FAR_CELL("far-cell"),
    /** {@code tag-name}: a tag whose name has other characters than letters, digits and underscores. */
    TAG_NAME("tag-name");

    private final String id;

    InexpressibleFeature(String id) {
        this.id = id;
    }

    /** {@return the id, for example {@code loss-on-time}, which stays the same in all releases} */
    public String id() {
        return id;
    }

    /**
     * {@return the constant with the given id, or empty if there is none}
     *
     * @param id an id such as {@code loss-on-time}
     */
    public static Optional<InexpressibleFeature> find(String id) {
        return Ids.find(values(), InexpressibleFeature::id, id);
    }

    /** {@return a short English description, such as {@code the game was lost on time}} */
    public String description() {
        return LanguageTemplates.english().template("inexpressible." + id);
    }
}
