package io.github.hiverules.library.docs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of Java or Kotlin in a document.
 *
 * @param origin the document and the line where the block begins
 * @param lines its lines, without indentation
 */
record Listing(String origin, List<String> lines) {

    private static final Pattern MARKDOWN = Pattern.compile("(?ms)^```(?:java|kotlin)\\R(.*?)^```$");
    private static final Pattern JAVADOC =
            Pattern.compile("(?ms)<pre>(?:\\{@code|<code>)\\R(.*?)^ *\\*? ?(?:}|</code>)</pre>");
    private static final Pattern COMMENT_MARGIN = Pattern.compile("(?m)^ *\\* ?");

    static List<Listing> ofMarkdown(String document, String text) {
        return find(document, text, MARKDOWN);
    }

    static List<Listing> ofJavadoc(String document, String text) {
        return find(document, text, JAVADOC);
    }

    private static List<Listing> find(String document, String text, Pattern pattern) {
        List<Listing> listings = new ArrayList<>();
        Matcher block = pattern.matcher(text);
        while (block.find()) {
            long line = text.substring(0, block.start()).lines().count() + 1;
            listings.add(new Listing(document + ":" + line, withoutIndentation(unescape(block.group(1)))));
        }
        return listings;
    }

    private static String unescape(String text) {
        return COMMENT_MARGIN
                .matcher(text)
                .replaceAll("")
                .replace("&#64;", "@")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&");
    }

    private static List<String> withoutIndentation(String text) {
        return text.lines().map(String::strip).toList();
    }

    /** Returns whether a source contains these lines consecutively. */
    boolean isIn(String source) {
        return Collections.indexOfSubList(withoutIndentation(source), lines) >= 0;
    }

    @Override
    public String toString() {
        return origin + "\n" + String.join("\n", lines);
    }
}
