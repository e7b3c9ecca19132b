package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The Gradle file of a sample, which users copy, names the dependencies of the POM, which the build compiles with. */
class SamplesTest {

    private static final Pattern MAVEN = Pattern.compile("<dependency>\\s*<groupId>(.+?)</groupId>"
            + "\\s*<artifactId>(.+?)</artifactId>\\s*<version>(.+?)</version>(?:\\s*<scope>(test)</scope>)?");
    private static final Pattern GRADLE = Pattern.compile("(testImplementation|implementation)\\(\"(.+?)\"\\)");
    private static final Pattern PROPERTY = Pattern.compile("\\$\\{(.+?)}");

    @ParameterizedTest
    @ValueSource(strings = {"module-path", "class-path", "foreign-engine"})
    void gradleFile_hasDependenciesOfPom(String sample) {
        String folder = "hive-testkit/samples/" + sample;
        String pom = Documents.text(Documents.ROOT.resolve(folder + "/pom.xml"));
        String gradle = Documents.text(Documents.ROOT.resolve(folder + "/build.gradle.kts"));
        UnaryOperator<String> resolve = text -> PROPERTY.matcher(text).replaceAll(name -> value(pom, name.group(1)));

        List<String> inGradle = GRADLE.matcher(gradle)
                .results()
                .map(found -> found.group(1) + " " + found.group(2))
                .toList();
        List<String> inPom = MAVEN.matcher(pom)
                .results()
                .map(found -> resolve.apply(coordinates(found)))
                .toList();

        assertThat(inGradle).isNotEmpty().isEqualTo(inPom);
    }

    private static String coordinates(MatchResult found) {
        return (found.group(4) == null ? "implementation " : "testImplementation ")
                + String.join(":", found.group(1), found.group(2), found.group(3));
    }

    private static String value(String pom, String property) {
        return pom.replaceAll("(?s).*<" + property + ">(.+?)</" + property + ">.*", "$1");
    }
}
