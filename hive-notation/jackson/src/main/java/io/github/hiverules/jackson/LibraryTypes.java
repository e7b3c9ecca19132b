package io.github.hiverules.jackson;

import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tells Jackson how to write and read the optional components of the library's types. It says nothing about the types of
 * an application, which may write its own optional values differently.
 */
@SuppressWarnings("serial") // No mapper is ever serialized.
final class LibraryTypes extends NopAnnotationIntrospector {

    private static final String PACKAGE = "io.github.hiverules.";

    @Override
    public @Nullable Object findSerializer(Annotated annotated) {
        return isOptionalComponent(annotated) ? new OptionalJson.Writer() : null;
    }

    @Override
    public @Nullable Object findDeserializer(Annotated annotated) {
        return isOptionalComponent(annotated) ? new OptionalJson.Reader() : null;
    }

    private static boolean isOptionalComponent(Annotated annotated) {
        return annotated instanceof AnnotatedMember member
                && member.getRawType() == Optional.class
                && member.getDeclaringClass().getName().startsWith(PACKAGE);
    }
}
