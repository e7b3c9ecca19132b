package io.github.hiverules.testkit;

import java.util.Collection;

/** The question that an engine answers to be checked against the diagrams. It needs none of this library's types. */
@FunctionalInterface
public interface MoveLister {
    /**
     * Returns all legal moves after a game.
     *
     * @param gameString a game in the notation of the Universal Hive Protocol, such as
     *     {@code Base;InProgress;White[2];wS1;bS1 wS1-}
     * @return the legal moves as MoveStrings, such as {@code wQ -wS1}; none if the game is over
     */
    Collection<String> legalMoves(String gameString);
}
