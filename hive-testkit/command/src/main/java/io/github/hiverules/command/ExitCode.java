package io.github.hiverules.command;

/** The exit codes of the process. */
final class ExitCode {

    /** All is well. */
    static final int OK = 0;
    /** A check failed: an illegal move, or an engine with findings. */
    static final int FAILED = 1;
    /** The input or the arguments cannot be used, or an engine could not be judged completely. */
    static final int UNUSABLE_INPUT = 2;

    private ExitCode() {}
}
