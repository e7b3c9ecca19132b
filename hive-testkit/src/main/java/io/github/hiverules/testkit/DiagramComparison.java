package io.github.hiverules.testkit;

import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Compares a diagram with the moves that somebody calls legal in its position. */
final class DiagramComparison {

    private DiagramComparison() {}

    static DiagramDifferences compare(RulebookDiagram diagram, Collection<? extends Move> legalMoves) {
        List<Move> missing = new ArrayList<>();
        List<Move> surplus = new ArrayList<>(legalMoves);
        Set.copyOf(legalMoves).forEach(surplus::remove);
        List<Piece> idle = new ArrayList<>();
        for (Expectation expectation : diagram.expectations()) {
            expectation.legal().stream()
                    .filter(move -> !legalMoves.contains(move))
                    .forEach(missing::add);
            legalMoves.stream()
                    .filter(move ->
                            expectation.decides(move) && !expectation.legal().contains(move))
                    .forEach(surplus::add);
            if (expectation instanceof Expectation.Movers movers) {
                movers.pieces().stream()
                        .filter(piece -> legalMoves.stream().noneMatch(move -> moves(move, piece)))
                        .forEach(idle::add);
            }
        }
        for (Refusal refusal : diagram.refusals()) {
            refusal.moves().stream()
                    .filter(move -> legalMoves.contains(move) != refusal.legalOtherwise())
                    .forEach((refusal.legalOtherwise() ? missing : surplus)::add);
        }
        return new DiagramDifferences(missing, surplus, idle, List.of());
    }

    private static boolean moves(Move move, Piece piece) {
        return move instanceof Move.Movement movement && movement.piece().equals(piece);
    }

    static DiagramDifferences compareMoveStrings(RulebookDiagram diagram, Collection<String> moveStrings) {
        Position position = diagram.position();
        List<Move> moves = new ArrayList<>();
        List<String> unreadable = new ArrayList<>();
        for (String moveString : moveStrings) {
            try {
                moves.add(MoveString.read(moveString, position));
            } catch (NotationException e) {
                unreadable.add(moveString);
            }
        }
        DiagramDifferences read = compare(diagram, moves);
        return new DiagramDifferences(read.missing(), read.surplus(), read.idle(), unreadable);
    }
}
