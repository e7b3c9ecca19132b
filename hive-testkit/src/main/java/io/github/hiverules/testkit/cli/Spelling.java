package io.github.hiverules.testkit.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Guesses which subcommand a mistyped word was meant to be. */
final class Spelling {

    private static final int MOST_EDITS = 2;

    private Spelling() {}

    /** Returns a question such as {@code . Did you mean 'show'?}, or nothing if no subcommand is close. */
    static String suggestion(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched)) {
            return "";
        }
        List<String> words = unmatched.getUnmatched();
        Set<String> commands = e.getCommandLine().getSubcommands().keySet();
        return words.isEmpty()
                ? ""
                : closest(words.get(0), commands)
                        .map(command -> ". Did you mean '" + command + "'?")
                        .orElse("");
    }

    private static Optional<String> closest(String word, Set<String> commands) {
        return commands.stream()
                .filter(command -> Math.abs(word.length() - command.length()) <= MOST_EDITS)
                .filter(command -> edits(word, command) <= MOST_EDITS)
                .min(Comparator.comparingInt(command -> edits(word, command)));
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
