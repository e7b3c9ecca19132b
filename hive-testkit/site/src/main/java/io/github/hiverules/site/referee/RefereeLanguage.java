package io.github.hiverules.site.referee;

import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.site.PageFile;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** One language of the page: its own texts and the sentences of the library. */
final class RefereeLanguage {

    private static final Map<String, RefereeLanguage> LOADED = new HashMap<>();

    private final String code;
    private final Sentences sentences;
    private final Map<String, String> texts;

    private RefereeLanguage(String code) {
        this.code = code;
        this.sentences = code.equals("de") ? Sentences.german() : Sentences.english();
        // TeaVM finds files by their absolute paths.
        this.texts = PageFile.texts("/io/github/hiverules/site/referee/" + name(code) + ".properties");
    }

    private static String name(String code) {
        return code.equals("de") ? "german" : "english";
    }

    /** Returns the texts that only the markup of the page uses. */
    static Map<String, String> pageTexts(String code) {
        return PageFile.texts("referee/page-" + name(code) + ".properties");
    }

    /** Returns German or, for any other code, English. Its texts are loaded on the first call. */
    static RefereeLanguage of(String code) {
        return LOADED.computeIfAbsent(code.startsWith("de") ? "de" : "en", RefereeLanguage::new);
    }

    String code() {
        return code;
    }

    Sentences sentences() {
        return sentences;
    }

    /** Returns a text with the values in place of {@code {0}}, {@code {1}} and so on. */
    String text(String key, Object... values) {
        String text = Objects.requireNonNull(texts.get(key), key);
        for (int i = 0; i < values.length; i++) {
            text = text.replace("{" + i + "}", values[i].toString());
        }
        return text;
    }

    /** Returns a text with a name and a number, in the singular or plural. */
    String count(String key, String name, int number) {
        return text(key + (number == 1 ? ".one" : ".other"), name, number);
    }
}
