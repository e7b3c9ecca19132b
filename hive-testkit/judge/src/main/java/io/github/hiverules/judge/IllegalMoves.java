package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Finds illegal moves that look possible. */
final class IllegalMoves {

    private static final int MAX_TRIES = 20;

    private IllegalMoves() {}

    /** Returns an illegal move of a random piece to a cell next to the hive, with a text; empty if none is found. */
    static Optional<Move> random(Position position, SplittableRandom random) {
        List<Piece> inPlay =
                position.stacks().values().stream().flatMap(List::stream).toList();
        if (inPlay.isEmpty()) {
            return Optional.empty();
        }
        for (int i = 0; i < MAX_TRIES; i++) {
            Piece neighbor = inPlay.get(random.nextInt(inPlay.size()));
            Hex neighborCell = position.cellOf(neighbor).orElseThrow();
            List<Hex> cells = new ArrayList<>(neighborCell.neighbors());
            Hex to = cells.get(random.nextInt(cells.size()));
            Move move = move(position, inPlay, to, random);
            if (isIllegal(position, move)) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    private static Move move(Position position, List<Piece> inPlay, Hex to, SplittableRandom random) {
        List<Piece> hand = position.hand(position.sideToMove());
        int index = random.nextInt(inPlay.size() + Math.min(1, hand.size()));
        return position.moveOf(index == inPlay.size() ? hand.get(0) : inPlay.get(index), to);
    }

    private static boolean isIllegal(Position position, Move move) {
        return !position.isLegal(move)
                && !endsWhereItStarts(move)
                && text(position, move).isPresent();
    }

    /** Returns the text of a move, or empty if reading the text gives a different move. */
    static Optional<String> text(Position position, Move move) {
        try {
            String text = MoveString.write(move, position);
            return MoveString.read(text, position).equals(move) ? Optional.of(text) : Optional.empty();
        } catch (InexpressibleException | NotationException e) {
            return Optional.empty();
        }
    }

    /** Returns the text of a move or, if it has none, its cells. */
    static String textOrCells(Game game, Move move) {
        return text(game.position(), move).orElse(move.toString());
    }

    /** Returns what the text of a move in one position means in another, or empty if there is no such text. */
    static Optional<Move> heard(Position writer, Move move, Position reader) {
        try {
            return Optional.of(MoveString.read(MoveString.write(move, writer), reader));
        } catch (InexpressibleException | NotationException e) {
            return Optional.empty();
        }
    }

    private static boolean endsWhereItStarts(Move move) {
        return move instanceof Move.Movement movement && movement.from().equals(movement.to());
    }

    /** Returns why a move is illegal after a game. */
    static String why(Game game, Move move) {
        return game.position()
                .check(move)
                .map(violation -> why(game.position(), violation))
                .orElse("the game is over");
    }

    private static String why(Position position, Violation violation) {
        return violation.rule().id() + " " + Sentences.english().violation(position, violation);
    }
}
