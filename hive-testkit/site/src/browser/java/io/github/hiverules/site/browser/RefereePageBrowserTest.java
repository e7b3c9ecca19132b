package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** What a visitor of the Referee does besides asking about moves: opening, stepping, copying, typing. */
class RefereePageBrowserTest extends BrowserTest {

    /** wS1 holds the hive together: it cannot move. */
    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-");

    private static final Game DRAWN =
            RefereeBrowserTest.sample("both-queens.pgn").games().get(0).game();

    @Test
    void emptyAddress_startsAGame() {
        open("referee/index.html");
        assertThat(text("#answer")).isEqualTo("White to move, turn 1.");
        assertThat(shownGame()).isEqualTo(Game.start(Ruleset.TOURNAMENT));
    }

    static Stream<String> texts() {
        return Stream.of(
                GameString.write(ROW),
                Pgn.write(ROW, Map.of(), PgnFlavor.MZINGA),
                Sgf.write(ROW, Map.of()),
                GameText.write(ROW),
                "https://example.org/referee/#game=" + GameText.write(ROW));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void pasted_game_isShown(String text) {
        open("referee/index.html#lang=en");
        paste(text);
        assertThat(shownGame()).isEqualTo(ROW);
        assertThat(text("#notice")).isEqualTo("Opened.");
    }

    @Test
    void pasted_position_isShown() {
        open("referee/index.html#lang=en");
        paste(PositionText.write(ROW.position()));
        assertThat(fragment()).isEqualTo("#position=" + PositionText.write(ROW.position()) + "&lang=en");
        assertThat(findAll("#board [data-mark]")).isEmpty();
    }

    @Test
    void typedText_isOpenedByTheButton() {
        open("referee/index.html#lang=en");
        find("#tools summary").click();
        find("#text").sendKeys(GameString.write(ROW));
        find("#open").click();
        assertThat(shownGame()).isEqualTo(ROW);
    }

    @Test
    void pasted_illegalGame_isShownUpToTheFault() {
        open("referee/index.html#lang=en");
        paste("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bA1 wQ-");
        assertThat(shownGame().plyCount()).isEqualTo(3);
        assertThat(text("#notice")).contains("PLACE-");
    }

    static Stream<String> hostileTexts() {
        String megabyte = "wS1 -bG1;".repeat(120_000);
        return Stream.of(
                megabyte,
                "[\"".repeat(500_000),
                "(;".repeat(500_000),
                "\n".repeat(1_000_000),
                "~".repeat(1_000_000),
                // As long as what is read, so that readers have to face it.
                megabyte.substring(0, 200_000),
                "Base;InProgress;White[1];" + "pass;".repeat(39_990),
                "(;".repeat(100_000),
                "{".repeat(200_000),
                "1~" + "9".repeat(199_998),
                "~".repeat(200_000),
                "<script>alert(1)</script>".repeat(8_000));
    }

    @ParameterizedTest
    @MethodSource("hostileTexts")
    void pasted_hostileText_isAnsweredByAMessage(String text) {
        RefereeBrowserTest.openGame(ROW);
        paste(text);
        assertThat(text("#notice")).isNotEmpty().isNotEqualTo("Opened.").hasSizeLessThan(1_000);
        assertThat(shownGame()).isEqualTo(ROW);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#game=1~base~nonsense",
                "#position=%zz",
                "#game=%",
                "#position=%7e%2",
                "#tap=wQ&to=9999_1",
                "#ply=99",
                "#&&=&"
            })
    void address_thatMakesNoSense_stillShowsATable(String address) {
        open("referee/index.html" + address);
        assertThat(findAll("#board [data-cell]")).isNotEmpty();
        assertThat(text("#answer")).isNotEmpty();
    }

    @Test
    void droppedFile_isShown() {
        open("referee/index.html#lang=en");
        run(
                "var data = new DataTransfer();"
                        + "data.items.add(new File([arguments[0]], 'game.pgn'));"
                        + "document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true}));",
                Pgn.write(ROW, Map.of(), PgnFlavor.MZINGA));
        waitUntil(() -> shownGame().equals(ROW));
    }

