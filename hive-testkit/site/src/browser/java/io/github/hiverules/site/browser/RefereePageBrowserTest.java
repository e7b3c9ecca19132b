package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;

/** What visitors to the Referee do besides asking about moves, such as opening games, stepping, copying and typing. */
class RefereePageBrowserTest extends RefereeBrowserTest {

    /** wS1 cannot move, because it holds the hive together. */
    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-");

    private static final Game DRAWN = sample("both-queens.pgn");

    @ParameterizedTest
    @CsvSource({
        "index.html, language-en, The Soldier Ant wA3, This is an example.",
        "de.html, language-de, Die Ameise wA3, Ein Beispiel."
    })
    void emptyAddress_showsExampleAndHint(String page, String button, String answer, String hint) {
        open("referee/" + page);
        assertThat(findAll(".languages [aria-pressed=true]"))
                .extracting(pressed -> pressed.getDomAttribute("id"))
                .containsExactly(button);
        assertThat(answer()).startsWith(answer);
        assertThat(text("#hint")).startsWith(hint);
        assertThat(findAll("#board [data-route=stopped]")).hasSize(1);
        tap(Hex.of(-1, -1));
        assertThat(fragment()).contains("&tap=bQ").doesNotContain("&to=");
        find("#new").click();
        assertThat(shownGame()).isEqualTo(Game.start(Ruleset.ONLINE.without(Toggle.TOURNAMENT_OPENING)));
    }

    @ParameterizedTest
    @CsvSource({
        "A gate, SLIDE-1",
        "A throw, PILLBUG-5",
        "A Spider, SPIDER-1",
        "A Mosquito, MOSQUITO-1",
        "A stack, CLIMB-1",
        "An Ant, HIVE-2"
    })
    void example_chosen_showsItsRefusalAndAllOfItsHive(String name, String rule) {
        open("referee/index.html#lang=en");
        run(
                "const list = document.getElementById('examples');"
                        + "list.selectedIndex = [...list.options].findIndex(each => each.text === arguments[0]);"
                        + "list.dispatchEvent(new Event('change'))",
                name);
        assertThat(answer()).endsWith(rule);
        String shown = "return document.querySelector('#board svg').getAttribute('viewBox')";
        String before = runForText(shown);
        find("#fit").click();
        assertThat(runForText(shown)).isEqualTo(before);
    }

    /** Records every frame in which somebody could read an answer. */
    private static final String RECORD_ANSWERS = "window.seen = [];"
            + "const record = () => {"
            + "  const answer = document.getElementById('answer');"
            + "  if (answer && getComputedStyle(answer).visibility === 'visible') window.seen.push(answer.textContent);"
            + "  requestAnimationFrame(record);"
            + "}; record();";

    /** The example's answer never stands under a link to something else, however slowly that is read. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "#game=Base;NotStarted;White[1]",
                "#setup",
                "#setup=base~w1~",
                "#position=base~w1~",
                "#game=1~base~"
            })
    void link_beforeItIsShown_showsNoOtherAnswer(String link) {
        Object script = driver().executeCdpCommand(
                        "Page.addScriptToEvaluateOnNewDocument", Map.of("source", RECORD_ANSWERS))
                .get("identifier");
        try {
            open("referee/index.html" + link);
            waitUntil(() -> runForNumber("return window.seen.length") > 0);
            assertThat(runForText("return window.seen.join()")).doesNotContain("gate");
        } finally {
            driver().executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
        }
    }

    @Test
    void link_withoutSecondScript_showsNoOtherAnswerAndSaysSo() {
        driver().executeCdpCommand("Network.enable", Map.of());
        driver().executeCdpCommand("Network.setBlockedURLs", Map.of("urls", List.of("*workshop-*.js")));
        open("referee/index.html#game=" + GameString.write(ROW));
        assertThat(text("#notice")).contains("could not be loaded");
        assertThat(answer()).doesNotContain("gap");
        driver().executeCdpCommand("Network.setBlockedURLs", Map.of("urls", List.of()));
        driver().manage().logs().get(LogType.BROWSER);
    }

    /** A page that is loaded again has its undo, which brings back a replaced line; a new visit offers the last game. */
    @Test
    void reload_keepsUndo_andNewVisitOffersLastGame() {
        openGame(ROW);
        find("#previous").click();
        find("#previous").click();
        find(hand(Piece.of("wA1"))).sendKeys(Keys.ENTER);
        assertThat(driver().switchTo().activeElement().getAccessibleName()).endsWith("possible destination");
        tap(Hex.of(-1, 1));
        assertThat(text("#play-move")).isEqualTo("Play it, replacing the moves after it");
        find("#play-move").click();
        Game played = shownGame();
        driver().navigate().refresh();
        waitForReferee();
        assertThat(shownGame()).isEqualTo(played);
        find("#undo").click();
        waitUntil(() -> shownGame().equals(ROW));
        find("#redo").click();
        waitUntil(() -> shownGame().equals(played));
        find("#new").click();
        driver().navigate().back();
        waitUntil(() -> shownGame().equals(played));
        open("referee/index.html");
        find("#last-game").click();
        assertThat(shownGame()).isEqualTo(played);
    }

    /** Three pieces in a row fit, so that no button lies over them or the cells around them. */
    @ParameterizedTest
    @CsvSource({"360, 640", "390, 844", "390, 664"})
    void hiveThatFits_onPhone_isFreeOfButtons(int width, int height) {
        open("referee/index.html");
        resize(width, height);
        openGame(GameString.read("Base;InProgress;Black[2];wS1;bG1 wS1-;wQ -wS1"));
        assertThat(findAll("#board [data-cell]")).hasSize(13);
        assertThat(run("return [...document.querySelectorAll('#board [data-cell]')].filter((cell) => {"
                        + "  const box = cell.getBoundingClientRect();"
                        + "  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);"
                        + "  return !cell.contains(top); }).map((cell) => cell.dataset.cell).join(' ')"))
                .isEqualTo("");
    }

