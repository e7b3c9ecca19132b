/**
 * Judges programs that play Hive: what they get wrong, counted, each with a short game that shows it.
 *
 * <p>{@code Questions} has the games and moves to ask about. A {@code Program} answers: {@code UhpProgram} for engines,
 * {@code ObjectProgram} for objects on the JVM, both with {@code ListedMoves} for what lists its moves. {@link
 * io.github.hiverules.testkit.judge.Judge} asks after one game after the other, and {@code JudgedAnswer} compares each
 * answer with the rules. {@code Findings} groups the wrong ones by their cause, after those that {@code OtherBoard} explains,
 * and {@code Shrinker} looks for a shorter game for each group. The {@link io.github.hiverules.testkit.judge.Report} is
 * their text.
 */
@org.jspecify.annotations.NullMarked
package io.github.hiverules.testkit.judge;
