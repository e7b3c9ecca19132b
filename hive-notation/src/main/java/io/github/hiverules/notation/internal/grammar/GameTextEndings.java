package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.GameResult;
import io.github.hiverules.GameResult.Ending;
import io.github.hiverules.Outcome;
import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Optional;

/**
 * The words of game texts for how games end. They do not depend on the names of constants, because the grammar of game
 * texts never changes.
 */
public final class GameTextEndings {

    /** The word for no ending, and for no moves. */
    public static final String NONE = "-";

    private static final List<GameResult> ALL = List.of(
            GameResult.IN_PROGRESS,
            new GameResult(Outcome.WHITE_WINS, Ending.QUEEN_SURROUNDED),
            new GameResult(Outcome.BLACK_WINS, Ending.QUEEN_SURROUNDED),
            new GameResult(Outcome.DRAW, Ending.QUEEN_SURROUNDED),
            GameResult.resignationOf(Color.WHITE),
            GameResult.resignationOf(Color.BLACK),
            GameResult.lossOnTimeOf(Color.WHITE),
            GameResult.lossOnTimeOf(Color.BLACK),
            GameResult.drawByAgreement(),
            new GameResult(Outcome.DRAW, Ending.REPETITION));

    private GameTextEndings() {}

    static Optional<GameResult> find(String word) {
        return ALL.stream().filter(result -> word(result).equals(word)).findFirst();
    }

    public static String word(GameResult result) {
        return switch (result.outcome()) {
            case IN_PROGRESS -> NONE;
            case WHITE_WINS -> "white-wins." + word(result.ending());
            case BLACK_WINS -> "black-wins." + word(result.ending());
            case DRAW -> "draw." + word(result.ending());
        };
    }

    private static String word(Ending ending) {
        return switch (ending) {
            case NONE -> NONE;
            case QUEEN_SURROUNDED -> "surrounded";
            case AGREEMENT -> "agreement";
            case REPETITION -> "repetition";
            case RESIGNATION -> "resignation";
            case LOSS_ON_TIME -> "time";
        };
    }
}