    @Test
    void chosenFile_isShown(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("game.sgf"), Sgf.write(ROW, Map.of()));
        open("referee/index.html#lang=en");
        find("#tools summary").click();
        find("#file").sendKeys(file.toString());
        waitUntil(() -> shownGame().equals(ROW));
    }

    @Test
    void link_holdsPlyTurnSelectionAndLanguage() {
        RefereeBrowserTest.openGame(DRAWN);
        find("#previous").click();
        find("#turn").click();
        find("#german").click();
        tap(Hex.ORIGIN);
        assertThat(text("#answer")).isNotEmpty();
        fragment();
        String link = runForText("return location.href");
        assertThat(link).contains("&ply=" + (DRAWN.plyCount() - 1), "&turn=5", "&tap=", "&lang=de");
        String board = find("#board").getDomProperty("innerHTML");
        String answer = text("#answer");
        driver().get("about:blank");
        driver().get(link);
        assertThat(find("#board").getDomProperty("innerHTML")).isEqualTo(board);
        assertThat(text("#answer")).isEqualTo(answer);
    }

    @Test
    void link_withARefusedMove_saysWhyInBothLanguages() {
        String link = "referee/index.html#game=" + GameText.write(ROW) + "&tap=wS1&to=0_1";
        open(link + "&lang=en");
        assertThat(text("#answer"))
                .isEqualTo("The Spider wS1 holds the hive together: without it, wQ would be cut off. HIVE-2");
        assertThat(findAll("#board [data-mark=cut-off]")).hasSize(1);
        assertThat(find("#answer a").getDomAttribute("href")).isEqualTo("../diagrams/index.html#HIVE-2");
        open(link + "&lang=de");
        assertThat(text("#answer")).startsWith("Die Spinne wS1").endsWith("HIVE-2");
        assertThat(find("html").getDomAttribute("lang")).isEqualTo("de");
    }

    @Test
    void steps_byKeysSliderAndList_agree() {
        RefereeBrowserTest.openGame(DRAWN);
        Actions keys = new Actions(driver());
        keys.sendKeys(Keys.HOME).perform();
        assertThat(text("#place")).isEqualTo("Move 0 of 57");
        keys.sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT)
                .perform();
        assertThat(text("#place")).isEqualTo("Move 2 of 57");
        find("#ply").sendKeys(Keys.ARROW_RIGHT);
        assertThat(text("#place")).isEqualTo("Move 3 of 57");
        findAll("#moves button").get(9).click();
        assertThat(text("#place")).isEqualTo("Move 10 of 57");
        assertThat(findAll("#moves [aria-current=step]")).hasSize(1);
        assertThat(findAll("#board [data-mark=to]")).hasSize(1);
        find("#last").click();
        assertThat(text("#place")).isEqualTo("Move 57 of 57");
    }

    @Test
    void board_byKeyboard_isPlayedAndKeepsItsFocus() {
        RefereeBrowserTest.openGame(ROW);
        WebElement start = find("#board [tabindex='0']");
        assertThat(findAll("#board [tabindex='0']")).hasSize(1);
        run("arguments[0].focus()", start);
        Actions keys = new Actions(driver());
        keys.sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT)
                .perform();
        assertThat(focusedCell()).isEqualTo("-2,0");
        keys.sendKeys(Keys.ARROW_RIGHT, Keys.ENTER).perform();
        assertThat(text("#answer")).startsWith("The white Queen Bee can go to");
        assertThat(driver().switchTo().activeElement().getAccessibleName()).isEqualTo("white Queen Bee, selected");
        keys.sendKeys(Keys.ARROW_UP).perform();
        assertThat(focusedCell()).isEqualTo("-1,-1");
        keys.sendKeys(Keys.ARROW_RIGHT).perform();
        assertThat(driver().switchTo().activeElement().getAccessibleName())
                .isEqualTo("the cell northwest of wS1, possible destination");
        keys.sendKeys(Keys.SPACE).perform();
        assertThat(shownGame().plyCount()).isEqualTo(ROW.plyCount() + 1);
        assertThat(focusedCell()).isEqualTo("0,-1");
    }

    @Test
    void screenReader_hearsNamesAndAnswers() {
        RefereeBrowserTest.openGame(ROW);
        assertThat(findAll("#board [data-cell]")).allSatisfy(cell -> {
            assertThat(cell.getAriaRole()).isEqualTo("button");
            assertThat(cell.getAccessibleName()).isNotBlank();
        });
        assertThat(findAll("button, input, select, textarea"))
                .filteredOn(WebElement::isDisplayed)
                .allSatisfy(control -> assertThat(control.getAccessibleName()).isNotBlank());
        assertThat(find("#answer").getAriaRole()).isEqualTo("status");
        assertThat(find("#board svg").getAccessibleName()).isEqualTo("Board");
        assertThat(find("#white-hand").getAccessibleName()).isEqualTo("White's pieces in hand");
        assertThat(find("#white-hand [data-piece=wA1]").getAccessibleName())
                .isEqualTo("white Soldier Ant 1, 3 in hand");
    }

    @Test
    void tap_twiceOnAPiece_selectsIt() {
        RefereeBrowserTest.openGame(ROW);
        tap(Hex.of(-1, 0));
        tap(Hex.ORIGIN);
        assertThat(text("#answer")).startsWith("The Queen Bee wQ").endsWith("QUEEN-3");
        tap(Hex.ORIGIN);
        assertThat(text("#answer")).startsWith("The Spider wS1 holds the hive together");
        tap(Hex.ORIGIN);
        assertThat(text("#answer")).endsWith("White to move, turn 3.");
    }

    /** From the west end of a row the Grasshopper has one jump; the Queen Bee at the end of the other row has two steps. */
    @Test
    void selectedPiece_reachesOneCellOrMore() {
        RefereeBrowserTest.openGame(GameString.read("Base;InProgress;White[3];wQ;bQ wQ-;wG1 -wQ;bG1 bQ-"));
        tap(Hex.of(-1, 0));
        assertThat(text("#answer")).startsWith("The white Grasshopper 1 can go to 1 cell. ");
        find("#german").click();
        assertThat(text("#answer")).startsWith("Ausgewählt: weißer Grashüpfer 1, 1 mögliches Feld. ");

        RefereeBrowserTest.openGame(ROW);
        tap(Hex.of(-1, 0));
        assertThat(text("#answer")).startsWith("The white Queen Bee can go to 2 cells. ");
        find("#german").click();
        assertThat(text("#answer")).startsWith("Ausgewählt: weiße Bienenkönigin, 2 mögliche Felder. ");
    }

    @Test
    void takeBack_removesTheLastMove() {
        RefereeBrowserTest.openGame(ROW);
        find("#take-back").click();
        assertThat(shownGame()).isEqualTo(ROW.undo());
    }

    @Test
    void pass_isOfferedWhereNothingElseIsLegal() {
        Game passing = RefereeBrowserTest.sample("passes.uhp").games().get(0).game();
        Game before = passing;
        while (!before.legalMoves().mustPass()) {
            before = before.undo();
        }
        RefereeBrowserTest.openGame(before);
        assertThat(text("#answer")).endsWith("has no legal move and must pass.");
        find("#pass").click();
        assertThat(shownGame().plyCount()).isEqualTo(before.plyCount() + 1);
        assertThat(find("#pass").isDisplayed()).isFalse();
    }

    @Test
    void turnedBoard_isPlayedOn() {
        RefereeBrowserTest.openGame(ROW);
        find("#turn").click();
        Hex queen = Symmetry.TURN_300.apply(Hex.of(-1, 0));
        Hex to = Symmetry.TURN_300.apply(Hex.of(0, -1));
        tap(queen);
        tap(to);
        assertThat(shownGame().moves())
                .endsWith(io.github.hiverules.move.Move.move(Piece.of("wQ"), Hex.of(-1, 0), Hex.of(0, -1)));
    }

    @Test
    void zoom_enlargesTheBoardInItsFrame() {
        RefereeBrowserTest.openGame(ROW);
        long width = runForNumber("return document.querySelector('#board svg').clientWidth");
        find("#zoom-in").click();
        find("#zoom-in").click();
        assertThat(runForNumber("return document.querySelector('#board svg').clientWidth"))
                .isGreaterThan(19 * width / 10);
        assertThat(runForNumber("return document.documentElement.scrollWidth - innerWidth"))
                .isLessThanOrEqualTo(0);
    }

    @Test
    void newGame_hasTheCheckedRules() {
        open("referee/index.html#lang=en");
        findAll("#tools summary").get(1).click();
        find("#ruleset option[value=base]").click();
        find("#ladybug").click();
        find("#gates").click();
        find("#start").click();
        assertThat(shownGame())
                .isEqualTo(Game.start(
                        Ruleset.of(io.github.hiverules.Expansion.LADYBUG).withGatesAboveGround(false)));
        assertThat(text("#ruleset option:checked")).isEqualTo("Other");
    }

    @Test
    void bot_answers() {
        RefereeBrowserTest.openGame(Game.start(Ruleset.BASE));
        find("#bot option[value=BLACK]").click();
        find(RefereeBrowserTest.hand(Piece.of("wS1"))).click();
        tap(Hex.ORIGIN);
        waitUntil(() -> shownGame().plyCount() == 2);
        assertThat(shownGame().position().sideToMove()).isEqualTo(io.github.hiverules.piece.Color.WHITE);
    }

    @Test
    void copies_areWhatTheLibraryWrites() {
        RefereeBrowserTest.openGame(DRAWN);
        findAll("#tools summary").get(2).click();
        assertThat(copied("uhp")).isEqualTo(GameString.write(DRAWN));
        assertThat(copied("pgn")).isEqualTo(Pgn.write(DRAWN, Map.of(), PgnFlavor.MZINGA));
        assertThat(copied("sgf")).isEqualTo(Sgf.write(DRAWN, Map.of()));
        assertThat(copied("text")).isEqualTo(GameText.write(DRAWN));
        assertThat(copied("position")).isEqualTo(PositionText.write(DRAWN.position()));
        assertThat(copied("svg")).startsWith("<svg xmlns").contains("data-piece=\"wQ\"");
        assertThat(copied("link")).isEqualTo(runForText("return location.href"));
        RefereeBrowserTest.openGame(Game.start(Ruleset.TOURNAMENT));
        findAll("#tools summary").get(2).click();
        assertThat(copied("uhp")).isEqualTo("Base+MLP;NotStarted;White[1]");
        assertThat(text("#notice")).contains("cannot say that the third occurrence of a position draws the game");
        RefereeBrowserTest.openGame(Game.start(ROW.position()));
        findAll("#tools summary").get(2).click();
        find("#copy-uhp").click();
        assertThat(text("#notice")).contains("does not start from the empty table");
    }

    @ParameterizedTest
    @ValueSource(ints = {390, 1280})
    void screen_ofAnyWidth_showsAllWithoutScrollingSideways(int width) {
        resize(width, 844);
        RefereeBrowserTest.openGame(DRAWN);
        assertThat(runForNumber("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(width);
        assertThat(runForNumber("return document.querySelector('#answer').getBoundingClientRect().bottom"))
                .isLessThanOrEqualTo(844);
        assertThat(runForNumber("return Math.min(...Array.from(document.querySelectorAll('#board [data-cell]'),"
                        + "cell => cell.getBoundingClientRect().width))"))
                .isGreaterThanOrEqualTo(20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void colors_areTheReaders(String scheme) {
        prefer(scheme);
        RefereeBrowserTest.openGame(ROW);
        assertThat(runForText("return getComputedStyle(document.querySelector('#board')).backgroundColor"))
                .isEqualTo(scheme.equals("dark") ? "rgb(25, 27, 32)" : "rgb(239, 233, 220)");
        assertThat(runForText("return getComputedStyle(document.querySelector('#board rect')).fill"))
                .isEqualTo(runForText("return getComputedStyle(document.querySelector('#board')).backgroundColor"));
    }

    private static Game shownGame() {
        String fragment = fragment();
        String text = fragment.replaceFirst("^#game=", "").replaceFirst("&.*", "");
        return fragment.startsWith("#game=") ? GameText.read(text) : Game.start(PositionText.read(text.substring(10)));
    }

    private static String fragment() {
        return RefereeBrowserTest.fragment();
    }

    private static String copied(String notation) {
        find("#copy-" + notation).click();
        return runForText("return document.getElementById('copied').value");
    }

    private static String focusedCell() {
        return runForText("return document.activeElement.getAttribute('data-cell')");
    }

    private static void paste(String text) {
        run(
                "var data = new DataTransfer();"
                        + "data.setData('text/plain', arguments[0]);"
                        + "document.body.dispatchEvent("
                        + "  new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));",
                text);
    }

    private static void tap(Hex hex) {
        run(
                "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', {bubbles: true}))",
                RefereeBrowserTest.cell(hex));
    }
}
