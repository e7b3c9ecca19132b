package io.github.hiverules.notation;

import java.util.Random;

/** Texts in which some characters are changed. */
public final class ChangedText {

    private static final String LETTERS = "~.-_0123456789wbQSBGAMLPpas/;\\ \n";

    private ChangedText() {}

    /** Takes out, repeats or replaces some characters. */
    public static String of(String text, Random random) {
        StringBuilder changed = new StringBuilder(text);
        for (int change = 0; change <= random.nextInt(3); change++) {
            int from = random.nextInt(changed.length());
            int to = Math.min(changed.length(), from + 1 + random.nextInt(8));
            switch (random.nextInt(3)) {
                case 0 -> changed.delete(from, from + 1);
                case 1 -> changed.insert(from, changed.substring(from, to));
                default -> changed.setCharAt(from, LETTERS.charAt(random.nextInt(LETTERS.length())));
            }
        }
        return changed.toString();
    }
}
