package io.github.hiverules.judge;

import java.util.Collection;

/** Lists the legal moves of an engine, so that diagrams can test it. It needs none of this library's types. */
@FunctionalInterface
public interface MoveLister {
    /**
     * {@return all legal moves after a game, as MoveStrings such as {@code wQ -wS1}; none if the game is over}
     *
     * @param gameString a game in the notation of the Universal Hive Protocol, such as {@code
     *     Base;InProgress;White[2];wS1;bS1 wS1-}
     */
    Collection<String> legalMoves(String gameString);
}
