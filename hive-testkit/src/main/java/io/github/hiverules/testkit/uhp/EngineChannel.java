package io.github.hiverules.testkit.uhp;

import java.io.InputStream;
import java.io.OutputStream;

/** The two pipes to and from one running engine. */
public interface EngineChannel extends AutoCloseable {

    /**
     * Returns where commands are written.
     *
     * @return the engine's standard input
     */
    OutputStream commands();

    /**
     * Returns where answers are read.
     *
     * @return the engine's standard output
     */
    InputStream answers();

    /**
     * Returns what is known about why the engine ended. May wait a moment for it to do so.
     *
     * @return an exit code or the end of its standard error, empty if nothing is known
     */
    default String lastWords() {
        return "";
    }

    /** Ends the engine by force, whatever it is doing. */
    @Override
    void close();
}
