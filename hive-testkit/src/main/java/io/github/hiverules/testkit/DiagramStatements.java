package io.github.hiverules.testkit;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the statements under a drawing: each kind of sentence has a pattern and a meaning. */
final class DiagramStatements {

    private static final String PIECE = "(?<piece>[wb][A-Z]\\d?)";
    private static final String LIST = "(?<list>any piece|[A-Za-z0-9, ]+)";
    private static final String MARK = "(?<mark>[+a-z])";
    private static final String SIDE = "(?<side>White|Black)";
    private static final String RULE = ": (?<rule>[A-Z]+-\\d)";
    private static final String OUTCOME = "(?<outcome>White wins|Black wins|[Tt]he game is drawn|[Tt]he game goes on)";

    private static final List<Form> FORMS = List.of(
            form(PIECE + " moves to " + MARK, DiagramStatements::expectDestinations),
            form(PIECE + " moves nowhere", (statements, match) -> statements.expectDestinations(match, Set.of())),
            form(PIECE + " may not move to " + MARK + RULE, DiagramStatements::refuseDestination),
            form(PIECE + " may not move from (?<from>[a-z]) to " + MARK + RULE, DiagramStatements::refuseMoveFromMark),
            form(PIECE + " may not move" + RULE, DiagramStatements::refuseAllMoves),
            form(PIECE + " throws " + LIST + " to " + MARK, DiagramStatements::expectThrows),
            form(PIECE + " throws nothing", (statements, match) -> statements.expectThrows(match, Set.of())),
            form(PIECE + " may not throw " + LIST + " to " + MARK + RULE, DiagramStatements::refuseThrow),
            form(
                    SIDE + " places nothing",
                    (statements, match) -> statements.expect(new Expectation.Placements(Set.of()))),
            form(SIDE + " places " + LIST + " at " + MARK, DiagramStatements::expectPlacements),
            form(SIDE + " may not place " + LIST + " at " + MARK + RULE, DiagramStatements::refusePlacement),
            form(SIDE + " has to pass", (statements, match) -> statements.expect(new Expectation.OnlyPass())),
            form(SIDE + " may not pass" + RULE, DiagramStatements::refusePass),
            form("Nothing is legal" + RULE, DiagramStatements::expectNothingLegal),
            form(OUTCOME, (statements, match) -> statements.expect(new Expectation.OutcomeIs(outcome(match)))),
            form("After " + PIECE + " moves to " + MARK + ", " + OUTCOME, DiagramStatements::expectOutcomeAfter),
            form(
                    "After " + SIDE + " places " + LIST + " at " + MARK + ", " + OUTCOME,
                    DiagramStatements::expectOutcomeAfterPlacement),
            form("The game so far is drawn by repetition", (statements, match) -> statements.expectResult(true)),
            form("The game so far goes on", (statements, match) -> statements.expectResult(false)));

    private final TextDiagram board;
    private final DiagramMoves moves;
    private final List<Expectation> expectations = new ArrayList<>();
    private final List<RefusedMoves> refusedMoves = new ArrayList<>();
    private DiagramLine line = new DiagramLine(0, "");

    DiagramStatements(TextDiagram board) {
        this.board = board;
        this.moves = new DiagramMoves(board.setup());
    }

    List<Expectation> expectations() {
        return expectations;
    }

    List<RefusedMoves> refusedMoves() {
        return refusedMoves;
    }

    void add(DiagramLine statement) {
        line = statement;
        for (Form form : FORMS) {
            Matcher match = form.pattern().matcher(statement.text());
            if (match.matches()) {
                form.meaning().accept(this, match);
                return;
            }
        }
        throw statement.fault("a statement, such as 'wS1 moves to +' or 'wS1 may not move to x: SPIDER-1'");
    }

    private void expect(Expectation expectation) {
        expectations.add(expectation);
    }

    private void expectDestinations(Matcher match) {
        expectDestinations(match, Set.copyOf(moves.movements(piece(match), cellOf(match), markedCells(match))));
    }

    private void expectDestinations(Matcher match, Set<Move> legal) {
        expect(new Expectation.Destinations(piece(match), legal));
    }

    private void refuseDestination(Matcher match) {
        refuse(moves.movements(piece(match), cellOf(match), markedCells(match)), match);
    }

    private void refuseMoveFromMark(Matcher match) {
        for (Hex from : markedCells(match, match.group("from"))) {
            refuse(moves.movements(piece(match), from, markedCells(match)), match);
        }
    }

    private void refuseAllMoves(Matcher match) {
        Hex from = cellOf(match);
        refuse(moves.movements(piece(match), from, moves.cellsNearHive(2, Set.of(from))), match);
    }

