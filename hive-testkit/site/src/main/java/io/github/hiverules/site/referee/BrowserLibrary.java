package io.github.hiverules.site.referee;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSByRef;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Lets the script ask the browser about characters and their encoding. Otherwise TeaVM would write tables of all
 * characters and Java's charsets into the script. Texts are in UTF-8 and come from a script of their own.
 *
 * <p>TeaVM finds this class through {@code META-INF/services} and runs it during compilation.
 */
public final class BrowserLibrary implements TeaVMPlugin {

    private static final String NAME = BrowserLibrary.class.getName();

    /** Creates the plugin. TeaVM calls this constructor by reflection. */
    public BrowserLibrary() {}

    @Override
    public void install(TeaVMHost host) {
        host.add((ClassHolderTransformer) BrowserLibrary::transform);
    }

    private static void transform(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(Character.class.getName())) {
            redirect(type, context, "getType", int.class, int.class);
            redirect(type, context, "toLowerCase", int.class, int.class);
            redirect(type, context, "digit", int.class, int.class, int.class);
        } else if (type.getName().equals(Class.class.getName())) {
            redirect(type, context, "getResourceAsStream", String.class, InputStream.class);
        } else if (type.getName().equals(URLDecoder.class.getName())) {
            redirect(type, context, "decode", String.class, Charset.class, String.class);
        } else if (type.getName().equals(String.class.getName())) {
            redirect(type, context, "getBytes", Charset.class, byte[].class);
            decodeBytes(type, context);
        } else if (type.getName().startsWith("io.github.hiverules.")) {
            dropTextForLogs(type);
        }
    }

    /** Makes a method call the one of the same name in this class, with its object, if any, as the first argument. */
    private static void redirect(
            ClassHolder type, ClassHolderTransformerContext context, String name, Class<?>... signature) {
        MethodHolder method = type.getMethod(new MethodDescriptor(name, signature));
        ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
        List<ValueEmitter> arguments = new ArrayList<>();
        if (!method.hasModifier(ElementModifier.STATIC)) {
            arguments.add(program.var(0, ValueType.object(type.getName())));
        }
        for (int i = 0; i < method.parameterCount(); i++) {
            arguments.add(program.var(i + 1, method.parameterType(i)));
        }
        program.invoke(NAME, name, method.getResultType(), arguments.toArray(new ValueEmitter[0]))
                .returnValue();
    }

    /** Removes the method {@code toString} of all types but those that pages show. */
    private static void dropTextForLogs(ClassHolder type) {
        Set<String> shown = Set.of(
                "Piece", "Hex", "Move$Placement", "Move$Movement", "Move$Pass", "PieceName", "Characters", "Markup");
        MethodHolder method = type.getMethod(new MethodDescriptor("toString", String.class));
        if (method != null
                && !shown.contains(type.getName().substring(type.getName().lastIndexOf('.') + 1))) {
            type.removeMethod(method);
        }
    }

    private static void decodeBytes(ClassHolder type, ClassHolderTransformerContext context) {
        MethodHolder method = type.getMethod(
                new MethodDescriptor("initWithBytes", byte[].class, int.class, int.class, Charset.class, void.class));
        ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
        ValueEmitter characters =
                program.invoke(BrowserLibrary.class, "characters", char[].class, program.var(1, byte[].class));
        program.var(0, String.class).invokeSpecial("takeCharArray", characters);
        program.exit();
    }

    static int getType(int codePoint) {
        return type(codePoint);
    }

    @JSBody(params = "codePoint", script = "return hive.unicodeType(codePoint);")
    private static native int type(int codePoint);

    static int toLowerCase(int codePoint) {
        return lowerCase(codePoint);
    }

    @JSBody(params = "codePoint", script = "return String.fromCodePoint(codePoint).toLowerCase().codePointAt(0);")
    private static native int lowerCase(int codePoint);

    /** Returns the value of an ASCII digit; -1 for any other character. */
    static int digit(int codePoint, int radix) {
        int letter = codePoint | 32;
        int value = codePoint <= '9' ? codePoint - '0' : letter < 'a' ? -1 : letter - 'a' + 10;
        return value < radix ? Math.max(-1, value) : -1;
    }

    /** Opens one of the files of texts, whose paths are absolute. */
    static InputStream getResourceAsStream(Class<?> type, String name) {
        return new ByteArrayInputStream(bytes(text(name)));
    }

    @JSBody(params = "name", script = "return hive.textsIn(name);")
    private static native String text(String name);

    static byte[] getBytes(String text, Charset charset) {
        return bytes(text);
    }

    @JSByRef
    @JSBody(params = "text", script = "return new Int8Array(new TextEncoder().encode(text).buffer);")
    private static native byte[] bytes(String text);

    static char[] characters(byte[] bytes) {
        return string(bytes).toCharArray();
    }

    @JSBody(params = "bytes", script = "return new TextDecoder().decode(bytes);")
    private static native String string(@JSByRef byte[] bytes);

    static String decode(String text, Charset charset) {
        return decoded(text);
    }

    @JSBody(params = "text", script = "return hive.decoded(text);")
    private static native String decoded(String text);
}
