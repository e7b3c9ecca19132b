package io.github.hiverules.site.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The site behind a server with a strict Content Security Policy. */
class StrictPolicyBrowserTest extends BrowserTest {

    /** Lists the computed styles of all elements. */
    private static final String COMPUTED_STYLES = "return [...document.querySelectorAll('body *')].map(each => {"
            + "  const {color, backgroundColor, fill, stroke, strokeWidth, display} = getComputedStyle(each);"
            + "  return [each.tagName, color, backgroundColor, fill, stroke, strokeWidth, display].join(' ');"
            + "}).join('\\n')";

    private static SiteServer server;

    @BeforeAll
    static void startServer() throws IOException {
        server = new SiteServer(site());
        openFrom(server.address());
    }

    @AfterAll
    static void stopServer() {
        server.close();
    }

    /** A violation of the policy logs a message to the console, which fails the test. */
    @ParameterizedTest
    @MethodSource("pagesWithoutReferee")
    void anyPage_looksTheSameWithAndWithoutPolicy(String page) {
        assertThat(computedStyles(server.address() + page))
                .isEqualTo(computedStyles(site().toUri() + page))
                .contains("rgb(");
    }

    @ParameterizedTest
    @ValueSource(strings = {"index.html", "de.html"})
    void referee_underPolicy_showsBoardAndAnswer(String page) {
        open("referee/" + page);
        waitUntil(() -> !findAll("#board [data-cell]").isEmpty());
        assertThat(answer()).isNotEmpty();
    }

    /** Returns the computed styles of a page, with all puzzles visible, although the page shows one at a time. */
    private static String computedStyles(String address) {
        driver().get(address);
        run(SHOW_PUZZLES);
        return runForText(COMPUTED_STYLES);
    }
}
