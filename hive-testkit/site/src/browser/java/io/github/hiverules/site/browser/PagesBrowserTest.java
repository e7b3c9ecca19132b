package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Tests of all pages, and of the landing page, the rules page, the puzzles and the Javadoc. */
class PagesBrowserTest extends BrowserTest {

    private static final List<List<Integer>> SCREENS =
            List.of(List.of(360, 640), List.of(390, 664), List.of(844, 390), List.of(820, 1180), List.of(1440, 900));

    @ParameterizedTest
    @MethodSource("pages")
    void anyPage_anyScreen_scrollsOnlyVertically(String page) {
        open(page);
        for (List<Integer> screen : SCREENS) {
            resize(screen.get(0), screen.get(1));
            assertThat(runForNumber("return document.documentElement.scrollWidth"))
                    .as(screen.toString())
                    .isLessThanOrEqualTo(screen.get(0));
        }
    }

    @ParameterizedTest
    @MethodSource("pagesWithoutReferee")
    void anyPage_firstTabStop_skipsHeader(String page) {
        open(page);
        new Actions(driver()).sendKeys(Keys.TAB).perform();
        WebElement skip = driver().switchTo().activeElement();
        assertThat(skip.getAttribute("href")).endsWith("#main");
        assertThat(skip.getRect().getY()).isNotNegative();
        new Actions(driver()).sendKeys(Keys.ENTER, Keys.TAB).perform();
        assertThat(run("return document.activeElement.closest('main') !== null"))
                .isEqualTo(true);
    }

    @ParameterizedTest
    @MethodSource("pagesWithoutReferee")
    void anyPage_linkToOtherLanguage_leadsThereAndBack(String page) {
        open(page);
        String address = runForText("return location.href");
        String language = runForText("return document.documentElement.lang");
        find("nav .language").click();
        assertThat(runForText("return document.documentElement.lang"))
                .isIn("en", "de")
                .isNotEqualTo(language);
        find("nav .language").click();
        assertThat(runForText("return location.href")).isEqualTo(address);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void anyPage_hasMetadataForLinkPreviews(String page) {
        open(page);
        for (String meta : List.of("name='description'", "property='og:title'", "property='og:description'")) {
            assertThat(find("meta[" + meta + "]").getAttribute("content")).isNotEmpty();
        }
        assertThat(find("meta[property='og:image']").getAttribute("content")).endsWith("/preview.png");
        assertThat(find("link[rel=icon]").getAttribute("href")).endsWith("favicon.svg");
    }

    @ParameterizedTest
    @MethodSource("pagesWithoutReferee")
    void anyPage_printed_isBlackOnWhiteWithoutNavigation(String page) {
        preferColorScheme("dark");
        open(page);
        driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
        assertThat(runForText("return getComputedStyle(document.body).backgroundColor"))
                .isEqualTo("rgb(255, 255, 255)");
        assertThat(runForText("return getComputedStyle(document.querySelector('h1')).color"))
                .isEqualTo("rgb(0, 0, 0)");
        assertThat(findAll("nav, form, .skip, .tools, [data-copy]"))
                .allSatisfy(each -> assertThat(each.isDisplayed()).isFalse());
    }

    @ParameterizedTest
    @CsvSource({"index.html, Copied", "de.html, Kopiert"})
    void landingPage_copiesDependencyAndSnippet(String page, String message) {
        open(page);
        run(FAKE_CLIPBOARD);
        for (String part : List.of("maven", "snippet")) {
            WebElement button = find("[data-copy=" + part + "]");
            button.click();
            waitUntil(() -> button.getText().equals(message));
            assertThat(runForText("return window.copied"))
                    .isNotEmpty()
                    .isEqualTo(runForText("return document.getElementById(arguments[0]).textContent", part));
        }
    }

    @ParameterizedTest
    @CsvSource({"index.html, rules.html", "de.html, rules.de.html"})
    void linkToRule_showsRuleBeforeItsPicture(String diagrams, String rules) {
        open("diagrams/" + diagrams + "#R24");
        waitUntil(() -> !findAll("#R24 .facts a").isEmpty());
        String link = runForText("return document.querySelector('#R24 .facts a').href");
        assertThat(link).contains("/diagrams/" + rules + "#");
        driver().get(link);
        WebElement article = find(link.substring(link.indexOf('#')));
        assertThat(runForNumber("return Math.round(arguments[0].getBoundingClientRect().top)", article))
                .isBetween(0L, 200L);
        assertThat(runForText("return arguments[0].querySelector('h3 + p + figure').tagName", article))
                .isEqualToIgnoringCase("FIGURE");
    }

    /** Players find a rule by their own words, and see the best answer first. */
    @ParameterizedTest
    @CsvSource({
        "rules.html, jump gap, SLIDE-2",
        "rules.html, 'What if I can’t move?', PASS-1",
        "rules.html, pinned piece, HIVE-2",
        "rules.html, 'May I pass?', PASS-1",
        "rules.html, 'do I have to pass', PASS-1",
        "rules.html, 'does beetle need a gap', CLIMB-1",
        "rules.html, stalemate, PASS-1",
        "rules.html, bettle, BEETLE-1",
        "rules.de.html, Patt, PASS-1",
        "rules.de.html, Assel, PILLBUG-1",
        "rules.de.html, Käfer auf der Königin, BEETLE-1",
        "rules.html, throw a stack, PILLBUG-3",
        "rules.html, copy, MOSQUITO-1",
        "rules.html, squeeze, SLIDE-1",
        "rules.de.html, Lücke springen, SLIDE-2",
        "rules.de.html, 'Darf ich passen?', PASS-1",
        "rules.de.html, 'Wer gewinnt?', END-1",
        "rules.de.html, Stapel werfen, PILLBUG-3"
    })
    void rules_searchedByQuestion_areFound(String page, String question, String rule) {
        open("diagrams/" + page);
        assertThat(findAll("main article")).allMatch(WebElement::isDisplayed);
        find("#search input").sendKeys(question);
        List<String> shown = findAll("main article:not([hidden])").stream()
                .map(article -> article.getDomAttribute("id"))
                .toList();
        assertThat(shown).startsWith(rule).hasSizeLessThan(9);
        assertThat(text("#search output")).endsWith(" " + shown.size());
        find("#search input").clear();
        find("#search input").sendKeys("xyzzy");
        assertThat(text("#search output")).isNotEmpty();
    }

    @Test
    void rules_onPhone_areListedOnFirstScreens() {
        open("diagrams/rules.html");
        resize(390, 844);
        WebElement mosquito = find(".rule-list a[href='#MOSQUITO-1']");
        assertThat(mosquito.isDisplayed()).isTrue();
        assertThat(mosquito.getRect().getY()).isLessThan(844);
        assertThat(find("#SLIDE-1 .shown li a").isDisplayed()).isTrue();
    }

    /** What a first visit to the Referee loads, compressed, which decides how long visitors on a slow line wait. */
    @Test
    void referee_firstVisit_isSmall() throws IOException {
        open("referee/index.html");
        int sum = compressed(site().resolve("referee/index.html"));
        for (Object file : (List<?>) runForValue("return [...document.querySelectorAll('script, [rel=stylesheet]')]"
                + ".map(each => each.src || each.href)")) {
            int size = compressed(Path.of(URI.create(file.toString())));
            assertThat(size).as(file.toString()).isLessThan(115_000);
            sum += size;
        }
        assertThat(sum).isLessThan(155_000);
    }

    private static int compressed(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(bytes)) {
            Files.copy(file, gzip);
        }
        return bytes.size();
    }

