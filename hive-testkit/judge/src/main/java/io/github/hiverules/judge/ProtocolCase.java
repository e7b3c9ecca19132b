package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import java.io.IOException;

/** One requirement of the protocol that has nothing to do with how pieces move. */
record ProtocolCase(String name, Ruleset ruleset, Body body) implements ConformanceCase<EngineSession> {

    @FunctionalInterface
    interface Body {
        void run(EngineSession session) throws IOException;
    }

    @Override
    public CaseResult.Suite suite() {
        return CaseResult.Suite.PROTOCOL;
    }

    @Override
    public void run(EngineSession session) throws IOException {
        session.keepCommands();
        body.run(session);
    }
}
