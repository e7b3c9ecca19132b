package io.github.hiverules.library.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Captures the lines that an example prints with {@code System.out.println}. */
final class Printed implements BeforeEachCallback, AfterEachCallback {

    private final PrintStream screen = System.out;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Override
    public void beforeEach(ExtensionContext context) {
        System.setOut(new PrintStream(bytes, true, UTF_8));
    }

    @Override
    public void afterEach(ExtensionContext context) {
        System.setOut(screen);
    }

    List<String> lines() {
        return bytes.toString(UTF_8).lines().toList();
    }
}
