package io.github.hiverules.site.referee;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the Referee's page as it looks before its script runs: all texts, and the first example with its answer. The
 * build does this once for each language.
 */
public final class PrerenderedPage {

    private static final Pattern TEXT = Pattern.compile("data-text=\"([\\w.]+)\"([^>]*)>");
    private static final Pattern LABEL = Pattern.compile("data-label=\"([\\w.]+)\"");

    /** The part of the table that is seen until the script knows the size of the screen. */
    private static final double SIZE = 360;

    private PrerenderedPage() {}

    /**
     * {@return the page, a complete HTML document}
     *
     * @param language {@code en} or {@code de}
     */
    public static String html(String language) {
        RefereeLanguage words = RefereeLanguage.of(language);
        Session session = Example.FIRST.session();
        Answer answer = Answer.of(session, words);
        String page = template();
        page = page.replace("<html lang=\"en\">", "<html lang=\"" + language + "\">");
        page = TEXT.matcher(page)
                .replaceAll(found -> Matcher.quoteReplacement(found.group() + escaped(words.text(found.group(1)))));
        page = LABEL.matcher(page).replaceAll(found -> {
            String label = escaped(words.text(found.group(1)));
            return Matcher.quoteReplacement(found.group() + " aria-label=\"" + label + "\" title=\"" + label + "\"");
        });
        page = page.replace("data-href-" + language + "=\"", "href=\"$\" data-href-" + language + "=\"");
        page = Pattern.compile("href=\"\\$\" (data-href-\\w\\w=\"([^\"]*)\")")
                .matcher(page)
                .replaceAll("href=\"$2\" $1");
        for (Map.Entry<String, String> value : values(session, answer, words).entrySet()) {
            page = page.replace("{" + value.getKey() + "}", value.getValue());
        }
        boolean isRefused = answer.violation().isPresent();
        return page.replace("id=\"answer\"", "id=\"answer\" data-refused=\"" + isRefused + "\"");
    }

    private static Map<String, String> values(Session session, Answer answer, RefereeLanguage words) {
        Position position = session.position();
        return Map.of(
                "title", escaped(words.text("title")),
                "description", escaped(words.text("description")),
                "answer", answer(answer, words),
                "compare", escaped(RulesetComparison.of(session, words).orElse("")),
                "rules", escaped(RulesetDescription.of(position.ruleset(), words)),
                "board", board(session, answer, words),
                "black-hand", Hands.html(Color.BLACK, position.hand(Color.BLACK), Optional.empty(), words),
                "white-hand", Hands.html(Color.WHITE, position.hand(Color.WHITE), Optional.empty(), words),
                "shapes", DrawingParts.SHEET.shapes());
    }

    private static String answer(Answer answer, RefereeLanguage words) {
        String link = answer.violation()
                .map(violation -> violation.rule().id())
                .map(rule -> " <a href=\"" + words.text("rules.page") + "#" + rule + "\">" + rule + "</a>")
                .orElse("");
        return escaped(answer.text()) + link;
    }

    private static String board(Session session, Answer answer, RefereeLanguage words) {
        DrawingParts.CellLabels labels = new DrawingParts.CellLabels(session.position(), words)
                .with(session.selected().flatMap(session.position()::cellOf), session.destinations());
        DrawingParts parts = DrawingParts.of(answer.drawing(session), labels, session.asked().orElse(Hex.ORIGIN));
        Camera camera = Camera.of(Camera.Box.of(parts.viewBox()), SIZE, SIZE);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"hive\" role=\"group\" aria-label=\""
                + escaped(words.text("board")) + "\" viewBox=\"" + camera.viewBox() + "\">"
                + String.join("\n", parts.byKey().values()) + "</svg>";
    }

    private static String escaped(String text) {
        return DrawingParts.escaped(text).replace(">", "&gt;");
    }

    private static String template() {
        try (InputStream file = PrerenderedPage.class.getResourceAsStream("page.html")) {
            return new String(Objects.requireNonNull(file, "page.html").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
