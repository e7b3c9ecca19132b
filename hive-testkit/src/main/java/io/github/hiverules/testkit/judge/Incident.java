package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import java.util.List;
import java.util.Optional;

/**
 * Something that a program does wrong besides its answers about moves and results.
 *
 * @param heading what is wrong; incidents with one heading are one finding
 * @param game the game after which it was seen
 * @param details what was expected and what was answered, one per line
 * @param cause what the program threw
 */
record Incident(String heading, Game game, List<String> details, Optional<Throwable> cause) {
    static Incident of(String heading, Game game, String... details) {
        return new Incident(heading, game, List.of(details), Optional.empty());
    }
}