    /** Whatever visitors tap, the board and the doors keep their places; the Tab key leads along the row of doors. */
    @ParameterizedTest
    @CsvSource({
        "360, 640, index.html",
        "360, 640, de.html",
        "390, 844, de.html",
        "844, 390, de.html",
        "820, 1180, index.html",
        "768, 1024, de.html",
        "1280, 800, index.html"
    })
    void boardAndDoors_ofAnyScreen_neverMove(int width, int height, String page) {
        open("referee/" + page);
        resize(width, height);
        open("referee/" + page);
        String places = places();
        String board = places.substring(0, places.indexOf(';'));
        assertThat(
                        runForNumber(
                                "return new Set([...document.querySelectorAll('#doors > button')]"
                                        + ".map(each => each.getBoundingClientRect()).filter(box => box.width).map(box => box.top)).size"))
                .isEqualTo(1);
        List<WebElement> cells = findAll("#board [data-cell]");
        for (int i = 0; i < 40; i++) {
            String key = cells.get(7 * i % cells.size()).getDomAttribute("data-cell");
            run(
                    "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', {bubbles: true}))",
                    "#board [data-cell='" + key + "']");
            assertThat(places()).as(key).isEqualTo(places);
            cells = findAll("#board [data-cell]");
        }
        for (String id : List.of("ask-pass", "previous", "last", "setup", "rules-base", "rules-pillbug")) {
            find("#" + id).click();
            assertThat(places()).as(id).startsWith(board);
        }
        find(hand(Piece.of("wA1"))).click();
        tap(Hex.ORIGIN);
        assertThat(places()).startsWith(board);
        find("#setup-black").click();
        for (String link : List.of(GameText.write(ROW) + "&tap=bQ&to=0_-1", GameText.write(sample("shortest.pgn")))) {
            run("location.hash = arguments[0]", "game=" + link);
            fragment();
            assertThat(places()).as(link).isEqualTo(places);
        }
        paste("nonsense");
        assertThat(places()).isEqualTo(places);
    }

    /** Returns the place of the board and, after a semicolon, those of the doors that are never hidden. */
    private static String places() {
        return runForText("return ['#board', '#setup', '#ask-pass', '#share', '#more-doors', '#go-open'].map(each => {"
                + "  const box = document.querySelector(each).getBoundingClientRect();"
                + "  return [box.x, box.y, box.width, box.height].map(Math.round).join(' '); }).join(';')");
    }

    /** Until its script has run, the page says that it is loading, and keeps what the visitor taps. */
    @ParameterizedTest
    @ValueSource(strings = {"[data-cell='2,-2']", "[data-cell='-1,-1']", "[data-piece=wG1]"})
    void slowScript_pageSaysSoAndKeepsTapsButAnswersFirst(String tapped) {
        driver().executeCdpCommand("Network.enable", Map.of());
        driver().executeCdpCommand("Network.setBlockedURLs", Map.of("urls", List.of("*referee-*.js")));
        driver().get(site().toUri() + "referee/index.html");
        assertThat(find("#loading").isDisplayed()).isTrue();
        String click = "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', {bubbles: true}));"
                + "return document.querySelector('#board svg').innerHTML + document.getElementById('answer').outerHTML";
        String answered = runForText(click, tapped);
        find("#setup").click();
        assertThat(find("#setup").getDomAttribute("class")).contains("kept");
        driver().executeCdpCommand("Network.setBlockedURLs", Map.of("urls", List.of()));
        // Chromium logs the blocked request and its consequence, so this empties the log.
        driver().manage().logs().get(LogType.BROWSER);
        open("referee/index.html");
        assertThat(runForText(click, tapped)).isEqualTo(answered);
    }

    @ParameterizedTest
    @CsvSource({"en, White moves, Yes: one step", "de, Weiß zieht, Ja: ein Schritt"})
    void link_toLegalMove_saysThatItIsLegal(String language, String answer, String headline) {
        open("referee/index.html#game=" + GameText.write(ROW) + "&tap=wQ&to=0_-1&lang=" + language);
        assertThat(answer()).startsWith(answer).endsWith("QUEEN-3");
        assertThat(text("#answer strong")).isEqualTo(headline);
        assertThat(find("#answer").getDomAttribute("data-verdict")).isEqualTo("yes");
        assertThat(find("#play-move").isDisplayed()).isTrue();
        assertThat(find("#answer a").getDomAttribute("href")).endsWith("#QUEEN-3");
    }

    /** Taps a cell that is not drawn, and the cell on which the piece stands. */
    @ParameterizedTest
    @CsvSource({"en, The Queen Bee wQ", "de, Die Bienenkönigin wQ"})
    void farCellAndCellOfPiece_tapped_areExplained(String language, String queen) {
        open("referee/index.html#game=" + GameText.write(ROW) + "&tap=wQ&lang=" + language);
        WebElement board = find("#board");
        new Actions(driver())
                .moveToElement(board, 40 - board.getRect().width / 2, 40 - board.getRect().height / 2)
                .click()
                .perform();
        assertThat(answer()).startsWith(queen).containsPattern("HIVE-1|QUEEN-3");
        open("referee/index.html#game=" + GameText.write(ROW) + "&tap=wQ&to=-1_0&lang=" + language);
        assertThat(answer()).startsWith(queen).endsWith("STAY-1");
    }

    @ParameterizedTest
    @CsvSource({"en, PASS-1, 'May I pass?'", "de, PASS-1, 'Aussetzen?'"})
    void passing_askedAbout_isExplained(String language, String rule, String question) {
        open("referee/index.html#game=" + GameText.write(ROW) + "&lang=" + language);
        assertThat(text("#ask-pass")).isEqualTo(question);
        run("document.getElementById('ask-pass').click()");
        assertThat(answer()).endsWith(rule).doesNotContain("/", "\\");
    }

