package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.CanonicalForm;
import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.drawing.CellGeometry;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples about rules in the README and Javadoc. {@link CompiledExamplesTest} compares the lines. */
class RuleExamplesTest {

    private static final String ROW = "Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-";

    @RegisterExtension
    private final Printed printed = new Printed();

    /** The tap hits the empty cell west of the row. */
    @Test
    void cellAt_tappedPoint_findsCell() {
        Position position = GameString.read(ROW).position();
        double x = 20;
        double y = 60;
        Route route = position.route(MoveString.read("wQ /wS1", position)).orElseThrow();
        CellGeometry geometry = CellGeometry.ofRadius(24);
        CellGeometry.Box box = geometry.boxWithRim(position.stacks().keySet());
        Hex tapped = geometry.cellAt(x + box.left(), y + box.top());
        List<CellGeometry.Point> path = geometry.points(route, position);

        assertThat(tapped).isEqualTo(Hex.of(-2, 0));
        assertThat(path).containsExactly(geometry.center(Hex.of(-1, 0)), geometry.center(Hex.of(-1, 1)));
    }

    /** All six replies to the first piece are equivalent by symmetry. */
    @Test
    void canonicalForm_openingBook_countsSymmetricRepliesTogether() {
        Position position = GameString.read("Base;InProgress;Black[1];wS1").position();
        Map<Map.Entry<Position, Move>, Integer> book = new HashMap<>();
        for (String reply : List.of("bG1 wS1-", "bG1 wS1/", "bG1 \\wS1", "bG1 -wS1", "bG1 /wS1", "bG1 wS1\\")) {
            Move move = MoveString.read(reply, position);
            CanonicalForm form = position.canonicalForm();
            book.merge(Map.entry(form.position(), form.canonical(move)), 1, Integer::sum);
        }

        assertThat(book.values()).containsExactly(6);
    }

    @Test
    void isLegal_withoutNotation_acceptsLegalMove() {
        Position position = Position.initial(Ruleset.ONLINE);
        Move move = Move.place(Piece.of(Color.WHITE, Bug.SPIDER, 1), Hex.ORIGIN);
        if (position.isLegal(move)) {
            position = position.play(move);
        }

        assertThat(position.stackAt(Hex.ORIGIN)).containsExactly(Piece.of(Color.WHITE, Bug.SPIDER, 1));
        assertThat(position.sideToMove()).isEqualTo(Color.BLACK);
    }

    @ParameterizedTest
    @CsvSource({"wQ, '-1,1', legal", "wS1, '1,-1', HIVE-2", "bG1, '2,-1', TURN-2", "wA1, '-2,0', legal"})
    void check_tappedPieceAndCell_namesRule(String name, String tapped, String expected) {
        Game game = GameString.read(ROW);
        Piece piece = Piece.of(name);
        Hex cell = Hex.of(tapped);
        Optional<Violation> refused = game.check(game.position().moveOf(piece, cell));
        System.out.println(refused.map(violation -> violation.rule().id()).orElse("legal"));

        assertThat(String.join(" ", printed.lines())).isEqualTo(expected);
    }

    @Test
    void play_illegalMove_throwsWithViolation() {
        Position position = Position.initial(Ruleset.ONLINE);
        Move queenFirst = Move.place(Piece.of(Color.WHITE, Bug.QUEEN_BEE), Hex.ORIGIN);
        try {
            position = position.play(queenFirst);
        } catch (IllegalMoveException e) {
            System.out.println(e.violation().rule()); // OPENING_1
        }

        assertThat(printed.lines()).containsExactly(Rule.OPENING_1.toString());
        assertThat(position).isEqualTo(Position.initial(Ruleset.ONLINE));
    }

    @Test
    void check_pinnedPiece_givesEvidence() {
        Position position = GameString.read(ROW).position();
        Move move = MoveString.read("wS1 bQ-", position);
        position.check(move).ifPresent(violation -> {
            if (violation.kind() == Violation.Kind.PINNED) {
                System.out.println("It is all that connects " + violation.cutOffPieces());
            }
            System.out.println(Sentences.german().violation(position, violation));
        });

        assertThat(printed.lines())
                .containsExactly(
                        "It is all that connects [wQ]",
                        "Die Spinne wS1 hält den Schwarm zusammen: Ohne diesen Stein ginge die Verbindung zu wQ"
                                + " verloren.");
    }

