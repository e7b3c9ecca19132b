package io.github.hiverules.testkit.cli;

import io.github.hiverules.Game;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;

/** Reads the game or position that is given on the command line. */
final class GameArgument {

    static final String LABEL = "GAMESTRING";

    static final String DESCRIPTION =
            "A game such as 'Base;InProgress;White[2];wS1;bA1 wS1-', or a game type such as Base+MLP.";

    private GameArgument() {}

    /**
     * Reads a game string or a game type.
     *
     * @throws UnusableInputException if it is neither, or not a legal game
     */
    static Game read(String text, ReadOptions options) {
        ReadGame read = GameString.readGameOrType(text, options);
        read.fault().ifPresent(fault -> {
            throw UnusableInputException.of(LABEL, fault);
        });
        return read.game();
    }
}
