package example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.File;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A project that depends on hive-testkit gets the fixtures, but not the command, the site, or their libraries.
 */
class ClassPathTest {

    @Test
    void fixtures_areOnClassPath() {
        assertFalse(RulebookDiagrams.all().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "picocli.CommandLine",
                "com.fasterxml.jackson.databind.ObjectMapper",
                "io.github.hiverules.command.HiveCommand",
                "io.github.hiverules.site.Site",
                "io.github.hiverules.site.referee.Session",
                "net.jqwik.api.Arbitrary"
            })
    void commandSiteAndTheirLibraries_areNotOnClassPath(String name) {
        assertThrows(ClassNotFoundException.class, () -> Class.forName(name));
    }

    @Test
    void jars_containNoPages() throws IOException {
        for (String entry : System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                .split(File.pathSeparator, -1)) {
            if (new File(entry).getName().startsWith("hive-")) {
                assertEquals(List.of(), pages(entry));
            }
        }
    }

    private static List<String> pages(String file) throws IOException {
        assertFalse(new File(file).isDirectory());
        try (JarFile jar = new JarFile(file)) {
            return Collections.list(jar.entries()).stream()
                    .map(JarEntry::getName)
                    .filter(name -> name.matches(".*\\.(css|js|html)"))
                    .toList();
        }
    }
}
