package io.github.hiverules.testkit.judge;

import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;

/** Names of insects and numbers of things, in the plural if need be. */
final class Kinds {

    private Kinds() {}

    static String plural(Bug bug) {
        String name = Sentences.english().label(bug);
        return name + (name.endsWith("o") ? "es" : "s");
    }

    static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
