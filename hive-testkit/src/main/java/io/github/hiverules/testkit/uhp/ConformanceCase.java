package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.EngineFailureException;
import java.util.Optional;

/** One thing to try with an engine. */
interface ConformanceCase {

    CaseResult.Suite suite();

    String name();

    /** Returns the rules by which it is played; the engine has to know the pieces. */
    Ruleset ruleset();

    /** Returns why this case cannot test any engine of the protocol, or empty if it can. */
    default Optional<String> inexpressible() {
        return Optional.empty();
    }

    /** Returns this case for an engine that crashes on {@code perft}, a command that is not part of the protocol. */
    default ConformanceCase withoutPerft() {
        return this;
    }

    /** Tries it; the session collects what differs. */
    void run(EngineSession session) throws EngineFailureException;
}
