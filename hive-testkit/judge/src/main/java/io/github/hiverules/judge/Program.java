package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineInfo;

/**
 * A program that is judged: a process that speaks the protocol, or the objects of a class.
 *
 * @param <S> what it can be asked
 */
interface Program<S extends Session> extends AutoCloseable {

    EngineInfo info();

    /** Returns whether the program knows the pieces of a set. */
    boolean supports(Ruleset ruleset);

    /** Returns a new session, to ask questions. */
    S session();

    @Override
    void close();
}
