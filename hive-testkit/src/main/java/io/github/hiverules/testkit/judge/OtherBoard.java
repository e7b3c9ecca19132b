package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.judge.Program.Answer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The sorts of moves after which a program's board differs. It then accepts what is impossible: a move from a cell that
 * the last moves have left, or onto a piece that they moved or uncovered; or only moves of the player who has just
 * moved. No game with such a move is evidence for anything else.
 */
final class OtherBoard {

    private static final Set<Bug> CLIMBERS = EnumSet.of(Bug.BEETLE, Bug.LADYBUG, Bug.MOSQUITO);

    private static final String CLIMBS = "steps onto, along or off the hive";

    /** A move that a program accepts after a game, because its board differs since a move of one of some sorts. */
    record Sign(Game game, Move move, Set<String> sorts, String detail) {}

    private final Map<String, Sign> found = new HashMap<>();

    /** Looks for the fewest sorts of moves that explain all signs. */
    OtherBoard(Collection<JudgedAnswer> answers) {
        List<BiPredicate<Position, Move>> signals =
                new ArrayList<>(List.of(OtherBoard::isFromEmptyCell, OtherBoard::isOntoPiece));
        // A program may do this anyway, although no piece has moved.
        signals.removeIf(signal -> answers.stream()
                .filter(one -> !hasMovement(one.game()))
                .anyMatch(one -> one.answer().accepted().keySet().stream()
                        .anyMatch(move -> signal.test(one.game().position(), move))));
        List<Sign> signs = new ArrayList<>();
        answers.forEach(one -> sign(one.game(), one.answer(), signals).ifPresent(signs::add));
        signs.sort(Comparator.comparingInt(sign -> sign.game.plyCount()));
        while (!signs.isEmpty()) {
            Map<String, Long> counts = new HashMap<>();
            signs.forEach(sign -> sign.sorts.forEach(sort -> counts.merge(sort, 1L, Long::sum)));
            // Of two sorts with as many signs, climbing explains more of what else may be wrong.
            String sort = Collections.max(
                    counts.keySet(),
                    Comparator.<String, Long>comparing(counts::get).thenComparing(CLIMBS::equals));
            signs.stream()
                    .filter(sign -> sign.sorts.contains(sort))
                    .findFirst()
                    .ifPresent(sign -> found.put(sort, sign));
            signs.removeIf(sign -> isAfterDifference(sign.game));
        }
    }

    /** Returns a sign for each sort of moves. */
    Map<String, Sign> found() {
        return found;
    }

    /** Returns whether the board of the program differs after some move of a game. */
    boolean isAfterDifference(Game game) {
        return !found.isEmpty()
                && IntStream.range(0, game.plyCount())
                        .anyMatch(ply -> sorts(game, ply).stream().anyMatch(found::containsKey));
    }

    private static Optional<Sign> sign(Game game, Answer answer, List<BiPredicate<Position, Move>> signals) {
        Set<Move> accepted = answer.accepted().keySet();
        if (game.isOver() || game.plyCount() == 0 || accepted.stream().allMatch(game::isLegal)) {
            return Optional.empty();
        }
        Optional<Sign> impossible = lastMovements(game)
                .flatMap(ply -> accepted.stream()
                        .filter(move -> signals.stream().anyMatch(signal -> signal.test(game.position(), move)))
                        .filter(move -> isNear((Move.Movement) game.moves().get(ply), game.position(), move))
                        .map(move -> new Sign(
                                game,
                                move,
                                sorts(game, ply),
                                "afterwards, it accepts " + ListedMoves.textOrCells(game.position(), move)
                                        + (isFromEmptyCell(game.position(), move)
                                                ? ", from an empty cell"
                                                : ", onto a piece"))))
                .findFirst();
        return impossible.isPresent() || accepted.stream().anyMatch(game::isLegal)
                ? impossible
                : accepted.stream()
                        .filter(move -> isOpponents(game, move))
                        .findFirst()
                        .map(move -> new Sign(
                                game,
                                move,
                                sorts(game, game.plyCount() - 1),
                                "afterwards, it accepts only moves of the player who has just moved, such as "
                                        + answer.accepted().get(move)));
    }

    private static boolean isOpponents(Game game, Move move) {
        return move.movedPiece()
                .map(Piece::color)
                .filter(color -> color != game.sideToMove())
                .isPresent();
    }

    static boolean isFromEmptyCell(Position position, Move move) {
        return move instanceof Move.Movement movement && !position.isOccupied(movement.from());
    }

    private static boolean isOntoPiece(Position position, Move move) {
        return move.destination().filter(position::isOccupied).isPresent()
                && !(move instanceof Move.Movement movement
                        && CLIMBERS.contains(movement.piece().bug()));
    }

    /** Returns whether an impossible move starts near where a piece has left, or ends on its cells. */
    private static boolean isNear(Move.Movement last, Position position, Move impossible) {
        return isFromEmptyCell(position, impossible)
                ? around(last).anyMatch(((Move.Movement) impossible).from()::equals)
                : impossible.destination().stream().anyMatch(to -> to.equals(last.from()) || to.equals(last.to()));
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

    /** Returns the sorts of a move that a program may carry out wrongly. */
    private static Set<String> sorts(Game game, int ply) {
        Move move = game.moves().get(ply);
        if (!(move instanceof Move.Movement movement)) {
            return Set.of(move instanceof Move.Pass ? "passes" : "placements");
        }
        Set<String> sorts =
                new LinkedHashSet<>(Set.of(JudgedAnswer.movesOf(movement.piece().bug())));
        Position before = game.positions().get(ply);
        if (before.heightAt(movement.from()) > 1 || before.isOccupied(movement.to())) {
            sorts.add(CLIMBS);
        }
        return sorts;
    }
}
