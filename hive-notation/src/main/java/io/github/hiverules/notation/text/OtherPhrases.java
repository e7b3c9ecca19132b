package io.github.hiverules.notation.text;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.notation.Fault;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Map;
import java.util.Optional;

/** Phrases for moves, results, problems of setups and faults of texts. */
final class OtherPhrases {

    private OtherPhrases() {}

    static Phrase of(Position before, Move move) {
        Color mover = before.sideToMove();
        if (move instanceof Move.Placement placement) {
            return before.stacks().isEmpty()
                    ? Phrase.of("Placement.first", "player", mover, "piece", placement.piece())
                    : Phrase.of("Placement", "player", mover, "piece", placement.piece(), "to", placement.to());
        }
        if (move instanceof Move.Movement movement) {
            Map<String, Object> values =
                    Map.of("player", mover, "piece", movement.piece(), "from", movement.from(), "to", movement.to());
            Optional<Piece> thrower =
                    before.isLegal(move) ? before.route(move).flatMap(Route::thrower) : Optional.empty();
            return thrower.isPresent()
                    ? new Phrase(
                            "Throw",
                            Map.of(
                                    "player",
                                    mover,
                                    "piece",
                                    movement.piece(),
                                    "to",
                                    movement.to(),
                                    "thrower",
                                    thrower.get()))
                    : new Phrase("Movement", values);
        }
        return Phrase.of("Pass", "player", mover);
    }

    static Phrase of(GameResult result) {
        String key = "Result." + result.ending();
        Optional<Color> winner = result.outcome().winner();
        return winner.isPresent()
                ? Phrase.of(key, "winner", winner.get(), "loser", winner.get().opposite())
                : Phrase.of(key + ".draw");
    }

    static Phrase of(SetupProblem problem) {
        if (problem instanceof SetupProblem.NotInSet not) {
            return Phrase.of("NotInSet", "piece", not.piece());
        }
        if (problem instanceof SetupProblem.Duplicate duplicate) {
            return Phrase.of("Duplicate", "piece", duplicate.piece(), "places", coordinates(duplicate.at()));
        }
        if (problem instanceof SetupProblem.NumberSkipped skipped) {
            return Phrase.of("NumberSkipped", "piece", skipped.piece(), "missing", skipped.missing());
        }
        if (problem instanceof SetupProblem.CannotClimb cannot) {
            return Phrase.of("CannotClimb", "piece", cannot.piece(), "at", coordinates(cannot.at()));
        }
        if (problem instanceof SetupProblem.Disconnected disconnected) {
            return Phrase.of("Disconnected", "places", coordinates(disconnected.apart()));
        }
        if (problem instanceof SetupProblem.BadTurnNumber bad) {
            return Phrase.of("BadTurnNumber", "turn", bad.turnNumber());
        }
        if (problem instanceof SetupProblem.TooManyPieces many) {
            return Phrase.of(
                    "TooManyPieces", "player", many.piece().color(), "inPlay", many.inPlay(), "turns", many.turns());
        }
        return Phrase.of("RestingPieceNotOnTop", "piece", ((SetupProblem.RestingPieceNotOnTop) problem).piece());
    }

    static Phrase of(Fault fault) {
        String found = fault.text().replaceAll("\\p{Cntrl}", "?");
        if (fault instanceof Fault.Unreadable unreadable) {
            String key = found.isEmpty() ? "Unreadable.end" : "Unreadable";
            return Phrase.of(key, "found", found, "expected", unreadable.expected());
        }
        if (fault instanceof Fault.Ambiguous ambiguous) {
            return Phrase.of("Ambiguous", "found", found, "candidates", ambiguous.candidates());
        }
        if (fault instanceof Fault.Illegal) {
            return Phrase.of("Illegal", "found", found);
        }
        Fault.Contradictory contradictory = (Fault.Contradictory) fault;
        return Phrase.of(
                "Contradictory",
                "found",
                found,
                "outcome",
                contradictory.actual().outcome());
    }

    /** No position exists to name cells by, so their coordinates are given. */
    private static String coordinates(Object cells) {
        return cells.toString().replace("[", "").replace("]", "");
    }
}
