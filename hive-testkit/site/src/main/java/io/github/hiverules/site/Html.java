package io.github.hiverules.site;

import java.util.List;
import java.util.Locale;

/** Writes HTML text. */
final class Html {

    private static final String HOME = "https://hiverules.github.io/hive-rules/";

    private final StringBuilder text = new StringBuilder();
    private final SiteLanguage language;

    Html(SiteLanguage language) {
        this.language = language;
    }

    SiteLanguage language() {
        return language;
    }

    Html raw(String markup) {
        text.append(markup);
        return this;
    }

    Html line(String markup) {
        return raw(markup).raw("\n");
    }

    /**
     * Writes the head of a page.
     *
     * @param root the relative path from the page to the root of the site
     */
    Html head(String title, String description, String root, List<String> styles, List<String> scripts) {
        line("<!DOCTYPE html>").line("<html lang=\"" + language.code() + "\">").line("<head>");
        line("<meta charset=\"utf-8\">");
        line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        line("<meta name=\"color-scheme\" content=\"light dark\">");
        line("<meta name=\"description\" content=\"" + escaped(description) + "\">");
        line("<meta property=\"og:title\" content=\"" + escaped(title) + "\">");
        line("<meta property=\"og:description\" content=\"" + escaped(description) + "\">");
        line("<meta property=\"og:image\" content=\"" + HOME + "preview.png\">");
        element("title", title);
        line("<link rel=\"icon\" href=\"" + root + "favicon.svg\">");
        styles.forEach(style -> line("<link rel=\"stylesheet\" href=\"" + style + "\">"));
        scripts.forEach(script -> line("<script src=\"" + script + "\" defer></script>"));
        return line("</head>");
    }

    Html element(String name, String content) {
        return raw("<" + name + ">").raw(escaped(content)).line("</" + name + ">");
    }

    Html link(String target, String label) {
        return raw("<a href=\"" + escaped(target) + "\">").raw(escaped(label)).raw("</a>");
    }

    @Override
    public String toString() {
        return text.toString();
    }

    static String capitalized(String plain) {
        return plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
    }

    /** Escapes text for the content of an element, or for an attribute. */
    static String escaped(String plain) {
        return plain.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
