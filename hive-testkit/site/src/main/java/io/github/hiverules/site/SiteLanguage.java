package io.github.hiverules.site;

import io.github.hiverules.Rule;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Map;
import java.util.Objects;

/** One language of the site: the site's own texts and the sentences of the library. */
final class SiteLanguage {

    static final SiteLanguage ENGLISH =
            new SiteLanguage("en", Sentences.english(), "pages-english.properties", Map.of());
    static final SiteLanguage GERMAN = new SiteLanguage(
            "de", Sentences.german(), "pages-german.properties", PageFile.texts("diagrams-german.properties"));

    private final String code;
    private final Sentences sentences;
    private final Map<String, String> texts;
    private final Map<String, String> diagrams;

    private SiteLanguage(String code, Sentences sentences, String texts, Map<String, String> diagrams) {
        this.code = code;
        this.sentences = sentences;
        this.texts = PageFile.texts(texts);
        this.diagrams = diagrams;
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
        String text = Objects.requireNonNull(texts.get(key), () -> "no text in " + code + ": " + key);
        for (int i = 0; i < values.length; i++) {
            text = text.replace("{" + i + "}", values[i].toString());
        }
        return text;
    }

    /** Returns what else players call a rule, so that they find it. */
    String words(Rule rule) {
        return texts.getOrDefault("words." + rule.id(), "");
    }

    /** Returns a number with a noun in the singular or plural. */
    String count(int number, String key) {
        return text(key + (number == 1 ? ".one" : ".other"), number);
    }

    String title(RulebookDiagram diagram) {
        return diagrams.getOrDefault(diagram.id(), diagram.title());
    }

    String caption(RulebookDiagram diagram) {
        return diagrams.getOrDefault(diagram.id() + ".caption", diagram.caption());
    }
}
