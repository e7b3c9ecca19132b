package io.github.hiverules.engine;

import java.io.InputStream;
import java.io.OutputStream;

/** The two pipes to and from one running engine. */
interface EngineChannel extends AutoCloseable {

    OutputStream commands();

    InputStream answers();

    /** Returns whether the engine has exited, as far as is known. May wait a moment for it. */
    default boolean hasExited() {
        return false;
    }

    /** Returns the engine's exit code and the end of its standard error, as far as they are known. May wait a moment. */
    default String exitDetails() {
        return "";
    }

    @Override
    void close();

    /** Ignores failures, since nobody uses the stream anymore. */
    static void closeQuietly(AutoCloseable stream) {
        try (stream) {
            return;
        } catch (Exception e) {
            return;
        }
    }
}
