package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScriptTextsTest {

    @Test
    void plain_namesOfClasses_goAway() {
        assertThat(ScriptTexts.plain("m([A,\"Hex\",17,E,[],B,\"Hex$of$lambda$_1_0\",\n17,E,[],C,0,E,[]],\"D\",1);"))
                .isEqualTo("m([A,0,E,[],B,0,E,[],C,0,E,[]],\"D\",1);");
    }

    /**
     * B's constructor goes away, as each call sets both fields; that of C does not, as one call leaves
     * out both, nor that of I, whose field is read before it is set.
     */
    @Test
    void plain_constructorsThatDoNothing_goAway() {
        String start = "let H=superclass=>{};";
        String end =
                "let f=a=>{let b,c;b=new B;b.x=a;b.y=1;c=new C;c.x=1;c.y=2;b=new G;b.z=new C;b=new I;b.z=g(b);};m([D,0,0,[]]);";
        String kept = "function C(){let a=this;D.call(a);a.x=null;a.y=0;}function E(){F.call(this);this.z=0;}"
                + "function I(){D.call(this);this.z=0;}";

        assertThat(ScriptTexts.plain(start + "function B(){let a=this;D.call(a);a.x=null;a.y=0;}" + kept
                        + end.replace("D,0,0", "D,\"Object\",7,0")))
                .isEqualTo(start + "let B=H();" + kept + end);
    }

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
