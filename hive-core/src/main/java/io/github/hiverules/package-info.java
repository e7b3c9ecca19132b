/**
 * Positions, moves, rulesets and games of the board game Hive, and why moves are illegal.
 *
 * <p>A position answers questions about single cells and pieces, its stacks and its outcome from its own few words, in
 * some ten nanoseconds, whatever was asked before. Legal moves, pins, routes and the reasons of refusals need a board:
 * each thread has one, its workspace, and brings it to the position that it asks about. So ask all such questions about
 * one position before you go on to the next. Positions that differ in few pieces, such as those after the moves of the
 * same position, follow each other quickly.
 */
@NullMarked
package io.github.hiverules;

import org.jspecify.annotations.NullMarked;
