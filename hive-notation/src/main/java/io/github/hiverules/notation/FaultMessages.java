package io.github.hiverules.notation;

import java.util.stream.Collectors;

/** Describes faults in English, in one line. */
final class FaultMessages {

    private FaultMessages() {}

    static String message(Fault fault) {
        return fault.place() + ": " + what(fault);
    }

    private static String what(Fault fault) {
        if (fault instanceof Fault.Unreadable unreadable) {
            return "expected " + unreadable.expected().description() + ", found " + found(fault.text());
        }
        if (fault instanceof Fault.Ambiguous ambiguous) {
            return found(fault.text()) + " may be any of "
                    + ambiguous.candidates().stream().map(Object::toString).collect(Collectors.joining(", "));
        }
        if (fault instanceof Fault.Illegal illegal) {
            return found(fault.text()) + " breaks " + illegal.violation().rule().id();
        }
        Fault.Contradictory contradictory = (Fault.Contradictory) fault;
        return found(fault.text()) + " is not the result on the board, "
                + contradictory.actual().outcome();
    }

    private static String found(String text) {
        return text.isEmpty() ? "nothing" : "'" + text.replaceAll("\\p{Cntrl}", "?") + "'";
    }
}
