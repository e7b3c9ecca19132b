package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.logging.LogType;

/** Pages that a visitor has opened once work offline. */
class OfflineBrowserTest extends BrowserTest {

    private static final String CACHED_ADDRESSES = "const done = arguments[0];"
            + "caches.open('hive').then(cache => cache.keys()).then(keys => done(keys.map(key => key.url).join(' ')))";

    private static final String LOADED_ADDRESSES =
            "return performance.getEntriesByType('resource').map(each => each.name)"
                    + ".filter(name => /[.](css|js)$/.test(name)).join(' ')";

    @Test
    void everyPage_afterOneVisit_isShownWithoutServer() throws IOException {
        try (SiteServer server = new SiteServer(site())) {
            openFrom(server.address());
            for (String page : pages()) {
                open(page);
                waitUntil(() -> {
                    List<String> cached = addresses(String.valueOf(driver().executeAsyncScript(CACHED_ADDRESSES)));
                    return cached.contains(server.address() + page)
                            && cached.containsAll(addresses(runForText(LOADED_ADDRESSES)));
                });
            }
            waitUntil(() -> Boolean.TRUE.equals(run("return navigator.serviceWorker.controller !== null")));
        }
        for (String page : pages()) {
            open(page);
            assertThat(find("h1").isDisplayed()).as(page).isTrue();
            assertThat(runForNumber("return document.styleSheets.length"))
                    .as(page)
                    .isEqualTo(findAll("link[rel=stylesheet]").size());
        }
        open("referee/index.html");
        waitUntil(() -> !findAll("#board [data-cell]").isEmpty());
        // Chromium logs each failed request, so this empties the log.
        driver().manage().logs().get(LogType.BROWSER);
    }

    private static List<String> addresses(String text) {
        return List.of(text.split(" ", -1));
    }
}
