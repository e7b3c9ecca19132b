package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Short ways to write pieces, cells, hives and moves. */
final class Shorthand {

    /** A turn so late that every piece may be in play and no Queen may be in hand. */
    static final int LATE_TURN = 20;

    private Shorthand() {}

    static Piece piece(String name) {
        return Piece.of(name);
    }

    /** Returns the cell written as {@code q,r}. */
    static Hex hex(String coordinates) {
        String[] parts = coordinates.split(",", 2);
        return Hex.of(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    static Set<Hex> hexes(String... coordinates) {
        return Stream.of(coordinates).map(Shorthand::hex).collect(Collectors.toSet());
    }

    /** Returns a setup late in a game, with White to move. Each stack is written as {@code q,r bottom ... top}. */
    static Setup setup(Ruleset ruleset, String... stacks) {
        Setup setup = Setup.empty(ruleset).withTurn(Color.WHITE, LATE_TURN);
        for (String stack : stacks) {
            List<String> words = Arrays.asList(stack.split(" ", -1));
            for (String name : words.subList(1, words.size())) {
                setup = setup.withPiece(hex(words.get(0)), piece(name));
            }
        }
        return setup;
    }

    static Position position(Ruleset ruleset, String... stacks) {
        return Position.of(setup(ruleset, stacks));
    }

    /** Returns the move written as {@code pass} or {@code piece q,r}; a piece in play moves from where it stands. */
    static Move move(Position position, String text) {
        if (text.equals("pass")) {
            return Move.pass();
        }
        List<String> words = Arrays.asList(text.split(" ", -1));
        Piece piece = piece(words.get(0));
        Hex to = hex(words.get(1));
        return position.cellOf(piece)
                .<Move>map(from -> Move.move(piece, from, to))
                .orElseGet(() -> Move.place(piece, to));
    }

    static Game play(Game start, Collection<String> moves) {
        Game game = start;
        for (String move : moves) {
            game = game.play(move(game.position(), move));
        }
        return game;
    }

    static Game play(Ruleset ruleset, String... moves) {
        return play(Game.start(ruleset), List.of(moves));
    }

    static Position play(Position position, String move) {
        return position.play(move(position, move));
    }

    /** Returns the violation of an illegal move, which is written as for {@link #move}. */
    static Violation violation(Position position, String move) {
        return position.check(move(position, move)).orElseThrow();
    }

    /** Lists the legal moves in a new thread, whose workspace has not held any other position. */
    private static List<Move> moves(Position position) {
        return CompletableFuture.supplyAsync(() -> movesAfterCounting(position), task -> new Thread(task).start())
                .join();
    }

    /** Lists the legal moves and asserts that counting them twice beforehand gives their number. */
    private static List<Move> movesAfterCounting(Position position) {
        int counted = position.legalMoves().size();
        LegalMoves moves = position.legalMoves();
        int countedAgain = moves.size();
        List<Move> listed = new ArrayList<>(moves);
        assertThat(listed).hasSize(counted).hasSize(countedAgain);
        return listed;
    }

    /** Returns the cells to which a piece in play can move or be thrown. */
    static Set<Hex> destinations(Position position, String name) {
        Piece piece = piece(name);
        return moves(position).stream()
                .filter(Move.Movement.class::isInstance)
                .map(Move.Movement.class::cast)
                .filter(movement -> movement.piece().equals(piece))
                .map(Move.Movement::to)
                .collect(Collectors.toSet());
    }

    /** Returns the cells on which the side to move can place a piece. */
    static Set<Hex> placements(Position position) {
        return moves(position).stream()
                .filter(Move.Placement.class::isInstance)
                .map(move -> ((Move.Placement) move).to())
                .collect(Collectors.toSet());
    }
}
