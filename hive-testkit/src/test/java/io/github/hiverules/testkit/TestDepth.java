package io.github.hiverules.testkit;

/** Sizes of tests. In this module, only this class reads the property {@code hive.deep}. */
public final class TestDepth {

    private static final boolean DEEP = Boolean.getBoolean("hive.deep");

    private TestDepth() {}

    /** Returns the first size, or the second one in the deep run. */
    public static int of(int everyBuild, int deep) {
        return DEEP ? deep : everyBuild;
    }

    /** Returns the first sample, or the second one in the deep run. */
    public static <T> T of(T everyBuild, T deep) {
        return DEEP ? deep : everyBuild;
    }
}
