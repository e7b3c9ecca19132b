package io.github.hiverules.notation.text;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Route;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
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

    private static final int MAX_ALTERNATIVES = 3;

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

    Phrase with(String name, Optional<?> value) {
        value.ifPresent(present -> values.put(name, present));
        return this;
    }

    /** Adds all evidence under the names of its roles. */
    Phrase with(Map<Role, Object> evidence) {
        evidence.forEach((role, value) -> values.put(role.id(), value));
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
        boolean isOneCell = problem.kind() == SetupProblem.Kind.DISCONNECTED
                && problem.cells().size() == 1;
        return new Phrase("problem." + problem.kind().id() + (isOneCell ? ".one" : "")).with(problem.evidence());
    }

    static Phrase of(Fault fault) {
        boolean isAtEnd =
                fault.kind() == Fault.Kind.UNREADABLE_TEXT && fault.text().isEmpty();
        String form = isAtEnd ? ".end" : "";
        boolean isUnknownPiece = fault.kind() == Fault.Kind.UNREADABLE_TEXT
                && !fault.candidates().isEmpty();
        if (isUnknownPiece) {
            boolean lacksColor =
                    fault.candidates().stream().map(Piece::color).distinct().count() > 1;
            form = lacksColor ? ".color" : ".number";
        }
        Phrase phrase = new Phrase(
                        "fault." + fault.kind().id() + (fault.replacement().isPresent() ? ".certain" : "") + form)
                .with("text", fault.text());
        phrase.values.putAll(fault.evidence());
        return phrase;
    }

    static Phrase of(Repair repair) {
        boolean isIgnored = repair.replacement().isEmpty()
                && (repair.kind() == Repair.Kind.WRONG_NUMBER || repair.kind() == Repair.Kind.UNKNOWN_VALUE);
        return new Phrase("repair." + repair.kind().id() + (isIgnored ? ".empty" : ""))
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
            return of(it, before);
        }
        return new Phrase("move.pass").with("player", player);
    }

    /** Says what a Mosquito copies, and which pieces can throw the piece; of an illegal move, neither is known. */
    private static Phrase of(Move.Movement move, Position before) {
        Optional<Route> route = before.isLegal(move) ? before.route(move) : Optional.empty();
        boolean isThrow = route.flatMap(Route::thrower).isPresent();
        Optional<Bug> copied =
                route.map(Route::movesAs).filter(bug -> bug != move.piece().bug());
        List<Piece> throwers = before.legalMoves().throwersOf(move);
        String either = throwers.size() > 1 ? ".either" : "";
        Phrase own = new Phrase(
                        isThrow ? "move.throw" + either : copied.isPresent() ? "move.movement.copies" : "move.movement")
                .withMover(move.piece())
                .with("player", before.sideToMove())
                .with("piece", move.piece())
                .with("to", move.to())
                .with("bug", copied);
        return (isThrow || throwers.isEmpty()
                        ? own
                        : new Phrase("move.or-throw" + either)
                                .withMover(move.piece())
                                .with("move", own))
                .with("thrower", throwers.stream().findFirst())
                .with("other", throwers.stream().skip(1).findFirst());
    }

    /** Says what to play instead of a refused move: the same piece to a near cell, or another piece to the same one. */
    static Optional<Phrase> ofAlternatives(Move refused, Position before) {
        Optional<Hex> to = refused.destination();
        Optional<Piece> piece = refused.movedPiece();
        List<Move> all = before.legalMoves();
        if (to.isEmpty() || all.isEmpty()) {
            return Optional.empty();
        }
        List<Move> related = all.stream()
                .filter(move ->
                        move.movedPiece().equals(piece) || move.destination().equals(to))
                .toList();
        Comparator<Move> samePieceFirst =
                Comparator.comparing(move -> !move.movedPiece().equals(piece));
        List<Move> nearest = (related.isEmpty() ? all : related)
                .stream()
                        .sorted(samePieceFirst.thenComparing(move ->
                                move.destination().map(to.get()::distanceTo).orElse(0)))
                        .limit(MAX_ALTERNATIVES)
                        .toList();
        return Optional.of(new Phrase("move.alternatives").with("moves", nearest));
    }

    static Phrase toMove(Color color) {
        return new Phrase("position.to-move").with("player", color);
    }

    static Phrase of(GameResult result) {
        Optional<Color> winner = result.outcome().winner();
        if (winner.isEmpty()) {
            String key = SentenceWriter.key("result", result.ending());
            return new Phrase(result.outcome().isOver() ? key + ".draw" : key);
        }
        return new Phrase(SentenceWriter.key("result", result.ending()))
                .with("winner", winner)
                .with("loser", winner.get().opposite());
    }
}
