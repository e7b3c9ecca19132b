package io.github.hiverules.testkit.judge;

import io.github.hiverules.notation.TournamentOpening;
import java.util.List;

/** Alters the commands and answers of the library's engine. The default methods alter nothing. */
interface Alteration {

    default TournamentOpening opening() {
        return TournamentOpening.AUTO;
    }

    /** Returns the command that the engine gets instead. */
    default String command(String command) {
        return command;
    }

    /** Returns the answer that the client gets instead; the game string is the last one before the command. */
    default List<String> answer(String command, List<String> lines, String gameString) {
        return lines;
    }
}
