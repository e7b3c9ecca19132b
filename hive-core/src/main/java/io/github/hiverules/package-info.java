/**
 * Positions, moves, rulesets and games of the board game Hive, and why moves are illegal.
 *
 * <p>A {@link io.github.hiverules.Position} is everything that decides which moves are legal now: the pieces on the
 * table, the side to move and its turn, the resting piece and the {@link io.github.hiverules.Ruleset}. It lists its
 * {@linkplain io.github.hiverules.Position#legalMoves() legal moves}, says why any other move is {@linkplain
 * io.github.hiverules.Position#check(io.github.hiverules.Move) illegal}, and playing a {@link io.github.hiverules.Move}
 * returns the next position. A {@link io.github.hiverules.Game} adds what happened before: history, repetition and
 * results. Programs that show or referee games use {@code Game}; programs that search use {@code Position}.
 *
 * <p>For speed, ask all questions about one position before you go on to the next: a thread keeps the board of the
 * position that it asked about last.
 */
@NullMarked
package io.github.hiverules;

import org.jspecify.annotations.NullMarked;
