package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RefusedMoves;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Two players disagree over a move, and ask the Referee on a phone, beginning at the first page. */
class DisputesBrowserTest extends BrowserTest {

    private int gestures;

    /** Each piece takes one drag. Opening the page, whose turn it is, being done, and the question take one gesture each. */
    @ParameterizedTest
    @CsvSource({"X13, 7", "N25, 9", "X03, 9", "R24, 10", "X33, 13"})
    void dispute_setUpByDrags_isSettledInFewGestures(String id, int expectedGestures) {
        RulebookDiagram diagram = RulebookDiagrams.find(id).orElseThrow();
        Position position = diagram.position();
        RefusedMoves refused = diagram.refusedMoves().get(0);
        Move move = refused.moves().iterator().next();
        gestures = 0;
        open("index.html");
        resize(390, 844);
        tap("header .start a[href$='#setup']");
        if (!position.ruleset().expansions().isEmpty()) {
            tap("#current-rules");
            tap("#ruleset");
            tap("#ruleset option[value=online]");
        }
        Hex corner = position.stacks().keySet().iterator().next();
        for (Map.Entry<Hex, List<Piece>> stack : position.stacks().entrySet()) {
            for (Piece piece : stack.getValue()) {
                drag(RefereeAnswersBrowserTest.hand(piece), stack.getKey().minus(corner));
            }
        }
        if (position.sideToMove() == Color.BLACK) {
            tap("#setup-black");
        }
        position.resting().flatMap(position::cellOf).ifPresent(cell -> {
            tap("#moved-last");
            tap(RefereeAnswersBrowserTest.cell(cell.minus(corner)));
        });
        tap("#setup-done");
        Hex from = move.startCell().orElseThrow().minus(corner);
        drag(
                RefereeAnswersBrowserTest.cell(from),
                move.destination().orElseThrow().minus(corner));

        assertThat(text("#answer")).endsWith(refused.rule().id());
        assertThat(gestures).isEqualTo(expectedGestures);
    }

    private void tap(String selector) {
        find(selector).click();
        gestures++;
    }

    /** Drags an element to a cell, drawn or not. */
    private void drag(String selector, Hex to) {
        WebElement board = find("#board");
        new Actions(driver())
                .clickAndHold(find(selector))
                .moveToElement(
                        board, RefereePageBrowserTest.offset(to, "width"), RefereePageBrowserTest.offset(to, "height"))
                .release()
                .perform();
        gestures++;
    }
}
