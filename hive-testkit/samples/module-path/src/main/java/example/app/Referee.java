package example.app;

import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.Optional;

/** Explains why moves are illegal. */
public final class Referee {

    private final Position position;

    /** Creates a referee for the position at the end of a game. */
    public Referee(String gameString) {
        position = GameString.read(gameString).position();
    }

    /** Returns the number of legal moves. */
    public int legalMoveCount() {
        return position.legalMoves().size();
    }

    /** Returns why a move is illegal, or empty if it is legal. */
    public Optional<String> refusal(String moveString) {
        try {
            Optional<Violation> violation = position.check(MoveString.read(moveString, position));
            return violation.map(
                    found -> found.rule().id() + ": " + Sentences.english().violation(position, found));
        } catch (NotationException unreadable) {
            return Optional.of(Sentences.english().fault(unreadable.fault()));
        }
    }
}
