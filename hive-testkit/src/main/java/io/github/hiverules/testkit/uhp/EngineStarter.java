package io.github.hiverules.testkit.uhp;

import java.io.IOException;
import java.util.List;

/** Starts an engine; again if it hangs or dies. */
@FunctionalInterface
public interface EngineStarter {

    /**
     * Starts the engine.
     *
     * @return the pipes to and from it
     * @throws IOException if it cannot be started
     */
    EngineChannel start() throws IOException;

    /**
     * Returns a starter of programs.
     *
     * @param command the program and its arguments
     * @return a starter that runs the program as a process of its own
     */
    static EngineStarter ofCommand(List<String> command) {
        List<String> copy = List.copyOf(command);
        return () -> new ProcessChannel(copy);
    }
}
