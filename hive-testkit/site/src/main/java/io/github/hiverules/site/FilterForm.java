package io.github.hiverules.site;

import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.violation.Rule;

/** Writes the form to search and filter, which stays hidden unless the page's script runs. */
final class FilterForm {

    private FilterForm() {}

    static void write(Html html, int diagrams) {
        html.line("<form id=\"filter\" role=\"search\" hidden>");
        html.line("<label class=\"search\"><span>Search</span>"
                + "<input type=\"search\" name=\"q\" placeholder=\"words, ids, pieces\" autocomplete=\"off\"></label>");
        html.line("<fieldset><legend>Insect</legend>");
        choice(html, "", "<span>all</span>", "all insects");
        for (Bug bug : Bug.values()) {
            String letter = String.valueOf(bug.letter());
            choice(
                    html,
                    letter,
                    "<svg class=\"hive\" viewBox=\"-48 -52 96 108\" aria-hidden=\"true\"><use href=\"#hive-tile\" class=\"hive-w\"/>"
                            + "<use href=\"#hive-" + letter + "\" class=\"hive-w" + letter + "\"/></svg>",
                    Sentences.english().label(bug));
        }
        html.line("</fieldset>");
        html.line("<label><span>Rule</span><select name=\"rule\"><option value=\"\">any rule</option>");
        for (Rule rule : Rule.values()) {
            html.raw("<option>").raw(rule.id()).raw("</option>");
        }
        html.line("</select></label>");
        html.line(
                "<label><span>Shows</span><select name=\"shows\"><option value=\"\">both</option>"
                        + "<option value=\"allows\">allowed</option><option value=\"refuses\">refused</option></select></label>");
        html.line("<button type=\"reset\">Clear</button>");
        html.line("<output aria-live=\"polite\">" + diagrams + " diagrams</output>");
        html.line("</form>");
    }

    private static void choice(Html html, String value, String face, String name) {
        html.line("<label title=\"" + name + "\"><input type=\"radio\" name=\"bug\" value=\"" + value
                + "\" aria-label=\"" + name + "\"" + (value.isEmpty() ? " checked" : "") + ">" + face + "</label>");
    }
}
