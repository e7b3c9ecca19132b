package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What axe finds on the pages, with everything unfolded: nothing. */
class AccessibilityBrowserTest extends BrowserTest {

    /** Rules of WCAG 2.2 are off by default: targets have 24 px. */
    private static final String FIND = "const done = arguments[0];"
            + "axe.run(document, {rules: {'target-size': {enabled: true}}, preload: false, resultTypes: ['violations']})"
            + ".then(found =>"
            + "  done(found.violations.map(each =>"
            + "    each.id + ': ' + each.nodes.slice(0, 3).map(node => node.target.join(' ')).join(', ')).join('; ')))";

    private static String axe;

    @BeforeAll
    static void readAxe() throws IOException {
        driver().manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
        try (InputStream file = AccessibilityBrowserTest.class.getResourceAsStream("/axe.min.js")) {
            axe = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    static Stream<Arguments> pagesLightAndDark() {
        return pages().stream().flatMap(page -> Stream.of(Arguments.of(page, "light"), Arguments.of(page, "dark")));
    }

    @ParameterizedTest
    @MethodSource("pagesLightAndDark")
    void axe_anyPage_findsNothing(String page, String scheme) {
        prefer(scheme);
        open(page);
        unfold();
        run(axe);
        assertThat(driver().executeAsyncScript(FIND)).isEqualTo("");
    }

    /** Shows what a visitor can open, what is far below, and all puzzles with their solutions. */
    private static void unfold() {
        run(
                "const sheet = new CSSStyleSheet(); sheet.replaceSync('article { content-visibility: visible !important }');"
                        + "document.adoptedStyleSheets = [sheet];"
                        + "document.querySelectorAll('details').forEach(each => { each.open = true; });"
                        + "document.querySelectorAll('.puzzle, .solution').forEach(each => { each.hidden = false; });");
    }
}