    @Test
    void setup_byTaps_marksProblemsAndIsUsed() {
        open("referee/index.html#lang=en");
        find("#setup").click();
        assertThat(find("#setup-white").isEnabled()).isTrue();
        assertThat(find("#moved-last").isEnabled()).isFalse();
        find(hand(Piece.of("wQ"))).click();
        tap(Hex.ORIGIN);
        find(hand(Piece.of("bA1"))).click();
        tapPoint(Hex.of(2, 0));
        assertThat(answer()).endsWith("The pieces with a cross are not connected to the others.");
        assertThat(findAll("#board [data-mark=unreachable]")).hasSize(1);
        assertThat(find("#setup-white").isEnabled()).isFalse();
        tap(Hex.of(2, 0));
        assertThat(answer()).startsWith("Tap the cell where the black Soldier Ant 1 should go");
        tap(Hex.of(1, 0));
        find("#setup-black").click();
        assertThat(shownGame().position().setup().sideToMove()).isEqualTo(io.github.hiverules.piece.Color.BLACK);
        assertThat(shownGame().position().cellOf(Piece.of("bA1"))).contains(Hex.of(1, 0));
        assertThat(shownGame().position().turnNumber()).isEqualTo(2);
        assertThat(text("#hint")).startsWith("Tap a piece, then a cell");
        assertThat(runForNumber("return document.documentElement.scrollHeight - innerHeight"))
                .as("empty pixels below the page")
                .isNotPositive();
    }

    /** A piece from a hand is stamped. Pieces on the table only move, although the setup is a valid position. */
    @Test
    void setup_ofValidPosition_onlyMovesPieces() {
        open("referee/index.html#setup&lang=en");
        find(hand(Piece.of("wQ"))).click();
        tap(Hex.ORIGIN);
        find(hand(Piece.of("bQ"))).click();
        tap(Hex.of(1, 0));
        find(hand(Piece.of("bA1"))).click();
        tap(Hex.of(2, 0));
        assertThat(answer()).startsWith("Tap another empty cell for the black Soldier Ant 2");
        tap(Hex.of(2, -1));
        assertThat(editedSetup().stacks()).hasSize(4);
        tap(Hex.of(2, 0));
        tap(Hex.of(0, 1));
        assertThat(editedSetup().stacks()).containsKey(Hex.of(0, 1)).doesNotContainKey(Hex.of(2, 0));
        drag(cell(Hex.of(0, 1)), Hex.of(-1, 0));
        assertThat(editedSetup().stacks()).containsKey(Hex.of(-1, 0)).doesNotContainKey(Hex.of(0, 1));
        assertThat(find("#answer").getDomAttribute("data-verdict")).isEqualTo("none");
        assertThat(find("#game").isDisplayed()).isFalse();
    }

    /** Drags pieces from the hands to the table and back to a hand, and the question to a cell. */
    @Test
    void setup_byDrags_isUndoneStepByStepAndAnswersDraggedMove() {
        open("referee/index.html#lang=en");
        find("#setup").click();
        drag(hand(Piece.of("wQ")), Hex.ORIGIN);
        drag(hand(Piece.of("bQ")), Hex.of(1, 0));
        drag(hand(Piece.of("wS1")), Hex.of(-1, 0));
        drag(hand(Piece.of("wA1")), Hex.of(0, 1));
        assertThat(editedSetup().stacks()).hasSize(4);
        new Actions(driver())
                .dragAndDrop(find(cell(Hex.of(0, 1))), find("#white-hand"))
                .perform();
        assertThat(editedSetup().stacks()).hasSize(3);
        find("#undo").click();
        waitUntil(() -> editedSetup().stacks().size() == 4);
        find("#redo").click();
        waitUntil(() -> editedSetup().stacks().size() == 3);
        find("#moved-last").click();
        tap(Hex.of(1, 0));
        assertThat(editedSetup().resting()).contains(Piece.of("bQ"));
        find("#rotate").click();
        new Actions(driver()).sendKeys(Keys.ESCAPE, Keys.ARROW_LEFT, Keys.HOME).perform();
        assertThat(editedSetup().stacks()).hasSize(3);
        String edited = fragment();
        driver().navigate().refresh();
        waitForReferee();
        assertThat(fragment()).isEqualTo(edited);
        find("#setup-white").click();
        find("#undo").click();
        waitUntil(() -> find("#setup-white").isDisplayed());
    }

    /** Drags an element to a cell, drawn or not. */
    private static void drag(String selector, Hex to) {
        WebElement board = find("#board");
        new Actions(driver())
                .clickAndHold(find(selector))
                .moveToElement(board, offset(to, "width"), offset(to, "height"))
                .release()
                .perform();
    }

    /** Taps a cell, drawn or not. */
    private static void tapPoint(Hex cell) {
        new Actions(driver())
                .moveToElement(find("#board"), offset(cell, "width"), offset(cell, "height"))
                .click()
                .perform();
    }

    /** White's Queen Bee can go from the west end of the row to the cell north of wS1. */
    @Test
    void drag_inGame_asksWhateverTheAnswer() {
        openGame(ROW);
        tap(Hex.ORIGIN);
        drag(cell(Hex.ORIGIN), Hex.of(0, 1));
        assertThat(answer()).endsWith("HIVE-2");
        drag(cell(Hex.of(-1, 0)), Hex.of(0, -1));
        assertThat(shownGame()).isEqualTo(ROW);
        find("#play-move").click();
        assertThat(shownGame().plyCount()).isEqualTo(ROW.plyCount() + 1);
        Game played = shownGame();
        find("#flip").click();
        assertThat(shownGame()).isEqualTo(played.transformed(Symmetry.ROTATE_180));
    }

    @Test
    void picture_copiedInOneTap_isPng() {
        openGame(ROW);
        run("Object.defineProperty(navigator, 'clipboard', {value: {write: async ([item]) => {"
                + "  window.copied = (await item.getType('image/png')).type; }}});"
                + "document.getElementById('copy-picture').click()");
        waitUntil(() -> text("#notice").equals("The picture is copied."));
        assertThat(runForText("return window.copied")).isEqualTo("image/png");
    }

