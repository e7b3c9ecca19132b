package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.logging.LogType;

/** After a visit of one page, all pages for players work offline, in one version and in both languages. */
class OfflineBrowserTest extends BrowserTest {

    private static final String LOOK_FOR_NEW_VERSION =
            "const done = arguments[0]; navigator.serviceWorker.getRegistration()"
                    + ".then(each => each.update()).then(() => done())";

    private static final String FORGET_SITE = "const done = arguments[0];"
            + "caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))"
            + ".then(() => navigator.serviceWorker.getRegistrations())"
            + ".then(all => Promise.all(all.map(each => each.unregister()))).then(() => done())";

    @AfterEach
    void forgetSite() {
        driver().executeAsyncScript(FORGET_SITE);
        // Chromium logs each failed request, so this empties the log.
        driver().manage().logs().get(LogType.BROWSER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"puzzles/index.html", "diagrams/rules.de.html"})
    void allPages_afterVisitOfOne_areShownWithoutServer(String visited) throws IOException {
        try (SiteServer server = new SiteServer(site())) {
            openFrom(server.address());
            open(visited);
            waitUntil(() -> Boolean.TRUE.equals(run("return navigator.serviceWorker.controller !== null")));
        }
        for (String page : pages()) {
            open(page);
            assertThat(find("h1").isDisplayed()).as(page).isTrue();
            assertThat(runForNumber("return document.styleSheets.length"))
                    .as(page)
                    .isEqualTo(findAll("link[rel=stylesheet]").size());
        }
        open("");
        assertThat(find("h1").isDisplayed()).isTrue();
        open("referee/index.html");
        find("#language-de").click();
        waitUntil(() -> driver().getCurrentUrl().contains("de.html"));
        waitForReferee();
        find("#new").click();
        find(RefereeBrowserTest.hand(Piece.of("wS1"))).click();
        assertThat(answer()).contains("Spinne");
        find("#copies summary").click();
        find("#copy-uhp").click();
        waitUntil(() ->
                !runForText("return document.getElementById('copied').value").isEmpty());
    }

    /** Each load shows the page and the scripts of one version, and before long those of the new one. */
    @Test
    void update_ofSite_neverMixesVersions(@TempDir Path folder) throws IOException {
        copy(site(), folder);
        try (SiteServer server = new SiteServer(folder)) {
            openFrom(server.address());
            open("referee/index.html");
            waitUntil(() -> Boolean.TRUE.equals(run("return navigator.serviceWorker.controller !== null")));
            update(folder);
            // Left alone, the browser looks for a new version only when the page has not been loaded for a while.
            driver().executeAsyncScript(LOOK_FOR_NEW_VERSION);
            waitUntil(() -> {
                open("referee/index.html");
                Object isNewScript = run("return hive.isNew === true");
                assertThat(run("return 'new' in document.documentElement.dataset"))
                        .isEqualTo(isNewScript);
                return Boolean.TRUE.equals(isNewScript);
            });
        }
    }

    /** Changes the page and one of its scripts, which gets another name. */
    private static void update(Path folder) throws IOException {
        String page = Files.readString(folder.resolve("referee/index.html"));
        String script = page.replaceFirst("(?s).*\"(browser-\\w+\\.js)\".*", "$1");
        String newScript = "browser-00000000.js";
        Files.writeString(
                folder.resolve("referee").resolve(newScript),
                Files.readString(folder.resolve("referee").resolve(script)) + "hive.isNew = true;");
        Files.delete(folder.resolve("referee").resolve(script));
        for (String file : List.of("referee/index.html", "referee/de.html", "sw.js")) {
            Path path = folder.resolve(file);
            Files.writeString(
                    path,
                    Files.readString(path)
                            .replace(script, newScript)
                            .replace("<html ", "<html data-new ")
                            .replaceFirst("'hive-\\w+'", "'hive-11111111'"));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(each -> !each.startsWith(from.resolve("javadoc")))
                    .toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }
}
