package io.github.hiverules.site;

import io.github.hiverules.Setup;
import io.github.hiverules.site.referee.PieceTiles;
import java.util.Locale;
import java.util.stream.Stream;

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
     * Begins a page of the site: its head, the header, a heading and an introduction.
     *
     * @param root the relative path from the page to the root of the site
     * @param otherFile the file of the same page in the other language
     * @param files style sheets and scripts that only some pages need
     */
    Html begin(String kind, String title, String about, String root, String otherFile, String... files) {
        head(title, about, root, files);
        line("<body class=\"" + kind + "\">").raw(DiagramPage.SHEET.shapes()).line("<header>");
        SiteHeader.write(this, root, otherFile);
        return line("</header><main id=\"main\">").element("h1", title).element("p", about);
    }

    /** Ends a page. */
    Html end() {
        return line("</main>").line("</body>").line("</html>");
    }

    /** Writes the head of a page, with the style sheets and scripts of all pages and the given ones. */
    Html head(String title, String description, String root, String... files) {
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
        Stream.concat(Stream.of(root + "pages.css", root + "drawings.css"), Stream.of(files))
                .filter(file -> file.endsWith(".css"))
                .forEach(style -> line("<link rel=\"stylesheet\" href=\"" + style + "\">"));
        Stream.concat(Stream.of(files), Stream.of(root + "site.js"))
                .filter(file -> file.endsWith(".js"))
                .forEach(script -> line("<script src=\"" + script + "\" defer></script>"));
        return line("</head>");
    }

    Html element(String name, String content) {
        return raw("<" + name + ">").raw(escaped(content)).line("</" + name + ">");
    }

    /** Writes an element with a sentence that names pieces. */
    Html sentence(String name, String sentence, Setup setup) {
        return raw("<" + name + ">")
                .raw(PieceTiles.html(sentence, setup, language.sentences()))
                .line("</" + name + ">");
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
