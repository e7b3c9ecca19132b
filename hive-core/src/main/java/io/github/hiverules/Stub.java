package io.github.hiverules;

/** Temporary, until the internals exist. */
final class Stub {
    private Stub() {}

    @SuppressWarnings({"TypeParameterUnusedInFormals", "DoNotCallSuggester"})
    static <T> T todo() {
        throw new UnsupportedOperationException();
    }
}