    @ParameterizedTest
    @CsvSource({"index.html, Right!, Not quite.", "de.html, Richtig!, Nicht ganz."})
    void puzzle_answered_showsVerdictAndKeepsScore(String page, String right, String wrong) {
        for (boolean isRight : new boolean[] {true, false}) {
            open("puzzles/" + page + "#which-" + (isRight ? "R24" : "X13"));
            find("article:not([hidden]) [data-right=" + isRight + "]").click();
            assertThat(text("article:not([hidden]) .verdict"))
                    .startsWith(isRight ? right : wrong)
                    .hasSizeGreaterThan(isRight ? 0 : 30);
        }
        String score = text("#score");
        open("puzzles/" + page);
        assertThat(text("#score")).isEqualTo(score).startsWith("1 ").contains(" 2 ");
    }

    @ParameterizedTest
    @CsvSource({"index.html, Right!", "de.html, Richtig!"})
    void puzzle_allReachableCellsTapped_isSolved(String page, String right) {
        open("puzzles/" + page + "#reach-R15");
        run("document.querySelectorAll('article:not([hidden]) [data-answer]').forEach("
                + "cell => cell.dispatchEvent(new MouseEvent('click', {bubbles: true})))");
        find("article:not([hidden]) .check").click();
        assertThat(text("article:not([hidden]) .verdict")).isEqualTo(right);
        find("#next").click();
        waitUntil(() -> runForText("return document.activeElement.className").equals("puzzle"));
    }

    /** The Referee says why a tapped cell was wrong. Each day leads to a puzzle, and a first visit to the easiest. */
    @Test
    void puzzle_wrongCell_isExplainedInReferee() {
        open("puzzles/index.html");
        assertThat(shownPuzzle()).isEqualTo(runForText("return document.querySelector('.puzzle').dataset.puzzle"));
        find("#today").click();
        assertThat(runForText("return document.getElementById('today').hash")).isEqualTo("#" + shownPuzzle());
        open("puzzles/index.html#reach-R15");
        WebElement wrong = find("article:not([hidden]) .tappable [data-cell]:not([data-answer])");
        String cell = Objects.requireNonNull(wrong.getDomAttribute("data-cell")).replace(',', '_');
        run("arguments[0].dispatchEvent(new MouseEvent('click', {bubbles: true}))", wrong);
        assertThat(runForText("return getComputedStyle(arguments[0]).fill", wrong))
                .isNotEqualTo("none");
        find("article:not([hidden]) .check").click();
        assertThat(text("article:not([hidden]) .verdict")).contains("Green", "red", "dashed");
        assertThat(find("article:not([hidden]) .solution a").getDomProperty("href"))
                .contains("&tap=")
                .endsWith("&to=" + cell);
    }