    @Test
    void referee_withoutScripts_saysSoAndHidesItsButtons() {
        driver().executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", true));
        try {
            open("referee/de.html");
            assertThat(text(".noscript")).contains("JavaScript", "Fragen mit Antworten");
            assertThat(find("#setup").isDisplayed()).isFalse();
            assertThat(find("#bar").isDisplayed()).isFalse();
            assertThat(find("#answer").isDisplayed()).isTrue();
        } finally {
            driver().executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", false));
        }
    }

    @Test
    void rules_chosenInSetup_changeHandsAtOnceAndCanBeUndone() {
        openGame(ROW);
        assertThat(text("#current-rules")).isEqualTo("Rules: Base game, tournament opening");
        find("#current-rules").click();
        assertThat(findAll("#white-hand button[data-piece=wM]")).isEmpty();
        find("#more").click();
        find("#gates-above-ground").click();
        find("#rules-pocket").click();
        assertThat(find("#gates-above-ground").isSelected()).isTrue();
        assertThat(find("#rules-pocket").getDomAttribute("aria-pressed")).isEqualTo("true");
        assertThat(findAll("#white-hand button[data-piece=wM]")).hasSize(1);
        find("#undo").click();
        waitUntil(() -> !find("#gates-above-ground").isSelected());
        assertThat(findAll("#white-hand button[data-piece=wM]")).isEmpty();
        assertThat(editedSetup().ruleset().has(Toggle.GATES_ABOVE_GROUND)).isFalse();
        find("#undo").click();
        waitUntil(() -> find("#gates-above-ground").isSelected());
        find("#setup-white").click();
        assertThat(shownGame()).as("rules that were only looked at").isEqualTo(ROW);
    }

    static Stream<Arguments> screens() {
        return Stream.of(
                arguments(360, 640),
                arguments(390, 664),
                arguments(844, 390),
                arguments(820, 1180),
                arguments(1280, 800));
    }

