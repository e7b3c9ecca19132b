package io.github.hiverules.testkit.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a program answers after a game.
 *
 * @param accepted the moves that it accepts or, if it lists moves, lists, each with the program's own text
 * @param refused the moves that it refuses, with its words if there are any
 * @param outcome the result of the game, if the program tells it
 * @param incidents what is wrong besides moves and result
 * @param isEvidence whether the moves can be compared with those of the game
 */
record Answer(
        Map<Move, String> accepted,
        Map<Move, Words> refused,
        Optional<Outcome> outcome,
        List<Finding> incidents,
        boolean isEvidence) {

    static Answer unusable(List<Finding> incidents) {
        return new Answer(Map.of(), Map.of(), Optional.empty(), incidents, false);
    }
}
