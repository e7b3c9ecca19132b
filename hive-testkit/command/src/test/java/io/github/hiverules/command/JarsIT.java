package io.github.hiverules.commandJar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Checks the manifest and the contents of the self-contained jar that we release. */
class JarsIT {

    private static JarFile commandJar() throws IOException {
        return jar(Path.of(System.getProperty("hive.jar", "")));
    }

    private static JarFile jar(Path file) throws IOException {
        return new JarFile(file.toFile());
    }

    private static String text(JarFile jar, String entry) throws IOException {
        try (InputStream in = jar.getInputStream(jar.getEntry(entry))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Attributes manifest(JarFile jar) throws IOException {
        return jar.getManifest().getMainAttributes();
    }

    @Test
    void manifest_namesMainClassAndVersion() throws IOException {
        try (JarFile jar = commandJar()) {
            assertThat(manifest(jar).getValue(Attributes.Name.MAIN_CLASS))
                    .isEqualTo("io.github.hiverules.command.HiveCommand");
            assertThat(manifest(jar).getValue(Attributes.Name.IMPLEMENTATION_VERSION))
                    .isEqualTo(System.getProperty("hive.version"));
        }
    }

    @Test
    void notice_namesEveryBundledLibrary() throws IOException {
        try (JarFile jar = commandJar()) {
            Set<String> bundledPackages = jar.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class") && !name.startsWith("io/github/hiverules/"))
                    .map(name -> name.substring(0, name.indexOf('/')))
                    .collect(Collectors.toSet());

            assertThat(bundledPackages).containsExactlyInAnyOrder("picocli", "com");
            assertThat(text(jar, "META-INF/NOTICE"))
                    .contains("picocli", "Remko Popma", "Jackson", "Tatu Saloranta", "Apache License, Version 2.0")
                    .contains("FastDoubleParser", "Werner Randelshofer", "Schubfach", "Raffaello Giulietti", "MIT");
            for (String library : List.of("FastDoubleParser", "Schubfach")) {
                assertThat(jar.getEntry("META-INF/" + library + "-LICENSE")).isNotNull();
            }
            assertThat(text(jar, "META-INF/LICENSE")).contains("Apache License", "Version 2.0, January 2004");
        }
    }
}
