package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The diagrams page: search, filters, explanations of crosses, and copies. */
class DiagramsBrowserTest extends BrowserTest {

    private static final String PAGE = "diagrams/index.html";
    private static final String COUNT = "#filter output";

    /** Returns one diagram of each group, if possible one with crosses. */
    static Collection<RulebookDiagram> oneOfEachGroup() {
        Map<String, RulebookDiagram> diagrams = new LinkedHashMap<>();
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            if (!diagram.refusedMoves().isEmpty()) {
                diagrams.merge(diagram.group(), diagram, (first, next) -> refusedMovements(first) > 0 ? first : next);
            }
        }
        return diagrams.values();
    }

    private static long refusedMovements(RulebookDiagram diagram) {
        return diagram.refusedMoves().stream()
                .flatMap(refusal -> refusal.moves().stream())
                .filter(Move.Movement.class::isInstance)
                .count();
    }

    @BeforeEach
    void openPage() {
        resize(1280, 900);
        open(PAGE);
    }

    @ParameterizedTest
    @MethodSource("oneOfEachGroup")
    void pointerOnCross_anyGroup_showsViolation(RulebookDiagram diagram) {
        draw(diagram.id());
        for (WebElement figure : findAll("[id='" + diagram.id() + "'] figure[data-subject]")) {
            String subject = attribute(figure, "data-subject");
            for (WebElement cell : figure.findElements(By.cssSelector(".why"))) {
                pointAt(cell);
                List<String> tips =
                        findAll("#tip p").stream().map(WebElement::getText).toList();
                if (subject.equals("place")) {
                    assertThat(tips).isNotEmpty().isSubsetOf(placements(diagram, hex(cell)));
                } else {
                    assertThat(tips).containsExactly(movement(diagram.position(), subject, hex(cell)));
                }
                assertThat(cell.getAttribute("aria-label")).isEqualTo(String.join(" ", tips));
            }
            assertThat(figure.findElements(By.cssSelector("[data-mark=unreachable]")))
                    .hasSameSizeAs(figure.findElements(By.cssSelector(".why")));
        }
    }

    @Test
    void focusOnCross_showsWhyAndMovesWithArrowKeys() {
        run("dispatchEvent(new Event('beforeprint'))");
        List<WebElement> cells = findAll("#R24 figure:first-child .why, #R26 figure:first-child .why");
        run("arguments[0].focus()", cells.get(0));
        assertThat(text("#tip")).startsWith("SLIDE-1 The Soldier Ant bA1 does not fit");
        new Actions(driver()).sendKeys(Keys.ESCAPE).perform();
        assertThat(find("#tip").isDisplayed()).isFalse();
        WebElement figure = driver().findElements(By.cssSelector("figure[data-subject]")).stream()
                .filter(each -> each.findElements(By.cssSelector(".why")).size() > 1)
                .findFirst()
                .orElseThrow();
        List<WebElement> several = figure.findElements(By.cssSelector(".why"));
        run("arguments[0].focus()", several.get(0));
        new Actions(driver()).sendKeys(Keys.ARROW_RIGHT).perform();
        assertThat(driver().switchTo().activeElement()).isEqualTo(several.get(1));
        assertThat(find("#tip").isDisplayed()).isTrue();
    }

    @Test
    void search_severalWords_findsDiagramsWithAllOfThem() {
        find("[name=q]").sendKeys("pillbug resting");
        long expected = shownCount();
        assertThat(expected).isBetween(1L, 30L);
        assertThat(text(COUNT))
                .isEqualTo(expected + " of " + RulebookDiagrams.all().size() + " diagrams");
        find("#filter [type=reset]").click();
        waitUntil(() -> shownCount() == RulebookDiagrams.all().size());
        find("[name=q]").sendKeys("squeeze");
        assertThat(find("#R24").isDisplayed()).as("what players call its rule").isTrue();
    }

    @ParameterizedTest
    @CsvSource({"index.html, 0 of, Reset", "de.html, 0 von, Zurücksetzen"})
    void search_withoutResult_saysWhatToDo(String page, String count, String button) {
        open("diagrams/" + page);
        assertThat(find("#nothing").isDisplayed()).isFalse();
        find("[name=q]").sendKeys("nosuchword");
        assertThat(text(COUNT)).startsWith(count);
        assertThat(text("#nothing")).contains(button);
        assertThat(text("#filter [type=reset]")).isEqualTo(button);
    }

    @ParameterizedTest
    @ValueSource(strings = {PAGE, "diagrams/de.html"})
    void firstScreen_onDesktop_showsDiagram(String page) {
        resize(1440, 900);
        open(page);
        assertThat(runForNumber(
                        "return Math.round(document.querySelector('article svg').getBoundingClientRect().bottom)"))
                .isLessThan(900);
        assertThat(find("#marks .legend").isDisplayed()).isFalse();
        find("#marks summary").click();
        assertThat(find("#marks .legend").isDisplayed()).isTrue();
    }

    @Test
    void filter_byPiece_showsOnlyItsDiagrams() {
        run("document.querySelector('[name=bug][value=S]').click()");
        assertThat(shownIds())
                .containsExactlyInAnyOrderElementsOf(RulebookDiagrams.all().stream()
                        .filter(diagram -> diagram.bugs().contains(Bug.SPIDER))
                        .map(RulebookDiagram::id)
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"allows", "refuses"})
    void filter_byRule_showsOnlyItsDiagrams(String shows) {
        open(PAGE + "?rule=SLIDE-1&shows=" + shows);
        assertThat(shownIds())
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(RulebookDiagrams.all().stream()
                        .filter(diagram -> (shows.equals("allows")
                                        ? diagram.allowingRules()
                                        : diagram.forbiddingRules())
                                .stream().anyMatch(rule -> rule.id().equals("SLIDE-1")))
                        .map(RulebookDiagram::id)
                        .toList());
    }

    @Test
    void link_toFilteredOutDiagram_showsIt() {
        open(PAGE + "?bug=S");
        assertThat(find("#R32").isDisplayed()).isFalse();
        run("location.hash = '#R32'");
        waitUntil(() -> find("#R32").isDisplayed());
    }

    @Test
    void copy_gamePositionAndPicture_areComplete() {
        run(FAKE_CLIPBOARD);
        RulebookDiagram diagram = RulebookDiagrams.find("X07").orElseThrow();
        draw("X07");
        assertThat(copied("#X07 .tools button:nth-of-type(1)"))
                .isEqualTo(diagram.gameString().orElseThrow());
        assertThat(PositionText.read(copied("#X07 .tools button:nth-of-type(2)")))
                .isEqualTo(diagram.position());
        String svg = copied("#X07 .copy");
        assertThat(svg)
                .startsWith("<svg ")
                .contains("stroke-width=\"", "fill=\"rgb(", "id=\"hive-wB1\"", "id=\"hive-hex\"", "data-inset");
        assertThat(runForText(
                        "const xml = new DOMParser().parseFromString(arguments[0], 'image/svg+xml');return"
                                + " xml.querySelectorAll('parsererror').length + ' ' +"
                                + " [...xml.querySelectorAll('use')].filter(use =>"
                                + " !xml.querySelector(use.getAttribute('href'))).length",
                        svg))
                .isEqualTo("0 0");
    }

    @Test
    void link_toReferee_containsGame() {
        draw("X07");
        String link = attribute(find("#X07 .tools a"), "href");
        String game = link.substring(link.indexOf("#game=") + "#game=".length(), link.indexOf("&tap="));
        Position drawn = RulebookDiagrams.find("X07").orElseThrow().position();
        assertThat(GameText.read(game).position().isRepetitionOf(drawn)).isTrue();
        assertThat(attribute(find("#X07 .tools a:nth-of-type(2)"), "href")).endsWith("#game=" + game + "&ply=0");
    }

    @ParameterizedTest
    @ValueSource(ints = {390, 1280})
    void navigation_anyWidth_staysInView(int width) {
        resize(width, 800);
        open(PAGE + "#X07");
        assertThat(runForNumber(
                        "return Math.round(document.querySelector('nav.contents').getBoundingClientRect().top)"))
                .isZero();
    }

    /** The whole page has more than twenty thousand elements with all pictures. */
    @ParameterizedTest
    @ValueSource(strings = {PAGE, "diagrams/de.html"})
    void pictures_areDrawnWhenTheyComeNear(String page) {
        open(page);
        assertThat(runForNumber("return document.querySelectorAll('*').length")).isLessThan(3_500);
        assertThat(drawnFigures()).isBetween(1L, 20L);
        open(page + "#X70");
        waitUntil(() -> !findAll("#X70 figure [data-cell]").isEmpty());
        assertThat(runForNumber("return Math.round(document.getElementById('X70').getBoundingClientRect().top)"))
                .isBetween(0L, 300L);
        run("dispatchEvent(new Event('beforeprint'))");
        assertThat(findAll("article noscript")).isEmpty();
        assertThat(drawnFigures()).isEqualTo(findAll("article figure").size());
    }

    private static long drawnFigures() {
        return runForNumber("return document.querySelectorAll('article figure:has([data-cell])').length");
    }

    @Test
    void pictures_withoutScripts_areAllShown() {
        driver().executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", true));
        open(PAGE + "#X70");
        assertThat(find("#X70 figure svg").isDisplayed()).isTrue();
        assertThat(findAll("article figure:has([data-cell])")).hasSameSizeAs(findAll("article figure"));
    }

    /** Scrolls to a diagram, and waits until its pictures are drawn. */
    private static void draw(String id) {
        bringIntoView(find("[id='" + id + "']"));
        waitUntil(() -> !findAll("[id='" + id + "'] figure [data-cell]").isEmpty());
    }

    private static void pointAt(WebElement cell) {
        // Scroll first, because scrolling hides the tip.
        bringIntoView(cell);
        new Actions(driver())
                .moveToElement(cell.findElement(By.cssSelector("[data-mark=unreachable]")))
                .perform();
        waitUntil(() -> find("#tip").isDisplayed());
    }

    /** Scrolls to an element several times, because the page lays out what comes into view, which moves the element. */
    private static void bringIntoView(WebElement element) {
        driver().executeAsyncScript(
                        "const [element, done] = arguments; const settle = (times) => { element.scrollIntoView({block:"
                                + " 'center'});if (times > 0) { setTimeout(() => requestAnimationFrame(() => settle(times"
                                + " - 1)), 20); } else { done(); } };settle(4);",
                        element);
    }

    private static String attribute(WebElement element, String name) {
        return Objects.requireNonNull(element.getAttribute(name), name);
    }

    private static Hex hex(WebElement cell) {
        String[] parts = attribute(cell, "data-cell").split(",", -1);
        return Hex.of(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    private static String movement(Position position, String name, Hex to) {
        Piece piece = Piece.all().stream()
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElseThrow();
        return sentence(position, Move.move(piece, position.cellOf(piece).orElseThrow(), to));
    }

    private static List<String> placements(RulebookDiagram diagram, Hex to) {
        List<String> sentences = new ArrayList<>();
        diagram.refusedMoves().stream()
                .flatMap(refusal -> refusal.moves().stream())
                .filter(Move.Placement.class::isInstance)
                .filter(move -> move.destination().filter(to::equals).isPresent())
                .forEach(move -> sentences.add(sentence(diagram.position(), move)));
        return sentences;
    }

    private static String sentence(Position position, Move move) {
        return position.check(move)
                .map(violation ->
                        violation.rule().id() + " " + Sentences.english().violation(position, violation))
                .orElseThrow();
    }

    private static long shownCount() {
        return runForNumber("return document.querySelectorAll('article:not([hidden])').length");
    }

    private static List<String> shownIds() {
        return findAll("article:not([hidden])").stream()
                .map(article -> attribute(article, "id"))
                .toList();
    }

    private static String copied(String button) {
        run("window.copied = ''; document.querySelector(arguments[0]).click()", button);
        waitUntil(() -> !runForText("return window.copied").isEmpty());
        return runForText("return window.copied");
    }
}
