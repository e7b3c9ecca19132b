package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.logging.LogType;

/** After a visit of one page, all pages for players work offline. */
class OfflineBrowserTest extends BrowserTest {

    private static final String CACHED_ADDRESSES = "const done = arguments[0];"
            + "caches.open('hive').then(cache => cache.keys()).then(keys => done(keys.map(key => key.url).join(' ')))";

    private static final String FORGET_SITE = "const done = arguments[0];"
            + "caches.delete('hive').then(() => navigator.serviceWorker.getRegistrations())"
            + ".then(all => Promise.all(all.map(each => each.unregister()))).then(() => done())";

    @ParameterizedTest
    @CsvSource({
        "puzzles/index.html, index.html, rules.html",
        "index.html, index.html, rules.html",
        "diagrams/rules.de.html, de.html, rules.de.html"
    })
    void allPages_afterVisitOfOne_areShownWithoutServer(String visited, String file, String rules) throws IOException {
        List<String> pages =
                List.of(file, "referee/" + file, "diagrams/" + file, "puzzles/" + file, "diagrams/" + rules);
        try (SiteServer server = new SiteServer(site())) {
            openFrom(server.address());
            open(visited);
            List<String> expected = Stream.concat(
                            pages.stream(), Stream.of("referee/workshop.js", "puzzles/puzzles.js", "diagrams/rules.js"))
                    .map(page -> server.address() + page)
                    .toList();
            waitUntil(() -> List.of(String.valueOf(driver().executeAsyncScript(CACHED_ADDRESSES))
                            .split(" ", -1))
                    .containsAll(expected));
            waitUntil(() -> Boolean.TRUE.equals(run("return navigator.serviceWorker.controller !== null")));
        }
        for (String page : pages) {
            open(page);
            assertThat(find("h1").isDisplayed()).as(page).isTrue();
            assertThat(runForNumber("return document.styleSheets.length"))
                    .as(page)
                    .isEqualTo(findAll("link[rel=stylesheet]").size());
        }
        open("referee/" + file);
        find("#new").click();
        find(RefereeAnswersBrowserTest.hand(Piece.of("wS1"))).click();
        assertThat(answer()).isNotEmpty();
        find("#copies summary").click();
        find("#copy-uhp").click();
        waitUntil(() ->
                !runForText("return document.getElementById('copied').value").isEmpty());
        if (file.equals("index.html")) {
            open("");
            assertThat(find("h1").isDisplayed()).isTrue();
        }
        driver().executeAsyncScript(FORGET_SITE);
        // Chromium logs each failed request, so this empties the log.
        driver().manage().logs().get(LogType.BROWSER);
    }
}
