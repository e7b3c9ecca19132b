package io.github.hiverules.site;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.violation.Rule;

/** Writes the form to search and filter, which stays hidden unless the page's script runs. */
final class FilterForm {

    private FilterForm() {}

    static void write(Html html, int diagrams) {
        SiteLanguage words = html.language();
        html.line("<form id=\"filter\" role=\"search\" hidden>");
        html.line("<label class=\"search\"><span>" + words.text("search") + "</span>"
                + "<input type=\"search\" name=\"q\" placeholder=\"" + words.text("search.hint")
                + "\" autocomplete=\"off\"></label>");
        html.line("<fieldset><legend>" + words.text("piece") + "</legend>");
        choice(html, "", "<span>" + words.text("piece.all") + "</span>", words.text("piece.allPieces"));
        for (Bug bug : Bug.values()) {
            String letter = String.valueOf(bug.letter());
            choice(
                    html,
                    letter,
                    "<svg class=\"hive\" viewBox=\"-48 -52 96 108\" aria-hidden=\"true\"><use href=\"#hive-tile\" class=\"hive-w\"/>"
                            + "<use href=\"#hive-" + letter + "\" class=\"hive-w" + letter + "\"/></svg>",
                    words.sentences().label(bug));
        }
        html.line("</fieldset>");
        html.line("<label><span>" + words.text("rule") + "</span><select name=\"rule\"><option value=\"\">"
                + words.text("rule.any") + "</option>");
        for (Rule rule : Rule.values()) {
            html.raw("<option>").raw(rule.id()).raw("</option>");
        }
        html.line("</select></label>");
        html.line("<label><span>" + words.text("shows") + "</span><select name=\"shows\"><option value=\"\">"
                + words.text("shows.both") + "</option><option value=\"allows\">" + words.text("shows.allowed")
                + "</option><option value=\"refuses\">" + words.text("shows.refused") + "</option></select></label>");
        html.line("<button type=\"reset\">" + words.text("clear") + "</button>");
        html.line("<output aria-live=\"polite\">" + words.text("found.all", diagrams) + "</output>");
        html.line("</form>");
    }

    private static void choice(Html html, String value, String face, String name) {
        html.line("<label title=\"" + name + "\"><input type=\"radio\" name=\"bug\" value=\"" + value
                + "\" aria-label=\"" + name + "\"" + (value.isEmpty() ? " checked" : "") + ">" + face + "</label>");
    }
}
