package io.github.hiverules.site;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Draws the pictures in the Javadoc and the Markdown pages. Pictures of rules also appear on the diagrams page;
 * pictures of notations show the example in the Javadoc next to them.
 *
 * <p>Core and notation cannot draw diagrams, because the test kit depends on them. So the files are stored next to the
 * sources, and a test fails if one differs from its drawing.
 */
final class DocPictures {

    private static final String CORE =
            "hive-core/src/main/javadoc/io.github.hiverules.core/io/github/hiverules/doc-files/";
    private static final String HEX =
            "hive-core/src/main/javadoc/io.github.hiverules.core/io/github/hiverules/hex/doc-files/";
    private static final String NOTATION =
            "hive-notation/src/main/javadoc/io.github.hiverules.notation/io/github/hiverules/notation/";
    private static final String DRAWING =
            "hive-notation/drawing/src/main/javadoc/io.github.hiverules.drawing/io/github/hiverules/drawing/doc-files/";
    private static final String PAGES = "docs/";
    private static final String TESTKIT =
            "hive-testkit/src/main/javadoc/io.github.hiverules.testkit/io/github/hiverules/testkit/doc-files/";

    private DocPictures() {}

    /** Returns all pictures: the path of each file in the project, and its content. */
    static Map<String, String> all() {
        Map<String, String> files = new TreeMap<>();
        RulePictures.IN_JAVADOC.forEach((rule, choice) -> files.put(CORE + rule.id() + ".svg", svg(choice)));
        files.put(CORE + "spider.svg", svg(new RulePictures.Choice("R15", 0)));
        files.put(CORE + "ladybug.svg", svg(new RulePictures.Choice("R17", 0)));
        files.put(CORE + "pillbug.svg", svg(new RulePictures.Choice("R35b", 0)));
        files.put(HEX + "coordinates.svg", coordinates());
        files.put(NOTATION + "position/doc-files/diagram.svg", diagram());
        files.put(NOTATION + "position/doc-files/position.svg", position());
        files.put(DRAWING + "violation.svg", violation());
        files.put(NOTATION + "uhp/doc-files/game.svg", game());
        files.put(NOTATION + "uhp/doc-files/move.svg", move());
        files.put(PAGES + "pinned.svg", pinned());
        files.put(TESTKIT + "X13.svg", svg(new RulePictures.Choice("X13", 1)));
        return files;
    }

    private static String coordinates() {
        Position position = GameString.read("Base;InProgress;Black[1];wS1").position();
        return SvgDrawing.of(position)
                .withCoordinates(true)
                .withTitle("A cell and its six neighbors")
                .toSvg();
    }

    private static String diagram() {
        TextDiagram diagram = TextDiagram.read(JavadocQuote.block(TextDiagram.class));
        return SvgDrawing.of(diagram.setup())
                .withDestinations(diagram.cellsWithMark('+'))
                .withUnreachableCells(diagram.cellsWithMark('x'))
                .withTitle("The diagram as a drawing")
                .toSvg();
    }

    private static String position() {
        return SvgDrawing.of(PositionText.readSetup(JavadocQuote.code(PositionText.class)))
                .withCoordinates(true)
                .withTitle("The position and its coordinates")
                .toSvg();
    }

    private static String game() {
        Game game = GameString.read(JavadocQuote.code(GameString.class));
        return SvgDrawing.of(game.position())
                .withLastMove(game.moves().get(game.plyCount() - 1))
                .withTitle("The game after its last move")
                .toSvg();
    }

    private static String move() {
        Position position = GameString.read("Base;InProgress;White[4];wG1;bQ wG1-;wQ -wG1;bA1 bQ\\;wS1 wQ/;bA1 /bQ")
                .position();
        Move move = MoveString.read("wS1 bQ-", position);
        return SvgDrawing.of(position)
                .withRoute(position.route(move).orElseThrow())
                .withDestinations(List.of(((Move.Movement) move).to()))
                .withTitle("The move wS1 bQ-")
                .toSvg();
    }

    private static String violation() {
        Position position = GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-")
                .position();
        return SvgDrawing.of(position)
                .withViolation(
                        position.check(MoveString.read("wS1 bQ-", position)).orElseThrow())
                .withTitle("Why wS1 cannot move")
                .toSvg();
    }

    /** Draws the Ant of diagram R22 and the pieces that it alone connects to the rest of the hive. */
    private static String pinned() {
        Position position = RulebookDiagrams.find("R22").orElseThrow().position();
        Move move = position.moveOf(Piece.of("bA1"), Hex.of(1, 1));
        return SvgDrawing.of(position)
                .withViolation(position.check(move).orElseThrow())
                .withTitle("Why the black Ant cannot move")
                .toSvg();
    }

    /** Returns a picture as it appears on the diagrams page. */
    private static String svg(RulePictures.Choice choice) {
        return choice.picture(SiteLanguage.ENGLISH).drawing().toSvg();
    }
}
