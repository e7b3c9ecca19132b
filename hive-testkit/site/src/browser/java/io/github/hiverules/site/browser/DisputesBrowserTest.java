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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;

/** Two players disagree over a move, and ask the Referee on a phone, with one finger, beginning at the first page. */
class DisputesBrowserTest extends RefereeBrowserTest {

    private int gestures;

    /** Opening the page, each piece, the piece that was moved last, who moves, and the question take one gesture each. */
    @ParameterizedTest
    @CsvSource({"X13, 7", "N25, 8", "X03, 9", "R24, 9", "X33, 9"})
    void dispute_setUpByTouch_isSettledInAtMostNineGestures(String id, int expectedGestures) {
        RulebookDiagram diagram = RulebookDiagrams.find(id).orElseThrow();
        Position position = diagram.position();
        RefusedMoves refused = diagram.refusedMoves().get(0);
        Move move = refused.moves().iterator().next();
        gestures = 0;
        open("index.html");
        resize(390, 844);
        tap("header .start a[href$='#setup']");
        Hex corner = position.stacks().keySet().iterator().next();
        for (Map.Entry<Hex, List<Piece>> stack : position.stacks().entrySet()) {
            for (Piece piece : stack.getValue()) {
                drag(hand(piece), stack.getKey().minus(corner));
            }
        }
        position.resting().flatMap(position::cellOf).ifPresent(cell -> drag("#moved-last", cell.minus(corner)));
        tap(done(position));
        Hex from = move.startCell().orElseThrow().minus(corner);
        drag(cell(from), move.destination().orElseThrow().minus(corner));

        assertThat(answer()).endsWith(refused.rule().id());
        assertThat(gestures).isEqualTo(expectedGestures);
    }

    /** A gate, a pinned piece, a throw past a stack and past two, and a copy of a Mosquito, by taps on a small phone. */
    @ParameterizedTest
    @CsvSource({"R24, 16", "X13, 12", "N01, 17", "N21, 19", "R21, 11"})
    void dispute_setUpByTaps_isSettledWithoutLostPiece(String id, int most) {
        RulebookDiagram diagram = RulebookDiagrams.find(id).orElseThrow();
        Position position = diagram.position();
        RefusedMoves refused = diagram.refusedMoves().get(0);
        Move move = refused.moves().iterator().next();
        gestures = 0;
        open("referee/index.html");
        resize(360, 640);
        open("referee/index.html");
        tap("#setup");
        List<Map.Entry<Hex, List<Piece>>> left =
                new ArrayList<>(position.stacks().entrySet());
        Hex corner = left.get(0).getKey();
        Hex last = corner;
        int placed = 0;
        while (!left.isEmpty()) {
            Hex before = last;
            Map.Entry<Hex, List<Piece>> stack = left.stream()
                    .filter(next -> next.getKey().neighbors().contains(before)
                            && isHeld(next.getValue().get(0)))
                    .findFirst()
                    .orElse(left.get(0));
            left.remove(stack);
            last = stack.getKey();
            for (Piece piece : stack.getValue()) {
                if (!isHeld(piece)) {
                    tap(hand(piece));
                }
                tapCell(stack.getKey().minus(corner));
                placed++;
                assertThat(setUpPieces()).isEqualTo(placed);
            }
        }
        position.resting().flatMap(position::cellOf).ifPresent(cell -> {
            tap("#moved-last");
            tapCell(cell.minus(corner));
        });
        tap(done(position));
        tapCell(move.startCell().orElseThrow().minus(corner));
        tapCell(move.destination().orElseThrow().minus(corner));

        assertThat(answer()).endsWith(refused.rule().id());
        assertThat(gestures).isLessThanOrEqualTo(most);
    }

    /** Returns the button that ends the setup. */
    private static String done(Position position) {
        return position.sideToMove() == Color.WHITE ? "#setup-white" : "#setup-black";
    }

    private static int setUpPieces() {
        return editedSetup().stacks().values().stream().mapToInt(List::size).sum();
    }

    private void tapCell(Hex cell) {
        touch().moveToElement(find("#board"), offset(cell, "width"), offset(cell, "height"))
                .clickAndHold()
                .release()
                .perform();
        gestures++;
    }

    /** Returns whether the page holds the piece by itself, so that it takes one tap less. */
    private static boolean isHeld(Piece piece) {
        return !findAll(hand(piece) + "[aria-pressed=true]").isEmpty();
    }

    private void tap(String selector) {
        touch().moveToElement(find(selector)).clickAndHold().release().perform();
        gestures++;
    }

    /** Drags an element to a cell, drawn or not. */
    private void drag(String selector, Hex to) {
        touch().moveToElement(find(selector))
                .clickAndHold()
                .moveToElement(find("#board"), offset(to, "width"), offset(to, "height"))
                .release()
                .perform();
        gestures++;
    }

    private static Actions touch() {
        return new Actions(driver()).setActivePointer(PointerInput.Kind.TOUCH, "finger");
    }
}
