package io.github.hiverules.testkit.judge;

import io.github.hiverules.Move;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;

/** The names of kinds of pieces and sorts of moves, in the plural. */
final class Kinds {

    private Kinds() {}

    static String plural(Bug bug) {
        String name = Sentences.english().label(bug);
        return name + (name.endsWith("o") ? "es" : "s");
    }

    /** Returns what sort of move a program may carry out wrongly. */
    static String sort(Move move) {
        if (move instanceof Move.Movement movement) {
            return "moves of " + plural(movement.piece().bug());
        }
        return move instanceof Move.Pass ? "passes" : "placements";
    }

    /** Returns a number and a noun, in the plural if need be. */
    static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
