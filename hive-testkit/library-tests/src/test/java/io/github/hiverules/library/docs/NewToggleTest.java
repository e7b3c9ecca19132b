package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Toggle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Lists what is missing for each toggle, and where: the steps of the page "A new toggle" that the compiler does not ask
 * for.
 */
class NewToggleTest {

    private static final String NOTATION = "hive-notation/src/main/java/io/github/hiverules/notation/";
    private static final String SITE = "hive-testkit/site/src/main/resources/io/github/hiverules/site/";

    private final List<String> missing = new ArrayList<>();

    @Test
    void everyToggle_isKnownEverywhere() {
        for (Toggle toggle : Toggle.values()) {
            String phrase = (toggle.isUsual() ? "no " : "") + toggle.id().replace('-', ' ');
            require("`" + camelCase(toggle) + "`", "docs/rulings.md");
            require("." + toggle.word() + "\"", NOTATION + "game/RulesetText.java");
            require("{@code " + phrase + "}", NOTATION + "position/TextDiagram.java");
            for (String language : List.of("english", "german")) {
                require("\ntoggle." + toggle.id() + "=", SITE + "referee/" + language + ".properties");
                require("\nrules." + toggle.id() + "=", SITE + "referee/" + language + ".properties");
                require("\nset." + toggle.id() + "=", SITE + "pages-" + language + ".properties");
                require("\nrule." + toggle.rule().id() + "=", SITE + "pages-" + language + ".properties");
                require("\nwords." + toggle.rule().id() + "=", SITE + "pages-" + language + ".properties");
            }
        }
        assertThat(Stream.of(Toggle.values()).map(Toggle::word)).doesNotHaveDuplicates();

        assertThat(missing).as("see docs/a-new-toggle.md").isEmpty();
    }

    private void require(String text, String file) {
        if (!Documents.text(Documents.ROOT.resolve(file)).contains(text)) {
            missing.add(text.strip() + " in " + file);
        }
    }

    private static String camelCase(Toggle toggle) {
        StringBuilder name = new StringBuilder();
        for (String word : toggle.id().split("-", -1)) {
            name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
        }
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }
}
