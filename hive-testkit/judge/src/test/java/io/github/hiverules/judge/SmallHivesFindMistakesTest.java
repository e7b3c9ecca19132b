package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.piece.Color;
import io.github.hiverules.testkit.hives.HiveOutline;
import io.github.hiverules.testkit.hives.HiveQuestions;
import io.github.hiverules.testkit.hives.HiveText;
import io.github.hiverules.testkit.hives.SmallHives;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** How small a hive may be to show a mistake: a program that makes it lists other moves, or names another outcome. */
class SmallHivesFindMistakesTest {

    private static final int MAX_PIECES = TestDepth.of(3, 6);

    private static final boolean IS_DEEP = MAX_PIECES == 6;

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

    /** Two pieces, or two stacks, beside a mover that is not pinned; a Queen with five neighbors. */
    private static final Set<String> NEED_SIX_PIECES = Set.of(
            "CLIMBS_THROUGH_GATES",
            "CLIMBS_THROUGH_GATES:BEETLE",
            "CLIMBS_THROUGH_GATES:LADYBUG",
            "FIVE_NEIGHBORS_SURROUND",
            "IGNORES_ALL_GATES",
            "SEES_GATES_ONE_LEVEL_TOO_HIGH",
            "SLIDES_THROUGH_GATES",
            "SLIDES_THROUGH_GATES:BEETLE",
            "SLIDES_THROUGH_GATES:PILLBUG",
            "SLIDES_THROUGH_GATES:QUEEN_BEE",
            "SLIDES_THROUGH_GATES:SOLDIER_ANT",
            "SLIDES_THROUGH_GATES:SPIDER",
            "TESTS_ONE_HIVE_AT_THE_DESTINATION:BEETLE",
            "TESTS_ONE_HIVE_AT_THE_DESTINATION:PILLBUG",
            "TESTS_ONE_HIVE_AT_THE_DESTINATION:QUEEN_BEE",
            "THROWS_THROUGH_GATES");

    private static final Map<Integer, Set<String>> NEEDED =
            Map.of(4, NEED_FOUR_PIECES, 5, NEED_FIVE_PIECES, 6, NEED_SIX_PIECES);

    private static final String SURROUNDED = "wQ 0,0; bQ 1,0; bA1 1,-1; bA2 0,-1; bG1 -1,0; bG2 -1,1; ";

    private static final String BOTH_SURROUNDED =
            "wQ 0,0; bQ 1,0; wA1 1,-1; wA2 0,-1; wG1 -1,0; wG2 -1,1; bA1 0,1; bA2 2,0; bG1 2,-1; bG2 1,1";

    /** For each mistake that needs more, a hive that shows it to White. */
    private static final Map<String, String> LARGER_HIVES = Map.ofEntries(
            Map.entry("MOVES_AFTER_THE_END", SURROUNDED + "wA1 0,1"),
            Map.entry("OVERLOOKS_COVERED_QUEENS", SURROUNDED + "bA3 0,1; bB1 0,0"),
            Map.entry("OVERLOOKS_DRAWS", BOTH_SURROUNDED),
            Map.entry(
                    "PASSES_WITH_AN_EMPTY_HAND",
                    "wQ 0,0; wA1 1,0; wA2 2,0; wA3 3,0; wG1 4,0; wG2 5,0; wG3 6,0; wS1 7,0; wS2 8,0; wB1 9,0; wB2 10,0; "
                            + "wM 11,0; wL 12,0; wP 13,0"),
            Map.entry("PLAYS_ON_AFTER_DRAWS", BOTH_SURROUNDED),
            Map.entry("PLAYS_ON_WITH_A_SURROUNDED_QUEEN", SURROUNDED + "bA3 0,1"),
            Map.entry(
                    "SPIDER_GOES_BY_LAYERS",
                    "wS1 1,-1; wQ -1,0; bA1 0,-2; bG1 1,0; bS1 0,0; bA2 -1,-1; bG2 2,-1; bS2 2,-2"),
            Map.entry(
                    "SPIDER_SHARES_VISITED_CELLS",
                    "wS2 0,-4; wB2 1,-4; wB1 -1,-3; wS1 0,-3; wM -1,-2; wA1 1,-2; wQ -1,-1; wP 0,-1"),
            Map.entry(
                    "START_CELL_BLOCKS:SOLDIER_ANT",
                    "wA1 0,2; wQ 0,-1; bA1 1,0; bG1 0,0; bS1 -1,1; bA2 1,1; bG2 -2,2; bS2 -2,3"),
            Map.entry("SWAPS_THE_WINNER", SURROUNDED + "bA3 0,1"),
            Map.entry(
                    "TESTS_ONE_HIVE_AT_THE_DESTINATION:GRASSHOPPER",
                    "wG1 0,1; wQ -1,0; bA1 -1,2; bG1 -2,1; bS1 -3,2; bA2 0,0; bG2 -3,3"),
            Map.entry(
                    "TESTS_ONE_HIVE_AT_THE_DESTINATION:SPIDER",
                    "wS1 2,-1; wQ 1,2; bA1 0,2; bG1 2,0; bS1 0,1; bA2 1,-1; bG2 0,0; bS2 -1,2"),
            Map.entry("WINS_ONLY_WITH_OWN_PIECES", SURROUNDED + "wA1 0,1"));

