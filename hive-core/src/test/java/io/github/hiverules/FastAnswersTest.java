package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveCodes;
import io.github.hiverules.internal.movegen.MoveGenerator;
import io.github.hiverules.internal.movegen.MoveSegments;
import io.github.hiverules.internal.movement.AntWalks;
import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.movement.OwnMovementCount;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.PlainBoard;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The answers of core's fast algorithms equal those of plain implementations. */
class FastAnswersTest {

    private static final int GAMES = Boolean.getBoolean("hive.deep") ? 1800 : 2;
    private static final int MAX_PLIES = 80;
    private static final int VISITS_PER_PLY = 8;

    @ParameterizedTest
    @MethodSource("sets")
    void fastAnswers_inRandomGames_equalPlainAnswers(Ruleset set) {
        SplittableRandom random = new SplittableRandom(Ruleset.all().indexOf(set));
        int positions = 0;
        for (int game = 0; game < GAMES; game++) {
            Position position = Position.initial(withAnyToggles(set, random));
            for (int ply = 0; ply < MAX_PLIES && !position.outcome().isOver(); ply++) {
                LegalMoves moves = position.legalMoves();
                position = moves.play(random.nextInt(moves.size()));
                assertFastAnswers(position);
                positions++;
            }
        }
        assertThat(positions).isGreaterThan(GAMES * 10);
    }

    @ParameterizedTest
    @MethodSource("sets")
    void board_loadedInRandomOrder_equalsRebuiltBoard(Ruleset set) {
        SplittableRandom random = new SplittableRandom(100L + Ruleset.all().indexOf(set));
        for (int game = 0; game < GAMES; game++) {
            Position parent = Position.initial(withAnyToggles(set, random));
            for (int ply = 0; ply < MAX_PLIES && !parent.outcome().isOver(); ply++) {
                Position child = randomChild(parent, random);
                assertBoard(child);
                for (int visit = 0; visit < VISITS_PER_PLY; visit++) {
                    assertBoard(randomRelative(parent, child, random));
                }
                parent = child;
            }
        }
    }

    /** Returns a position that a search might ask about soon after a position and its child. */
    private static Position randomRelative(Position parent, Position child, SplittableRandom random) {
        return switch (random.nextInt(8)) {
            case 0 -> parent;
            case 1 -> child;
            case 2, 3 -> randomChild(child, random);
            default -> randomChild(parent, random);
        };
    }

    private static Position randomChild(Position position, SplittableRandom random) {
        LegalMoves moves = position.legalMoves();
        return moves.isEmpty() ? position : moves.play(random.nextInt(moves.size()));
    }

    static Stream<Ruleset> sets() {
        return Ruleset.all().stream()
                .filter(ruleset -> ruleset.withExpansions(Set.of()).equals(Ruleset.BASE));
    }

    private static Ruleset withAnyToggles(Ruleset set, SplittableRandom random) {
        Ruleset opening =
                random.nextBoolean() ? set.with(Toggle.TOURNAMENT_OPENING) : set.without(Toggle.TOURNAMENT_OPENING);
        return random.nextInt(4) > 0
                ? opening.with(Toggle.GATES_ABOVE_GROUND)
                : opening.without(Toggle.GATES_ABOVE_GROUND);
    }

