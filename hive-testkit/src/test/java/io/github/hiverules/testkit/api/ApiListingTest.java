package io.github.hiverules.testkit.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a listing says about a type, and what it leaves out. */
class ApiListingTest {

    /** Of many kinds. */
    public abstract static class Base<T extends Comparable<T> & Closeable> extends Hidden implements Closeable {
        /** A constant. */
        public static final int SIZE = 3;

        final int notSeen = 1;

        /** Can be called by those who extend it. */
        protected Base() {}

        Base(int notSeen) {}

        /** Generic, with exceptions. */
        protected abstract <E> Map<T, List<? super E>> find(E[] what, String... names)
                throws IOException, IllegalStateException;

        int notSeen() {
            return notSeen;
        }

        @Override
        public String toString() {
            return "";
        }
    }

    /** Nobody can name it. */
    abstract static class Hidden {
        /** Looks as if it were declared where the class is extended. */
        public final void inherited() {}
    }

    /** Sealed. */
    public sealed interface Shape permits Square, Circle {
        /** Has a body. */
        default int corners() {
            return 0;
        }
    }

    /** Permitted. */
    public record Square(int side, List<String> names) implements Shape {}

    /** Permitted, and final. */
    @SuppressWarnings("ProtectedMembersInFinalClass") // The test is about one.
    public static final class Circle implements Shape {
        private Circle() {}

        /** Nobody can extend the class, so nobody sees it. */
        protected void notSeen() {}
    }

    /** Constants. */
    public enum Order {
        /** Before B, though first here. */
        B,
        /** After it. */
        A
    }

    /** An annotation. */
    public @interface Mark {
        /** Has a default value. */
        String[] value() default {"x", "y"};
    }

    private static final String ME = "io.github.hiverules.testkit.api.ApiListingTest$";

    @Test
    void classes_haveWhatOthersCanCall() {
        ApiType base = new ApiType(Base.class);

        assertThat(base.header())
                .isEqualTo(
                        "public abstract class<T extends java.lang.Comparable<T> & java.io.Closeable> implements java.io.Closeable");
        assertThat(base.members())
                .containsExactlyInAnyOrder(
                        "protected new()",
                        "public static final int SIZE",
                        "protected abstract <E> java.util.Map<T, java.util.List<? super E>> find(E[], java.lang.String[]) varargs"
                                + " throws java.io.IOException, java.lang.IllegalStateException",
                        "public final void inherited()");
        assertThat(new ApiType(Circle.class).members()).isEmpty();
    }

    @Test
    void sealedTypes_haveWhatTheyPermitInOrder() {
        assertThat(new ApiType(Shape.class).header())
                .isEqualTo("public abstract sealed interface permits " + ME + "Circle, " + ME + "Square");
        assertThat(new ApiType(Shape.class).members()).containsExactly("public default int corners()");
    }

    @Test
    void records_haveTheirComponents() {
        assertThat(new ApiType(Square.class).header()).isEqualTo("public final record implements " + ME + "Shape");
        assertThat(new ApiType(Square.class).members())
                .containsExactlyInAnyOrder(
                        "components int side, java.util.List<java.lang.String> names",
                        "public new(int, java.util.List<java.lang.String>)",
                        "public int side()",
                        "public java.util.List<java.lang.String> names()");
    }

    @Test
    void enums_haveTheirConstantsInTheirOwnOrder() {
        assertThat(new ApiType(Order.class).members()).contains("constant 0 B", "constant 1 A");
    }

    @Test
    void annotations_haveDefaults() {
        assertThat(new ApiType(Mark.class).members())
                .containsExactly("public abstract java.lang.String[] value() default [x, y]");
    }

    @Test
    void hiddenTypes_areNotVisible() {
        assertThat(ApiListing.isVisible(Hidden.class)).isFalse();
        // The test itself is not public.
        assertThat(ApiListing.isVisible(Base.class)).isFalse();
        assertThat(ApiListing.isVisible(String.class)).isTrue();
    }
}