    /** After 80 plies of a long game, answer, board and hands are all visible, and cells are large enough to tap. */
    @ParameterizedTest
    @MethodSource("screens")
    void screen_ofAnySize_showsAnswerBoardAndHandsTogether(int width, int height) {
        open("referee/index.html");
        resize(width, height);
        Game game = sample("long.pgn");
        open("referee/index.html#game=" + GameText.write(game) + "&ply=80&tap=wA3&to=1_2&lang=en");
        for (String part : List.of("#answer", "#board", "#white-hand", "#black-hand", "#share")) {
            assertThat(runForNumber(
                            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
                                    + "return Math.max(box.bottom - innerHeight, box.right - innerWidth, -box.top)",
                            part))
                    .as(part)
                    .isLessThanOrEqualTo(0);
        }
        assertThat(runForNumber("return document.querySelector('#board').clientHeight"))
                .isGreaterThan(150);
        assertThat(runForNumber("const view = document.querySelector('#board svg').viewBox.baseVal;"
                        + "return Math.round(document.querySelector('#board').clientWidth / view.width * 866)"))
                .isGreaterThanOrEqualTo(279);
        assertThat(runForNumber("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(width);
    }

    static Stream<String> texts() {
        return Stream.of(
                GameString.write(ROW),
                Pgn.write(ROW, Map.of(), PgnFlavor.MZINGA),
                Sgf.write(ROW, Map.of()),
                GameText.write(ROW),
                "Ann: is " + GameText.write(ROW) + " right?",
                "Ann: is " + GameString.write(ROW) + " right?",
                "https://example.org/referee/#game=" + GameText.write(ROW));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void pastedGame_isShown(String text) {
        open("referee/index.html#lang=en");
        paste(text);
        assertThat(shownGame()).isEqualTo(ROW);
        assertThat(text("#notice")).isEqualTo("Opened.");
    }

    /** A link in a sentence keeps its question. */
    @Test
    void pastedLink_inSentence_keepsItsQuestion() {
        open("referee/index.html#lang=en");
        paste("Look (https://example.org/referee/#game=" + GameText.write(ROW) + "&tap=wS1&to=0_1&lang=en), please.");
        assertThat(answer()).endsWith("HIVE-2");
        assertThat(fragment()).contains("&tap=wS1&to=0_1");
    }

    /** The form to open a game lies over the page; the buttons to copy are below the first screen. */
    @Test
    void openAndCopy_onPhone_showResultAndMessage() {
        open("referee/index.html#lang=en");
        resize(390, 844);
        run(FAKE_CLIPBOARD);
        find("#more-doors").click();
        find("#go-open").click();
        assertThat(find("#others").isDisplayed()).isFalse();
        driver().switchTo().activeElement().sendKeys("nonsense");
        find("#open").click();
        waitUntil(() -> text("#notice").contains("Paste a game string"));
        assertThat(findAll("#open-text #notice")).hasSize(1);
        for (String part : List.of("#open-title", "#text", "#notice", "#board")) {
            assertThat(isOnScreen(part)).as(part).isTrue();
        }
        find("#text").clear();
        find("#text").sendKeys(GameString.write(ROW));
        find("#open").click();
        waitUntil(() -> text("#notice").equals("Opened."));
        assertThat(isOnScreen("#board")).isTrue();
        assertThat(isOnScreen("#answer")).isTrue();
        assertThat(isOnScreen("#notice")).isTrue();
        assertThat(find("#text").isDisplayed()).isFalse();
        find("#copies summary").click();
        find("#copy-link").click();
        waitUntil(() -> text("#notice").equals("Copied."));
        assertThat(isOnScreen("#notice")).isTrue();
        assertThat(isOnScreen("#copy-link")).isTrue();
        run("arguments[0].click()", find("#moves button"));
        assertThat(isOnScreen("#board")).isTrue();
    }

    private static boolean isOnScreen(String selector) {
        return Boolean.TRUE.equals(run(
                "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
                        + "return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight",
                selector));
    }

    /** The whole answers to the examples are visible in the longer language. */
    @Test
    void answers_onSmallPhone_areCompletelyVisible() {
        open("referee/de.html");
        resize(360, 640);
        for (int i = 0; i < 6; i++) {
            run("location.hash = document.getElementById('examples').options[arguments[0] + 1].value + '&lang=de'", i);
            fragment();
            for (String part : List.of("#answer .verdict", "#answer .reason", "#hint")) {
                assertThat(hiddenPixels(part)).as(i + part).isNotPositive();
            }
        }
        assertThat(runForNumber("return document.getElementById('board').clientHeight"))
                .isGreaterThan(260);
    }

    /** Returns how far an element extends beyond the box for answers; 0 if there is no such element. */
    private static long hiddenPixels(String selector) {
        return runForNumber(
                "const [box, part] = ['#say', arguments[0]].map(each => document.querySelector(each)?.getBoundingClientRect());"
                        + "return part && part.height > 0 ? Math.floor(Math.max(part.bottom - box.bottom, box.top - part.top)) : 0",
                selector);
    }

    static Stream<String> hostileTexts() {
        String megabyte = "wS1 -bG1;".repeat(120_000);
        return Stream.of(
                megabyte,
                "[\"".repeat(500_000),
                "(;".repeat(500_000),
                "\n".repeat(1_000_000),
                "~".repeat(1_000_000),
                // The texts below do not exceed the limit, so the page reads them.
                megabyte.substring(0, 200_000),
                "(;".repeat(100_000),
                "{".repeat(200_000),
                "1~" + "9".repeat(199_998),
                "~".repeat(200_000),
                "<script>alert(1)</script>".repeat(8_000));
    }

    @ParameterizedTest
    @MethodSource("hostileTexts")
    void pastedHostileText_isAnsweredWithMessage(String text) {
        openGame(ROW);
        paste(text);
        assertThat(text("#notice"))
                .isNotEmpty()
                .isNotEqualTo("Opened.")
                .doesNotContain("java")
                .hasSizeLessThan(1_000);
        assertThat(shownGame()).isEqualTo(ROW);
    }

    /** The text is within the limit, and its first move is illegal. */
    @Test
    void pastedPasses_showFirstAsIllegal() {
        openGame(ROW);
        paste("Base;InProgress;White[1];" + "pass;".repeat(39_990));
        assertThat(answer())
                .startsWith("Move 1 of this game, pass, is illegal.")
                .endsWith("PASS-1");
        assertThat(text("#notice")).isNotEqualTo("Opened.").hasSizeLessThan(1_000);
        find("#undo").click();
        waitUntil(() -> shownGame().equals(ROW));
    }

    /** Forced colors leave out shadows, so a pressed button has another background, and each button a border. */
    @Test
    void forcedColors_pressedButton_differsFromOthers() {
        emulate("forced-colors", "active");
        open("referee/index.html#setup&lang=en");
        assertThat(find("#rules-pillbug").getCssValue("background-color"))
                .isNotEqualTo(find("#rules-base").getCssValue("background-color"));
        open("puzzles/index.html");
        assertThat(find("#today").getCssValue("border-top-width")).isEqualTo("1px");
    }

    @Test
    void moreContrast_drawsEmptyCellsInTextColor() {
        emulate("prefers-contrast", "more");
        open("referee/index.html");
        assertThat(runForText("return getComputedStyle(document.querySelector('.hive-cell')).stroke"))
                .isEqualTo(runForText("return getComputedStyle(document.body).color"));
    }

    /** Visitors can continue with the keyboard after any button. */
    @ParameterizedTest
    @ValueSource(strings = {"index.html", "de.html"})
    void focus_afterEveryButton_isNeverLost(String page) {
        open("referee/" + page);
        for (String id : List.of(
                "ask-pass",
                "new",
                "undo",
                "redo",
                "previous",
                "next",
                "first",
                "last",
                "rotate",
                "share",
                "setup",
                "setup-clear",
                "setup-cancel",
                "zoom-in",
                "fit")) {
            String pressed = "const button = document.getElementById(arguments[0]);"
                    + "if (button.offsetParent && !button.disabled) { button.focus(); button.click(); }";
            run(pressed, id);
            fragment();
            assertThat(runForText("return document.activeElement.tagName"))
                    .as(id)
                    .isNotEqualTo("BODY");
        }
    }

    @Test
    void targets_onPhone_areLargeEnough() {
        open("referee/index.html");
        resize(360, 640);
        run("document.querySelectorAll('details').forEach(part => { part.open = true; })");
        assertThat(runForText("return [...document.querySelectorAll("
                        + "    'button, a:not(.skip), select, summary, input:not([type=file]), #board [data-cell]')]"
                        + "  .filter(each => each.getClientRects().length)"
                        + "  .filter(each => { const box = (each.closest('label') || each).getBoundingClientRect();"
                        + "    return box.width < 24 || box.height < 24; })"
                        + "  .map(each => each.id || each.textContent).join()"))
                .isEmpty();
    }

    /** The page's script draws the picture itself, so this checks that it is wide enough and has many colors. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void savedPicture_containsSentence(String language) {
        open("referee/index.html#game=" + GameText.write(ROW) + "&tap=wS1&to=0_1&lang=" + language);
        run("const make = HTMLCanvasElement.prototype.toBlob;"
                + "HTMLCanvasElement.prototype.toBlob = function (done) {"
                + "  window.picture = this; make.call(this, done); };"
                + "HTMLAnchorElement.prototype.click = function () { window.saved = this.download; };"
                + "const write = CanvasRenderingContext2D.prototype.fillText;"
                + "window.written = [];"
                + "CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {"
                + "  window.written.push(text); write.call(this, text, ...rest); };"
                + "document.getElementById('copies').open = true;"
                + "document.getElementById('save-picture').click()");
        waitUntil(() -> find("#notice").isDisplayed());
        assertThat(runForText("return window.saved")).isEqualTo("hive.png");
        assertThat(runForText("return window.written.join(' ')"))
                .isEqualTo(
                        text("#answer strong") + ". " + find("#answer .reason").getDomProperty("textContent"));
        assertThat(runForNumber("const { width, height } = window.picture;"
                        + "const { data } = window.picture.getContext('2d').getImageData(0, 0, width, height);"
                        + "return width < 640 ? 0 : new Set(new Uint32Array(data.buffer)).size"))
                .isGreaterThan(20);
    }

    @ParameterizedTest
    @CsvSource({
        "index.html, It can throw these pieces: , These pieces can go here: ",
        "de.html, Der ausgewählte Stein kann werfen: , Hierher können diese Steine: "
    })
    void pillbugAndEmptyCell_areAnsweredInBothLanguages(String page, String canThrow, String canGoHere) {
        RulebookDiagram diagram = RulebookDiagrams.find("R35b").orElseThrow();
        String link = "#position=" + PositionText.write(diagram.position()) + "&lang="
                + (page.equals("de.html") ? "de" : "en");
        open("referee/" + page + link + "&tap=wP");
        assertThat(answer()).contains(canThrow.strip());
        assertThat(findAll("#board [data-mark=selected]")).hasSizeGreaterThan(1);
        open("referee/" + page + "#game=" + GameText.write(ROW) + "&to=0_-1&lang="
                + (page.equals("de.html") ? "de" : "en"));
        assertThat(answer()).startsWith(canGoHere.strip());
        assertThat(findAll("#board [data-mark=selected]")).hasSize(1);
        assertThat(findAll("#board [data-mark=reachable]")).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"index.html, Add pieces, Rules: , Base game", "de.html, Lege weitere Steine, Regeln: , Grundspiel"})
    void setupEndAndRules_areInBothLanguages(String page, String valid, String rules, String base) {
        String language = page.equals("de.html") ? "de" : "en";
        open("referee/" + page + "#game=" + GameText.write(ROW) + "&lang=" + language);
        assertThat(text("#current-rules")).startsWith(rules.strip()).contains(base);
        find("#setup").click();
        assertThat(answer()).startsWith(valid);
        Game won = sample("shortest.pgn");
        open("referee/" + page + "#game=" + GameText.write(won) + "&lang=" + language);
        assertThat(text("#answer strong")).isNotEmpty();
        assertThat(findAll("#board [data-mark=blocker]")).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "en, 'Move 31 of this game, the Beetle wB1, is illegal. The Beetle wB1', The Referee does not understand",
        "de, 'Zug 31 dieser Partie, der Käfer wB1, ist verboten.', Der Schiedsrichter versteht"
    })
    void illegalMoveAndFaultyLink_areExplainedInBothLanguages(String language, String broken, String link) {
        open("referee/index.html#tap=wX9&lang=" + language);
        assertThat(text("#notice")).startsWith(link).contains("tap=wX9");
        assertThat(find("#answer").getDomAttribute("data-verdict")).isEqualTo("none");
        assertThat(fragment()).isEqualTo("#tap=wX9&lang=" + language);
        run("location.hash = arguments[0]", "game=" + GameText.write(ROW) + "&lang=" + language);
        waitUntil(() -> !find("#notice").isDisplayed());
        assertThat(shownGame()).isEqualTo(ROW);
        paste(SampleGames.broken().stream()
                .filter(sample -> sample.path().endsWith("altered-move.pgn"))
                .findFirst()
                .orElseThrow()
                .text());
        assertThat(answer()).startsWith(broken).endsWith("BEETLE-1");
        assertThat(text("#moves .illegal")).endsWith("wB1 bM");
        assertThat(findAll("#moves .illegal")).hasSizeGreaterThan(10);
        assertThat(findAll("#board [data-mark=unreachable]")).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#game=1~base~nonsense",
                "#game=nonsense",
                "#position=%7e%2",
                "#tap=wQ&to=9999_1",
                "#ply=99",
                "#&&=&"
            })
    void address_withFaults_stillShowsBoard(String address) {
        open("referee/index.html" + address);
        assertThat(findAll("#board [data-cell]")).isNotEmpty();
        assertThat(answer()).isNotEmpty();
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
        find("#go-open").click();
        find("#file").sendKeys(file.toString());
        waitUntil(() -> shownGame().equals(ROW));
    }

    @Test
    void link_containsPlyRotationSelectionAndLanguage() {
        openGame(DRAWN);
        find("#previous").click();
        find("#rotate").click();
        switchToGerman();
        tap(Hex.ORIGIN);
        assertThat(answer()).isNotEmpty();
        fragment();
        String link = runForText("return location.href");
        assertThat(link).contains("&ply=" + (DRAWN.plyCount() - 1), "&tap=", "&lang=de");
        // The camera moves as little as possible, so what it shows depends on what it showed before.
        find("#fit").click();
        String board = find("#board").getDomProperty("innerHTML");
        String answer = answer();
        driver().get("about:blank");
        driver().get(link);
        waitForReferee();
        find("#fit").click();
        assertThat(find("#board").getDomProperty("innerHTML")).isEqualTo(board);
        assertThat(answer()).isEqualTo(answer);
        open("referee/index.html");
        assertThat(find("html").getDomAttribute("lang"))
                .as("the chosen language")
                .isEqualTo("de");
    }

    @Test
    void moves_shownByKeysSliderAndList_agree() {
        openGame(DRAWN);
        Actions keys = new Actions(driver());
        keys.sendKeys(Keys.HOME).perform();
        assertThat(text("#progress")).isEqualTo("Move 0 of 57");
        keys.sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT)
                .perform();
        assertThat(text("#progress")).isEqualTo("Move 2 of 57");
        find("#ply").sendKeys(Keys.ARROW_RIGHT);
        assertThat(text("#progress")).isEqualTo("Move 3 of 57");
        findAll("#moves button").get(9).click();
        assertThat(text("#progress")).isEqualTo("Move 10 of 57");
        assertThat(findAll("#moves [aria-current=step]")).hasSize(1);
        assertThat(findAll("#board [data-mark=to]")).hasSize(1);
        find("#last").click();
        run("document.querySelector('#moves [tabindex=\"0\"]').focus()");
        keys.sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ENTER).perform();
        assertThat(text("#progress")).isEqualTo("Move 55 of 57");
        assertThat(findAll("#moves [tabindex='0']")).hasSize(1);
    }

    @Test
    void board_usedByKeyboard_playsMovesAndKeepsItsFocus() {
        openGame(ROW);
        WebElement start = find("#board [tabindex='0']");
        assertThat(findAll("#board [tabindex='0']")).hasSize(1);
        run("arguments[0].focus()", start);
        Actions keys = new Actions(driver());
        keys.sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT)
                .perform();
        assertThat(focusedCell()).isEqualTo("-2,0");
        keys.sendKeys(Keys.ARROW_RIGHT, Keys.ENTER).perform();
        assertThat(answer()).startsWith("The Queen Bee wQ can go to");
        assertThat(driver().switchTo().activeElement().getAccessibleName()).isEqualTo("white Queen Bee, selected");
        keys.sendKeys(Keys.ARROW_UP).perform();
        assertThat(focusedCell()).isEqualTo("-1,-1");
        keys.sendKeys(Keys.ARROW_RIGHT).perform();
        assertThat(driver().switchTo().activeElement().getAccessibleName())
                .isEqualTo("the cell northeast of wQ, possible destination");
        keys.sendKeys(Keys.SPACE, Keys.SPACE).perform();
        assertThat(shownGame().plyCount()).isEqualTo(ROW.plyCount() + 1);
        assertThat(focusedCell()).isEqualTo("0,-1");
    }

    @Test
    void screenReader_getsNamesAndAnswers() {
        openGame(ROW);
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
    void tap_opponentsPieceTwice_selectsItAndOffersToAskForOpponent() {
        openGame(ROW);
        tap(Hex.of(-1, 0));
        tap(Hex.of(1, 0));
        assertThat(text("#hint")).isEqualTo("Tap bG1 again to select it.");
        tap(Hex.of(1, 0));
        assertThat(answer()).endsWith("TURN-2");
        find("#other-player").click();
        assertThat(answer()).startsWith("If it were Black's turn: The Grasshopper bG1");
        assertThat(fragment()).contains("&as=other");
    }

    /** The empty table shows one cell in the middle, and the list of more rules stays on the screen. */
    @ParameterizedTest
    @MethodSource("screens")
    void setup_screenOfAnySize_centersTableAndShowsAllRules(int width, int height) {
        open("referee/index.html");
        resize(width, height);
        open("referee/index.html#setup&lang=en");
        assertThat(runForNumber("const at = (each) => document.querySelector(each).getBoundingClientRect();"
                        + "const [cell, board] = [at('#board [data-cell]'), at('#board')];"
                        + "return Math.max(Math.abs(cell.left + cell.right - board.left - board.right),"
                        + " Math.abs(cell.top + cell.bottom - board.top - board.bottom))"))
                .isLessThanOrEqualTo(50);
        find("#more").click();
        assertThat(runForNumber("const [box, button] = ['#more-rules', '#more'].map(each =>"
                        + "  document.querySelector(each).getBoundingClientRect());"
                        + "const done = document.querySelector('#setup-black').getBoundingClientRect();"
                        + "return Math.max(box.right - innerWidth, -box.left, box.bottom - innerHeight,"
                        + "  innerWidth > 600 ? box.top - button.bottom - 8 : done.bottom - box.top)"))
                .isLessThanOrEqualTo(0);
    }

    @Test
    void pass_onlyLegalAction_isOffered() {
        Game passing = sample("passes.uhp");
        Game before = passing;
        while (!before.legalMoves().mustPass()) {
            before = before.undo();
        }
        openGame(before);
        assertThat(answer()).endsWith("has no legal move and must pass.");
        run("document.getElementById('pass').click()");
        assertThat(shownGame().plyCount()).isEqualTo(before.plyCount() + 1);
        assertThat(find("#pass").isDisplayed()).isFalse();
    }

    @Test
    void zoom_enlargesBoardAroundHive() {
        openGame(ROW);
        String width =
                "return Math.round(document.querySelector('#board [data-cell=\"0,0\"]').getBoundingClientRect().width)";
        long before = runForNumber(width);
        find("#zoom-in").click();
        find("#zoom-in").click();
        assertThat(runForNumber(width)).isGreaterThan(19 * before / 10);
        assertThat(runForNumber("return document.documentElement.scrollWidth - innerWidth"))
                .isLessThanOrEqualTo(0);
        find("#fit").click();
        assertThat(runForNumber(width)).isEqualTo(before);
    }

    @Test
    void drag_ofTable_movesBoardWithoutTapping() {
        openGame(ROW);
        WebElement board = find("#board");
        int before = find(cell(Hex.ORIGIN)).getRect().x;
        new Actions(driver())
                .moveToElement(board, 30 - board.getRect().width / 2, 30 - board.getRect().height / 2)
                .clickAndHold()
                .moveByOffset(60, 0)
                .release()
                .perform();
        assertThat(find(cell(Hex.ORIGIN)).getRect().x - before).isBetween(50, 62);
        assertThat(answer()).endsWith("White to move.");
    }

    @Test
    void newGame_hasRulesOfLastSetupThatWasNotCanceled() {
        open("referee/index.html#setup&lang=en");
        find("#rules-base").click();
        find("#setup-cancel").click();
        find("#new").click();
        assertThat(shownGame().ruleset().expansions()).hasSize(3);
        find("#setup").click();
        find("#rules-base").click();
        find("#more").click();
        find("#ladybug").click();
        find("#gates-above-ground").click();
        new Actions(driver()).sendKeys(Keys.ESCAPE).perform();
        assertThat(find("#more-rules").isDisplayed()).isFalse();
        find("#setup-white").click();
        Game expected =
                Game.start(Ruleset.of(io.github.hiverules.Expansion.LADYBUG).without(Toggle.GATES_ABOVE_GROUND));
        assertThat(shownGame()).isEqualTo(expected);
        open("referee/index.html#lang=en");
        find("#new").click();
        assertThat(shownGame()).isEqualTo(expected);
    }

    @Test
    void copies_matchLibrary() {
        openGame(DRAWN);
        find("#copies summary").click();
        assertThat(copied("uhp")).isEqualTo(GameString.write(DRAWN));
        assertThat(copied("pgn")).isEqualTo(Pgn.write(DRAWN, Map.of(), PgnFlavor.MZINGA));
        assertThat(copied("sgf")).isEqualTo(Sgf.write(DRAWN, Map.of()));
        assertThat(copied("text")).isEqualTo(GameText.write(DRAWN));
        assertThat(copied("position")).isEqualTo(PositionText.write(DRAWN.position()));
        assertThat(copied("svg")).startsWith("<svg xmlns").contains("data-piece=\"wQ\"");
        assertThat(copied("link")).isEqualTo(runForText("return location.href"));
        openGame(Game.start(Ruleset.TOURNAMENT));
        find("#copies summary").click();
        assertThat(copied("uhp")).isEqualTo("Base+MLP;NotStarted;White[1]");
        assertThat(text("#notice")).contains("UHP cannot express all rules of this game");
        openGame(Game.start(ROW.position()));
        find("#copies summary").click();
        find("#copy-uhp").click();
        waitUntil(() -> text("#notice").contains("does not start on the empty table"));
    }

    @ParameterizedTest
    @CsvSource({"en, is not a valid position", "de, ist keine gültige Stellung"})
    void copies_duringSetup_areOfSetupOrSayWhyThereIsNoGame(String language, String reason) {
        String setup = "base~w2~wS1bA1_0_0";
        open("referee/" + (language.equals("de") ? "de.html" : "index.html") + "#setup=" + setup + "&lang=" + language);
        find("#copies summary").click();
        for (String notation : List.of("text", "uhp", "pgn", "sgf")) {
            find("#copy-link").click();
            find("#copy-" + notation).click();
            assertThat(text("#notice")).as(notation).contains(reason);
        }
        assertThat(copied("position")).isEqualTo(PositionText.write(PositionText.readSetup(setup)));
        run("location.hash = arguments[0]", "setup=" + PositionText.write(ROW.position()) + "&lang=" + language);
        waitUntil(() -> find("#setup-white").isEnabled());
        assertThat(copied("text")).isEqualTo(GameText.write(Game.start(ROW.position())));
        assertThat(copied("link")).contains("#setup=");
    }

    /** The script asks the browser about characters, which must agree with Java. */
    @Test
    void characters_ofReadTexts_areThoseOfJava() {
        open("referee/index.html");
        IntStream.concat(IntStream.range(0, 0x250), IntStream.range(0x2000, 0x2070))
                .forEach(c -> assertThat(runForNumber("return hive.unicodeType(arguments[0])", c))
                        .as("%04x", c)
                        .isEqualTo(Character.getType(c)));
        assertThat(runForNumber("return hive.unicodeType(0xFEFF)")).isEqualTo(Character.FORMAT);
        assertThat(runForNumber("return hive.unicodeType(0x3000)")).isEqualTo(Character.SPACE_SEPARATOR);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void colors_followPreferredScheme(String scheme) {
        preferColorScheme(scheme);
        openGame(ROW);
        assertThat(runForText("return getComputedStyle(document.querySelector('#board')).backgroundColor"))
                .isEqualTo(scheme.equals("dark") ? "rgb(25, 27, 32)" : "rgb(239, 233, 220)");
        assertThat(runForText("return getComputedStyle(document.querySelector('#board rect')).fill"))
                .isEqualTo(runForText("return getComputedStyle(document.querySelector('#board')).backgroundColor"));
        // The contrast of the lines around empty cells, as WCAG defines it.
        assertThat(runForNumber("const light = color => {"
                        + "  const parts = color.match(/[\\d.]+/g).slice(0, 3).map(value => value / 255)"
                        + "    .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);"
                        + "  return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2];"
                        + "};"
                        + "const line = light(getComputedStyle(document.querySelector('.hive-cell')).stroke);"
                        + "const table = light(getComputedStyle(document.querySelector('#board')).backgroundColor);"
                        + "return 100 * (Math.max(line, table) + .05) / (Math.min(line, table) + .05)"))
                .isGreaterThanOrEqualTo(300);
    }

    private static String copied(String notation) {
        run("document.getElementById('copied').value = ''");
        find("#copy-" + notation).click();
        waitUntil(() ->
                !runForText("return document.getElementById('copied').value").isEmpty());
        return runForText("return document.getElementById('copied').value");
    }

    private static void emulate(String preference, String value) {
        driver().executeCdpCommand(
                        "Emulation.setEmulatedMedia",
                        Map.of("features", List.of(Map.of("name", preference, "value", value))));
    }

    private static String focusedCell() {
        return runForText("return document.activeElement.getAttribute('data-cell')");
    }

    /** Clicks, and waits until the German page shows the same. */
    private static void switchToGerman() {
        find("#language-de").click();
        waitUntil(() -> "de".equals(run("return document.documentElement.lang")));
        waitForReferee();
    }

    /** Pastes a text, and waits until the page has read it, perhaps with its second script. */
    private static void paste(String text) {
        run(
                "document.getElementById('notice').hidden = true;"
                        + "var data = new DataTransfer();"
                        + "data.setData('text/plain', arguments[0]);"
                        + "document.body.dispatchEvent("
                        + "  new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));",
                text);
        waitUntil(() -> find("#notice").isDisplayed());
    }
}
