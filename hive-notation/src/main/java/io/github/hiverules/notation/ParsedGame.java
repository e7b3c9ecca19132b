package io.github.hiverules.notation;

import io.github.hiverules.Game;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game read from a text: all of it, or everything before the first error, and the error.
 *
 * <p>Immutable and thread-safe.
 *
 * @param place where the game begins in the text
 * @param game the game, up to the fault if there is one
 * @param tags what the text says about the game, such as names and dates, in the order of the text
 * @param repairs what a lenient reader repaired; at most {@link ReadOptions#MAX_REPAIRS} are listed
 * @param fault what is wrong, or empty if the whole game was read
 */
public record ParsedGame(
        TextPlace place, Game game, Map<String, String> tags, List<Repair> repairs, Optional<Fault> fault) {

    /**
     * Copies the collections.
     *
     * @param place where the game begins
     * @param game the game, up to the fault
     * @param tags what the text says about the game
     * @param repairs what a lenient reader repaired
     * @param fault what is wrong, if anything
     */
    public ParsedGame {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        repairs = List.copyOf(repairs);
    }

    /**
     * {@return the game if nothing is wrong}
     *
     * @throws NotationException if there is a fault
     */
    public Game orThrow() {
        fault.ifPresent(found -> {
            throw new NotationException(found);
        });
        return game;
    }
}
