package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.testkit.hives.HiveOutline;
import io.github.hiverules.testkit.hives.HiveQuestions;
import io.github.hiverules.testkit.hives.SmallHives;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How small a hive may be to show a mistake: a program that makes it lists other moves, or names another outcome. */
class SmallHivesFindMistakesTest {

    private static final int MAX_PIECES = TestDepth.of(3, 5);

    private static final boolean IS_DEEP = MAX_PIECES == 5;

    /** A stack with a pinned bottom, a step beside two stacks, a pinned Ladybug that climbs. */
    private static final Set<String> NEED_FOUR_PIECES = Set.of(
            "CLIMBS_AT_MOST_TWO_LEVELS",
            "MOVES_PINNED_PIECES:LADYBUG",
            "PINS_A_WHOLE_STACK",
            "PINS_A_WHOLE_STACK:BEETLE",
            "PINS_A_WHOLE_STACK:MOSQUITO",
            "SEES_GATES_ONE_LEVEL_TOO_LOW",
            "SEES_GATES_ONE_LEVEL_TOO_LOW:BEETLE",
            "SEES_GATES_ONE_LEVEL_TOO_LOW:LADYBUG",
            "TESTS_ONE_HIVE_AT_THE_DESTINATION:LADYBUG");

    /** A hive that bends back on itself, a stack of four beside a climber. */
    private static final Set<String> NEED_FIVE_PIECES = Set.of(
            "LOSES_CONTACT",
            "LOSES_CONTACT:BEETLE",
            "LOSES_CONTACT:PILLBUG",
            "LOSES_CONTACT:QUEEN_BEE",
            "LOSES_CONTACT:SPIDER",
            "NEVER_PLACES_INTO_HOLES",
            "STACKS_AT_MOST_FOUR",
            "START_CELL_BLOCKS",
            "START_CELL_BLOCKS:SPIDER");

    /**
     * Two pieces, or two stacks, beside a mover that is not pinned; a pinned piece that reaches both parts of the hive;
     * a round trip; a Queen with five or six neighbors; a player without a move.
     */
    private static final Set<String> NEED_MORE = Set.of(
            "CLIMBS_THROUGH_GATES",
            "CLIMBS_THROUGH_GATES:BEETLE",
            "CLIMBS_THROUGH_GATES:LADYBUG",
            "FIVE_NEIGHBORS_SURROUND",
            "IGNORES_ALL_GATES",
            "MOVES_AFTER_THE_END",
            "OVERLOOKS_COVERED_QUEENS",
            "OVERLOOKS_DRAWS",
            "PASSES_WITH_AN_EMPTY_HAND",
            "PLAYS_ON_AFTER_DRAWS",
            "PLAYS_ON_WITH_A_SURROUNDED_QUEEN",
            "SEES_GATES_ONE_LEVEL_TOO_HIGH",
            "SLIDES_THROUGH_GATES",
            "SLIDES_THROUGH_GATES:BEETLE",
            "SLIDES_THROUGH_GATES:PILLBUG",
            "SLIDES_THROUGH_GATES:QUEEN_BEE",
            "SLIDES_THROUGH_GATES:SOLDIER_ANT",
            "SLIDES_THROUGH_GATES:SPIDER",
            "SPIDER_GOES_BY_LAYERS",
            "SPIDER_SHARES_VISITED_CELLS",
            "START_CELL_BLOCKS:SOLDIER_ANT",
            "SWAPS_THE_WINNER",
            "TESTS_ONE_HIVE_AT_THE_DESTINATION:BEETLE",
            "TESTS_ONE_HIVE_AT_THE_DESTINATION:GRASSHOPPER",
            "TESTS_ONE_HIVE_AT_THE_DESTINATION:PILLBUG",
            "TESTS_ONE_HIVE_AT_THE_DESTINATION:QUEEN_BEE",
            "TESTS_ONE_HIVE_AT_THE_DESTINATION:SPIDER",
            "THROWS_THROUGH_GATES",
            "WINS_ONLY_WITH_OWN_PIECES");

    /** The mistakes that no hive has shown yet. Only the deep run shows that those that need more pieces do need them. */
    private final List<Mistake> left = Mistake.all().stream()
            .filter(mistake -> IS_DEEP || !needsMoreThanThree(mistake.id()))
            .collect(Collectors.toCollection(ArrayList::new));

    private final Set<Setup> asked = new HashSet<>();
    private final TreeMap<Integer, List<String>> found = new TreeMap<>();

    @Test
    void smallHives_eachMistake_isFound() throws IOException {
        look(0, SmallHives::askOpening);
        for (int pieces = 1; pieces <= MAX_PIECES; pieces++) {
            List<HiveOutline> shapes = HiveOutline.all(pieces);
            look(pieces, consumer -> shapes.forEach(shape -> SmallHives.ask(shape, consumer)));
        }
        Files.writeString(Path.of("target", "mistakes-in-small-hives.md"), table());

        assertThat(left).extracting(Mistake::id).containsExactlyInAnyOrderElementsOf(IS_DEEP ? NEED_MORE : Set.of());
        if (IS_DEEP) {
            assertThat(found.get(4)).containsExactlyInAnyOrderElementsOf(NEED_FOUR_PIECES);
            assertThat(found.get(5)).containsExactlyInAnyOrderElementsOf(NEED_FIVE_PIECES);
        }
    }

    private static boolean needsMoreThanThree(String id) {
        return Stream.of(NEED_FOUR_PIECES, NEED_FIVE_PIECES, NEED_MORE).anyMatch(ids -> ids.contains(id));
    }

    private void look(int pieces, Consumer<Consumer<HiveQuestions>> hives) {
        List<String> ids = found.computeIfAbsent(pieces, unused -> new ArrayList<>());
        hives.accept(questions -> {
            Setup setup = questions.setup();
            if (asked.add(setup)) {
                Position position = Position.of(setup);
                left.removeIf(mistake -> isSeen(mistake, position, setup) && ids.add(mistake.id()));
            }
        });
        asked.clear();
    }

    private static boolean isSeen(Mistake mistake, Position position, Setup setup) {
        List<Move> listed = mistake.legalMoves(setup);
        return listed.size() != position.legalMoves().size()
                || !Set.copyOf(position.legalMoves()).equals(Set.copyOf(listed))
                || mistake.outcome(setup) != position.outcome();
    }

    private String table() {
        return found.entrySet().stream()
                .map(entry -> "| " + entry.getKey() + " | " + entry.getValue().size() + " | "
                        + String.join(", ", entry.getValue()) + " |\n")
                .collect(Collectors.joining("", "| pieces | mistakes | found |\n| ---: | ---: | --- |\n", ""));
    }
}