    private static void assertFastAnswers(Position position) {
        PlainBoard plainBoard = assertBoard(position);
        Workspace workspace = MoveGenerator.workspace(position.packed());
        Board board = workspace.board();
        for (int rest = board.uncovered(); rest != 0; rest &= rest - 1) {
            int id = Integer.numberOfTrailingZeros(rest);
            int cell = board.cellOf(id);
            boolean pinned = plainBoard.isPinned(cell);
            assertThat(OneHive.isPinned(workspace, cell))
                    .as("pin of %s in %s", PieceIds.piece(id), position)
                    .isEqualTo(pinned);
            if (!pinned) {
                assertBounds(workspace, cell, position);
                assertPaths(workspace, PieceIds.piece(id), position);
            }
            if (!pinned && board.height(cell) == 1) {
                Hex hex = position.packed().hex(cell);
                Set<Integer> byFlooding = PathFinder.of(position, hex).region(hex).stream()
                        .filter(to -> !to.equals(hex))
                        .map(to -> offset(position, to))
                        .collect(Collectors.toCollection(TreeSet::new));
                assertThat(AntWalks.walkedDestinations(workspace, cell))
                        .as("Ant's walk from %s in %s", position.packed().hex(cell), position)
                        .isEqualTo(byFlooding);
                assertThat(AntWalks.drawnDestinations(workspace, cell))
                        .as(
                                "Ant's single walks from %s in %s",
                                position.packed().hex(cell), position)
                        .isEqualTo(byFlooding);
                assertThat(AntWalks.reachedDestinations(workspace, cell))
                        .as(
                                "cells that an Ant reaches from %s in %s",
                                position.packed().hex(cell), position)
                        .isEqualTo(byFlooding);
                assertThat(AntWalks.destinationCount(workspace, cell))
                        .as("Ant's count from %s in %s", position.packed().hex(cell), position)
                        .isEqualTo(byFlooding.size());
            }
        }
        int count = position.generator().count();
        MoveSegments segments = position.generator().list();
        int[] listed = IntStream.range(0, segments.size())
                .map(move -> segments.isPass() ? MoveCodes.PASS : segments.code(segments.segmentOf(move), move))
                .toArray();
        assertThat(count).as("count of %s", position).isEqualTo(listed.length);
        assertThat(listed)
                .as("order in %s", position)
                .isEqualTo(IntStream.of(listed).sorted().distinct().toArray());
        assertThat(CellBits.isOccupied(board.bits(position.packed().corner())))
                .as("rim of %s", position)
                .isFalse();
        assertThat(Perft.count(position, 2)).as("replies in %s", position).isEqualTo(playedReplies(position));
        Perft.count(position, 2);
        assertBoard(position);
    }

    /** The plain paths of explanations and routes lead exactly to the cells that the movements list. */
    private static void assertPaths(Workspace workspace, Piece piece, Position position) {
        Hex from = position.cellOf(piece).orElseThrow();
        PathFinder paths = PathFinder.of(position, from);
        Set<Bug> bugs = position.heightAt(from) > 1 ? EnumSet.of(Bug.BEETLE) : EnumSet.of(piece.bug(), Bug.LADYBUG);
        bugs.remove(Bug.MOSQUITO);
        for (Bug bug : bugs) {
            List<Integer> found = paths.reachable(bug).stream()
                    .map(cell -> offset(position, cell))
                    .toList();
            workspace.destinations().clearFor(position.packed().cell(from));
            Destinations added = OwnMovement.add(
                    workspace.board(),
                    bug,
                    position.packed().cell(from),
                    position.ruleset().flags(),
                    workspace.destinations());
            assertThat(IntStream.range(0, added.size()).mapToObj(added::get))
                    .as("destinations of a %s on %s in %s", bug, from, position)
                    .containsExactlyElementsOf(found);
        }
    }

    private static int offset(Position position, Hex cell) {
        PackedPosition packed = position.packed();
        return (packed.cell(cell) - packed.corner()) & Cells.MASK;
    }

    /** A bound below the number of moves would make some moves impossible to draw. */
    private static void assertBounds(Workspace workspace, int cell, Position position) {
        RuleFlags rules = position.ruleset().flags();
        for (Bug bug : Bug.values()) {
            if (workspace.board().height(cell) == 1 || bug.climbs()) {
                assertThat(OwnMovementCount.bound(workspace.board(), bug, cell))
                        .as("bound of a %s on %s in %s", bug, position.packed().hex(cell), position)
                        .isGreaterThanOrEqualTo(OwnMovementCount.count(workspace, bug, cell, rules));
            }
        }
    }

    private static long playedReplies(Position position) {
        LegalMoves moves = position.legalMoves();
        return IntStream.range(0, moves.size())
                .mapToLong(move -> moves.play(move).legalMoves().size())
                .sum();
    }

    private static PlainBoard assertBoard(Position position) {
        Board board = position.workspace().board();
        PlainBoard plainBoard = new PlainBoard(board);
        assertThat(plainBoard.differenceFromRebuilt(position.packed()))
                .as("board after loading %s", position)
                .isEqualTo(new BitSet());
        if (board.inPlay() != 0) {
            assertThat(board.holes()).as("holes of %s", position).isEqualTo(plainBoard.holes());
        }
        assertThat(board.counts()).as("counters of %s", position).isEqualTo(plainBoard.counts());
        return plainBoard;
    }
}
