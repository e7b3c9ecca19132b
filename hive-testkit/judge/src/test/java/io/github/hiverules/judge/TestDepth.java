package io.github.hiverules.judge;

import java.util.List;

/** Sizes of tests. In this module, only this class reads the property {@code hive.deep}. */
final class TestDepth {

    private static final boolean DEEP = Boolean.getBoolean("hive.deep");

    private TestDepth() {}

    /** Returns the first size, or the second one in the deep run. */
    static int of(int everyBuild, int deep) {
        return DEEP ? deep : everyBuild;
    }

    /** Returns the first sample, or the second one in the deep run. */
    static <T> List<T> of(List<T> everyBuild, List<T> deep) {
        return DEEP ? deep : everyBuild;
    }
}