    /** The mistakes that no hive has shown yet. Only the deep run shows that those that need more pieces do need them. */
    private final List<Mistake> left = Mistake.all().stream()
            .filter(mistake -> IS_DEEP || neededPieces(mistake.id()) <= MAX_PIECES)
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

        assertThat(left)
                .extracting(Mistake::id)
                .containsExactlyInAnyOrderElementsOf(IS_DEEP ? LARGER_HIVES.keySet() : Set.of());
        found.tailMap(4)
                .forEach((pieces, ids) -> assertThat(ids).containsExactlyInAnyOrderElementsOf(NEEDED.get(pieces)));
    }

    @Test
    void largerHives_mistakesThatNeedThem_areFound() {
        assertThat(LARGER_HIVES)
                .allSatisfy((id, pieces) ->
                        assertThat(isSeen(Mistake.of(id), hive(pieces))).isTrue());
    }

    private static Setup hive(String pieces) {
        return HiveText.read(pieces).withTurn(Color.WHITE, 15);
    }

    @Test
    void page_table_hasTheseNumbers() throws IOException {
        long few = Mistake.all().stream()
                .filter(mistake -> neededPieces(mistake.id()) <= 3)
                .count();

        assertThat(Files.readString(Path.of("..", "..", "docs", "testing.md")))
                .contains("| 0 to 3 | " + few + " |", "| more | " + LARGER_HIVES.size() + " |")
                .contains(NEEDED.entrySet().stream()
                        .map(entry ->
                                "| " + entry.getKey() + " | " + entry.getValue().size() + " |")
                        .toList());
    }

    private static int neededPieces(String id) {
        return NEEDED.entrySet().stream()
                .filter(entry -> entry.getValue().contains(id))
                .mapToInt(Map.Entry::getKey)
                .findFirst()
                .orElse(LARGER_HIVES.containsKey(id) ? 7 : 3);
    }

    private void look(int pieces, Consumer<Consumer<HiveQuestions>> hives) {
        List<String> ids = found.computeIfAbsent(pieces, unused -> new ArrayList<>());
        hives.accept(questions -> {
            Setup setup = questions.setup();
            if (asked.add(setup)) {
                Position position = Position.of(setup);
                Set<Move> legal = Set.copyOf(position.legalMoves());
                left.removeIf(mistake -> isSeen(mistake, setup, legal, position.outcome()) && ids.add(mistake.id()));
            }
        });
        asked.clear();
    }

    private static boolean isSeen(Mistake mistake, Setup setup) {
        Position position = Position.of(setup);
        return isSeen(mistake, setup, Set.copyOf(position.legalMoves()), position.outcome());
    }

    private static boolean isSeen(Mistake mistake, Setup setup, Set<Move> legal, Outcome outcome) {
        List<Move> listed = mistake.legalMoves(setup);
        return listed.size() != legal.size() || !legal.equals(Set.copyOf(listed)) || mistake.outcome(setup) != outcome;
    }

    private String table() {
        return found.entrySet().stream()
                .map(entry -> "| " + entry.getKey() + " | " + entry.getValue().size() + " | "
                        + String.join(", ", entry.getValue()) + " |\n")
                .collect(Collectors.joining("", "| pieces | mistakes | found |\n| ---: | ---: | --- |\n", ""));
    }
}
