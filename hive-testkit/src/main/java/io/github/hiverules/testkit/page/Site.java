package io.github.hiverules.testkit.page;

import java.io.IOException;

/** placeholder */
public final class Site {

    private Site() {}

    /**
     * x
     * @param arguments y
     * @throws IOException z
     */
    public static void main(String[] arguments) throws IOException {
        DiagramPage.write(java.nio.file.Path.of(arguments[0]).resolve("diagrams"), DiagramPage.html(java.util.Optional.of("../referee/index.html")));
    }
}
