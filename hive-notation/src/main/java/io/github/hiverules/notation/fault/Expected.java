package io.github.hiverules.notation.fault;

import io.github.hiverules.notation.internal.LanguageTexts;
import java.util.Objects;
import java.util.Optional;

/**
 * What a reader expected at the location of a fault: an id and a description.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more; an id keeps its meaning.
 */
public final class Expected {

    private final String id;

    private Expected(String id) {
        this.id = id;
    }

    /**
     * {@return the expectation with the given id, or empty if there is none}
     *
     * @param id an id such as {@code game-type}
     */
    public static Optional<Expected> find(String id) {
        Objects.requireNonNull(id, "id");
        return LanguageTexts.ENGLISH.has("expected." + id) ? Optional.of(new Expected(id)) : Optional.empty();
    }

    /** {@return the id, for example {@code game-type}, which stays the same in all releases} */
    public String id() {
        return id;
    }

    /**
     * {@return an English phrase that completes "expected ..."; for other languages, see {@link
     * io.github.hiverules.notation.text.Sentences#expected Sentences}}
     */
    public String description() {
        return LanguageTexts.ENGLISH.text("expected." + id);
    }

    /** {@return whether the object is an expectation with the same id} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Expected that && id.equals(that.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** {@return the id} */
    @Override
    public String toString() {
        return id;
    }
}
