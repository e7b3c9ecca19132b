package io.github.hiverules.engine;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/** Starts an engine; called again whenever the engine has failed. */
@FunctionalInterface
public interface EngineStarter {

    /**
     * Starts the engine.
     *
     * @param timeLimit how long the engine may take for an answer
     * @return the engine, which has introduced itself
     * @throws EngineFailureException if it does not introduce itself
     * @throws IOException if it cannot be started
     */
    UhpClient start(Duration timeLimit) throws IOException;

    /**
     * {@return a starter that runs a program as a new process}
     *
     * @param command the program and its arguments
     */
    static EngineStarter ofCommand(List<String> command) {
        Objects.requireNonNull(command, "command");
        return of(new ProcessBuilder(List.copyOf(command)));
    }

    /**
     * {@return a starter that runs a program as a new process; see {@link UhpClient#start(ProcessBuilder, Duration)}}
     *
     * @param program the program with its arguments, folder and environment, and where its standard error goes
     */
    static EngineStarter of(ProcessBuilder program) {
        Objects.requireNonNull(program, "program");
        return timeLimit -> UhpClient.start(program, timeLimit);
    }

    /**
     * {@return a starter that runs an engine on a thread of this process, without a program of its own} This way,
     * two versions of a bot can play a match:
     *
     * <pre>{@code
     * EngineStarter newBot = EngineStarter.of(UhpEngine.of("MyBot v2", bot));
     * }</pre>
     *
     * <p>A bot that does not choose a move in time loses, and its thread is interrupted; Java cannot end a thread that
     * ignores that.
     *
     * @param engine the engine; each start plays games of its own
     */
    static EngineStarter of(UhpEngine engine) {
        Objects.requireNonNull(engine, "engine");
        return timeLimit -> new UhpClient(StreamChannel.to(engine), timeLimit);
    }
}
