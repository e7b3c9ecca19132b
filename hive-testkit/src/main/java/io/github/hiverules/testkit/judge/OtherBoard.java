package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.judge.JudgedAnswer.Cause;
import io.github.hiverules.testkit.judge.JudgedAnswer.Wrong;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The sorts of moves after which a program's board differs. It then accepts what is impossible: a move from a cell that
 * the last moves have left, or onto a piece that they moved or uncovered; or only moves of the player who has just
 * moved. No game with such a move is evidence for anything else.
 */
final class OtherBoard {

    private static final Set<Bug> CLIMBERS = EnumSet.of(Bug.BEETLE, Bug.LADYBUG, Bug.MOSQUITO);

    private static final Cause CLIMBING = cause("steps onto, along or off the hive");

    private OtherBoard() {}

    private static Cause cause(String sort) {
        return new Cause(Cause.Type.BOARD, sort);
    }

    /** Returns the sorts of moves that the program may have carried out wrongly, if it accepts an illegal move. */
    static Set<Cause> causes(Game game, Move accepted, boolean acceptsLegal) {
        Set<Cause> causes = new LinkedHashSet<>();
        if (!game.isOver() && game.plyCount() > 0) {
            lastMovements(game)
                    .filter(ply -> isNear(game.position(), accepted, (Move.Movement)
                            game.moves().get(ply)))
                    .limit(1)
                    .forEach(ply -> causes.addAll(sorts(game, ply)));
            boolean isOpponents = accepted.movedPiece().stream().anyMatch(piece -> piece.color() != game.sideToMove());
            if (causes.isEmpty() && isOpponents && !acceptsLegal) {
                causes.addAll(sorts(game, game.plyCount() - 1));
            }
        }
        return causes;
    }

    /** Returns the fewest sorts of moves that explain all impossible moves. */
    static Set<Cause> found(List<JudgedAnswer> answers) {
        List<Wrong> wrong = new ArrayList<>();
        answers.forEach(answer ->
                answer.wrong().stream().filter(one -> one.move().isPresent()).forEach(wrong::add));
        List<Wrong> signs = new ArrayList<>(wrong);
        signs.removeIf(one -> one.causes().stream().noneMatch(cause -> cause.type() == Cause.Type.BOARD));
        for (Predicate<Wrong> isImpossible : List.<Predicate<Wrong>>of(
                one -> isFromEmptyCell(one.game().position(), one.move().orElseThrow()),
                one -> isOntoPiece(one.game().position(), one.move().orElseThrow()))) {
            // A program may do this anyway, although no piece has moved.
            if (wrong.stream().anyMatch(one -> !hasMovement(one.game()) && isImpossible.test(one))) {
                signs.removeIf(isImpossible);
            }
        }
        Set<Cause> found = new LinkedHashSet<>();
        while (!signs.isEmpty()) {
            Map<Cause, Long> counts = signs.stream()
                    .flatMap(sign -> sign.causes().stream())
                    .filter(cause -> cause.type() == Cause.Type.BOARD)
                    .collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()));
            // Of two sorts with as many signs, climbing explains more of what else may be wrong.
            found.add(Collections.max(
                    counts.keySet(),
                    Comparator.<Cause, Long>comparing(counts::get).thenComparing(CLIMBING::equals)));
            signs.removeIf(sign -> hasMoveOf(found, sign.game()));
        }
        return found;
    }

    /** Returns whether one of the moves of a game is of one of some sorts. */
    static boolean hasMoveOf(Set<Cause> sorts, Game game) {
        return !sorts.isEmpty()
                && IntStream.range(0, game.plyCount()).anyMatch(ply -> !Collections.disjoint(sorts, sorts(game, ply)));
    }

    /** Returns whether a move is impossible: it starts near where a piece has left, or ends on its cells. */
    private static boolean isNear(Position position, Move move, Move.Movement last) {
        return isFromEmptyCell(position, move)
                ? around(last).anyMatch(((Move.Movement) move).from()::equals)
                : isOntoPiece(position, move)
                        && Stream.of(last.from(), last.to())
                                .anyMatch(move.destination().orElseThrow()::equals);
    }

    private static boolean isFromEmptyCell(Position position, Move move) {
        return move instanceof Move.Movement movement && !position.isOccupied(movement.from());
    }

    private static boolean isOntoPiece(Position position, Move move) {
        return move.destination().filter(position::isOccupied).isPresent()
                && !(move instanceof Move.Movement movement
                        && CLIMBERS.contains(movement.piece().bug()));
    }

    /** Returns the plies of the last movements of both players: these pieces may stand elsewhere for the program. */
    static Stream<Integer> lastMovements(Game game) {
        return Stream.of(game.plyCount() - 2, game.plyCount() - 1)
                .filter(ply -> ply >= 0 && game.moves().get(ply) instanceof Move.Movement);
    }

    static boolean hasMovement(Game game) {
        return game.moves().stream().anyMatch(Move.Movement.class::isInstance);
    }

    static Stream<Hex> around(Move.Movement movement) {
        return Stream.concat(Stream.of(movement.from()), movement.from().neighbors().stream());
    }

    private static Set<Cause> sorts(Game game, int ply) {
        Move move = game.moves().get(ply);
        if (!(move instanceof Move.Movement movement)) {
            return Set.of(cause(move instanceof Move.Pass ? "passes" : "placements"));
        }
        Set<Cause> sorts = new LinkedHashSet<>(
                Set.of(cause(JudgedAnswer.movesOf(movement.piece().bug()))));
        Position before = game.positions().get(ply);
        if (before.heightAt(movement.from()) > 1 || before.isOccupied(movement.to())) {
            sorts.add(CLIMBING);
        }
        return sorts;
    }
}
