package io.github.hiverules.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The modules of the root's POM that export packages. The build runs the tests in the folder of this module. */
public final class Modules {

    public static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();

    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");
    private static final Pattern EXPORT = Pattern.compile("exports ([\\w.]+);");

    private Modules() {}

    /** Returns the modules' folders, relative to the root. */
    public static List<String> folders() {
        return matches(MODULE, ROOT.resolve("pom.xml"))
                .filter(folder -> Files.exists(declaration(folder)))
                .filter(folder -> exportedPackages(folder).findAny().isPresent())
                .toList();
    }

    /** Returns the public types of all exported packages, ordered by name within each package. */
    static Stream<Class<?>> publicTypes() {
        return folders().stream()
                .flatMap(folder -> exportedPackages(folder).flatMap(name -> typesOfPackage(folder, name)))
                .flatMap(Modules::withMembers);
    }

    /** Returns the source files of all exported packages. */
    public static Stream<Path> publicSources() {
        return folders().stream()
                .flatMap(folder -> exportedPackages(folder).flatMap(name -> sourcesOfPackage(folder, name)));
    }

    private static Path declaration(String folder) {
        return ROOT.resolve(folder).resolve("src/main/java/module-info.java");
    }

    private static Stream<String> exportedPackages(String folder) {
        return matches(EXPORT, declaration(folder));
    }

    private static Stream<Class<?>> typesOfPackage(String folder, String name) {
        return sourcesOfPackage(folder, name)
                .map(file -> file.getFileName().toString())
                .filter(file -> !file.equals("package-info.java"))
                .map(file -> type(name + "." + file.substring(0, file.length() - ".java".length())));
    }

    private static Stream<Path> sourcesOfPackage(String folder, String name) {
        try (Stream<Path> files = Files.list(declaration(folder).resolveSibling(name.replace('.', '/')))) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns a type and its member types, if they are public. */
    private static Stream<Class<?>> withMembers(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                ? Stream.concat(
                        Stream.of(type),
                        Arrays.stream(type.getDeclaredClasses()).flatMap(Modules::withMembers))
                : Stream.empty();
    }

    private static Stream<String> matches(Pattern pattern, Path file) {
        try {
            List<MatchResult> found =
                    pattern.matcher(Files.readString(file)).results().toList();
            return found.stream().map(match -> match.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
