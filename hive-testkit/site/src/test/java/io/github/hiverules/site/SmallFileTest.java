package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SmallFileTest {

    @Test
    void namesOfClasses_goAway() {
        assertThat(SmallFile.withShortNames(
                        "m([A,\"Hex\",17,E,[],B,\"Hex$of$lambda$_1_0\",\n17,E,[],C,0,E,[]],\"D\",1);"))
                .isEqualTo("m([A,0,E,[],B,0,E,[],C,0,E,[]],\"D\",1);");
    }

    /**
     * B and, without fields of its own, C are below A. E is not, so that its field may be called as that of A. The names
     * b and c are those of methods.
     */
    @Test
    void fields_getNamesThatTheirSuperclassesDoNotUse() {
        String start = "let C=M(B),f=g();";
        String end =
                "m([A,0,0,[],0,0,0,[\"c\",n(f)],B,0,A,[],0,0,0,0,C,0,B,[],0,0,0,0,D,0,C,[],0,0,0,0,E,0,0,[],0,0,0,0]);";

        assertThat(SmallFile.withShortNames(start
                        + "function A(){this.tA=0;}function B(){let a=this;A.call(a);a.tB=null;a.tC=0.0;}"
                        + "function D(){C.call(this);this.tD=0;}function E(){this.tE=0;this.key=0;}"
                        + "f=(a,b)=>{a.tD=b.tA+b.tE.tB+a.b(b.key);};" + end))
                .isEqualTo(start
                        + "function A(){this.a=0;}function B(){let a=this;A.call(a);a.d=null;a.e=0.0;}"
                        + "function D(){C.call(this);this.f=0;}function E(){this.a=0;this.key=0;}"
                        + "f=(a,b)=>{a.f=b.a+b.a.d+a.b(b.key);};" + end);
    }

    @Test
    void module_isCalledAtOnce() {
        assertThat(
                        SmallFile.called(
                                "\"use strict\";\n(function(module){if(a){module(b);}}(function(B){let C={};f({});\nB.main=C;}));\n"))
                .isEqualTo("'use strict';(function(B){let C={};f({});\nB.main=C;})(self);");
    }

    /** A line that ends after a whole statement may need its end. */
    @Test
    void linesBrokenInStatements_areJoined() {
        assertThat(SmallFile.withShortNames("a(b,\nc=>\n{d\n=1;})\nlet e")).isEqualTo("a(b,c=>{d=1;})\nlet e");
    }

    @Test
    void script_keepsItsGlobalNamesAndLetters() {
        assertThat(SmallFile.of(
                        "a.js", "'use strict';\n// A comment.\nconst taps = (first) => {\n  return `${first}ü`;\n};\n"))
                .isEqualTo("'use strict';const taps=a=>`${a}ü`;");
    }

    @Test
    void styleSheet_losesIndentsAndCommentLines() {
        assertThat(SmallFile.of("a.css", "/* A comment. */\nb {\n  top: 0; /* kept */\n}\n"))
                .isEqualTo("b {\ntop: 0; /* kept */\n}\n");
    }
}
