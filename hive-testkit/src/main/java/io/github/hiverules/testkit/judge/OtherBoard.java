package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The sorts of moves after which a program's board differs: it then accepts a move from a cell that is empty, or only
 * moves of the player who has just moved; or it answers otherwise than before, although pieces went away and came back.
 * No game with such a move is evidence for anything else.
 */
final class OtherBoard {

    /** The moves of two pieces that go away and come back. */
    private static final int PLIES_TO_AND_FRO = 4;

    private static final int MAX_TRIES = 3;

    private static final String CLIMBS = "steps onto, along or off the hive";

    private final Map<String, Finding> found = new HashMap<>();

    /** How often each sort of moves went to and fro. */
    private final Map<String, Integer> tried = new HashMap<>();

    /** Whether the program even accepts moves from empty cells on which no piece has stood. */
    private boolean movesNothing;

    /** Returns a sort of moves that a program may carry out wrongly: the last one, or one before. */
    private static String sort(Game game, int ply) {
        Move move = game.moves().get(ply);
        if (!(move instanceof Move.Movement movement)) {
            return move instanceof Move.Pass ? "passes" : "placements";
        }
        Position before = game.upTo(ply).position();
        boolean climbs = before.heightAt(movement.from()) > 1 || before.isOccupied(movement.to());
        return climbs ? CLIMBS : "moves of " + Kinds.plural(movement.piece().bug());
    }

    /** Looks at an answer for signs. */
    void look(Game game, Answer answer) {
        if (!game.isOver() && !isAfterLostMove(game)) {
            Optional<Move> impossible = answer.accepted().keySet().stream()
                    .filter(move -> Questions.isFromEmptyCell(game, move))
                    .findFirst();
            movesNothing |= impossible.isPresent() && !Questions.hasMovement(game);
            sign(game, answer, impossible);
        }
    }

    private void sign(Game game, Answer answer, Optional<Move> impossible) {
        if (impossible.isPresent() && !movesNothing) {
            Move.Movement accepted = (Move.Movement) impossible.get();
            Questions.lastMovements(game)
                    .filter(ply -> Questions.around((Move.Movement) game.moves().get(ply))
                            .anyMatch(accepted.from()::equals))
                    .findFirst()
                    .ifPresent(ply -> add(
                            game, ply, "afterwards, it moves a piece from " + accepted.from() + ", which is empty"));
        } else if (game.plyCount() > 0 && answer.accepted().keySet().stream().noneMatch(game::isLegal)) {
            answer.accepted().entrySet().stream()
                    .filter(move -> isOpponents(game, move.getKey()))
                    .findFirst()
                    .ifPresent(move -> add(
                            game,
                            game.plyCount() - 1,
                            "afterwards, it accepts only moves of the player who has just moved, such as "
                                    + move.getValue()));
        }
    }

    private static boolean isOpponents(Game game, Move move) {
        return move.movedPiece()
                .map(Piece::color)
                .filter(color -> color != game.sideToMove())
                .isPresent();
    }

    private void add(Game game, int ply, String... details) {
        String sort = sort(game, ply);
        found.computeIfAbsent(sort, any -> Finding.of("Its board differs after " + sort, game, details));
    }

    // Going to and fro.

    /** Returns a game in which a piece of each player goes away and comes back, in a sort of moves not often tried. */
    Optional<Game> toAndFro(Game game) {
        Set<String> seen = new HashSet<>();
        for (Move move : game.legalMoves()) {
            if (move instanceof Move.Movement there) {
                Game gone = game.play(there);
                String sort = sort(gone, game.plyCount());
                boolean isNew = seen.add(sort) && tried.getOrDefault(sort, 0) < MAX_TRIES;
                Optional<Game> back = isNew ? back(gone, there, sort) : Optional.empty();
                if (back.isPresent()) {
                    return back;
                }
            }
        }
        return Optional.empty();
    }

    /** The other piece goes in the same way, in one that has been tried, or stays on the ground if this one climbs. */
    private Optional<Game> back(Game gone, Move.Movement there, String sort) {
        for (Move move : gone.legalMoves()) {
            if (move instanceof Move.Movement other) {
                Game both = gone.play(other);
                String otherSort = sort(both, gone.plyCount());
                boolean isKnown = tried.containsKey(otherSort) || (sort.equals(CLIMBS) && !otherSort.equals(CLIMBS));
                if (otherSort.equals(sort) || (isKnown && !found.containsKey(otherSort))) {
                    Optional<Game> back = both.playIfLegal(reversed(there))
                            .flatMap(third -> third.playIfLegal(reversed(other)))
                            .filter(OtherBoard::endsToAndFro);
                    if (back.isPresent()) {
                        return back;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Move reversed(Move.Movement move) {
        return Move.move(move.piece(), move.to(), move.from());
    }

    /** Returns whether a game ends with pieces that went to and fro. */
    static boolean endsToAndFro(Game game) {
        return game.plyCount() >= PLIES_TO_AND_FRO
                && game.position().isRepetitionOf(before(game).position());
    }

    /** Returns the game before pieces went to and fro. */
    static Game before(Game game) {
        return game.upTo(game.plyCount() - PLIES_TO_AND_FRO);
    }

    /**
     * Compares the answers before and after pieces went to and fro, about moves that both were asked about. Another
     * piece rests now, so these two say nothing.
     */
    void compare(Game game, Map<Move, String> before, Map<Move, String> after, Set<Move> asked) {
        tried.merge(sort(game, game.plyCount() - PLIES_TO_AND_FRO), 1, Integer::sum);
        Position earlier = before(game).position();
        Set<Move> comparable = new HashSet<>(asked);
        comparable.removeIf(move -> earlier.isLegal(move) != game.isLegal(move)
                || Stream.of(earlier, game.position())
                        .anyMatch(one ->
                                one.resting().isPresent() && one.resting().equals(move.movedPiece())));
        Map<Move, String> first = new LinkedHashMap<>(before);
        Map<Move, String> second = new LinkedHashMap<>(after);
        first.keySet().retainAll(comparable);
        second.keySet().retainAll(comparable);
        if (!first.keySet().equals(second.keySet())) {
            add(
                    game,
                    game.plyCount() - PLIES_TO_AND_FRO,
                    "two pieces went away and came back",
                    "it accepts no more: " + ListedMoves.without(first, second),
                    "it accepts now: " + ListedMoves.without(second, first));
        }
    }

    /** Returns whether the board of the program differs after some move of a game. */
    boolean isAfterLostMove(Game game) {
        for (int ply = 0; ply < game.plyCount() && !found.isEmpty(); ply++) {
            if (found.containsKey(sort(game, ply))) {
                return true;
            }
        }
        return false;
    }

    /** Returns a finding for each sort of moves, once everything was asked. */
    Collection<Finding> found() {
        // Of two pieces that went to and fro, the second one may be the one that another sign tells of.
        found.entrySet().removeIf(sign -> {
            Game game = sign.getValue().game();
            String other = endsToAndFro(game) ? sort(game, game.plyCount() + 1 - PLIES_TO_AND_FRO) : sign.getKey();
            return !other.equals(sign.getKey()) && found.containsKey(other);
        });
        return found.values();
    }
}
