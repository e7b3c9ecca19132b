package io.github.hiverules.testkit.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.FaultyRules;
import io.github.hiverules.testkit.uhp.Note.Habit;
import io.github.hiverules.violation.Rule;
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

/** Engines that have rules wrong: the report has one finding for each rule. */
class RuleFaultsTest {

    private static final String FULL_SET = "Base+MLP game 1 of seed 1";
    private static final Setup EMPTY = Setup.empty(Ruleset.BASE);

    /** White must pass, and some sequences of moves later a piece throws that may not. */
    private static final String TABLE = "covered Pillbug";

    /** Harmless in the protocol: moves are compared by piece and cell. */
    private static final Map<FaultyRules, Habit> HABITS = Map.of(
            FaultyRules.EQUAL_PIECES_IN_ANY_ORDER, Habit.NUMBERS_FREELY,
            FaultyRules.COUNTS_THROWS_TWICE, Habit.LISTS_TWICE,
            // The protocol names the cells of all later pieces by pieces in play, but that of the first one not at all.
            FaultyRules.FIRST_PIECE_ANYWHERE, Habit.LISTS_TWICE);

    /** Faults that look like faults of another rule, or that only lack moves. */
    private static final Map<FaultyRules, Rule> RULES = Map.of(
            // A move string names a piece, not the cell where it starts.
            FaultyRules.QUEEN_APPEARS_ANYWHERE, Rule.QUEEN_3,
            FaultyRules.SURROUNDED_QUEEN_PLAYS_ON, Rule.END_3,
            FaultyRules.NO_THROWS_OF_THE_OPPONENT, Rule.PILLBUG_2,
            FaultyRules.BEETLES_STAY_ON_THE_GROUND, Rule.BEETLE_1,
            FaultyRules.NEVER_PASSES, Rule.PASS_1);

    /** Our own engine, which lists and accepts what faulty rules call legal. */
    static EngineStarter engine(FaultyRules... faults) {
        return FaultyEngine.with(new FaultyAnswers(faults));
    }

    /** Remembers the moves of the last position, because they are listed before one of them is played. */
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
                return List.of(String.join(";", listed(gameString)));
            }
            return command.startsWith("play ") ? played(command.substring("play ".length()), lines, gameString) : lines;
        }

        private List<String> played(String text, List<String> lines, String gameString) {
            Position position = GameString.read(gameString).position();
            Optional<Move> move = MoveString.parse(text, position).value();
            boolean accepted = move.isPresent()
                    && listed(gameString).stream()
                            .anyMatch(other ->
                                    MoveString.parse(other, position).value().equals(move));
            boolean legal =
                    !lines.get(0).startsWith("invalidmove") && !lines.get(0).startsWith("err");
            return accepted == legal ? lines : List.of(accepted ? gameString + ";" + text : "invalidmove");
        }

        private List<String> listed(String gameString) {
            if (!gameString.equals(lastGame)) {
                lastGame = gameString;
                Game game = GameString.read(gameString);
                lastMoves = faults.length == 1 ? faults[0].legalMoves(game) : ofAll(game);
            }
            return lastMoves;
        }

        /** An engine with several faults has the mistakes of each. */
        private List<String> ofAll(Game game) {
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

    /** Checks with all diagrams, a perft table and a random game of the full set. */
    private static ConformanceReport judge(FaultyRules... faults) throws IOException {
        return SomeCases.judge(
                engine(faults),
                one -> one.suite() == CaseResult.Suite.DIAGRAMS
                        || one.name().equals(TABLE)
                        || one.name().equals(FULL_SET));
    }

    @ParameterizedTest
    @EnumSource
    void check_faultyRule_isOneFindingOrANote(FaultyRules fault) throws IOException {
        ConformanceReport report = judge(fault);

        if (HABITS.containsKey(fault)) {
            assertThat(report.findings()).isEmpty();
            assertThat(report.notes()).extracting(Note::habit).containsExactly(HABITS.get(fault));
        } else if (fault != FaultyRules.SECOND_PIECE_APART) {
            Rule expected = RULES.get(fault);
            assertThat(report.findings()).hasSize(1);
            assertThat(report.findings().get(0).rule())
                    .hasValueSatisfying(rule -> assertThat(expected == null ? fault.ignored() : Set.of(expected))
                            .contains(rule));
        }
    }

    /** Only a count of moves shows a piece that touches nothing: a move string names its cell by a piece next to it. */
    @Test
    void check_secondPieceApart_isAnotherCount() throws IOException {
        EngineStarter counting = FaultyEngine.with(new Alteration() {
            @Override
            public List<String> answer(String command, List<String> lines, String gameString) {
                return command.equals("perft 2")
                        ? List.of("perft(2) = " + FaultyRules.SECOND_PIECE_APART.count(EMPTY, 2))
                        : lines;
            }
        });

        assertThat(SomeCases.judge(counting, one -> one.name().equals("Base")).findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.title()).isEqualTo("another perft count: perft"));
        assertThat(judge(FaultyRules.SECOND_PIECE_APART).findings()).isEmpty();
    }

    @Test
    void check_engineWithoutGates_showsGatesOfEachKind() throws IOException {
        Finding finding = judge(FaultyRules.GATES_IGNORED).findings().get(0);

        assertThat(finding.title()).isEqualTo("ignores gates (SLIDE-1, CLIMB-1, PILLBUG-4)");
        assertThat(Stream.concat(Stream.of(finding.example()), finding.otherExamples().stream())
                        .map(Cause::broken))
                .containsExactlyInAnyOrder(Rule.SLIDE_1, Rule.CLIMB_1, Rule.PILLBUG_4);
    }

    /** The four mistakes that engines make most often. */
    @Test
    void check_toyEngineWithFourClassicFaults_hasFourFindings() throws IOException {
        ConformanceReport report = judge(
                FaultyRules.PINS_IGNORED,
                FaultyRules.SLIDES_THROUGH_GATES,
                FaultyRules.SPIDER_STOPS_EARLY,
                FaultyRules.PLACES_NEXT_TO_THE_OPPONENT);

        assertThat(report.findings())
                .extracting(Finding::title)
                .containsExactlyInAnyOrder(
                        "lets pinned pieces move (HIVE-2)",
                        "lets pieces pass gates (SLIDE-1)",
                        "lets Spiders make more or fewer than three steps (SPIDER-1)",
                        "places pieces next to the opponent's or away from its own (PLACE-3)");
    }
}
