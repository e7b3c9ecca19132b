package io.github.hiverules.testkit.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.FaultyRules;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.uhp.Note.Habit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Engines that have rules wrong: the report has one finding for each rule. */
class RuleFaultsTest {

    /** Our own engine, which lists and accepts what faulty rules call legal. */
    static EngineStarter engine(FaultyRules... faults) {
        return FaultyEngine.with(new Alteration() {
            @Override
            public List<String> answer(String command, List<String> lines, String gameString) {
                if (command.startsWith("perft")) {
                    return List.of("err unknown");
                }
                if (command.equals("validmoves")) {
                    return List.of(String.join(";", listed(gameString, faults)));
                }
                return command.startsWith("play ") ? played(command, lines, gameString, faults) : lines;
            }
        });
    }

    private static List<String> played(String command, List<String> lines, String gameString, FaultyRules... faults) {
        String text = command.substring("play ".length());
        Game game = GameString.read(gameString);
        Optional<Move> move = MoveString.parse(text, game.position()).value();
        boolean accepted = move.isPresent()
                && listed(gameString, faults).stream()
                        .anyMatch(other ->
                                MoveString.parse(other, game.position()).value().equals(move));
        boolean legal = !lines.get(0).startsWith("invalidmove") && !lines.get(0).startsWith("err");
        return accepted == legal ? lines : List.of(accepted ? gameString + ";" + text : "invalidmove");
    }

    /** An engine with one fault lists what that makes of the rules; one with several has the mistakes of each. */
    private static List<String> listed(String gameString, FaultyRules... faults) {
        Game game = GameString.read(gameString);
        if (faults.length == 1) {
            return texts(faults[0], game);
        }
        List<String> legal = new ArrayList<>();
        game.legalMoves().forEach(move -> legal.add(MoveString.write(move, game.position())));
        Set<String> moves = new LinkedHashSet<>(legal);
        for (FaultyRules fault : faults) {
            List<String> faulty = texts(fault, game);
            faulty.stream().filter(text -> !legal.contains(text)).forEach(moves::add);
            legal.stream().filter(text -> !faulty.contains(text)).forEach(moves::remove);
        }
        return List.copyOf(moves);
    }

    /** The protocol cannot say some illegal moves, such as one to a cell away from the hive. */
    private static List<String> texts(FaultyRules fault, Game game) {
        List<String> texts = new ArrayList<>();
        for (Move move : fault.legalMoves(game.position().setup())) {
            IllegalMoves.text(game.position(), move).ifPresent(texts::add);
        }
        return texts;
    }

    private static ConformanceReport check(FaultyRules... faults) throws IOException {
        return SomeCases.check(
                engine(faults),
                CaseResult.Suite.DIAGRAMS,
                0,
                RulebookDiagrams.all().size());
    }

    /**
     * Not those that do no harm or that the protocol cannot say, nor an engine without gates, which breaks three rules,
     * and not one whose pieces leave the hive: most of its moves come back, so that they look like other faults.
     */
    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {
                "EQUAL_PIECES_IN_ANY_ORDER",
                "COUNTS_THROWS_TWICE",
                "FIRST_PIECE_ANYWHERE",
                "SECOND_PIECE_APART",
                "PLACES_A_PIECE_TWICE",
                "GATES_IGNORED",
                "LEAVES_THE_HIVE"
            })
    void check_faultyRule_isOneFinding(FaultyRules fault) throws IOException {
        ConformanceReport report = check(fault);

        assertThat(report.findings()).hasSize(1);
        assertThat(report.findings().get(0).rule()).isPresent();
    }

    @Test
    void check_habitsAmongTheFaults_areNotes() throws IOException {
        assertThat(check(FaultyRules.EQUAL_PIECES_IN_ANY_ORDER).findings()).isEmpty();
        assertThat(check(FaultyRules.EQUAL_PIECES_IN_ANY_ORDER).notes())
                .extracting(Note::habit)
                .containsExactly(Habit.NUMBERS);
        assertThat(check(FaultyRules.COUNTS_THROWS_TWICE).findings()).isEmpty();
        assertThat(check(FaultyRules.COUNTS_THROWS_TWICE).notes())
                .extracting(Note::habit)
                .containsExactly(Habit.LISTS_TWICE);
    }

    /** No two of the rules that a toy engine ignores are the same rule. */
    @Test
    void check_engineWithoutGates_hasAFindingForEachRuleOnGates() throws IOException {
        assertThat(check(FaultyRules.GATES_IGNORED).findings())
                .extracting(Finding::title)
                .containsExactlyInAnyOrder(
                        "lets pieces pass gates (SLIDE-1)",
                        "lets pieces pass gates above the ground (CLIMB-1)",
                        "throws between two stacks (PILLBUG-4)");
    }

    /** The four mistakes that engines make most often. */
    @Test
    void check_toyEngineWithFourClassicFaults_hasFourFindings() throws IOException {
        ConformanceReport report = check(
                FaultyRules.PINS_IGNORED,
                FaultyRules.SLIDES_THROUGH_GATES,
                FaultyRules.SPIDER_STOPS_EARLY,
                FaultyRules.PLACES_NEXT_TO_THE_OPPONENT);

        assertThat(report.findings())
                .extracting(Finding::title)
                .containsExactlyInAnyOrder(
                        "lets pinned pieces move (HIVE-2)",
                        "lets pieces pass gates (SLIDE-1)",
                        "lets Spiders make other than three steps (SPIDER-1)",
                        "places pieces next to the opponent's or away from its own (PLACE-3)");
    }
}
