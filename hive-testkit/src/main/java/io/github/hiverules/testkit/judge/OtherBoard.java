package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.judge.JudgedAnswer.Wrong;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The sorts of moves after which a program's board differs. It then accepts what is impossible: a move from an empty
 * cell, or onto a piece without climbing, or that places a piece that is in play; or only moves of the player who has
 * just moved. The last move from or to that cell is to blame. No game with such a move is evidence for anything else.
 */
final class OtherBoard {

    private static final Set<Bug> CLIMBERS = EnumSet.of(Bug.BEETLE, Bug.LADYBUG, Bug.MOSQUITO);

    private OtherBoard() {}

    /** Returns the fewest sorts of moves that explain all impossible moves. */
    static Set<String> found(List<JudgedAnswer> answers) {
        // A program that accepts impossible moves before a piece has moved accepts them anyway.
        boolean anyway = answers.stream()
                .filter(answer -> !hasMovement(answer.game()))
                .anyMatch(answer -> answer.answer().accepted().keySet().stream()
                        .anyMatch(move -> isImpossible(answer.game().position(), move)));
        Map<Game, Set<String>> signs = new LinkedHashMap<>();
        for (JudgedAnswer answer : anyway ? List.<JudgedAnswer>of() : answers) {
            Set<String> sorts = new LinkedHashSet<>();
            answer.wrong().forEach(wrong -> sorts.addAll(sorts(answer, wrong)));
            signs.put(answer.game(), sorts);
        }
        signs.values().removeIf(Set::isEmpty);
        Set<String> found = new LinkedHashSet<>();
        while (!signs.isEmpty()) {
            Map<String, Integer> counts = new LinkedHashMap<>();
            signs.values().forEach(sorts -> sorts.forEach(sort -> counts.merge(sort, 1, Integer::sum)));
            found.add(Collections.max(counts.keySet(), Comparator.comparing(counts::get)));
            signs.keySet().removeIf(game -> hasMoveOf(found, game));
        }
        return found;
    }

    /** Returns the sorts of moves that the program may have carried out wrongly, if it accepts an impossible move. */
    static Set<String> sorts(JudgedAnswer answer, Wrong wrong) {
        Game game = answer.game();
        if (wrong.move().filter(answer::isAccepted).isEmpty() || game.isOver() || game.plyCount() == 0) {
            return Set.of();
        }
        Move accepted = wrong.move().get();
        boolean isOpponents = accepted.movedPiece().stream().anyMatch(piece -> piece.color() != game.sideToMove());
        boolean isImpossible = isImpossible(game.position(), accepted);
        return IntStream.iterate(game.plyCount() - 1, ply -> ply >= 0, ply -> ply - 1)
                .filter(ply -> isImpossible
                        ? leaves(game.moves().get(ply), accepted, game.position())
                        : isOpponents && !answer.acceptsLegal())
                .mapToObj(ply -> sorts(game, ply))
                .findFirst()
                .orElse(Set.of());
    }

    /** Returns whether one of the moves of a game is of one of some sorts. */
    static boolean hasMoveOf(Set<String> sorts, Game game) {
        return !sorts.isEmpty()
                && IntStream.range(0, game.plyCount()).anyMatch(ply -> !Collections.disjoint(sorts, sorts(game, ply)));
    }

    /** Returns the plies of the last movements of both players: a program may still have these pieces where they were. */
    static Stream<Integer> lastMovements(Game game) {
        return Stream.of(game.plyCount() - 2, game.plyCount() - 1)
                .filter(ply -> ply >= 0 && game.moves().get(ply) instanceof Move.Movement);
    }

    static boolean hasMovement(Game game) {
        return game.moves().stream().anyMatch(Move.Movement.class::isInstance);
    }

    static Stream<Hex> around(Hex cell) {
        return Stream.concat(Stream.of(cell), cell.neighbors().stream());
    }

    /** Returns whether a move starts from an empty cell, places what is in play, or goes onto a piece without climbing. */
    private static boolean isImpossible(Position position, Move move) {
        boolean isOntoPiece = move.destination().filter(position::isOccupied).isPresent();
        return move instanceof Move.Movement movement
                ? !position.isOccupied(movement.from())
                        || (isOntoPiece && !CLIMBERS.contains(movement.piece().bug()))
                : isOntoPiece || move.movedPiece().flatMap(position::cellOf).isPresent();
    }

    /** Returns whether a move of the game has left the cell near which an impossible move starts, or at which it aims. */
    private static boolean leaves(Move played, Move impossible, Position position) {
        Hex to = impossible.destination().orElseThrow();
        boolean isFromEmptyCell = impossible instanceof Move.Movement movement && !position.isOccupied(movement.from());
        Hex aim = position.isOccupied(to) || impossible instanceof Move.Movement
                ? to
                : impossible.movedPiece().flatMap(position::cellOf).orElse(to);
        return played instanceof Move.Movement last
                && (last.from().equals(aim)
                        || last.to().equals(aim)
                        || (isFromEmptyCell
                                && around(last.from()).anyMatch(((Move.Movement) impossible).from()::equals)));
    }

    /** Returns the sorts to which a move of the game belongs: a Mosquito also moves as another insect. */
    private static Set<String> sorts(Game game, int ply) {
        Move move = game.moves().get(ply);
        Set<String> sorts = new LinkedHashSet<>();
        move.movedPiece().filter(piece -> move instanceof Move.Movement).ifPresent(piece -> {
            sorts.add(JudgedAnswer.movesOf(piece.bug()));
            sorts.add(JudgedAnswer.movesOf(
                    game.positions().get(ply).route(move).orElseThrow().movesAs()));
        });
        return sorts.isEmpty() ? Set.of(move instanceof Move.Pass ? "passes" : "placements") : sorts;
    }
}
