package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;

class ScriptTextsTest {

    private static String script(String properties) {
        return "let a={\"x/artwork.properties\":\""
                + Base64.getEncoder().encodeToString(properties.getBytes(StandardCharsets.UTF_8))
                + "\"};";
    }

    @Test
    void plain_properties_areReadableWithoutComments() {
        assertThat(ScriptTexts.plain(script("# Kommentar\n\na=„x“ \\\n  ü\nb=\"q\"\n")))
                .isEqualTo("let a={\"x/artwork.properties\":hive.base64(" + "\"a=„x“ \\\\\\n  ü\\nb=\\\"q\\\"\\n\")};");
    }

    @Test
    void plain_textOfAnotherFile_isUnchanged() {
        assertThat(ScriptTexts.plain("let a={\"x\":\"aGFsbG8=\"};")).isEqualTo("let a={\"x\":\"aGFsbG8=\"};");
    }

    @Test
    void plain_textInSeveralParts_isJoined() {
        assertThat(ScriptTexts.plain("{\"a.properties\":\"YT0x\"\n+\"Cg==\"\n}"))
                .isEqualTo("{\"a.properties\":hive.base64(\"a=1\\n\")\n}");
    }

    /** The texts of each language are in a script of their own. */
    @Test
    void plain_textsOfLanguage_areReferences() {
        String script = "{\"a/german.properties\":\"YT0x\"+\"Cg==\",\"b/english.properties\":\"YT0xCg==\"}";

        assertThat(ScriptTexts.plain(script))
                .isEqualTo("{get \"a/german.properties\"(){return hive.base64(hive.texts[\"a/properties\"]);},"
                        + "get \"b/english.properties\"(){return hive.base64(hive.texts[\"b/properties\"]);}}");
        assertThat(ScriptTexts.texts(script, "german")).isEqualTo("hive.texts[\"a/properties\"] = \"a=1\\n\";\n");
    }

    @Test
    void plain_namesOfLambdas_goAway() {
        assertThat(ScriptTexts.plain("m([A,\"Hex\",17,E,[],B,\"Hex$of$lambda$_1_0\",\n17,E,[],C,0,E,[]]);"))
                .isEqualTo("m([A,\"Hex\",17,E,[],B,0,E,[],C,0,E,[]]);");
    }

    @Test
    void texts_repairs_goAway() {
        String properties = "fault.end=x\nrepair.dash=y\n";
        String base64 = Base64.getEncoder().encodeToString(properties.getBytes(StandardCharsets.UTF_8));
        assertThat(ScriptTexts.texts("{\"a/german.properties\":\"" + base64 + "\"}", "german"))
                .isEqualTo("hive.texts[\"a/properties\"] = \"fault.end=x\\n\";\n");
    }

    /** A line that ends after a whole statement may need its end. */
    @Test
    void plain_linesBrokenInStatements_areJoined() {
        assertThat(ScriptTexts.plain("a(b,\nc=>\n{d\n=1;})\nlet e")).isEqualTo("a(b,c=>{d=1;})\nlet e");
    }

    @Test
    void withoutComments_indentsAndCommentLines_goAway() {
        assertThat(ScriptTexts.withoutComments("// A comment.\n  a = 'x//y'; // kept\n\n  // One more.\n    b();\n"))
                .isEqualTo("a = 'x//y'; // kept\nb();\n");
        assertThat(ScriptTexts.withoutComments("/* A comment. */\nb {\n  top: 0; /* kept */\n}\n"))
                .isEqualTo("b {\ntop: 0; /* kept */\n}\n");
    }
}
