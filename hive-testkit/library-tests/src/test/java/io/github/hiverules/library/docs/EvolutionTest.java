package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page about evolution names each sealed type and each enum, or the Javadoc of the type links to that page. */
class EvolutionTest {

    private static final String PAGE = "hive-core/docs/evolution.md";

    /** The Javadoc and the name of a sealed type or an enum. */
    private static final Pattern SEALED_OR_ENUM = Pattern.compile(
            "/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\n(?:    )?(?:public |(?<=    ))(?:sealed interface|enum) (\\w+)");

    private static final List<String> OTHER_GROWING_TYPES =
            List.of("Repair.java", "Expected.java", "TextKind.java", "Expectation.java");

    private static Stream<String> sources() {
        return Documents.javadocSources().stream()
                .filter(file -> !file.toString().contains("internal"))
                .map(Documents::text);
    }

    @Test
    void sealedTypesAndEnums_areNamedOnPageOrLinkToIt() {
        String page = Documents.text(Documents.ROOT.resolve(PAGE));
        List<MatchResult> types = sources()
                .flatMap(source -> SEALED_OR_ENUM.matcher(source).results())
                .toList();

        assertThat(types).hasSizeGreaterThan(20);
        assertThat(types)
                .allSatisfy(type -> assertThat(page.contains("`" + type.group(2) + "`")
                                || type.group(1).contains(PAGE))
                        .as(type.group(2))
                        .isTrue());
    }

    @Test
    void otherTypes_thatMayGrow_linkToPage() {
        assertThat(OTHER_GROWING_TYPES)
                .allSatisfy(name -> assertThat(Documents.javadocSources().stream()
                                .filter(file -> file.getFileName().toString().equals(name))
                                .map(Documents::text))
                        .singleElement()
                        .asString()
                        .contains(PAGE));
    }
}
