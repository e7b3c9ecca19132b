package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class MarkupTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "a < b && c > d",
                "\"quoted\" 'too'",
                "]]>",
                "&amp;",
                "<script>alert(1)</script>",
                "\uD83D\uDC1D bee",
                "\u00fc\u2028",
                "a\tb\nc\r\nd <",
            })
    void escaped_anyText_survivesParsing(String text) {
        assertThat(parse(escaped(text)).getTextContent()).isEqualTo(text);
        assertThat(parse(escaped(text)).getAttribute("a")).isEqualTo(text);
    }

    @Test
    void escaped_charactersNotAllowedInXml_areReplaced() {
        assertThat(escaped("\u0000\u001b \uD800 \uFFFE\uFFFF")).isEqualTo("\uFFFD\uFFFD \uFFFD \uFFFD\uFFFD");
    }

    /** The limits of the production {@code Char} in the XML 1.0 standard. */
    @Test
    void escaped_limitsOfXmlCharacters_areKept() {
        assertThat(escaped(" \uD7FF\uE000\uFFFD\uD800\uDC00\uDBFF\uDFFF"))
                .isEqualTo(" \uD7FF\uE000\uFFFD\uD800\uDC00\uDBFF\uDFFF");
        assertThat(escaped("\u001F \uD800 \uDFFF \uFFFE \uFFFF")).isEqualTo("\uFFFD \uFFFD \uFFFD \uFFFD \uFFFD");
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        Markup.appendEscaped(text, escaped);
        return escaped.toString();
    }

    private static Element parse(String escaped) {
        String document = "<e a=\"" + escaped + "\">" + escaped + "</e>";
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(document)))
                    .getDocumentElement();
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError(document, e);
        }
    }
}
