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
 * Lets the script ask the browser about characters. Otherwise TeaVM writes a table of all characters into the script.
 * TeaVM finds this class through {@code META-INF/services} and runs it during compilation.
 */
public final class BrowserUnicode implements TeaVMPlugin {

    /** Creates the plugin. TeaVM calls this constructor by reflection. */
    public BrowserUnicode() {}

    @Override
    public void install(TeaVMHost host) {
        host.add((ClassHolderTransformer) BrowserUnicode::transform);
    }

    /** Makes {@link Character#getType(int)} ask the browser. */
    private static void transform(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(Character.class.getName())) {
            MethodHolder method = type.getMethod(new MethodDescriptor("getType", int.class, int.class));
            ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
            program.invoke(BrowserUnicode.class, "type", int.class, program.var(1, int.class))
                    .returnValue();
        }
    }

    @JSBody(params = "codePoint", script = "return hive.unicodeType(codePoint);")
    static native int type(int codePoint);
}
