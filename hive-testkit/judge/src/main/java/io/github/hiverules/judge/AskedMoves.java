package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.CandidateMoves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The moves that a program is asked for if it only accepts or refuses moves: those that it can be asked for by kind
 * and cell, but for rules that it does not know. Not thread-safe.
 *
 * <p>Most placements are left out, since the cells for them do not depend on kinds, and some legal moves, if the program
 * has to play a long game again for each of them.
 */
final class AskedMoves implements Reader {

    /** The maximum number of plies to replay for the legal moves of one position. */
    private static final int MAX_REPLAYED_PLIES = 200;

    private final boolean inText;
    private final boolean canCopy;
    private final Set<Rule> exceptRules;
    private final Map<Game, Set<Move>> asked = new HashMap<>();

    AskedMoves(HiveTests<?> tests) {
        this.inText = tests.readsText;
        this.canCopy = tests.copy.isPresent();
        this.exceptRules = tests.exceptRules;
    }

    /** Returns the moves, legal or not. */
    Set<Move> of(Game game) {
        return asked.computeIfAbsent(game, this::find);
    }

    private Set<Move> find(Game game) {
        List<Move> legal = new ArrayList<>();
        List<Move> illegal = new ArrayList<>();
        for (Move move : CandidateMoves.of(game.position())) {
            if (canBeAsked(game.position(), move) && !isExcepted(game, move)) {
                (game.isLegal(move) ? legal : illegal).add(move);
            }
        }
        Set<Move> chosen = new LinkedHashSet<>(some(withFewerPlacements(legal), game.plyCount()));
        // A program that refuses a forced pass may know another move, which should be asked for, too.
        chosen.addAll(legal.equals(List.of(Move.pass())) ? illegal : withFewerPlacements(illegal));
        if (!inText) {
            placements(legal).map(Move.Placement::to).findFirst().stream()
                    .flatMap(cell -> missingKinds(game.position(), cell))
                    .filter(move -> !isExcepted(game, move))
                    .forEach(chosen::add);
        }
        return chosen;
    }

    /** Returns a placement of each kind that the player has used up, or that is not in the set, on a possible cell. */
    private static Stream<Move> missingKinds(Position position, Hex cell) {
        Color color = position.sideToMove();
        return Stream.of(Bug.values())
                .filter(bug -> position.nextInHand(color, bug).isEmpty())
                .<Move>map(bug -> Move.place(Piece.of(color, bug, bug.count()), cell));
    }

    /** Leaves out most placements: all kinds of pieces are placed on the first cell, and one on each other cell. */
    private static List<Move> withFewerPlacements(List<Move> moves) {
        List<Hex> cells = placements(moves).map(Move.Placement::to).distinct().toList();
        List<Bug> kinds = placements(moves)
                .map(placement -> placement.piece().bug())
                .distinct()
                .toList();
        return moves.stream()
                .filter(move -> !(move instanceof Move.Placement placement)
                        || placement.to().equals(cells.get(0))
                        || kinds.indexOf(placement.piece().bug()) == cells.indexOf(placement.to()) % kinds.size())
                .toList();
    }

    private static Stream<Move.Placement> placements(List<Move> moves) {
        return moves.stream().filter(Move.Placement.class::isInstance).map(Move.Placement.class::cast);
    }

    /** Leaves out legal moves if the program has to play a long game for each of them. */
    private List<Move> some(List<Move> legal, int plies) {
        int step = canCopy ? 1 : 1 + legal.size() * plies / MAX_REPLAYED_PLIES;
        return IntStream.range(0, legal.size())
                .filter(index -> index % step == plies % step)
                .mapToObj(legal::get)
                .toList();
    }

    /** Kinds and cells say neither which covered piece is meant, nor whose piece is to be placed. */
    private boolean canBeAsked(Position position, Move move) {
        if (move instanceof Move.Movement movement
                && !position.topAt(movement.from()).equals(Optional.of(movement.piece()))) {
            return false;
        }
        if (move instanceof Move.Placement placement
                && !position.nextInHand(position.sideToMove(), placement.piece().bug())
                        .equals(Optional.of(placement.piece()))) {
            return false;
        }
        // Programs may put the first piece on any cell of their own.
        return (!inText && !position.isEmpty()) || isNextToHive(position, move);
    }

    /** Returns whether a text can name the destination, by a neighbor. The first piece goes to the origin. */
    private static boolean isNextToHive(Position position, Move move) {
        if (move instanceof Move.Pass) {
            return true;
        }
        Hex to = move.destination().orElseThrow();
        if (position.isEmpty()) {
            return to.equals(Hex.ORIGIN);
        }
        Optional<Hex> left = move instanceof Move.Movement movement && position.heightAt(movement.from()) == 1
                ? Optional.of(movement.from())
                : Optional.empty();
        return Stream.concat(Stream.of(to), to.neighbors().stream())
                .anyMatch(cell -> position.heightAt(cell) > 0 && !left.equals(Optional.of(cell)));
    }

    /** A program that ignores a rule for throws may allow a move that no rule for the piece itself allows. */
    private boolean isExcepted(Game game, Move move) {
        return !exceptRules.isEmpty()
                && game.check(move)
                        .map(violation -> exceptRules.contains(violation.rule())
                                || violation.attempts().stream()
                                        .anyMatch(attempt ->
                                                attempt.thrower().isPresent() && exceptRules.contains(attempt.rule())))
                        .orElse(move instanceof Move.Pass && exceptRules.contains(Rule.PASS_1));
    }

    @Override
    public Set<Move> heard(Game game, Setup stands, List<Move> legalThere) {
        boolean isThere = stands.equals(game.position().setup());
        Optional<Position> reader = inText && !isThere ? Reader.position(stands) : Optional.empty();
        Set<Move> accepted = Set.copyOf(legalThere);
        Set<Move> heard = new LinkedHashSet<>(game.legalMoves());
        heard.removeAll(of(game));
        of(game).stream()
                .filter(move -> accepted.contains(isThere ? move : understood(game.position(), move, stands, reader)))
                .forEach(heard::add);
        return heard;
    }

    /** Returns what a program that stands elsewhere takes a move for. */
    private Move understood(Position position, Move move, Setup stands, Optional<Position> reader) {
        return inText
                ? reader.flatMap(there -> IllegalMoves.heard(position, move, there))
                        .orElse(move)
                : byKindAndCell(move, stands);
    }

    @Override
    public Move understood(Move move, Setup stands) {
        return inText ? move : byKindAndCell(move, stands);
    }

    private static Move byKindAndCell(Move move, Setup stands) {
        if (move instanceof Move.Movement movement) {
            List<Piece> stack = stands.stacks().getOrDefault(movement.from(), List.of());
            return stack.isEmpty() ? move : Move.move(stack.get(stack.size() - 1), movement.from(), movement.to());
        }
        if (!(move instanceof Move.Placement placement)) {
            return move;
        }
        Set<Piece> inPlay =
                stands.stacks().values().stream().flatMap(List::stream).collect(Collectors.toSet());
        return stands.ruleset().pieces(stands.sideToMove()).stream()
                .filter(piece -> piece.bug() == placement.piece().bug() && !inPlay.contains(piece))
                .min(Piece::compareTo)
                .<Move>map(piece -> Move.place(piece, placement.to()))
                .orElse(move);
    }
}
