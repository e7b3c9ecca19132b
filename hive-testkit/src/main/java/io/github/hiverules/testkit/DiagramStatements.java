package io.github.hiverules.testkit;

import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the statements under a drawing: each kind of sentence is a pattern with a meaning. */
final class DiagramStatements {

    private static final String PIECE = "(?<piece>[wb][A-Z]\\d?)";
    private static final String LIST = "(?<list>any piece|[A-Za-z0-9, ]+)";
    private static final String MARK = "(?<mark>[+a-z])";
    private static final String SIDE = "(?<side>White|Black)";
    private static final String RULE = ": (?<rule>[A-Z]+-\\d)";
    private static final String OUTCOME = "(?<outcome>White wins|Black wins|[Tt]he game is drawn|[Tt]he game goes on)";

    private static final List<Form> FORMS = List.of(
            form(PIECE + " moves to " + MARK, DiagramStatements::destinations),
            form(PIECE + " moves nowhere", (read, match) -> read.destinations(match, Set.of())),
            form(PIECE + " may not move to " + MARK + RULE, DiagramStatements::noDestination),
            form(PIECE + " may not move from (?<from>[a-z]) to " + MARK + RULE, DiagramStatements::notFromThere),
            form(PIECE + " may not move" + RULE, DiagramStatements::noMove),
            form(PIECE + " throws " + LIST + " to " + MARK, DiagramStatements::throwsTo),
            form(PIECE + " throws nothing", (read, match) -> read.throwsOf(match, Set.of())),
            form(
                    PIECE + " may not throw " + LIST + " to " + MARK + "(?<itself>, where it goes by itself)?" + RULE,
                    DiagramStatements::noThrow),
            form(SIDE + " places nothing", (read, match) -> read.expect(new Expectation.Placements(Set.of()))),
            form(SIDE + " places " + LIST + " at " + MARK, DiagramStatements::placements),
            form(SIDE + " may not place " + LIST + " at " + MARK + RULE, DiagramStatements::noPlacement),
            form(SIDE + " moves only " + LIST, DiagramStatements::movers),
            form(SIDE + " moves nothing", (read, match) -> read.movers(match, Set.of())),
            form(SIDE + " has to pass", (read, match) -> read.expect(new Expectation.OnlyPass())),
            form(SIDE + " may not pass" + RULE, DiagramStatements::noPass),
            form("Nothing is legal" + RULE, DiagramStatements::nothingLegal),
            form(OUTCOME, (read, match) -> read.expect(new Expectation.OutcomeIs(outcome(match)))),
            form("After " + PIECE + " moves to " + MARK + ", " + OUTCOME, DiagramStatements::outcomeAfter),
            form("The game so far is drawn by repetition", (read, match) -> read.repetition(true)),
            form("The game so far goes on", (read, match) -> read.repetition(false)));

    private final TextDiagram board;
    private final DiagramMoves moves;
    private final List<Expectation> expectations = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private DiagramLine line = new DiagramLine(0, "");

    DiagramStatements(TextDiagram board) {
        this.board = board;
        this.moves = new DiagramMoves(board.setup());
    }

    List<Expectation> expectations() {
        return expectations;
    }

