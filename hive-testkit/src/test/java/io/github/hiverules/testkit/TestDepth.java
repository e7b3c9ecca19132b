package io.github.hiverules.testkit;

/** How far the tests go. Only this class reads the property that the profile {@code deep} sets. */
public final class TestDepth {

    private static final boolean DEEP = Boolean.getBoolean("hive.deep");

    private TestDepth() {}

    /** Returns one of two sizes: of every build, or of the long tests. */
    public static int of(int everyBuild, int deep) {
        return DEEP ? deep : everyBuild;
    }
}
