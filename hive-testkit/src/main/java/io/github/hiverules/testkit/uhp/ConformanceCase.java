package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Ruleset;
import java.util.Optional;

/** One thing that is tried with an engine. */
interface ConformanceCase {

    /** Returns to which kind of cases this one belongs. */
    CaseResult.Suite suite();

    /** Returns what this case is about, in a few words. */
    String name();

    /** Returns the rules by which it is played; the engine has to know the pieces. */
    Ruleset ruleset();

    /** Returns why no engine of the protocol can be asked about this, or empty if it can. */
    default Optional<String> inexpressible() {
        return Optional.empty();
    }

    /** Tries it; what the engine does otherwise goes to the session's findings. */
    void run(EngineSession session) throws EngineFailureException;
}
