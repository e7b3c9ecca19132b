package io.github.hiverules.testkit.judge;

import io.github.hiverules.engine.UhpAnswer;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a program said when it refused a move.
 *
 * @param text its words, empty if it said nothing
 * @param line the line of code that threw them, empty if nothing was thrown
 * @param isFailure whether the program failed, rather than refused the move
 * @param thrown what it threw
 */
record Words(String text, String line, boolean isFailure, Optional<Throwable> thrown) {

    static final Words NONE = new Words("", "", false, Optional.empty());

    /** Numbers and pieces, which differ from move to move. */
    private static final Pattern DETAIL = Pattern.compile("-?\\d+|\\b[wb][QSBGAMLP]\\d?\\b[-/\\\\]?");

    static Words of(UhpAnswer answer) {
        return new Words(answer.excerpt(), "", !answer.isInvalidMove(), Optional.empty());
    }

    static Words ofThrown(Throwable thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        boolean isFailure = thrown instanceof Error
                || thrown instanceof NullPointerException
                || thrown instanceof IndexOutOfBoundsException
                || thrown instanceof ClassCastException
                || thrown instanceof ArithmeticException
                || thrown instanceof NegativeArraySizeException
                || (trace.length > 0 && isLibrary(trace[0]));
        String line = Stream.of(trace)
                .filter(frame -> !isLibrary(frame))
                .findFirst()
                .map(frame -> frame.getClassName() + "." + frame.getMethodName() + ", line " + frame.getLineNumber())
                .orElse("");
        return new Words(UhpAnswer.excerpt(thrown.toString()), line, isFailure, Optional.of(thrown));
    }

    private static boolean isLibrary(StackTraceElement frame) {
        return frame.getClassName().startsWith("java.") || frame.getClassName().startsWith("jdk.");
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** Returns what words of the same origin have in common. */
    String origin() {
        return DETAIL.matcher(text).replaceAll("#") + " at " + line;
    }

    /** Returns these words without the exception, whose stack trace takes memory. */
    Words withoutThrown() {
        return new Words(text, line, isFailure, Optional.empty());
    }

    @Override
    public String toString() {
        return line.isEmpty() ? text : text + " at " + line;
    }
}
