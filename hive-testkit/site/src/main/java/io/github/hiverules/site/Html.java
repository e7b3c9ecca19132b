package io.github.hiverules.site;

import java.util.Locale;

/** Writes HTML text. */
final class Html {

    private static final String ICON =
            "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E"
                    + "%3Cpath d='M50 4 90 27V73L50 96 10 73V27Z' fill='%23d89a1c'/%3E%3C/svg%3E";

    private final StringBuilder text = new StringBuilder();

    Html raw(String markup) {
        text.append(markup);
        return this;
    }

    Html line(String markup) {
        return raw(markup).raw("\n");
    }

    Html head(String title, String... styles) {
        line("<!DOCTYPE html>").line("<html lang=\"en\">").line("<head>");
        line("<meta charset=\"utf-8\">");
        line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        line("<meta name=\"color-scheme\" content=\"light dark\">");
        line("<link rel=\"icon\" href=\"" + ICON + "\">");
        element("title", title).raw("<style>\n");
        for (String style : styles) {
            raw(PageFile.text(style));
        }
        return line("</style>").line("</head>");
    }

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
