package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.shrinking.ReducedGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a program is asked: games, and after each game the pass, and placements and moves to all cells of the hive and
 * next to it, as far as the program can hear them.
 */
final class Questions {

    private final boolean hearsCells;
    private final boolean lists;
    private final Set<Rule> exceptRules;

    Questions(Program program, Set<Rule> exceptRules) {
        this.hearsCells = program.hearsCells();
        this.lists = program.lists();
        this.exceptRules = exceptRules;
    }

    // Games.

    /** White cannot move a piece, but place one. */
    private static final Game STUCK = GameString.read(
            "Base;InProgress;White[5];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wG1 -wQ;bA1 bQ-;wG2 -wG1;bA1 -wG2",
            ReadOptions.lenient());

    /**
     * Returns games in the order of their lengths: those that lead to diagrams, each in the first of these sets that has
     * its pieces, or that begin with the positions of all diagrams, if the program sets up positions; one in which only
     * placements are left; and for each set one that uses up all its pieces.
     */
    List<Game> games(List<Ruleset> sets, boolean setsUp) {
        List<Game> games = new ArrayList<>();
        RulebookDiagrams.all().forEach(diagram -> game(diagram, sets, setsUp).ifPresent(games::add));
        ReducedGame.under(sets.get(0), STUCK).ifPresent(games::add);
        sets.forEach(set -> games.add(withAllPieces(set)));
        games.sort(Comparator.comparingInt(Game::plyCount));
        return games;
    }

    private Optional<Game> game(RulebookDiagram diagram, List<Ruleset> sets, boolean setsUp) {
        Optional<Game> game = setsUp ? Optional.of(Game.start(diagram.position())) : diagram.game();
        return game.filter(any -> Collections.disjoint(diagram.allowingRules(), exceptRules))
                .flatMap(any -> smallest(sets, diagram.setup().ruleset()))
                .flatMap(set -> ReducedGame.under(set, game.get()));
    }

    private static Optional<Ruleset> smallest(List<Ruleset> sets, Ruleset wanted) {
        return sets.stream()
                .filter(set -> set.expansions().containsAll(wanted.expansions()))
                .findFirst();
    }

    private static Game withAllPieces(Ruleset set) {
        Game game = Game.start(set);
        while (!game.legalMoves().placeablePieces().isEmpty()) {
            game = game.play(game.legalMoves().get(0));
        }
        return game;
    }

    /** Returns how a game ends, as far as programs may see that in different ways. */
    static String end(Game game) {
        Position end = game.position();
        boolean isCovered = Stream.of(Color.values())
                .flatMap(color -> end.cellOf(Piece.of(color, Bug.QUEEN_BEE)).stream())
                .anyMatch(cell -> end.heightAt(cell) > 1);
        return end.outcome() + " " + isCovered;
    }

    // Moves.

    /** Returns everything that a program is asked for; one that lists moves is also asked for all legal ones. */
    Set<Move> moves(Game game) {
        Set<Move> moves = nearHive(game);
        moves.addAll(lists ? game.legalMoves() : fromEmptyCells(game));
        moves.removeIf(move -> isExcepted(game, move));
        return moves;
    }

    private Set<Move> nearHive(Game game) {
        Position position = game.position();
        Set<Hex> cells = cells(game);
        // After the end, a pass would show only what it shows before.
        Set<Move> moves = new LinkedHashSet<>(game.isOver() ? List.of() : List.of(Move.pass()));
        addPlacements(game, cells, moves);
        List<Piece> pieces = hearsCells
                ? position.topPieces()
                : position.stacks().values().stream().flatMap(List::stream).toList();
        for (Piece piece : pieces) {
            cells.forEach(to -> moves.add(position.moveOf(piece, to)));
        }
        moves.removeIf(move -> !hearsCells && move instanceof Move.Movement movement && !isSayable(position, movement));
        return moves;
    }

    private Set<Hex> cells(Game game) {
        Set<Hex> cells = new LinkedHashSet<>(game.position().stacks().keySet());
        // The second piece must touch the first one, which a program may forget.
        int steps = hearsCells && game.position().stacks().size() == 1 ? 2 : 1;
        for (int i = 0; i < steps; i++) {
            List.copyOf(cells).forEach(cell -> cells.addAll(cell.neighbors()));
        }
        return cells.isEmpty() ? Set.of(Hex.ORIGIN) : cells;
    }

    /**
     * Adds all insects on one cell, or on all cells if none in hand can be placed, and one insect on each other cell. An
     * empty hand is also asked for insects.
     */
    private void addPlacements(Game game, Set<Hex> cells, Set<Move> moves) {
        Position position = game.position();
        Optional<Hex> possible = game.legalMoves().stream()
                .filter(Move.Placement.class::isInstance)
                .flatMap(move -> move.destination().stream())
                .findFirst();
        boolean isHandEmpty = position.hand(position.sideToMove()).isEmpty();
        int number = game.plyCount();
        for (Hex to : cells) {
            number++;
            for (Bug bug : Bug.values()) {
                Optional<Piece> next = position.nextInHand(position.sideToMove(), bug);
                boolean isPossible = possible.map(to::equals).orElse(next.isPresent());
                if (isPossible
                        || ((next.isPresent() || isHandEmpty) && bug.ordinal() == number % Bug.values().length)) {
                    // A program that hears cells may place a piece that is used up, or not in the set.
                    next.or(() -> Optional.of(Piece.of(position.sideToMove(), bug, bug.count())))
                            .filter(piece -> hearsCells || next.isPresent())
                            .ifPresent(piece -> moves.add(Move.place(piece, to)));
                }
            }
        }
    }

    /** Returns whether a text can name the destination, by a neighbor that stays where it is. */
    private static boolean isSayable(Position position, Move.Movement move) {
        return OtherBoard.around(move.to())
                .anyMatch(cell -> position.heightAt(cell) > (cell.equals(move.from()) ? 1 : 0));
    }

    /** Returns whether one of the rules that the program does not know yet forbids the move or its throw. */
    private boolean isExcepted(Game game, Move move) {
        return !exceptRules.isEmpty()
                && game.check(move)
                        .map(violation -> exceptRules.contains(violation.rule())
                                || violation.attempts().stream()
                                        .anyMatch(attempt -> exceptRules.contains(attempt.rule())))
                        .orElse(move instanceof Move.Pass && exceptRules.contains(Rule.PASS_1));
    }

    /**
     * Returns impossible moves, from cells that are empty since the last moves, or next to them: a program that accepts
     * one has a piece there.
     */
    private Set<Move> fromEmptyCells(Game game) {
        Position position = game.position();
        Piece queen = Piece.of(position.sideToMove(), Bug.QUEEN_BEE);
        Stream<Hex> left = OtherBoard.hasMovement(game)
                ? OtherBoard.lastMovements(game)
                        .flatMap(ply ->
                                OtherBoard.around(((Move.Movement) game.moves().get(ply)).from()))
                : cells(game).stream().limit(game.plyCount() == 2 ? Integer.MAX_VALUE : 0);
        Set<Move> moves = new LinkedHashSet<>();
        left.filter(from -> hearsCells && !game.isOver() && !position.isOccupied(from))
                .forEach(from -> position.stacks().keySet().stream()
                        .flatMap(OtherBoard::around)
                        .filter(to -> !to.equals(from))
                        .forEach(to -> moves.add(Move.move(queen, from, to))));
        return moves;
    }
}
