package io.github.hiverules.testkit.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a program answers after a game.
 *
 * @param accepted the moves that it accepts or, if it lists moves, lists
 * @param refused its words for moves that it refuses
 * @param played for a program that lists moves: whether it plays some illegal moves that it does not list
 * @param outcome the result of the game, if the program tells it
 * @param incidents what is wrong besides moves and result
 * @param isEvidence whether the moves can be compared with those of the game
 */
record Answer(
        Set<Move> accepted,
        Map<Move, Words> refused,
        Map<Move, Boolean> played,
        Optional<Outcome> outcome,
        List<Incident> incidents,
        boolean isEvidence) {

    static Answer unusable(List<Incident> incidents) {
        return new Answer(Set.of(), Map.of(), Map.of(), Optional.empty(), incidents, false);
    }
}
