package example.app;

import io.github.hiverules.Position;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.violation.Violation;
import java.util.Optional;

/** Says what is wrong with a move. */
public final class Referee {

    private final Position position;

    /** Looks at the position after a game. */
    public Referee(String gameString) {
        position = GameString.read(gameString).position();
    }

    /** Returns how many moves are legal. */
    public int choices() {
        return position.legalMoves().size();
    }

    /** Returns why a move is illegal, or nothing if it is legal. */
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
