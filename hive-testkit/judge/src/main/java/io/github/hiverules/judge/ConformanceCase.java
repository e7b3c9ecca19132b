package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import java.io.IOException;

/**
 * A case for a program: a question or a game to try.
 *
 * @param <S> what the program has to be able to answer
 * @param suite the suite that the case belongs to
 * @param name what the case is about
 * @param ruleset the rules of the case; the engine has to know their pieces
 * @param questions asks the program; the session collects what differs
 */
record ConformanceCase<S extends Session>(
        CaseResult.Suite suite, String name, Ruleset ruleset, Questions<S> questions) {

    @FunctionalInterface
    interface Questions<S extends Session> {
        void ask(S session) throws IOException;
    }
}
