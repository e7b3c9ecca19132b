package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * A test of the built site, which Chromium opens from its folder. Each test fails if the browser's console has a
 * message or if a request leaves the site.
 *
 * <p>The tests use the system's browser and download nothing. The properties {@code hive.chromium} and {@code
 * hive.chromedriver} name other executables.
 */
abstract class BrowserTest {

    private static final Path SITE = Path.of("target/site").toAbsolutePath();
    private static final Pattern REQUEST =
            Pattern.compile("\"method\":\"Network\\.requestWillBeSent\".*?\"request\":\\{.*?\"url\":\"([^\"]*)\"");
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    /** Stores copies in {@code window.copied}, because no test should change the system's clipboard. */
    static final String FAKE_CLIPBOARD =
            "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { window.copied = text; }}});";

    static final String SHOW_PUZZLES = "document.querySelectorAll('.puzzle > noscript').forEach(each => {"
            + " each.parentElement.hidden = false; each.outerHTML = each.textContent; });";

    private static ChromeDriver driver;
    private static String root = SITE.toUri().toString();

    @BeforeAll
    static void startBrowser() {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(System.getProperty("hive.chromium", "/usr/bin/chromium"));
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                "--lang=en-US");
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(new File(System.getProperty("hive.chromedriver", "/usr/bin/chromedriver")))
                .usingAnyFreePort()
                .build();
        driver = new ChromeDriver(service, options);
        root = SITE.toUri().toString();
    }

    /** Returns all pages of the site except the Javadoc. */
    static List<String> pages() {
        return Stream.of("", "diagrams/", "puzzles/", "referee/", "diagrams/rules")
                .flatMap(page -> page.isEmpty() || page.endsWith("/")
                        ? Stream.of(page + "index.html", page + "de.html")
                        : Stream.of(page + ".html", page + ".de.html"))
                .toList();
    }

    static List<String> pagesWithoutReferee() {
        return pages().stream().filter(page -> !page.startsWith("referee/")).toList();
    }

    /** Makes the tests of this class open pages at an address instead of from the folder. */
    static void openFrom(String address) {
        root = address;
    }

    static Path site() {
        return SITE;
    }

    /** Makes every test begin like the first visit to the site. */
    @BeforeEach
    void forgetEarlierVisits() {
        driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", false));
        driver.get(SITE.toUri() + "favicon.svg");
        run("localStorage.clear()");
        driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "", "features", List.of()));
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 1280, "height", 900, "deviceScaleFactor", 1, "mobile", false));
    }

    @AfterAll
    static void stopBrowser() {
        driver.quit();
    }

    @AfterEach
    void checkConsoleAndRequests() {
        List<String> messages = driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
        assertThat(messages).isEmpty();
        assertThat(requests())
                .allMatch(url ->
                        url.startsWith(root) || url.startsWith(SITE.toUri().toString()) || url.startsWith("data:"));
    }

    private static List<String> requests() {
        return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
                .map(entry -> REQUEST.matcher(entry.getMessage()))
                .filter(Matcher::find)
                .map(matcher -> matcher.group(1))
                .toList();
    }

    /** Opens a page of the site, and loads it again even if only the part after {@code #} differs. */
    static void open(String page) {
        driver.get("about:blank");
        driver.get(root + page);
        // ChromeDriver 150 sometimes returns while the blank page is still there, which has nothing to wait for.
        waitUntil(() ->
                !"about:blank".equals(driver.getCurrentUrl()) && "complete".equals(run("return document.readyState")));
        waitForReferee();
    }

    /** Waits until the Referee, if this is its page, has answered what its address asks. */
    static void waitForReferee() {
        waitUntil(() -> findAll("#loading").stream().noneMatch(WebElement::isDisplayed));
    }

    static ChromeDriver driver() {
        return driver;
    }

    static WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    static List<WebElement> findAll(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    static String text(String selector) {
        return find(selector).getText();
    }

    /** Returns the sentences of the Referee's answer with codes of pieces, and the rule that its headline links to. */
    static String answer() {
        return Stream.of("#answer .reason", "#answer .verdict a")
                .flatMap(selector -> findAll(selector).stream())
                .map(part -> String.valueOf(part.getDomProperty("textContent")))
                .collect(Collectors.joining(" "));
    }

    /** Runs a script on the page: the body of a function whose arguments are {@code arguments[0]} and so on. */
    static @Nullable Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    static Object runForValue(String script, Object... arguments) {
        return Objects.requireNonNull(run(script, arguments), script);
    }

    static String runForText(String script, Object... arguments) {
        return runForValue(script, arguments).toString();
    }

    static long runForNumber(String script, Object... arguments) {
        return ((Number) runForValue(script, arguments)).longValue();
    }

    static void waitUntil(BooleanSupplier condition) {
        long end = System.nanoTime() + TIMEOUT.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            driver.executeAsyncScript("setTimeout(arguments[0], 20)");
        }
    }

    /** Resizes the page to a screen of the given size. */
    static void resize(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
        assertThat(runForNumber("return innerWidth")).isEqualTo(width);
    }

    /** Emulates a visitor who prefers dark or light pages. */
    static void preferColorScheme(String scheme) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }
}
