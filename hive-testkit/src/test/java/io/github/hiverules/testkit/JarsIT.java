package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The jars as they are released: what their manifests say, and what they hold. */
class JarsIT {

    /** A package of a header, with its attributes and directives; quoted values may hold commas. */
    private static final Pattern CLAUSE = Pattern.compile("([\\w.-]+)((?:;[\\w:-]+=(?:\"[^\"]*\"|[^;,\"]*))*)(?:,|$)");

    private static JarFile library(String module) throws IOException {
        String version = System.getProperty("hive.version", "");
        return jar(Path.of(System.getProperty("hive.root", ""), module, "target", module + "-" + version + ".jar"));
    }

    private static JarFile command() throws IOException {
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

    /** Returns the packages that a manifest exports to other OSGi bundles. */
    private static Set<String> exported(JarFile jar) throws IOException {
        return CLAUSE.matcher(manifest(jar).getValue("Export-Package"))
                .results()
                .map(clause -> clause.group(1))
                .collect(Collectors.toSet());
    }

    /** Returns the packages that an OSGi framework has to find in other bundles before it lets anybody use this one. */
    private static List<String> required(JarFile jar) throws IOException {
        return CLAUSE.matcher(manifest(jar).getValue("Import-Package"))
                .results()
                .filter(clause -> !clause.group(2).contains("resolution:=optional"))
                .map(clause -> clause.group(1))
                .filter(name -> !name.startsWith("java."))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"hive-core", "hive-notation", "hive-testkit"})
    void library_osgiManifest_exportsWhatTheModuleExports(String module) throws IOException {
        try (JarFile jar = library(module)) {
            ModuleDescriptor descriptor = ModuleDescriptor.read(jar.getInputStream(jar.getEntry("module-info.class")));

            assertThat(exported(jar))
                    .isEqualTo(descriptor.exports().stream()
                            .filter(exports -> !exports.isQualified())
                            .map(ModuleDescriptor.Exports::source)
                            .collect(Collectors.toSet()));
            assertThat(manifest(jar).getValue("Bundle-SymbolicName")).isEqualTo(descriptor.name());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hive-core", "hive-notation", "hive-testkit"})
    void library_osgiManifest_demandsNothingButThisLibrary(String module) throws IOException {
        try (JarFile jar = library(module)) {
            assertThat(required(jar)).allMatch(name -> name.startsWith("io.github.hiverules"));
        }
    }

    @Test
    void command_manifest_tellsItsVersionAndIsNotABundle() throws IOException {
        try (JarFile jar = command()) {
            assertThat(manifest(jar).getValue(Attributes.Name.MAIN_CLASS))
                    .isEqualTo("io.github.hiverules.testkit.cli.HiveCommand");
            assertThat(manifest(jar).getValue(Attributes.Name.IMPLEMENTATION_VERSION))
                    .isEqualTo(System.getProperty("hive.version"));
            assertThat(manifest(jar).keySet())
                    .extracting(Object::toString)
                    .noneMatch(name -> name.startsWith("Bundle-"));
            assertThat(manifest(jar).getValue("Export-Package")).isNull();
        }
    }

    @Test
    void command_classesOfOthers_areNamedInTheNotice() throws IOException {
        try (JarFile jar = command()) {
            Set<String> others = jar.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class") && !name.startsWith("io/github/hiverules/"))
                    .map(name -> name.substring(0, name.indexOf('/')))
                    .collect(Collectors.toSet());

            assertThat(others).containsExactly("picocli");
            assertThat(text(jar, "META-INF/NOTICE")).contains("picocli", "Remko Popma", "Apache License, Version 2.0");
            assertThat(text(jar, "META-INF/LICENSE")).contains("Apache License", "Version 2.0, January 2004");
        }
    }
}
