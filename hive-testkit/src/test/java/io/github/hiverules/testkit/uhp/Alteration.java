package io.github.hiverules.testkit.uhp;

import io.github.hiverules.notation.TournamentOpening;
import java.util.List;

/** Alters our own engine's commands and answers on their way; by default not at all. */
interface Alteration {

    default TournamentOpening opening() {
        return TournamentOpening.AUTO;
    }

    default String command(String command) {
        return command;
    }

    /** Alters an answer; the game string is the last one before it. */
    default List<String> answer(String command, List<String> lines, String gameString) {
        return lines;
    }
}
