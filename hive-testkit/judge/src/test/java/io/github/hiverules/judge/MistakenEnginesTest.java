package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.judge.CaseResult.Suite;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engines for the protocol that make the mistakes whose reports once misled authors. */
class MistakenEnginesTest {

    private static final ConformanceOptions QUICK =
            ConformanceOptions.defaults().withRandomGamesPerSet(1).withMaxPerftNodes(100);

    /** All that these mistakes need. The deep run has all suites. */
    private static final ConformanceOptions SHORT =
            QUICK.withSuites(TestDepth.of(List.of(Suite.PROTOCOL, Suite.DIAGRAMS), List.of(Suite.values())));

    private static List<Finding> findings(ConformanceOptions options, String ids) throws IOException {
        return Conformance.judge(MistakenEngine.of(ids), options).findings();
    }

    @ParameterizedTest
    @CsvSource({
        // A missing placement is not a movement.
        "REFUSES_THE_DUE_QUEEN, Misses the Queen Bee when she is due",
        // The scope.
        "MOVES_PINNED_PIECES:GRASSHOPPER, Lists moves that HIVE-2 forbids: Grasshoppers",
        // Pieces that are thrown do not move by themselves.
        "NEVER_MOVES, Misses all legal moves of pieces on the board except throws",
        "NEVER_MOVES:SOLDIER_ANT, Misses all moves of Soldier Ants",
        "BEETLES_STAY_ON_THE_GROUND, Misses legal steps up of Beetles",
        // Taken for HIVE-1 and STAY-1 before.
        "MOVES_BEFORE_PLACING_THE_QUEEN, Lists moves that QUEEN-2 forbids: ",
        "OVERLOOKS_DRAWS, Names the wrong result of a finished game (END-2)",
        // A program that knows another move refuses a forced pass.
        "PLACES_NEXT_TO_THE_OPPONENT, Lists moves that PLACE-3 forbids",
        // Where only a pass is legal, it seems to let the same player move again.
        "MOVES_THE_OPPONENTS_PIECES, Lists moves that TURN-2 forbids",
        // A covered Pillbug throws its player's own pieces, too, which must not count as moves of theirs.
        "COVERED_PILLBUG_THROWS, Lists moves that PILLBUG-6 forbids",
        // OpenSpiel.
        "MOVES_PINNED_PIECES_WHILE_THE_OTHER_QUEEN_IS_IN_HAND, Lists moves that HIVE-2 forbids"
    })
    void judge_engineWithMistake_statesFirstWhatIsWrong(String ids, String title) throws IOException {
        assertThat(findings(SHORT, ids)).first().asString().startsWith(title);
    }

    /**
     * A program that stands elsewhere: what follows in such a game is evidence for nothing. One suite shows each; the deep
     * run has all.
     */
    @ParameterizedTest
    @CsvSource({
        "PIECE_STAYS:BEETLE, moves of Beetles, RANDOM_GAMES",
        "PIECE_STOPS_AFTER_ONE_STEP:SOLDIER_ANT, moves of Soldier Ants, RANDOM_GAMES",
        "TURN_DOES_NOT_PASS:SPIDER, moves of Spiders, RANDOM_GAMES",
        "TURN_DOES_NOT_PASS_AFTER_PLACING, placements, RANDOM_GAMES",
        "PASS_HAS_NO_EFFECT, passes, DIAGRAMS"
    })
    void judge_moveIsNotCarriedOut_isOnlyFinding(String ids, String moves, Suite suite) throws IOException {
        ConformanceOptions options = QUICK.withSuites(TestDepth.of(List.of(suite), List.of(Suite.values())));

        List<Finding> findings = findings(options, ids);

        assertThat(findings)
                .as("%s", findings)
                .extracting(Finding::title)
                .allMatch(title -> title.startsWith("Accepted " + moves + " are not carried out: ")
                        || title.startsWith("wrong turn"));
        assertThat(findings.get(0).title()).startsWith("Accepted " + moves);
    }

    /** A forced pass is shown beside other faults. */
    @Test
    void judge_forcedPassesAndGates_areTwoFindings() throws IOException {
        assertThat(findings(SHORT, "SLIDES_THROUGH_GATES:SPIDER NEVER_PASSES"))
                .extracting(Finding::title)
                .containsExactly("Misses forced passes", "Lists moves that SLIDE-1 forbids: Spiders");
    }

    /** nokamute: the covered piece may be the opponent's, but then the move breaks two rules. */
    @Test
    void judge_engineMovesTheTopInstead_accusesOnlyCoveredPieces() throws IOException {
        assertThat(findings(SHORT, "MOVES_THE_TOP_INSTEAD"))
                .extracting(Finding::title)
                .allMatch(title -> title.contains("COVER-1"));
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

    @Test
    void judge_missingPlacements_areNoMovements() throws IOException {
        assertThat(Conformance.judge(AlteredEngine.with(FORGETS_GRASSHOPPERS), SHORT)
                        .findings())
                .extracting(Finding::title)
                .containsExactly("Misses legal placements of Grasshoppers");
    }

    /** A crash has one text, whichever command it answers. */
    @Test
    void judge_crashAtManyCommands_isOneFinding() throws IOException {
        List<Finding> findings = Conformance.judge(
                        MistakenEngine.of("", (command, answer) -> switch (command.split(" ", -1)[0]) {
                            case "pass" -> List.of("err NullPointerException");
                            case "validmoves" ->
                                answer.get(0).contains("wB2 ") ? List.of("err NullPointerException") : answer;
                            default -> answer;
                        }),
                        SHORT)
                .findings();

        assertThat(findings).singleElement().satisfies(finding -> {
            assertThat(finding.title()).isEqualTo("Fails: err NullPointerException");
            assertThat(finding.example().kind()).isEqualTo(Difference.Kind.FAILURE);
        });
    }
}
