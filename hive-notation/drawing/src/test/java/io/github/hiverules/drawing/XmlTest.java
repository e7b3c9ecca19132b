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

class XmlTest {

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
            })
    void escape_anyText_survivesParsing(String text) {
        assertThat(parse(Xml.escape(text)).getTextContent()).isEqualTo(text);
        assertThat(parse(Xml.escape(text)).getAttribute("a")).isEqualTo(text);
    }

    @Test
    void appendExactly_tabsAndLineEndings_surviveParsing() {
        String text = "a\tb\nc\r\nd <";
        StringBuilder escaped = new StringBuilder();

        Xml.appendExactly(text, escaped);

        assertThat(parse(escaped.toString()).getAttribute("a")).isEqualTo(text);
        assertThat(Xml.escape(text)).isEqualTo("a\tb\nc\r\nd &lt;");
    }

    @Test
    void escape_charactersNotAllowedInXml_areReplaced() {
        assertThat(Xml.escape("\u0000\u001b \uD800 \uFFFE\uFFFF")).isEqualTo("\uFFFD\uFFFD \uFFFD \uFFFD\uFFFD");
    }

    /** The limits of the production {@code Char} in the XML 1.0 standard. */
    @Test
    void escape_limitsOfXmlCharacters_areKept() {
        assertThat(Xml.escape(" \uD7FF\uE000\uFFFD\uD800\uDC00\uDBFF\uDFFF"))
                .isEqualTo(" \uD7FF\uE000\uFFFD\uD800\uDC00\uDBFF\uDFFF");
        assertThat(Xml.escape("\u001F \uD800 \uDFFF \uFFFE \uFFFF")).isEqualTo("\uFFFD \uFFFD \uFFFD \uFFFD \uFFFD");
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
