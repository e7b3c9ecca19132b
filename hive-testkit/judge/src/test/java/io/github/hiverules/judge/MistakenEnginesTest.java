package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.judge.CaseResult.Suite;
import io.github.hiverules.testkit.Mistake;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines for the protocol that make the mistakes whose reports once misled authors; the judge finds these, no others. */
class MistakenEnginesTest {

    private static final ConformanceOptions QUICK =
            ConformanceOptions.defaults().withRandomGamesPerSet(1).withMaxPerftNodes(100);

    /** All that these mistakes need. The deep run has all suites. */
    private static final ConformanceOptions SHORT =
            QUICK.withSuites(TestDepth.of(List.of(Suite.PROTOCOL, Suite.DIAGRAMS), List.of(Suite.values())));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "REFUSES_THE_DUE_QUEEN", // a missing placement is not a movement
                "PIECE_STAYS:BEETLE", // a program that stands elsewhere
                "PIECE_STOPS_AFTER_ONE_STEP:SOLDIER_ANT",
                "TURN_DOES_NOT_PASS:SPIDER",
                "MOVES_THE_TOP_INSTEAD", // nokamute
                "MOVES_PINNED_PIECES_WHILE_THE_OTHER_QUEEN_IS_IN_HAND", // OpenSpiel
                "SLIDES_THROUGH_GATES:SPIDER NEVER_PASSES", // forced passes, and another fault
                "OVERLOOKS_DRAWS", // an end announced wrongly
                "MOVES_PINNED_PIECES:GRASSHOPPER", // the scope
                "NEVER_MOVES:SOLDIER_ANT", // two findings before: one step, and no step
                "PIECE_STAYS:GRASSHOPPER PLACES_NEXT_TO_THE_OPPONENT", // the state, and another fault
                "TURN_DOES_NOT_PASS:SPIDER SLIDES_THROUGH_GATES:SOLDIER_ANT",
                "BEETLES_STAY_ON_THE_GROUND",
                "BEETLES_STAY_ON_TOP",
                "MOVES_BEFORE_PLACING_THE_QUEEN" // taken for HIVE-1 and STAY-1 before
            })
    void judge_engineWithMistakes_namesThemAndNothingElse(String ids) throws IOException {
        List<Mistake> mistakes = Stream.of(ids.split(" ", -1)).map(Mistake::of).toList();

        ConformanceReport report = Conformance.judge(MistakenEngine.of(mistakes), SHORT);

        assertThat(report.findings())
                .as("%s", report.findings())
                .extracting(Finding::mistake)
                .containsExactlyInAnyOrderElementsOf(
                        mistakes.stream().map(Optional::of).toList());
    }

    private static List<Finding> findings(BiFunction<String, List<String>, List<String>> altered, String... ids)
            throws IOException {
        return Conformance.judge(
                        MistakenEngine.of(Stream.of(ids).map(Mistake::of).toList(), altered), QUICK)
                .findings();
    }

    private static Optional<Mistake> mistake(String id) {
        return Optional.of(Mistake.of(id));
    }

    /** Several faults at once, none of them about gates: SLIDE-1 was accused before. */
    @Test
    void judge_crashAndWrongMovesAndMovesNotCarriedOut_accuseNoOtherRule() throws IOException {
        List<Finding> findings = findings(
                (command, answer) -> command.matches("play .M .*") ? List.of("err IndexOutOfBounds") : answer,
                "SPIDER_STOPS_EARLY",
                "PIECE_STAYS:LADYBUG");

        assertThat(findings)
                .as("%s", findings)
                .extracting(Finding::mistake)
                .containsExactlyInAnyOrder(
                        mistake("SPIDER_STOPS_EARLY"), mistake("PIECE_STAYS:LADYBUG"), Optional.empty());
        assertThat(findings).extracting(Finding::title).contains("fails: err IndexOutOfBounds");
    }

    /** Never lists a placement of a Grasshopper. */
    private static final Alteration FORGETS_GRASSHOPPERS = new Alteration() {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves")
                    ? List.of(Stream.of(lines.get(0).split(";", -1))
                            .filter(text -> !text.matches(".G\\d.*") || isInPlay(text.substring(0, 3), gameString))
                            .collect(Collectors.joining(";")))
                    : lines;
        }
    };

    private static boolean isInPlay(String piece, String gameString) {
        return gameString.contains(";" + piece);
    }

    /** The shortest game of all has no move, but nearly all wrong lists come later. */
    @Test
    void judge_faultOnEveryTable_isNotShownOnTheEmptyOne() throws IOException {
        List<Finding> findings = Conformance.judge(AlteredEngine.with(FORGETS_GRASSHOPPERS), SHORT)
                .findings();

        assertThat(findings).as("%s", findings).singleElement().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("misses placements (PLACE-3)");
            assertThat(finding.example().game().plyCount()).isPositive();
            assertThat(finding.otherExamples())
                    .singleElement()
                    .satisfies(other -> assertThat(other.game().plyCount()).isZero());
        });
    }

    /** A crash has one text, whichever command it answers; a wrong list leads to a wrong choice. */
    @Test
    void judge_crashAtManyCommandsAndWrongChoice_haveNoFindingsOfTheirOwn() throws IOException {
        List<Finding> findings = findings(
                (command, answer) -> switch (command.split(" ", -1)[0]) {
                    case "bestmove" -> List.of("wA1 bS1-");
                    case "pass" -> List.of("err NullPointerException");
                    case "play" ->
                        answer.get(0).startsWith("invalidmove") ? List.of("err NullPointerException") : answer;
                    case "validmoves" -> answer.get(0).contains("wB2 ") ? List.of("err NullPointerException") : answer;
                    default -> answer;
                },
                "PLACES_NEXT_TO_THE_OPPONENT");

        assertThat(findings)
                .as("%s", findings)
                .extracting(Finding::mistake)
                .containsExactlyInAnyOrder(mistake("PLACES_NEXT_TO_THE_OPPONENT"), Optional.empty());
        assertThat(findings)
                .filteredOn(finding -> finding.mistake().isEmpty())
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.title()).isEqualTo("fails: err NullPointerException");
                    assertThat(finding.example().kind()).isEqualTo(Difference.Kind.FAILURE);
                });
    }
}