    @Test
    void check_illegalMove_namesRuleAndCells() {
        Position position = GameString.read(ROW).position();
        Move move = MoveString.read("wS1 bQ-", position);

        Optional<Violation> refused = position.check(move);
        refused.ifPresent(violation -> {
            System.out.println(violation.rule()); // HIVE_2
            System.out.println(violation.cells()); // [(0,0), (-1,0)]
            System.out.println(violation.cutOffCells()); // [(-1,0)]
        });

        assertThat(printed.lines()).containsExactly("HIVE_2", "[(0,0), (-1,0)]", "[(-1,0)]");
    }

    @Test
    void legalMoves_list_countsAndPlays() {
        Position position = GameString.read(ROW).position();
        LegalMoves moves = position.legalMoves();
        System.out.println(moves.size() + " moves");
        for (Move move : moves) {
            System.out.println(MoveString.write(move, position));
        }
        Position next = moves.play(0);

        assertThat(printed.lines())
                .hasSize(moves.size() + 1)
                .contains("wQ \\wS1", "wQ /wS1")
                .doesNotContain("wS1 bQ-");
        assertThat(next).isEqualTo(position.play(moves.get(0)));
    }

    @Test
    void of_invalidSetup_reportsAllProblems() {
        Setup setup = Setup.empty(Ruleset.of(Expansion.PILLBUG))
                .withPiece(Hex.of(0, 0), Piece.of(Color.WHITE, Bug.QUEEN_BEE))
                .withPiece(Hex.of(1, 0), Piece.of(Color.BLACK, Bug.QUEEN_BEE))
                .withPiece(Hex.of(1, 0), Piece.of(Color.WHITE, Bug.BEETLE, 1))
                .withTurn(Color.BLACK, 4);
        Position position = Position.of(setup);
        System.out.println(position.topAt(Hex.of(1, 0)).orElseThrow());

        try {
            position = Position.of(setup.withPiece(Hex.of(5, 5), Piece.of(Color.BLACK, Bug.LADYBUG)));
        } catch (InvalidSetupException e) {
            for (SetupProblem problem : e.problems()) {
                System.out.println(Sentences.english().problem(problem));
            }
        }

        assertThat(printed.lines())
                .containsExactly(
                        "wB1",
                        "The Ladybug bL is not in this set.",
                        "The hive falls apart: (5,5) is not connected to the rest.");
    }

    @Test
    void legalMoves_tappableBoard_offerPartialViews() {
        Game game = GameString.read(ROW);
        Piece piece = Piece.of(Color.WHITE, Bug.QUEEN_BEE);

        LegalMoves moves = game.legalMoves();
        List<Hex> tappableCells = moves.startCells();
        List<Hex> highlightedCells = moves.destinations(piece);
        List<Piece> placeablePieces = moves.placeablePieces();
        List<Hex> placementCells = moves.placementCells();

        assertThat(tappableCells).containsExactly(Hex.of(-1, 0));
        assertThat(highlightedCells).containsExactly(Hex.of(0, -1), Hex.of(-1, 1));
        assertThat(placeablePieces).extracting(Piece::toString).containsExactly("wS2", "wB1", "wG1", "wA1");
        assertThat(placementCells)
                .containsExactly(Hex.of(-1, -1), Hex.of(0, -1), Hex.of(-2, 0), Hex.of(-2, 1), Hex.of(-1, 1));
    }

    @Test
    void randomGame_equalSeed_endsInTheSamePosition() {
        assertThat(randomPlayout()).isEqualTo(randomPlayout());
    }

    private static Position randomPlayout() {
        SplittableRandom random = new SplittableRandom(1);
        Position position = Position.initial(Ruleset.ONLINE);
        for (int ply = 0; ply < 200 && !position.outcome().isOver(); ply++) {
            position = position.legalMoves().playRandom(random);
        }
        return position;
    }
}
