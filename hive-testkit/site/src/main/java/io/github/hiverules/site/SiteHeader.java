package io.github.hiverules.site;

import java.util.Locale;

/** Writes the links to all parts of the site, and to the same page in the other language. */
final class SiteHeader {

    private SiteHeader() {}

    /**
     * Writes the header.
     *
     * @param root the relative path to the root of the site: {@code ./} for the home page
     * @param otherFile the file of the same page in the other language
     */
    static void write(Html html, String root, String otherFile) {
        SiteLanguage language = html.language();
        html.raw("<a class=\"skip\" href=\"#main\">").raw(language.text("skip")).line("</a>");
        html.line("<nav class=\"site\" aria-label=\"" + language.text("pages") + "\">");
        boolean isHome = root.equals("./");
        String file = language.file();
        if (!isHome) {
            html.link(root + file, language.text("home")).line("");
        }
        html.link(root + "referee/" + file, language.text("referee")).line("");
        html.link(root + "diagrams/" + RulePage.file(language), language.text("rules"))
                .line("");
        html.link(root + "diagrams/" + file, language.text("diagrams")).line("");
        html.link(root + "puzzles/" + file, language.text("puzzles")).line("");
        if (isHome) {
            html.line("<a class=\"wide\" href=\"" + LandingPage.REPOSITORY + "\">GitHub</a>");
        }
        String code = language.other().code();
        html.line("<a class=\"language\" lang=\"" + code + "\" hreflang=\"" + code + "\" href=\"" + otherFile + "\">"
                + languageName(language.other()) + "</a>");
        html.line("</nav>");
    }

    /** Returns the name of a language; phones show only its code. */
    static String languageName(SiteLanguage language) {
        return "<span class=\"wide\">" + language.text("language.name") + "</span><abbr class=\"narrow\" title=\""
                + language.text("language.name") + "\">" + language.code().toUpperCase(Locale.ROOT) + "</abbr>";
    }
}
