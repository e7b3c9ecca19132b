package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.Violation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Short ways to write pieces, hives and moves. */
final class Shorthand {

    /** So late that every piece may be in play and no Queen may be in hand. */
    static final int LATE = 20;

    private Shorthand() {}

    static Piece piece(String name) {
        return Piece.of(name);
    }

    /** The cell written as {@code q,r}. */
    static Hex hex(String coordinates) {
        String[] both = coordinates.split(",", 2);
        return Hex.of(Integer.parseInt(both[0]), Integer.parseInt(both[1]));
    }

    static Set<Hex> hexes(String... coordinates) {
        return Stream.of(coordinates).map(Shorthand::hex).collect(Collectors.toSet());
    }

    /** A late turn of White with the given stacks, each written as {@code q,r bottom ... top}. */
    static Setup setup(Ruleset ruleset, String... stacks) {
        Setup setup = Setup.empty(ruleset).withTurn(Color.WHITE, LATE);
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

    /** The move written as {@code pass} or {@code piece q,r}; a piece in play moves from where it stands. */
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

    /** Why a move, written as for {@link #move}, is illegal. */
    static Violation refusal(Position position, String move) {
        return position.check(move(position, move)).orElseThrow();
    }

    /** All legal moves, asked for in a new thread, which remembers no other position. */
    private static List<Move> moves(Position position) {
        return CompletableFuture.supplyAsync(() -> countedMoves(position), task -> new Thread(task).start())
                .join();
    }

    /** All legal moves. Counting them before they are listed gives their number, twice. */
    private static List<Move> countedMoves(Position position) {
        int counted = position.legalMoves().size();
        LegalMoves moves = position.legalMoves();
        int countedAgain = moves.size();
        List<Move> listed = new ArrayList<>(moves);
        assertThat(listed).hasSize(counted).hasSize(countedAgain);
        return listed;
    }

    /** The cells to which a piece in play can go or be thrown. */
    static Set<Hex> destinations(Position position, String name) {
        Piece piece = piece(name);
        return moves(position).stream()
                .filter(Move.Movement.class::isInstance)
                .map(Move.Movement.class::cast)
                .filter(movement -> movement.piece().equals(piece))
                .map(Move.Movement::to)
                .collect(Collectors.toSet());
    }

    /** The cells on which the side to move can place a piece. */
    static Set<Hex> placements(Position position) {
        return moves(position).stream()
                .filter(Move.Placement.class::isInstance)
                .map(move -> ((Move.Placement) move).to())
                .collect(Collectors.toSet());
    }
}