    @Test
    void puzzles_withoutScripts_showPicturesWithAnswers() {
        driver().executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", true));
        open("puzzles/index.html");
        assertThat(find("main noscript p").isDisplayed()).isTrue();
        assertThat(find(".puzzle .solved svg").isDisplayed()).isTrue();
        assertThat(find(".puzzle .solution").isDisplayed()).isTrue();
        assertThat(find(".puzzle .check").isDisplayed()).isFalse();
    }

    /** On a phone, an answer leaves the board in view, which then shows what the Referee draws, and why. */
    @Test
    void puzzle_answeredOnPhone_showsSolutionOnBoard() {
        open("puzzles/index.html");
        resize(360, 640);
        open("puzzles/index.html#which-R24");
        assertThat(find(".puzzle .solved").isDisplayed()).isFalse();
        run("document.querySelector('.puzzle [data-right=false]').click()");
        assertThat(find(".puzzle .solved [data-route]").isDisplayed()).isTrue();
        assertThat(
                        runForNumber(
                                "const top = document.querySelector('.puzzle .board').getBoundingClientRect().top;"
                                        + "return Math.max(-top, document.getElementById('next').getBoundingClientRect().bottom - innerHeight)"))
                .isLessThanOrEqualTo(0);
    }

    /** Reloading shows the same puzzle, Skip the next one, and Back the one before. Only the shown one has elements. */
    @Test
    void puzzle_address_leadsToIt() {
        open("puzzles/index.html");
        assertThat(runForNumber("return document.querySelectorAll('*').length")).isLessThan(1_500);
        String first = shownPuzzle();
        assertThat(runForText("return location.hash")).isEqualTo("#" + first);
        driver().navigate().refresh();
        assertThat(shownPuzzle()).isEqualTo(first);
        assertThat(text("article:not([hidden]) .state")).startsWith("Puzzle 1 of 140");
        open("puzzles/index.html#which-R24");
        assertThat(text("#next")).isEqualTo("Skip");
        find("#next").click();
        waitUntil(() -> !shownPuzzle().equals("which-R24"));
        driver().navigate().back();
        waitUntil(() -> shownPuzzle().equals("which-R24"));
        assertThat(find("article:not([hidden]) .solution").isDisplayed()).isFalse();
    }

    private static String shownPuzzle() {
        return runForText("return document.querySelector('article:not([hidden])').dataset.puzzle");
    }

    /** The last of all puzzles has no next one. */
    @Test
    void puzzle_startOver_asksFirst() {
        open("puzzles/index.html#which-R24");
        run("localStorage.setItem('hive.puzzles', JSON.stringify(Object.fromEntries("
                + "[...document.querySelectorAll('.puzzle')].map(each => [each.dataset.puzzle, each.hidden]))))");
        open("puzzles/index.html#which-R24");
        find("article:not([hidden]) [data-right=true]").click();
        assertThat(find("#next").isDisplayed()).isFalse();
        find("#again").click();
        driver().switchTo().alert().dismiss();
        assertThat(text("#score")).startsWith("All 140");
        find("#again").click();
        driver().switchTo().alert().accept();
        assertThat(text("#score")).matches("\\d+ puzzles");
    }

    /** Solves a puzzle with the keyboard alone, and hears the names of cells. */
    @Test
    void puzzle_arrowKeys_leadFromCellToCell() {
        open("puzzles/index.html#reach-R16");
        run("document.querySelector('article:not([hidden]) .tappable [tabindex=\"0\"]').focus()");
        assertThat(driver().switchTo().activeElement().getAccessibleName()).startsWith("the cell ");
        String before = runForText("return document.activeElement.dataset.cell");
        new Actions(driver()).sendKeys(Keys.ARROW_DOWN, Keys.ENTER).perform();
        assertThat(runForText("return document.activeElement.dataset.cell")).isNotEqualTo(before);
        assertThat(driver().switchTo().activeElement().getAttribute("aria-pressed"))
                .isEqualTo("true");
    }

    /** A missing font would log a message to the console. */
    @Test
    void javadoc_anyPage_isCompleteAndLinksToSite() {
        for (String page : List.of("index.html", "io.github.hiverules.core/io/github/hiverules/Position.html")) {
            open("javadoc/" + page);
            WebElement back = find("footer a[href$='../index.html']");
            run("arguments[0].scrollIntoView()", back);
            back.click();
            assertThat(text("h1")).isEqualTo("Hive rules");
        }
    }
}
