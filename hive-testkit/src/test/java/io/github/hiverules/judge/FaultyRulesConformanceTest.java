package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.judge.Note.Habit;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.FaultyRules;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The report has one finding for each rule that an engine gets wrong. */
class FaultyRulesConformanceTest {

    private static final String RANDOM_GAME = "Base+MLP game 1 of seed 1";
    private static final Setup EMPTY = Setup.empty(Ruleset.BASE);

    /** A Mosquito stands on a Pillbug. Neither may throw, so Black must pass. */
    private static final String PERFT_TABLE = "covered Pillbug";

    /** Faults that yield only a note, because the check compares moves by piece and cell. */
    private static final Map<FaultyRules, Habit> HABITS = Map.of(
            FaultyRules.PLACES_EQUAL_PIECES_IN_ANY_ORDER, Habit.EQUAL_PIECES_IN_ANY_ORDER,
            FaultyRules.LISTS_THROWS_TWICE, Habit.LISTS_TWICE,
            // All placements of the first piece have the same move string, because there is no piece to name a cell by.
            FaultyRules.PLACES_FIRST_PIECE_ANYWHERE, Habit.LISTS_TWICE);

    /** The rule that the finding names if a fault looks like a breach of another rule or only hides moves. */
    private static final Map<FaultyRules, Rule> EXPECTED_RULES = Map.of(
            // A move string names a piece, not the cell where it starts.
            FaultyRules.MOVES_THE_QUEEN_FROM_ANYWHERE, Rule.QUEEN_3,
            FaultyRules.PLAYS_ON_WITH_A_SURROUNDED_QUEEN, Rule.END_3,
            FaultyRules.NEVER_THROWS_THE_OPPONENTS_PIECES, Rule.PILLBUG_2,
            FaultyRules.BEETLES_STAY_ON_THE_GROUND, Rule.BEETLE_1,
            FaultyRules.NEVER_PASSES, Rule.PASS_1);

    /** Returns the library's engine, changed to list and accept the moves that the faulty rules allow. */
    static EngineStarter engine(FaultyRules... faults) {
        return AlteredEngine.with(new FaultyAnswers(faults));
    }

    /** Remembers the moves of the last position, because the check asks for them before it plays one. */
    private static final class FaultyAnswers implements Alteration {
        private final FaultyRules[] faults;
        private String lastGame = "";
        private List<String> lastMoves = List.of();

        FaultyAnswers(FaultyRules... faults) {
            this.faults = faults;
        }

        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            if (command.startsWith("perft")) {
                return List.of("err unknown");
            }
            if (command.equals("validmoves")) {
                return List.of(String.join(";", listedMoves(gameString)));
            }
            return command.startsWith("play ")
                    ? answerToPlay(command.substring("play ".length()), lines, gameString)
                    : lines;
        }

        private List<String> answerToPlay(String moveString, List<String> lines, String gameString) {
            Position position = GameString.read(gameString).position();
            Optional<Move> move = MoveString.parse(moveString, position).value();
            boolean isAccepted = move.isPresent()
                    && listedMoves(gameString).stream()
                            .anyMatch(listed ->
                                    MoveString.parse(listed, position).value().equals(move));
            boolean isLegal =
                    !lines.get(0).startsWith("invalidmove") && !lines.get(0).startsWith("err");
            return isAccepted == isLegal ? lines : List.of(isAccepted ? gameString + ";" + moveString : "invalidmove");
        }

        private List<String> listedMoves(String gameString) {
            if (!gameString.equals(lastGame)) {
                lastGame = gameString;
                Game game = GameString.read(gameString);
                lastMoves = faults.length == 1 ? faults[0].legalMoves(game) : movesWithAllFaults(game);
            }
            return lastMoves;
        }

