package io.github.hiverules.command;

/** The exit codes of the process. */
final class ExitCode {

    /** All is well. */
    static final int OK = 0;
    /** The answer is no: an illegal move, a failed conformance. */
    static final int NO = 1;
    /** The input or the arguments cannot be used. */
    static final int UNUSABLE = 2;

    private ExitCode() {}
}
