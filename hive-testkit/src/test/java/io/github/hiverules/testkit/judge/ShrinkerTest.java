package io.github.hiverules.testkit.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.judge.JudgedAnswer.Wrong;
import io.github.hiverules.testkit.judge.Program.Answer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A shorter game asks the same question. */
class ShrinkerTest {

    /** Accepts whatever it is asked. */
    private static final Program ACCEPTS_ALL = new Program() {
        @Override
        public Answer ask(Game game, List<Move> moves) {
            Map<Move, String> accepted = moves.stream().collect(Collectors.toMap(move -> move, Move::toString));
            return new Answer(accepted, Map.of(), Optional.empty(), List.of(), true);
        }

        @Override
        public boolean lists() {
            return false;
        }

        @Override
        public boolean hearsCells() {
            return true;
        }

        @Override
        public void close() {}
    };

    /** A program that hears insects and cells would rightly place its own Queen Bee. */
    @Test
    void shrink_movementOfOpponentsPiece_staysMovement() {
        Game game = GameString.read("Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bS1/");
        Move move = MoveString.read("bQ bS1\\", game.position());
        Answer answer = new Answer(Map.of(move, "bQ"), Map.of(), Optional.empty(), List.of(), true);
        Wrong wrong = JudgedAnswer.of(game, answer).wrong().get(0);
        Shrinker shrinker =
                new Shrinker(ACCEPTS_ALL, new Questions(ACCEPTS_ALL, Set.of()), RunLimit.after(RunLimit.NEVER));

        Wrong smallest = shrinker.shrink(wrong, judged -> judged.wrong().stream());

        assertThat(smallest.game().plyCount()).isLessThan(game.plyCount());
        assertThat(smallest.move()).get().isInstanceOf(Move.Movement.class);
    }
}
