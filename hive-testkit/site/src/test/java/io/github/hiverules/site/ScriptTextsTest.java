package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScriptTextsTest {

    @Test
    void shortened_commentsAndRepairs_goAway() {
        assertThat(ScriptTexts.shortened("# Comment\n\nfault.end=x\nrepair.dash=y\na=\\\n  ü\n"))
                .isEqualTo("fault.end=x\na=\\\n  ü\n");
    }

    @Test
    void texts_ofLanguage_areThoseOfItsFiles() {
        assertThat(ScriptTexts.texts("de"))
                .startsWith("hive.texts = {\"notation/text\": \"")
                .contains("\"site/referee\": \"title=Hive-Schiedsrichter\\n", "\"drawing\": \"");
    }
}
