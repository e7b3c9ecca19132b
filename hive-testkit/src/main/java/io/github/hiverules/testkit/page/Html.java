package io.github.hiverules.testkit.page;

import java.util.Locale;

/** Writes HTML text. */
final class Html {

    private final StringBuilder text = new StringBuilder();

    Html raw(String markup) {
        text.append(markup);
        return this;
    }

    Html line(String markup) {
        return raw(markup).raw("\n");
    }

    /** An element whose content is plain text. */
    Html element(String name, String content) {
        return raw("<" + name + ">").raw(escaped(content)).line("</" + name + ">");
    }

    Html link(String target, String label) {
        return raw("<a href=\"#" + escaped(target) + "\">").raw(escaped(label)).raw("</a>");
    }

    @Override
    public String toString() {
        return text.toString();
    }

    static String capitalized(String plain) {
        return plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
    }

    static String escaped(String plain) {
        return plain.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
