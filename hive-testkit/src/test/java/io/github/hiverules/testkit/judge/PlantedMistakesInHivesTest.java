package io.github.hiverules.testkit.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.testkit.MoveQuestion;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.hives.HiveOutline;
import io.github.hiverules.testkit.hives.SmallHives;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The rulebook's diagrams and small hives show each planted mistake, except those that only a played move shows. */
class PlantedMistakesInHivesTest {

    private static final int MAX_PIECES = 4;

    /** A gate beside a mover that is not pinned, a hive that bends back on itself, a surrounded Queen, an empty hand. */
    private static final Set<PlantedMistake> NEED_MORE_PIECES = EnumSet.of(
            PlantedMistake.ANTS_PASS_GATES,
            PlantedMistake.QUEENS_LOSE_CONTACT,
            PlantedMistake.BEETLES_PASS_GATES_ABOVE_GROUND,
            PlantedMistake.DRAWS_ARE_OVERLOOKED,
            PlantedMistake.QUEEN_UNDER_A_BEETLE_IS_NOT_FOUND);

    /** No diagram asks about an Ant that stays, or needs a Mosquito that moves as an Ant; small hives do. */
    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {
                "NONE",
                "QUEENS_STAY",
                "ANTS_STOP_AFTER_ONE_STEP",
                "COVERED_PIECES_GET_LOST",
                "TURN_DOES_NOT_PASS_AFTER_BEETLES",
                "ANTS_END_WHERE_THEY_START",
                "MOSQUITOES_DO_NOT_COPY_ANTS"
            })
    void diagrams_mistake_isFound(PlantedMistake mistake) {
        assertThat(RulebookDiagrams.all())
                .anyMatch(diagram -> mistake.outcome(diagram.position())
                                != diagram.position().outcome()
                        || diagram.position().legalMoves().stream()
                                .anyMatch(move -> isWrong(mistake, diagram.position(), move))
                        || diagram.questions().stream().anyMatch(question -> isWrong(mistake, question)));
    }

    private static boolean isWrong(PlantedMistake mistake, Position position, Move legal) {
        Position after = position.play(legal);
        return !accepts(mistake, position, legal) || mistake.outcome(after) != after.outcome();
    }

    private static boolean isWrong(PlantedMistake mistake, MoveQuestion question) {
        return accepts(mistake, question.position(), question.move())
                != question.refusedBy().isEmpty();
    }

    @Test
    void smallHives_eachMistake_isFound() {
        Set<PlantedMistake> left = EnumSet.allOf(PlantedMistake.class);
        left.removeIf(PlantedMistake::needsPlaying);
        IntStream.rangeClosed(1, MAX_PIECES)
                .mapToObj(HiveOutline::all)
                .flatMap(List::stream)
                .forEach(shape -> SmallHives.ask(shape, questions -> {
                    Position position = Position.of(questions.setup());
                    left.removeIf(mistake -> mistake.outcome(position) != position.outcome()
                            || questions.moves().stream()
                                    .anyMatch(move -> accepts(mistake, position, move) != position.isLegal(move)));
                }));

        left.remove(PlantedMistake.NONE);
        assertThat(left).containsExactlyInAnyOrderElementsOf(NEED_MORE_PIECES);
    }

    /** A mistake that fails accepts nothing. */
    private static boolean accepts(PlantedMistake mistake, Position position, Move move) {
        try {
            return mistake.accepts(position, move);
        } catch (OutOfMemoryError e) {
            return false;
        }
    }
}
