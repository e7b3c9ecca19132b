package io.github.hiverules.site.referee;

import org.teavm.jso.JSBody;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Lets the script ask the browser about characters. Otherwise TeaVM writes tables of all characters into the script.
 * TeaVM finds this class through {@code META-INF/services} and runs it during compilation.
 */
public final class BrowserUnicode implements TeaVMPlugin {

    /** Creates the plugin. TeaVM calls this constructor by reflection. */
    public BrowserUnicode() {}

    @Override
    public void install(TeaVMHost host) {
        host.add((ClassHolderTransformer) BrowserUnicode::transform);
    }

    private static void transform(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(Character.class.getName())) {
            replace(type, "getType", context);
            replace(type, "toUpperCase", context);
        }
    }

    /** Makes a method of {@link Character} call the method of this class with the same name. */
    private static void replace(ClassHolder type, String name, ClassHolderTransformerContext context) {
        MethodHolder method = type.getMethod(new MethodDescriptor(name, int.class, int.class));
        ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
        program.invoke(BrowserUnicode.class, name, int.class, program.var(1, int.class))
                .returnValue();
    }

    @JSBody(params = "codePoint", script = "return hive.unicodeType(codePoint);")
    static native int getType(int codePoint);

    @JSBody(params = "codePoint", script = "return hive.toUpperCase(codePoint);")
    static native int toUpperCase(int codePoint);
}
