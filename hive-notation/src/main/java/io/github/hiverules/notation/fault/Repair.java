package io.github.hiverules.notation.fault;

import io.github.hiverules.notation.internal.LanguageTexts;
import java.util.Objects;
import java.util.Optional;

/**
 * A difference from the specification of a notation, and how a lenient reader understood it.
 */
public final class Repair {

    private final TextLocation location;
    private final Kind kind;
    private final String text;
    private final String replacement;

    private Repair(TextLocation location, Kind kind, String text, String replacement) {
        this.location = location;
        this.kind = kind;
        this.text = text;
        this.replacement = replacement;
    }

    /**
     * {@return a repair}
     *
     * @param location the location of the unusual text
     * @param kind what is unusual
     * @param text the original text, shortened if it is long
     * @param replacement how the reader understood it; empty if it ignored the text
     */
    public static Repair of(TextLocation location, Kind kind, String text, String replacement) {
        return new Repair(
                Objects.requireNonNull(location, "location"),
                Objects.requireNonNull(kind, "kind"),
                Objects.requireNonNull(text, "text"),
                Objects.requireNonNull(replacement, "replacement"));
    }

    /** {@return the location of the unusual text} */
    public TextLocation location() {
        return location;
    }

    /** {@return what is unusual} */
    public Kind kind() {
        return kind;
    }

    /** {@return the original text, shortened if it is long} */
    public String text() {
        return text;
    }

    /** {@return how the reader understood the text; empty if it ignored the text} */
    public String replacement() {
        return replacement;
    }

    /** {@return whether the object is an equal repair at the same location} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Repair that
                && location.equals(that.location)
                && kind.equals(that.kind)
                && text.equals(that.text)
                && replacement.equals(that.replacement);
    }

    @Override
    public int hashCode() {
        return Objects.hash(location, kind, text, replacement);
    }

    /** {@return the location, the kind, the original text, and how the reader understood it} */
    @Override
    public String toString() {
        return location + " " + kind + " '" + text + "' '" + replacement + "'";
    }

    /**
     * What is unusual about a text: an id and a description.
     *
     * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
     * may add more; an id keeps its meaning.
     */
    public static final class Kind {

        private final String id;

        private Kind(String id) {
            this.id = id;
        }

        /**
         * {@return the kind with the given id, or empty if there is none}
         *
         * @param id an id such as {@code letter-case}
         */
        public static Optional<Kind> find(String id) {
            Objects.requireNonNull(id, "id");
            return LanguageTexts.ENGLISH.has(key(id)) ? Optional.of(new Kind(id)) : Optional.empty();
        }

        /** {@return the id, for example {@code letter-case}, which stays the same in all releases} */
        public String id() {
            return id;
        }

        /** {@return what is unusual, in a few words of English} */
        public String description() {
            return LanguageTexts.ENGLISH.text(key(id));
        }

        private static String key(String id) {
            return "repair." + id + ".kind";
        }

        /** {@return whether the object is a kind with the same id} */
        @Override
        public boolean equals(Object other) {
            return other instanceof Kind that && id.equals(that.id);
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
}
