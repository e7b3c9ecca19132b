package io.github.hiverules.notation.text;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The content of a sentence: the key of a text and the values of its placeholders.
 *
 * <p>The code spells out keys and names instead of reading them from classes: R8 renames classes and methods in Android
 * apps, and a native image does not know the components of records.
 */
final class Phrase {

    final String key;
    final Map<String, Object> values = new TreeMap<>();

    /** The piece that moves. It never names a cell, because it leaves its own. */
    Optional<Piece> mover = Optional.empty();

    Phrase(String key) {
        this.key = key;
    }

    Phrase with(String name, Object value) {
        values.put(name, value);
        return this;
    }

    Phrase withMover(Piece piece) {
        mover = Optional.of(piece);
        return this;
    }

    /** Phrases that are the clauses of one sentence. */
    record Clauses(List<Phrase> clauses) {}

    static Phrase of(Violation violation, Position before) {
        return ViolationPhrase.of(violation, before);
    }

    static Phrase of(SetupProblem problem) {
        Phrase phrase = new Phrase("problem." + problem.kind().id());
        return switch (problem.kind()) {
            case PIECE_NOT_IN_SET -> phrase.with("piece", ((SetupProblem.PieceNotInSet) problem).piece());
            case DUPLICATE -> of((SetupProblem.Duplicate) problem, phrase);
            case NUMBER_SKIPPED -> of((SetupProblem.NumberSkipped) problem, phrase);
            case CANNOT_CLIMB -> of((SetupProblem.CannotClimb) problem, phrase);
            case DISCONNECTED -> of((SetupProblem.Disconnected) problem);
            case TURN_NUMBER_OUT_OF_RANGE ->
                phrase.with("turnNumber", ((SetupProblem.TurnNumberOutOfRange) problem).turnNumber());
            case TOO_MANY_PIECES -> of((SetupProblem.TooManyPieces) problem, phrase);
            case RESTING_PIECE_NOT_ON_TOP ->
                phrase.with("piece", ((SetupProblem.RestingPieceNotOnTop) problem).piece());
        };
    }

    private static Phrase of(SetupProblem.Duplicate it, Phrase phrase) {
        return phrase.with("piece", it.piece()).with("cells", it.cells());
    }

    private static Phrase of(SetupProblem.NumberSkipped it, Phrase phrase) {
        return phrase.with("piece", it.piece()).with("missing", it.missing());
    }

    private static Phrase of(SetupProblem.CannotClimb it, Phrase phrase) {
        return phrase.with("piece", it.piece()).with("at", it.at());
    }

    private static Phrase of(SetupProblem.Disconnected it) {
        String number = it.disconnectedCells().size() == 1 ? ".one" : "";
        return new Phrase("problem." + it.kind().id() + number).with("disconnectedCells", it.disconnectedCells());
    }

    private static Phrase of(SetupProblem.TooManyPieces it, Phrase phrase) {
        return phrase.with("piece", it.piece()).with("inPlay", it.inPlay()).with("turns", it.turns());
    }

    static Phrase of(Fault fault) {
        if (fault instanceof Fault.AmbiguousPiece it) {
            return new Phrase("fault.ambiguous-piece").with("text", it.text()).with("candidates", it.candidates());
        }
        if (fault instanceof Fault.ContradictoryResult it) {
            return new Phrase("fault.contradictory-result")
                    .with("text", it.text())
                    .with("actual", it.actual());
        }
        if (fault instanceof Fault.IllegalMove it) {
            return new Phrase("fault.illegal-move").with("text", it.text());
        }
        if (fault instanceof Fault.InvalidPosition it) {
            return new Phrase("fault.invalid-position").with("text", it.text());
        }
        Fault.UnreadableText it = (Fault.UnreadableText) fault;
        return new Phrase(it.text().isEmpty() ? "fault.unreadable-text.end" : "fault.unreadable-text")
                .with("text", it.text())
                .with("expected", it.expected());
    }

    static Phrase of(Repair repair) {
        return new Phrase("repair." + repair.kind().id())
                .with("text", repair.text())
                .with("replacement", repair.replacement());
    }

    static Phrase of(Move move, Position before) {
        Color player = before.sideToMove();
        if (move instanceof Move.Placement it) {
            return new Phrase(before.stacks().isEmpty() ? "move.placement.first" : "move.placement")
                    .with("player", player)
                    .with("piece", it.piece())
                    .with("to", it.to());
        }
        if (move instanceof Move.Movement it) {
            Optional<Piece> thrower =
                    before.isLegal(move) ? before.route(move).orElseThrow().thrower() : Optional.empty();
            return new Phrase(thrower.isPresent() ? "move.throw" : "move.movement")
                    .withMover(it.piece())
                    .with("player", player)
                    .with("thrower", thrower)
                    .with("piece", it.piece())
                    .with("to", it.to());
        }
        return new Phrase("move.pass").with("player", player);
    }

    static Phrase of(GameResult result) {
        Optional<Color> winner = result.outcome().winner();
        if (winner.isEmpty()) {
            String key = Templates.key("result", result.ending());
            return new Phrase(result.outcome().isOver() ? key + ".draw" : key);
        }
        return new Phrase(Templates.key("result", result.ending()))
                .with("winner", winner)
                .with("loser", winner.get().opposite());
    }
}
