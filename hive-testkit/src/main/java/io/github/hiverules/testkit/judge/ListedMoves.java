package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The moves that a program lists, as moves or as texts, compared by piece and cell.
 *
 * @param moves the moves
 * @param twice the moves that are listed more than once
 * @param problems what cannot be read
 */
record ListedMoves(Set<Move> moves, List<Move> twice, List<String> problems) {

    /** Far more moves than are ever legal. */
    private static final int MAX_MOVES = 10_000;

    static ListedMoves read(Game game, Collection<?> listed) {
        ListedMoves read = new ListedMoves(new LinkedHashSet<>(), new ArrayList<>(), new ArrayList<>());
        if (listed.size() > MAX_MOVES) {
            read.problems.add("lists " + listed.size() + " moves, too many to compare");
            return read;
        }
        for (Object one : listed) {
            try {
                Move move = one instanceof Move asMove ? asMove : MoveString.read(one.toString(), game.position());
                if (!read.moves.add(move)) {
                    read.twice.add(move);
                }
            } catch (NotationException e) {
                read.problems.add("cannot be read: "
                        + UhpAnswer.excerpt(Sentences.english().fault(e.fault())));
            }
        }
        return read;
    }

    /** Returns these moves with equal pieces in hand in any order: which of them enters first is a matter of names. */
    Set<Move> inAnyOrder(Position position) {
        Set<Move> renamed = new LinkedHashSet<>();
        moves.forEach(move -> renamed.add(withNextNumber(position, move)));
        return renamed;
    }

    private static Move withNextNumber(Position position, Move move) {
        boolean isOutOfOrder = move instanceof Move.Placement
                && position.check(move).map(Violation::rule).equals(Optional.of(Rule.MAT_2));
        return move.movedPiece()
                .filter(piece -> isOutOfOrder)
                .flatMap(piece -> position.nextInHand(position.sideToMove(), piece.bug()))
                .<Move>map(next -> Move.place(next, move.destination().orElseThrow()))
                .orElse(move);
    }

    /** Returns the text of a move, or empty if no text means exactly this move. */
    static Optional<String> text(Position position, Move move) {
        try {
            String text = MoveString.write(move, position);
            return Optional.of(text)
                    .filter(any -> MoveString.read(any, position).equals(move));
        } catch (InexpressibleException | NotationException e) {
            return Optional.empty();
        }
    }

    /** Returns the text of a move or, if it has none, its cells. */
    static String textOrCells(Position position, Move move) {
        return text(position, move).orElse(move.toString());
    }
}
