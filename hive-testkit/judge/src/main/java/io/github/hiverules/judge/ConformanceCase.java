package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.EngineFailureException;
import java.util.Optional;

/** A case for an engine: a question or a game to try. */
interface ConformanceCase {

    CaseResult.Suite suite();

    String name();

    /** Returns the rules of the case; the engine has to know their pieces. */
    Ruleset ruleset();

    /** Returns why this case cannot test any engine for the protocol, or empty if it can. */
    default Optional<String> whyInexpressible() {
        return Optional.empty();
    }

    /** Returns this case for an engine that crashes on {@code perft}, a command that is not part of the protocol. */
    default ConformanceCase withoutPerft() {
        return this;
    }

    /** Runs this case; the session collects what differs. */
    void run(EngineSession session) throws EngineFailureException;
}
