package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import java.io.IOException;
import java.util.Optional;

/**
 * A case for a program: a question or a game to try.
 *
 * @param <S> what the program has to be able to answer
 */
interface ConformanceCase<S extends Session> {

    CaseResult.Suite suite();

    String name();

    /** Returns the rules of the case; the engine has to know their pieces. */
    Ruleset ruleset();

    /** Returns why this case cannot test any engine for the protocol, or empty if it can. */
    default Optional<String> whyInexpressible() {
        return Optional.empty();
    }

    /** Returns this case for an engine that crashes on {@code perft}, a command that is not part of the protocol. */
    default ConformanceCase<S> withoutPerft() {
        return this;
    }

    /** Runs this case; the session collects what differs. */
    void run(S session) throws IOException;
}
