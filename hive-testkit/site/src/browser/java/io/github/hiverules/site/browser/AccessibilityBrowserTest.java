package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** axe finds no accessibility problem on any page, with everything expanded. */
class AccessibilityBrowserTest extends BrowserTest {

    /** Also checks that targets measure at least 24 pixels, a rule of WCAG 2.2 that is off by default. */
    private static final String AXE_SCRIPT = "const done = arguments[0];"
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
        preferColorScheme(scheme);
        open(page);
        expandAll();
        run(axe);
        assertThat(driver().executeAsyncScript(AXE_SCRIPT)).isEqualTo("");
    }

    /** An Ant lies on a Spider, which is read out as it is although it is not a position. */
    @Test
    void axe_invalidSetup_findsNothing() {
        open("referee/index.html#setup=base~w2~wS1bA1_0_0&lang=en");
        assertThat(find("#setup-white").isEnabled()).isFalse();
        assertThat(find("#board [data-cell='0,0']").getAccessibleName())
                .isEqualTo("black Soldier Ant 1 on white Spider 1");
        run(axe);
        assertThat(driver().executeAsyncScript(AXE_SCRIPT)).isEqualTo("");
    }

    /** Opens all details, renders all diagrams, and shows all puzzles with their solutions. */
    private static void expandAll() {
        run(
                "const sheet = new CSSStyleSheet(); sheet.replaceSync('article { content-visibility: visible !important }');"
                        + "document.adoptedStyleSheets = [sheet];"
                        + "document.querySelectorAll('details').forEach(each => { each.open = true; }); dispatchEvent(new Event('beforeprint'));"
                        + SHOW_PUZZLES);
    }
}
