package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.uhp.EngineFailureException;

/** One requirement of the protocol that has nothing to do with how pieces move. */
record ProtocolCase(String name, Ruleset ruleset, Body body) implements ConformanceCase {

    @FunctionalInterface
    interface Body {
        void run(EngineSession session) throws EngineFailureException;
    }

    @Override
    public CaseResult.Suite suite() {
        return CaseResult.Suite.PROTOCOL;
    }

    @Override
    public void run(EngineSession session) throws EngineFailureException {
        body.run(session);
    }
}
