package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Violation;
import io.github.hiverules.testkit.shrinking.ReducedGame;
import java.util.Objects;
import java.util.Optional;

/**
 * A move after a game, and the answer: whether it is legal, and which rule refuses it.
 *
 * @param game the game; the move is one of its last position
 * @param move the move
 * @param refusedBy the rule that refuses the move, or empty if it is legal
 */
public record MoveQuestion(Game game, Move move, Optional<Rule> refusedBy) {
    public MoveQuestion {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(refusedBy, "refusedBy");
    }

    /**
     * {@return the question whether a move is legal after a game, with the library's answer}
     *
     * @param game the game
     * @param move any move
     */
    public static MoveQuestion of(Game game, Move move) {
        return new MoveQuestion(game, move, game.check(move).map(Violation::rule));
    }

    /** {@return the position in which the move is tried} */
    public Position position() {
        return game.position();
    }

    /** {@return whether the move is legal} */
    public boolean isLegal() {
        return refusedBy.isEmpty();
    }

    /**
     * {@return whether a program can hear this question that knows insects and cells, but no numbers of pieces: the piece
     * that moves is on top of its stack, and the piece that is placed is the player's next one with its insect}
     */
    public boolean isByInsectAndCell() {
        Position position = position();
        if (move instanceof Move.Movement movement) {
            return position.topAt(movement.from()).equals(Optional.of(movement.piece()));
        }
        return !(move instanceof Move.Placement placement)
                || position.nextInHand(position.sideToMove(), placement.piece().bug())
                        .equals(Optional.of(placement.piece()));
    }

    /**
     * {@return the question in a game under other rules, or empty if the same moves do not lead there or the answer is
     * different}
     *
     * @param ruleset the other rules
     */
    public Optional<MoveQuestion> under(Ruleset ruleset) {
        Objects.requireNonNull(ruleset, "ruleset");
        if (game.ruleset().equals(ruleset)) {
            return Optional.of(this);
        }
        return ReducedGame.under(ruleset, game)
                .map(replayed -> of(replayed, move))
                .filter(question -> question.refusedBy().equals(refusedBy));
    }
}
