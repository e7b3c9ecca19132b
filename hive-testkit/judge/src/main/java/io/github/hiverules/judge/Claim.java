package io.github.hiverules.judge;

import java.util.Set;

/** What a finding says about a program: which part of an answer shows it. */
@FunctionalInterface
interface Claim {

    /** Returns the moves or the outcome that show it, or nothing if the answer does not. */
    Set<Object> shownBy(Evidence evidence);
}
