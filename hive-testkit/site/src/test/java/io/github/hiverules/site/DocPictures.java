package io.github.hiverules.site;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
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
    private static final String PAGES = "hive-notation/docs/";
    private static final String TESTKIT =
            "hive-testkit/src/main/javadoc/io.github.hiverules.testkit/io/github/hiverules/testkit/doc-files/";

    /** For each rule that can be drawn: the diagram that shows it best, and the index of the picture. */
    private static final Map<Rule, PagePicture> RULES = Map.ofEntries(
            Map.entry(Rule.PLACE_2, new PagePicture("R02", 0)),
            Map.entry(Rule.PLACE_3, new PagePicture("R03", 0)),
            Map.entry(Rule.PLACE_4, new PagePicture("R12", 0)),
            Map.entry(Rule.PLACE_5, new PagePicture("R27", 0)),
            Map.entry(Rule.QUEEN_1, new PagePicture("R04", 0)),
            Map.entry(Rule.QUEEN_2, new PagePicture("R06", 0)),
            Map.entry(Rule.COVER_1, new PagePicture("R11", 1)),
            Map.entry(Rule.HIVE_1, new PagePicture("N06", 0)),
            Map.entry(Rule.HIVE_2, new PagePicture("R22", 1)),
            Map.entry(Rule.SLIDE_1, new PagePicture("R24", 1)),
            Map.entry(Rule.SLIDE_2, new PagePicture("X44", 2)),
            Map.entry(Rule.CLIMB_1, new PagePicture("X03", 1)),
            Map.entry(Rule.STAY_1, new PagePicture("X20", 0)),
            Map.entry(Rule.QUEEN_3, new PagePicture("R07", 0)),
            Map.entry(Rule.BEETLE_1, new PagePicture("R08b", 0)),
            Map.entry(Rule.GRASSHOPPER_1, new PagePicture("R14", 0)),
            Map.entry(Rule.SPIDER_1, new PagePicture("R15", 1)),
            Map.entry(Rule.ANT_1, new PagePicture("R16", 0)),
            Map.entry(Rule.LADYBUG_1, new PagePicture("R17", 1)),
            Map.entry(Rule.MOSQUITO_1, new PagePicture("R18", 0)),
            Map.entry(Rule.MOSQUITO_2, new PagePicture("R19", 0)),
            Map.entry(Rule.MOSQUITO_3, new PagePicture("X24", 1)),
            Map.entry(Rule.PILLBUG_1, new PagePicture("R35a", 0)),
            Map.entry(Rule.PILLBUG_2, new PagePicture("R35b", 1)),
            Map.entry(Rule.PILLBUG_3, new PagePicture("X37", 2)),
            Map.entry(Rule.PILLBUG_4, new PagePicture("X40", 1)),
            Map.entry(Rule.PILLBUG_5, new PagePicture("X34", 1)),
            Map.entry(Rule.PILLBUG_6, new PagePicture("X30", 1)),
            Map.entry(Rule.PILLBUG_7, new PagePicture("N20", 1)),
            Map.entry(Rule.PASS_1, new PagePicture("R29", 0)),
            Map.entry(Rule.END_1, new PagePicture("R30", 0)),
            Map.entry(Rule.END_2, new PagePicture("R31", 0)));

    private DocPictures() {}

    /** Returns all pictures: the path of each file in the project, and its content. */
    static Map<String, String> all() {
        Map<String, String> files = new TreeMap<>();
        RULES.forEach((rule, source) -> files.put(CORE + rule.id() + ".svg", source.svg()));
        files.put(CORE + "spider.svg", new PagePicture("R15", 0).svg());
        files.put(CORE + "ladybug.svg", new PagePicture("R17", 0).svg());
        files.put(CORE + "pillbug.svg", new PagePicture("R35b", 0).svg());
        files.put(HEX + "coordinates.svg", coordinates());
        files.put(NOTATION + "position/doc-files/diagram.svg", diagram());
        files.put(NOTATION + "position/doc-files/position.svg", position());
        files.put(NOTATION + "svg/doc-files/violation.svg", violation());
        files.put(NOTATION + "uhp/doc-files/game.svg", game());
        files.put(NOTATION + "uhp/doc-files/move.svg", move());
        files.put(PAGES + "pinned.svg", pinned());
        files.put(TESTKIT + "X13.svg", new PagePicture("X13", 1).svg());
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
        Move move = position.moveTo(Piece.of("bA1"), Hex.of(1, 1));
        return SvgDrawing.of(position)
                .withViolation(position.check(move).orElseThrow())
                .withTitle("Why the black Ant cannot move")
                .toSvg();
    }

    /** A picture on the diagrams page. */
    private record PagePicture(String diagram, int picture) {
        String svg() {
            return DiagramPictures.of(RulebookDiagrams.find(diagram).orElseThrow(), SiteLanguage.ENGLISH)
                    .get(picture)
                    .drawing()
                    .toSvg();
        }
    }
}
