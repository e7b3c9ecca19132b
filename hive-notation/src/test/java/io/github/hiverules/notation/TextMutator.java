package io.github.hiverules.notation;

import io.github.hiverules.piece.Bug;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Changes texts at random. */
public final class TextMutator {

    /** The letters of all insects. */
    static final String LETTERS =
            Stream.of(Bug.values()).map(bug -> String.valueOf(bug.letter())).collect(Collectors.joining());

    private static final String CHARACTERS = LETTERS + "~.-_0123456789wbpas/;\\ \n";

    private TextMutator() {}

    /** Returns the text with at least one character deleted, repeated or replaced. */
    public static String mutate(String text, Random random) {
        StringBuilder mutated = new StringBuilder(text);
        for (int change = 0; change <= random.nextInt(3); change++) {
            int from = random.nextInt(mutated.length());
            int to = Math.min(mutated.length(), from + 1 + random.nextInt(8));
            switch (random.nextInt(3)) {
                case 0 -> mutated.delete(from, from + 1);
                case 1 -> mutated.insert(from, mutated.substring(from, to));
                default -> mutated.setCharAt(from, CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
            }
        }
        return mutated.toString();
    }
}
