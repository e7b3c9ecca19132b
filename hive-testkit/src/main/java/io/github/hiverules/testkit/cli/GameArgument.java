package io.github.hiverules.testkit.cli;

import io.github.hiverules.Game;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.position.PositionString;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import java.util.stream.Collectors;

/** Reads the game or position that is given on the command line. */
final class GameArgument {

    static final String LABEL = "GAMESTRING";

    static final String DESCRIPTION =
            "A game such as 'Base;InProgress;White[2];wS1;bA1 wS1-', a game type such as Base+MLP, or a position string.";

    /** Every position string has this sign, and no game string has. */
    private static final char POSITION_SIGN = '~';

    private GameArgument() {}

    /**
     * Reads a game string, a game type or a position string; the last names its rules itself.
     *
     * @throws UnusableInputException if it is none of them, or not a legal game
     */
    static Game read(String text, ReadOptions options) {
        if (text.indexOf(POSITION_SIGN) >= 0) {
            return Game.from(position(text));
        }
        ReadGame read = GameString.readGameOrType(text, options);
        read.fault().ifPresent(fault -> {
            throw UnusableInputException.of(LABEL, fault);
        });
        return read.game();
    }

    private static Position position(String text) {
        try {
            return PositionString.read(text);
        } catch (NotationException e) {
            throw UnusableInputException.of("POSITION", e.fault());
        } catch (InvalidSetupException e) {
            throw new UnusableInputException("POSITION: "
                    + e.problems().stream().map(Sentences.english()::problem).collect(Collectors.joining(" ")));
        }
    }
}
