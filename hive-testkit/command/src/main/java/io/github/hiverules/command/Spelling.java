package io.github.hiverules.command;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Guesses which subcommand or option a mistyped word was meant to be. */
final class Spelling {

    private static final int MOST_EDITS = 2;
    private static final String UNKNOWN_TO_HELP = "Unknown subcommand ";

    private Spelling() {}

    /** Returns a question such as {@code . Did you mean 'show'?}, or nothing if the command knows no similar word. */
    static String suggestion(ParameterException e) {
        CommandLine command = e.getCommandLine();
        return mistyped(e)
                .flatMap(word -> closest(
                        word,
                        word.startsWith("-")
                                ? command.getCommandSpec().optionsMap().keySet()
                                : command.getSubcommands().keySet()))
                .map(meant -> ". Did you mean '" + meant + "'?")
                .orElse("");
    }

    private static Optional<String> mistyped(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched.getUnmatched().stream().findFirst();
        }
        boolean isOfHelp = String.valueOf(e.getMessage()).startsWith(UNKNOWN_TO_HELP);
        return isOfHelp ? Optional.ofNullable(e.getValue()) : Optional.empty();
    }

    private static Optional<String> closest(String word, Set<String> known) {
        return known.stream()
                .filter(name -> Math.abs(word.length() - name.length()) <= MOST_EDITS)
                .filter(name -> edits(word, name) <= MOST_EDITS)
                .min(Comparator.comparingInt(name -> edits(word, name)));
    }

    /** Returns the number of letters to insert, delete, change or swap with their neighbor. */
    private static int edits(String from, String to) {
        int[][] edits = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j;
                    continue;
                }
                int change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
                int least = Math.min(edits[i - 1][j], edits[i][j - 1]) + 1;
                edits[i][j] = Math.min(least, edits[i - 1][j - 1] + change);
                if (i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1)) {
                    edits[i][j] = Math.min(edits[i][j], edits[i - 2][j - 2] + 1);
                }
            }
        }
        return edits[from.length()][to.length()];
    }
}
