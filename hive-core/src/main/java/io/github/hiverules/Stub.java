package io.github.hiverules;

/** Temporary. */
final class Stub {
    private Stub() {}

    static <T> T todo() {
        if (System.nanoTime() != 0) {
            throw new UnsupportedOperationException();
        }
        return todo();
    }
}