    private void expectThrows(Matcher match) {
        expectThrows(match, Set.copyOf(throwMoves(match)));
    }

    private void expectThrows(Matcher match, Set<Move> legal) {
        expect(new Expectation.Throws(piece(match), cellOf(match), legal));
    }

    private void refuseThrow(Matcher match) {
        refusedMoves.add(new RefusedMoves(throwMoves(match), rule(match), Optional.of(piece(match))));
    }

    private List<Move> throwMoves(Matcher match) {
        List<Move> throwMoves = new ArrayList<>();
        for (Piece piece : pieces(match)) {
            throwMoves.addAll(moves.movements(piece, cellOf(piece), markedCells(match)));
        }
        return throwMoves;
    }

    private void expectPlacements(Matcher match) {
        expect(new Expectation.Placements(Set.copyOf(placementMoves(match))));
    }

    private void refusePlacement(Matcher match) {
        refuse(placementMoves(match), match);
    }

    private List<Move> placementMoves(Matcher match) {
        List<Piece> inHand = moves.nextInHand(board.setup().sideToMove());
        String list = match.group("list");
        List<Piece> pieces = list.equals("any piece")
                ? inHand
                : DiagramLine.list(list).stream()
                        .map(name -> pieceOrInsect(name, inHand))
                        .toList();
        return moves.placements(pieces, markedCells(match));
    }

    /** Finds a piece by its name, or the next piece in hand with an insect by its letter. */
    private Piece pieceOrInsect(String name, List<Piece> inHand) {
        return Piece.find(name)
                .or(() -> inHand.stream()
                        .filter(piece -> name.equals(String.valueOf(piece.bug().letter())))
                        .findFirst())
                .orElseThrow(() -> line.fault("letters of insects in hand or names of pieces"));
    }

    private void refusePass(Matcher match) {
        refuse(List.of(Move.pass()), match);
    }

    private void expectNothingLegal(Matcher match) {
        expect(new Expectation.NothingLegal());
        refuse(moves.movesNearHive(), match);
    }

    private void expectOutcomeAfter(Matcher match) {
        for (Move move : moves.movements(piece(match), cellOf(match), markedCells(match))) {
            expect(new Expectation.OutcomeAfter(move, outcome(match)));
        }
    }

    private void expectOutcomeAfterPlacement(Matcher match) {
        for (Move move : placementMoves(match)) {
            expect(new Expectation.OutcomeAfter(move, outcome(match)));
        }
    }

    private void expectResult(boolean drawn) {
        expect(new Expectation.GameResultIs(
                drawn ? new GameResult(Outcome.DRAW, GameResult.Ending.REPETITION) : GameResult.IN_PROGRESS));
    }

    private void refuse(List<Move> illegal, Matcher match) {
        refusedMoves.add(new RefusedMoves(illegal, rule(match), Optional.empty()));
    }

    private Piece piece(Matcher match) {
        String name = match.group("piece");
        return Piece.find(name).orElseThrow(() -> line.fault(match.start("piece"), name, "the name of a piece"));
    }

    private List<Piece> pieces(Matcher match) {
        return DiagramLine.list(match.group("list")).stream()
                .map(name -> Piece.find(name).orElseThrow(() -> line.fault("names of pieces")))
                .toList();
    }

    private Hex cellOf(Matcher match) {
        return cellOf(piece(match));
    }

    private Hex cellOf(Piece piece) {
        return moves.cellOf(piece).orElseThrow(() -> line.fault("a piece in the drawing"));
    }

    private Set<Hex> markedCells(Matcher match) {
        return markedCells(match, match.group("mark"));
    }

    private Set<Hex> markedCells(Matcher match, String mark) {
        Set<Hex> cells = board.cellsWithMark(mark.charAt(0));
        if (cells.isEmpty()) {
            throw line.fault(match.start("mark"), mark, "a mark in the drawing");
        }
        return cells;
    }

    private Rule rule(Matcher match) {
        String id = match.group("rule");
        return Rule.find(id).orElseThrow(() -> line.fault(match.start("rule"), id, "the id of a rule"));
    }

    private static Outcome outcome(Matcher match) {
        return switch (match.group("outcome")) {
            case "White wins" -> Outcome.WHITE_WINS;
            case "Black wins" -> Outcome.BLACK_WINS;
            case "The game is drawn", "the game is drawn" -> Outcome.DRAW;
            default -> Outcome.IN_PROGRESS;
        };
    }

    private static Form form(String pattern, BiConsumer<DiagramStatements, Matcher> meaning) {
        return new Form(Pattern.compile(pattern), meaning);
    }

    /** One kind of sentence, and how to read it. */
    private record Form(Pattern pattern, BiConsumer<DiagramStatements, Matcher> meaning) {}
}
