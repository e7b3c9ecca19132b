package io.github.hiverules.engine;

import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.piece.Color;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * One game of a match between two engines.
 *
 * @param number the number of the game in the match, from 1
 * @param game the game with its result; if an engine failed, it has lost by resignation or, if it was too slow, on time
 * @param whiteName the name of the engine that had the white pieces
 * @param blackName the name of the engine that had the black pieces
 * @param firstEngineColor the color of the first engine
 * @param ending how the game ended
 * @param reason why the game ended, in English, for example the rule that a move broke
 */
public record MatchGame(
        int number,
        Game game,
        String whiteName,
        String blackName,
        Color firstEngineColor,
        Ending ending,
        String reason) {

    /** Refuses nulls. */
    public MatchGame {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(whiteName, "whiteName");
        Objects.requireNonNull(blackName, "blackName");
        Objects.requireNonNull(firstEngineColor, "firstEngineColor");
        Objects.requireNonNull(ending, "ending");
        Objects.requireNonNull(reason, "reason");
    }

    /** {@return the points of the first engine: 1, 0.5 or 0} */
    public double points() {
        Outcome outcome = game.result().outcome();
        return outcome == Outcome.DRAW ? 0.5 : outcome == Outcome.winOf(firstEngineColor) ? 1 : 0;
    }

    /** {@return the game as PGN, with the names of the engines and the reason it ended} */
    public String pgn() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Engine match");
        tags.put("Round", String.valueOf(number));
        tags.put("White", plain(whiteName));
        tags.put("Black", plain(blackName));
        tags.put("Reason", plain(reason));
        return Pgn.write(game, tags, PgnFlavor.MZINGA);
    }

    /** Replaces unusual characters: an engine's name may contain any, and PGN readers accept no quotes in a tag. */
    private static String plain(String text) {
        return text.replaceAll("[^ -!#-\\[\\]-~]", "?");
    }

    private String winner() {
        return switch (game.result().outcome()) {
            case WHITE_WINS -> "White wins";
            case BLACK_WINS -> "Black wins";
            case DRAW -> "draw";
            case IN_PROGRESS -> "unfinished";
        };
    }

    /** {@return number, engines, result and reason in one line} */
    @Override
    public String toString() {
        String result = ending == Ending.GAME_OVER ? reason : winner() + ": " + reason;
        String length = game.plyCount() == 1 ? "1 ply" : game.plyCount() + " plies";
        return number + ". " + whiteName + " - " + blackName + ", " + length + ": " + result;
    }

    /**
     * The ways in which a game of a match can end.
     */
    public enum Ending {
        /** By the rules of the game. */
        GAME_OVER("game over"),
        /** As a draw, because it reached the limit on plies. */
        PLY_LIMIT("ply limit"),
        /** An engine chose an illegal move. */
        ILLEGAL_MOVE("illegal move"),
        /** An engine gave no answer in time. */
        LOSS_ON_TIME("loss on time"),
        /** An engine exited, or did not start. */
        EXITED("engine exited"),
        /** An engine closed its output or its input, but may still be running. */
        CLOSED("engine closed its pipe"),
        /** An engine printed without end or without being asked. */
        FLOOD("flood"),
        /** An engine refused a game or a legal move, or gave an answer that cannot be read. */
        PROTOCOL("protocol violation");

        private final String description;

        Ending(String description) {
            this.description = description;
        }

        /** {@return the ending in a few words} */
        public String description() {
            return description;
        }

        /** {@return whether the losing engine failed, rather than being beaten on the board} */
        public boolean isFailure() {
            return this != GAME_OVER && this != PLY_LIMIT;
        }
    }
}
