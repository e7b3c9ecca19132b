package io.github.hiverules.notation.uhp;

import java.io.InputStream;
import java.io.OutputStream;

/** The two pipes to and from one running engine. */
interface EngineChannel extends AutoCloseable {

    OutputStream commands();

    InputStream answers();

    /** Returns an exit code or the end of its standard error, if known. May wait a moment for the engine to end. */
    default String lastWords() {
        return "";
    }

    /** Ends the engine by force, whatever it is doing. */
    @Override
    void close();
}