        /** Returns the legal moves, with the changes that each of the faults makes. */
        private List<String> movesWithAllFaults(Game game) {
            List<String> legal = new ArrayList<>();
            game.legalMoves().forEach(move -> legal.add(MoveString.write(move, game.position())));
            Set<String> moves = new LinkedHashSet<>(legal);
            for (FaultyRules fault : faults) {
                List<String> faulty = fault.legalMoves(game);
                faulty.stream().filter(text -> !legal.contains(text)).forEach(moves::add);
                legal.stream().filter(text -> !faulty.contains(text)).forEach(moves::remove);
            }
            return List.copyOf(moves);
        }
    }

    /** Judges an engine by all diagrams, a perft table and a random game of the full set. */
    private static ConformanceReport judge(FaultyRules... faults) throws IOException {
        return SelectedCases.judge(
                engine(faults),
                conformanceCase -> conformanceCase.suite() == CaseResult.Suite.DIAGRAMS
                        || conformanceCase.name().equals(PERFT_TABLE)
                        || conformanceCase.name().equals(RANDOM_GAME));
    }

    @ParameterizedTest
    @EnumSource
    void judge_faultyRule_reportsOneFindingOrNote(FaultyRules fault) throws IOException {
        ConformanceReport report = judge(fault);

        if (HABITS.containsKey(fault)) {
            assertThat(report.findings()).isEmpty();
            assertThat(report.notes()).extracting(Note::habit).containsExactly(HABITS.get(fault));
        } else if (fault != FaultyRules.PLACES_SECOND_PIECE_ANYWHERE) {
            Rule expected = EXPECTED_RULES.get(fault);
            assertThat(report.findings()).hasSize(1);
            assertThat(report.findings().get(0).rule())
                    .hasValueSatisfying(rule -> assertThat(expected == null ? fault.ignored() : Set.of(expected))
                            .contains(rule));
        }
    }

    /** A placement that touches nothing has no move string, so only a perft count reveals it. */
    @Test
    void judge_enginePlacesSecondPieceAnywhere_reportsWrongPerftCount() throws IOException {
        EngineStarter engine = AlteredEngine.with(new Alteration() {
            @Override
            public List<String> answer(String command, List<String> lines, String gameString) {
                return command.equals("perft 2")
                        ? List.of("perft(2) = " + FaultyRules.PLACES_SECOND_PIECE_ANYWHERE.count(EMPTY, 2))
                        : lines;
            }
        });

        assertThat(SelectedCases.judge(
                                engine,
                                conformanceCase -> conformanceCase.name().equals("Base"))
                        .findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.title()).isEqualTo("wrong perft count: perft"));
        assertThat(judge(FaultyRules.PLACES_SECOND_PIECE_ANYWHERE).findings()).isEmpty();
    }

    @Test
    void judge_engineIgnoresAllGates_showsGatesOfEachKind() throws IOException {
        Finding finding = judge(FaultyRules.IGNORES_ALL_GATES).findings().get(0);

        assertThat(finding.title()).isEqualTo("ignores gates (SLIDE-1, CLIMB-1, PILLBUG-4)");
        assertThat(Stream.concat(Stream.of(finding.example()), finding.otherExamples().stream())
                        .map(Cause::brokenRule))
                .containsExactlyInAnyOrder(Rule.SLIDE_1, Rule.CLIMB_1, Rule.PILLBUG_4);
    }

    /** Engines have these four faults most often. */
    @Test
    void judge_fourClassicFaults_reportsFourFindings() throws IOException {
        ConformanceReport report = judge(
                FaultyRules.TESTS_ONE_HIVE_AT_THE_DESTINATION,
                FaultyRules.SLIDES_THROUGH_GATES,
                FaultyRules.SPIDER_STOPS_EARLY,
                FaultyRules.PLACES_NEXT_TO_THE_OPPONENT);

        assertThat(report.findings())
                .extracting(Finding::title)
                .containsExactlyInAnyOrder(
                        "lets pinned pieces move (HIVE-2)",
                        "lets pieces pass through gates (SLIDE-1)",
                        "lets Spiders take more or fewer than three steps (SPIDER-1)",
                        "places pieces next to the opponent's or away from its own (PLACE-3)");
    }
}
