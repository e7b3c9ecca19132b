/**
 * Judges programs that play Hive: what they get wrong, counted, each with a short game that shows it.
 *
 * <p>{@code Questions} has the games and moves to ask about. A {@code Program} answers: {@code UhpProgram} for engines,
 * {@code ObjectProgram} for objects on the JVM, both with {@code ListedMoves} for what lists its moves. {@link
 * io.github.hiverules.testkit.judge.Judge} asks after one game after the other, and {@code JudgedAnswer} compares each
 * answer with the rules. {@code Findings} groups the wrong ones by their cause and makes a {@link
 * io.github.hiverules.testkit.judge.Finding} of each group, which is a part of the printed text. Before that, {@code
 * OtherBoard} takes what shows that the program's board differs, and {@code Shrinker} only swaps the example's game for a
 * shorter one.
 */
@org.jspecify.annotations.NullMarked
package io.github.hiverules.testkit.judge;
