package io.github.hiverules.site;

import io.github.hiverules.Rule;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.testkit.RulebookDiagram;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** One language of the site: the site's own texts and the sentences of the library. */
final class SiteLanguage {

    static final SiteLanguage ENGLISH = new SiteLanguage("en", Sentences.english(), "pages-english.properties", "");
    static final SiteLanguage GERMAN =
            new SiteLanguage("de", Sentences.german(), "pages-german.properties", "diagrams-german.properties");

    private final String code;
    private final Sentences sentences;
    private final Properties texts = new Properties();
    private final Properties diagrams = new Properties();

    private SiteLanguage(String code, Sentences sentences, String texts, String diagrams) {
        this.code = code;
        this.sentences = sentences;
        load(this.texts, texts);
        if (!diagrams.isEmpty()) {
            load(this.diagrams, diagrams);
        }
    }

    private static void load(Properties properties, String file) {
        try {
            properties.load(new StringReader(PageFile.text(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String code() {
        return code;
    }

    SiteLanguage other() {
        return this == ENGLISH ? GERMAN : ENGLISH;
    }

    Sentences sentences() {
        return sentences;
    }

    /** Returns the file name of a folder's page: {@code index.html} in English, {@code de.html} in German. */
    String file() {
        return this == ENGLISH ? "index.html" : "de.html";
    }

    /** Returns a text with the values in place of {@code {0}}, {@code {1}} and so on. */
    String text(String key, Object... values) {
        String text = Objects.requireNonNull(texts.getProperty(key), () -> "no text in " + code + ": " + key);
        for (int i = 0; i < values.length; i++) {
            text = text.replace("{" + i + "}", values[i].toString());
        }
        return text;
    }

    /** Returns what else players call a rule, so that they find it. */
    String words(Rule rule) {
        return texts.getProperty("words." + rule.id(), "");
    }

    /** Returns a number with a noun in the singular or plural. */
    String count(int number, String key) {
        return text(key + (number == 1 ? ".one" : ".other"), number);
    }

    String title(RulebookDiagram diagram) {
        return diagrams.getProperty(diagram.id(), diagram.title());
    }

    String caption(RulebookDiagram diagram) {
        return diagrams.getProperty(diagram.id() + ".caption", diagram.caption());
    }
}
