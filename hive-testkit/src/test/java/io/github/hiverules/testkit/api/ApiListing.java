package io.github.hiverules.testkit.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The public API of a module, a line for each type and each of its members, in the order of the text: public types in packages that are exported to
 * everybody, with what others can call, override or match.
 */
final class ApiListing {

    private final Path classes;

    /** Of the folder that the module was compiled to. */
    ApiListing(Path classes) {
        this.classes = classes;
    }

    SortedSet<String> lines() {
        SortedSet<String> lines = new TreeSet<>();
        for (Class<?> type : types()) {
            ApiType apiType = new ApiType(type);
            lines.add(type.getName() + ": " + apiType.header());
            apiType.members().forEach(member -> lines.add(type.getName() + ": " + member));
        }
        return lines;
    }

    private List<Class<?>> types() {
        Set<String> exported = exportedPackages();
        List<Class<?>> types = new ArrayList<>();
        for (String name : classNames()) {
            if (exported.contains(name.substring(0, Math.max(name.lastIndexOf('.'), 0)))) {
                Class<?> type = load(name);
                if (isVisible(type)) {
                    types.add(type);
                }
            }
        }
        return types;
    }

    private Set<String> exportedPackages() {
        try (InputStream in = Files.newInputStream(classes.resolve("module-info.class"))) {
            return ModuleDescriptor.read(in).exports().stream()
                    .filter(exports -> !exports.isQualified())
                    .map(ModuleDescriptor.Exports::source)
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> classNames() {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.map(file -> classes.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
                    .map(file ->
                            file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, ApiListing.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether a type can be named from outside: all types around it are visible too. */
    static boolean isVisible(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return isVisible(type.getModifiers(), outer)
                && !type.isAnonymousClass()
                && !type.isLocalClass()
                && (outer == null || isVisible(outer));
    }

    /** Whether a member with these modifiers can be seen: a protected one needs a class that can be extended. */
    static boolean isVisible(int modifiers, Class<?> type) {
        return Modifier.isPublic(modifiers)
                || (Modifier.isProtected(modifiers) && !Modifier.isFinal(type.getModifiers()));
    }
}
