package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.RulebookDiagram;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The HTML of a page, with methods that find parts of it. */
record PageText(String html) {

    /** Returns the article of a diagram, with codes in place of tiles. */
    String article(RulebookDiagram diagram) {
        return between("<article id=\"" + diagram.id() + "\"", "</article>")
                .replaceAll("<span class=\"tile\".*?<span>(\\w+)</span></span>", "$1");
    }

    /** Returns the part of the page from the first occurrence of a start to the next end. */
    String between(String start, String end) {
        assertThat(html).contains(start);
        return html.substring(html.indexOf(start), html.indexOf(end, html.indexOf(start)));
    }

    List<String> firstGroups(String pattern) {
        return firstGroups(pattern, html);
    }

    static List<String> firstGroups(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    /** Returns the words in the value of the first attribute with the given name. */
    static List<String> words(String text, String attribute) {
        List<String> values = firstGroups(" " + attribute + "=\"([^\"]*)\"", text);
        return values.stream()
                .limit(1)
                .flatMap(value -> Stream.of(value.split(" ")))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
