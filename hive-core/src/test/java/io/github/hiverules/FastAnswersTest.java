package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.internal.movement.AntWalks;
import io.github.hiverules.internal.packed.CellBits;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Lanes;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.SlowHive;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every answer that is found in a clever way equals the one that is found in the plain way. */
class FastAnswersTest {

    private static final int GAMES = Boolean.getBoolean("hive.deep") ? 1800 : 20;
    private static final int PLIES = 80;
    private static final int VISITS = 8;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void randomGames_everyPosition(int expansions) {
        SplittableRandom random = new SplittableRandom(expansions);
        int positions = 0;
        for (int game = 0; game < GAMES; game++) {
            Position position = Position.initial(ruleset(expansions, random));
            for (int ply = 0; ply < PLIES && !position.outcome().isOver(); ply++) {
                LegalMoves moves = position.legalMoves();
                position = moves.play(random.nextInt(moves.size()));
                compare(position);
                positions++;
            }
        }
        assertThat(positions).isGreaterThan(GAMES * 10);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void randomOrder_syncedHive(int expansions) {
        SplittableRandom random = new SplittableRandom(100L + expansions);
        for (int game = 0; game < GAMES; game++) {
            Position parent = Position.initial(ruleset(expansions, random));
            for (int ply = 0; ply < PLIES && !parent.outcome().isOver(); ply++) {
                Position child = randomChild(parent, random);
                compareHive(child);
                for (int visit = 0; visit < VISITS; visit++) {
                    compareHive(randomRelative(parent, child, random));
                }
                parent = child;
            }
        }
    }

    /** A position that searches ask about soon after a position and one of its children. */
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

    private static Ruleset ruleset(int expansions, SplittableRandom random) {
        Set<Expansion> set = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if ((expansions >> expansion.ordinal() & 1) != 0) {
                set.add(expansion);
            }
        }
        return Ruleset.BASE
                .withExpansions(set)
                .withTournamentOpening(random.nextBoolean())
                .withGatesAboveGround(random.nextInt(4) > 0);
    }

    private static void compare(Position position) {
        SlowHive slow = compareHive(position);
        Workspace workspace = position.workspace();
        Hive hive = workspace.hive();
        for (int rest = hive.uncovered(); rest != 0; rest &= rest - 1) {
            int id = Integer.numberOfTrailingZeros(rest);
            int cell = hive.cellOf(id);
            boolean pinned = slow.isPinned(cell);
            assertThat(OneHive.isPinned(workspace, cell))
                    .as("pin of %s in %s", PieceIds.piece(id), position)
                    .isEqualTo(pinned);
            if (!pinned && hive.height(cell) == 1) {
                Set<Integer> flooded = AntWalks.flooded(workspace, cell);
                assertThat(AntWalks.walked(workspace, cell))
                        .as("Ant's walk from %s in %s", position.hex(cell), position)
                        .isEqualTo(flooded);
                assertThat(AntWalks.counted(workspace, cell))
                        .as("Ant's count from %s in %s", position.hex(cell), position)
                        .isEqualTo(flooded.size());
            }
        }
        int count = position.generator().count();
        int[] listed = position.generator().list(position.corner());
        assertThat(count).as("count of %s", position).isEqualTo(listed.length);
        assertThat(listed).as("order in %s", position).isSorted().doesNotHaveDuplicates();
        assertThat(CellBits.occupied(hive.bits(Cells.of(position.hex(position.corner())))))
                .as("rim of %s", position)
                .isFalse();
    }

    private static SlowHive compareHive(Position position) {
        Hive hive = position.hive();
        SlowHive slow = new SlowHive(hive);
        assertThat(slow.differenceFromRebuilt(lanes(position)))
                .as("synced hive of %s", position)
                .isEqualTo(new BitSet());
        if (hive.inPlay() != 0) {
            assertThat(hive.holes()).as("holes of %s", position).isEqualTo(slow.holes());
        }
        assertThat(hive.tally()).as("counters of %s", position).isEqualTo(slow.tally());
        return slow;
    }

    private static long[] lanes(Position position) {
        long[] words = new long[Lanes.WORDS];
        for (int id = 0; id < PieceIds.COUNT; id++) {
            int lane = position.lane(id);
            if (Lanes.inPlay(lane)) {
                words[Lanes.word(id)] |= Lanes.lane(id, Lanes.cell(lane), Lanes.level(lane));
            }
        }
        return words;
    }
}