    List<Refusal> refusals() {
        return refusals;
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

    private void destinations(Matcher match) {
        destinations(match, Set.copyOf(moves.movements(piece(match), at(match), mark(match))));
    }

    private void destinations(Matcher match, Set<Move> legal) {
        expect(new Expectation.Destinations(piece(match), legal));
    }

    private void noDestination(Matcher match) {
        refuse(moves.movements(piece(match), at(match), mark(match)), match);
    }

    private void notFromThere(Matcher match) {
        for (Hex from : marked(match, match.group("from"))) {
            refuse(moves.movements(piece(match), from, mark(match)), match);
        }
    }

    private void noMove(Matcher match) {
        Hex from = at(match);
        refuse(moves.movements(piece(match), from, moves.cellsNearHive(2, Set.of(from))), match);
    }

    private void throwsTo(Matcher match) {
        throwsOf(match, Set.copyOf(thrown(match)));
    }

    private void throwsOf(Matcher match, Set<Move> legal) {
        expect(new Expectation.Throws(piece(match), at(match), legal));
    }

    private void noThrow(Matcher match) {
        boolean itself = match.group("itself") != null;
        refusals.add(new Refusal(thrown(match), rule(match), Optional.of(piece(match)), itself));
    }

    private List<Move> thrown(Matcher match) {
        List<Move> thrown = new ArrayList<>();
        for (Piece piece : pieces(match)) {
            thrown.addAll(moves.movements(piece, at(piece), mark(match)));
        }
        return thrown;
    }

    private void placements(Matcher match) {
        expect(new Expectation.Placements(Set.copyOf(placed(match))));
    }

    private void noPlacement(Matcher match) {
        refuse(placed(match), match);
    }

    private List<Move> placed(Matcher match) {
        List<Piece> inHand = moves.nextInHand(board.setup().sideToMove());
        String list = match.group("list");
        List<Piece> pieces = list.equals("any piece")
                ? inHand
                : DiagramTokens.list(list).stream()
                        .map(name -> pieceOrKind(name, inHand))
                        .toList();
        return moves.placements(pieces, mark(match));
    }

    /** A letter alone means the next piece in hand of that kind; a color and a letter mean a certain piece. */
    private Piece pieceOrKind(String name, List<Piece> inHand) {
        return Piece.find(name)
                .or(() -> inHand.stream()
                        .filter(piece -> name.equals(String.valueOf(piece.bug().letter())))
                        .findFirst())
                .orElseThrow(() -> line.fault("letters of kinds in hand or names of pieces"));
    }

    private void movers(Matcher match) {
        movers(match, Set.copyOf(pieces(match)));
    }

    private void movers(Matcher match, Set<Piece> pieces) {
        expect(new Expectation.Movers(match.group("side").equals("White") ? Color.WHITE : Color.BLACK, pieces));
    }

    private void noPass(Matcher match) {
        refuse(List.of(Move.pass()), match);
    }

    private void nothingLegal(Matcher match) {
        expect(new Expectation.NothingLegal());
        refuse(moves.everythingNearHive(), match);
    }

    private void outcomeAfter(Matcher match) {
        for (Move move : moves.movements(piece(match), at(match), mark(match))) {
            expect(new Expectation.OutcomeAfter(move, outcome(match)));
        }
    }

    private void repetition(boolean drawn) {
        expect(new Expectation.GameResultIs(
                drawn ? new GameResult(Outcome.DRAW, GameResult.Ending.REPETITION) : GameResult.IN_PROGRESS));
    }

    private void refuse(List<Move> illegal, Matcher match) {
        refusals.add(new Refusal(illegal, rule(match), Optional.empty(), false));
    }

    private Piece piece(Matcher match) {
        String name = match.group("piece");
        return Piece.find(name).orElseThrow(() -> line.fault(match.start("piece"), name, "the name of a piece"));
    }

    private List<Piece> pieces(Matcher match) {
        return DiagramTokens.list(match.group("list")).stream()
                .map(name -> Piece.find(name).orElseThrow(() -> line.fault("names of pieces")))
                .toList();
    }

    private Hex at(Matcher match) {
        return at(piece(match));
    }

    private Hex at(Piece piece) {
        return moves.cellOf(piece).orElseThrow(() -> line.fault("a piece that is drawn"));
    }

    private Set<Hex> mark(Matcher match) {
        return marked(match, match.group("mark"));
    }

    private Set<Hex> marked(Matcher match, String mark) {
        Set<Hex> cells = board.marked(mark.charAt(0));
        if (cells.isEmpty()) {
            throw line.fault(match.start("mark"), mark, "a mark that is drawn");
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

    /** One kind of sentence. */
    private record Form(Pattern pattern, BiConsumer<DiagramStatements, Matcher> meaning) {}
}
