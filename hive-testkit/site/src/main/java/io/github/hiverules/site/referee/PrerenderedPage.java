package io.github.hiverules.site.referee;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.site.PageFile;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the Referee's page with all its texts and an example, so that visitors can read it before the script runs. The
 * build does this once for each language.
 */
public final class PrerenderedPage {

    private static final Pattern TEXT = Pattern.compile(" data-text=\"([\\w.]+)\"([^>]*>)");
    private static final Pattern LABEL = Pattern.compile(" data-label=\"([\\w.]+)\"");

    /** The assumed size of the frame in pixels, until the script knows the actual one: enough for the whole hive. */
    private static final double FRAME_SIZE = 540;

    private PrerenderedPage() {}

    /**
     * {@return the page, a complete HTML document}
     *
     * @param languageCode {@code en} or {@code de}
     */
    public static String html(String languageCode) {
        RefereeLanguage language = RefereeLanguage.of(languageCode);
        Map<String, String> pageTexts = RefereeLanguage.pageTexts(languageCode);
        UnaryOperator<String> text =
                key -> DrawingParts.escaped(pageTexts.containsKey(key) ? pageTexts.get(key) : language.text(key));
        PageState state = Example.of(Example.FIRST);
        Answer answer = Answer.of(state, language);
        String page = PageFile.text("referee/page.html");
        page = page.replace("{language}", languageCode);
        page = page.replace("<html lang=\"en\">", "<html lang=\"" + languageCode + "\">");
        page = TEXT.matcher(page)
                .replaceAll(found -> Matcher.quoteReplacement(found.group(2) + text.apply(found.group(1))));
        page = LABEL.matcher(page).replaceAll(found -> {
            String label = text.apply(found.group(1));
            return Matcher.quoteReplacement(" aria-label=\"" + label + "\" title=\"" + label + "\"");
        });
        page = page.replace("{rules.page}", language.text("rules.page"));
        page = page.replace("{description}", text.apply("description"));
        page = page.replace("{file}", languageCode.equals("de") ? "de.html" : "index.html");
        for (Map.Entry<String, String> value : values(state, answer, language).entrySet()) {
            page = page.replace("{" + value.getKey() + "}", value.getValue());
        }
        return page.replace("id=\"answer\"", "id=\"answer\" data-verdict=\"" + answer.verdict() + "\"");
    }

    private static Map<String, String> values(PageState state, Answer answer, RefereeLanguage language) {
        Position position = state.position();
        Map<String, String> values = new HashMap<>(Map.of(
                "example", DrawingParts.escaped(Example.FIRST),
                "title", DrawingParts.escaped(language.text("title")),
                "answer", answer.html(position.setup(), language),
                "rules", DrawingParts.escaped(RulesetForm.describe(position.ruleset(), language)),
                "rules-options", RulesetForm.html(language),
                "board", board(state, answer, language),
                "shapes", DrawingParts.SHEET.shapes()));
        for (Color color : Color.values()) {
            values.put(HandsView.id(color), HandsView.html(color, position.hand(color), Optional.empty(), language));
            values.put(HandsView.id(color) + "-label", HandsView.label(color, language));
            values.put(HandsView.id(color) + "-turn", Boolean.toString(position.sideToMove() == color));
        }
        return values;
    }

    /**
     * {@return the answers to a first tap on a piece of the example, for visitors who tap before the script has come: by
     * the cell or the piece in hand, the verdict, the text, the keys of the drawing and its changes}
     *
     * @param languageCode {@code en} or {@code de}
     */
    public static Map<String, List<String>> firstAnswers(String languageCode) {
        RefereeLanguage language = RefereeLanguage.of(languageCode);
        PageState example = Example.of(Example.FIRST);
        Position position = example.position();
        DrawingParts shown = parts(example, Answer.of(example, language), shownCell(example), language);
        Map<String, List<String>> answers = new LinkedHashMap<>();
        for (Hex cell : position.stacks().keySet()) {
            answers.put(DrawingParts.key(cell), firstAnswer(example.firstTap(cell), cell, shown, language));
        }
        for (Color color : Color.values()) {
            for (Piece piece : position.hand(color)) {
                PageState selected = example.select(piece);
                Hex current = selected.destinations().stream().findFirst().orElse(shownCell(example));
                answers.put(piece.toString(), firstAnswer(selected, current, shown, language));
            }
        }
        return answers;
    }

    private static List<String> firstAnswer(
            PageState state, Hex current, DrawingParts shown, RefereeLanguage language) {
        Answer answer = Answer.of(state, language);
        DrawingParts parts = parts(state, answer, current, language);
        String text = answer.html(state.position().setup(), language);
        return List.of(answer.verdict(), text, parts.keys(), parts.changes(shown));
    }

    private static Hex shownCell(PageState state) {
        return state.askedCell().orElse(Hex.ORIGIN);
    }

    private static DrawingParts parts(PageState state, Answer answer, Hex current, RefereeLanguage language) {
        CellLabels names = new CellLabels(state.position().setup(), language)
                .mark(state.selectedPiece().flatMap(state.position()::cellOf), state.destinations());
        return DrawingParts.of(answer.drawing(state), names, current);
    }

    private static String board(PageState state, Answer answer, RefereeLanguage language) {
        DrawingParts parts = parts(state, answer, shownCell(state), language);
        Camera camera = Camera.of(Camera.Box.ofHive(parts.cells()), FRAME_SIZE, FRAME_SIZE);
        return "<svg class=\"hive\" role=\"group\" aria-label=\""
                + DrawingParts.escaped(language.text("board")) + "\" viewBox=\"" + camera.viewBox() + "\">"
                + String.join("\n", parts.byKey().values()) + "</svg>";
    }
}
