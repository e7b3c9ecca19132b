package io.github.hiverules.testkit.api;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The lines of one type in a listing, the same whichever compiler made the class file. */
final class ApiType {

    private static final int MEMBER_MODIFIERS =
            Modifier.PUBLIC | Modifier.PROTECTED | Modifier.ABSTRACT | Modifier.STATIC | Modifier.FINAL;
    /** Every object has them; an override is no promise of its own. */
    private static final Set<String> OF_EVERY_OBJECT = Set.of("equals", "hashCode", "toString");

    private static final Set<String> OF_EVERY_ENUM = Set.of("equals", "hashCode", "toString", "values", "valueOf");

    private final Class<?> type;

    ApiType(Class<?> type) {
        this.type = type;
    }

    String header() {
        return Stream.of(
                        Modifier.toString(type.getModifiers() & (MEMBER_MODIFIERS & ~Modifier.STATIC)),
                        type.isSealed() ? "sealed" : "",
                        kind() + parameters(type.getTypeParameters()),
                        list("extends ", visibleSuperclass().stream()),
                        list(type.isInterface() ? "extends " : "implements ", visibleInterfaces()),
                        list("permits ", permitted()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }

    List<String> members() {
        List<String> lines = new ArrayList<>();
        visible(type.getDeclaredConstructors()).forEach(constructor -> lines.add(line(constructor)));
        for (Class<?> owner : ownAndHidden()) {
            visible(owner.getDeclaredMethods())
                    .filter(method -> !implied().contains(method.getName()))
                    .forEach(method -> lines.add(line(method)));
            visible(owner.getDeclaredFields())
                    .filter(field -> !field.isEnumConstant())
                    .forEach(field -> lines.add(line(field)));
        }
        if (type.isRecord()) {
            RecordComponent[] components = type.getRecordComponents();
            lines.add("components "
                    + list("", Arrays.stream(components).map(c -> name(c.getGenericType()) + " " + c.getName())));
        }
        if (type.isEnum()) {
            // The order is what compareTo and values() show.
            Object[] constants = type.getEnumConstants();
            IntStream.range(0, constants.length)
                    .forEach(i -> lines.add("constant " + i + " " + ((Enum<?>) constants[i]).name()));
        }
        return lines;
    }

    private Set<String> implied() {
        return type.isEnum() ? OF_EVERY_ENUM : OF_EVERY_OBJECT;
    }

    private String kind() {
        if (type.isAnnotation()) {
            return "@interface";
        }
        if (type.isInterface()) {
            return "interface";
        }
        return type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
    }

    /** The class itself and superclasses that nobody can name, whose members look as if they were its own. */
    private List<Class<?>> ownAndHidden() {
        List<Class<?>> owners = new ArrayList<>();
        Class<?> owner = type;
        do {
            owners.add(owner);
            owner = owner.getSuperclass();
        } while (owner != null && !ApiListing.isVisible(owner));
        return owners;
    }

    private List<String> visibleSuperclass() {
        Class<?> last = ownAndHidden().get(ownAndHidden().size() - 1);
        Class<?> superclass = last.getSuperclass();
        boolean implied = superclass == null || superclass == Object.class || type.isEnum() || type.isRecord();
        return implied ? List.of() : List.of(name(last.getGenericSuperclass()));
    }

    private Stream<String> visibleInterfaces() {
        return ownAndHidden().stream()
                .flatMap(owner -> Arrays.stream(owner.getGenericInterfaces()))
                .map(ApiType::name)
                .sorted();
    }

    private Stream<String> permitted() {
        // Compilers write them in different orders.
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses())
                        .map(ApiType::name)
                        .sorted()
                : Stream.of();
    }

    private <M extends Member> Stream<M> visible(M[] members) {
        return Arrays.stream(members)
                .filter(member -> !member.isSynthetic() && ApiListing.isVisible(member.getModifiers(), type));
    }

    private static String line(Constructor<?> constructor) {
        return modifiers(constructor) + parameters(constructor.getTypeParameters()) + "new" + signature(constructor);
    }

    private static String line(Method method) {
        String def = method.isDefault() ? "default " : "";
        String value = method.getDefaultValue() == null ? "" : " default " + value(method.getDefaultValue());
        String variables = parameters(method.getTypeParameters());
        return modifiers(method) + def + variables + (variables.isEmpty() ? "" : " ")
                + name(method.getGenericReturnType()) + " " + method.getName() + signature(method) + value;
    }

    private static String line(Field field) {
        return modifiers(field) + name(field.getGenericType()) + " " + field.getName();
    }

    private static String modifiers(Member member) {
        String text = Modifier.toString(member.getModifiers() & MEMBER_MODIFIERS);
        return text.isEmpty() ? "" : text + " ";
    }

    private static String signature(Executable executable) {
        String varargs = executable.isVarArgs() ? " varargs" : "";
        return "("
                + list("", Arrays.stream(executable.getGenericParameterTypes()).map(ApiType::name)) + ")" + varargs
                + list(
                        " throws ",
                        Arrays.stream(executable.getGenericExceptionTypes())
                                .map(ApiType::name)
                                .sorted());
    }

    private static String parameters(TypeVariable<?>[] variables) {
        return variables.length == 0
                ? ""
                : "<" + list("", Arrays.stream(variables).map(v -> v.getName() + bounds(v))) + ">";
    }

    private static String bounds(TypeVariable<?> variable) {
        Stream<String> bounds = Arrays.stream(variable.getBounds())
                .filter(b -> b != Object.class)
                .map(ApiType::name);
        return list(" extends ", bounds).replace(", ", " & ");
    }

    private static String value(Object value) {
        return value instanceof Object[] values ? Arrays.toString(values) : Objects.toString(value);
    }

    private static String name(Type type) {
        return type.getTypeName();
    }

    private static String list(String prefix, Stream<String> parts) {
        String text = parts.collect(Collectors.joining(", "));
        return text.isEmpty() ? "" : prefix + text;
    }
}
