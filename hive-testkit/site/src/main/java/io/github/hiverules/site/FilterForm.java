package io.github.hiverules.site;

import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.site.referee.PieceTiles;

/** Writes the form that searches and filters diagrams. It stays hidden unless the page's script runs. */
final class FilterForm {

    private FilterForm() {}

    static void write(Html html, int diagrams) {
        SiteLanguage language = html.language();
        html.line("<form id=\"filter\" role=\"search\" hidden>");
        html.line("<label class=\"search\"><span>" + language.text("search") + "</span>"
                + "<input type=\"search\" name=\"q\" placeholder=\"" + language.text("search.hint")
                + "\" autocomplete=\"off\"></label>");
        html.line("<fieldset><legend>" + language.text("piece") + "</legend>");
        choice(html, "", "<span>" + language.text("piece.all") + "</span>", language.text("piece.allPieces"));
        for (Bug bug : Bug.values()) {
            String picture = PieceTiles.svg(Piece.of(Color.WHITE, bug));
            choice(
                    html,
                    String.valueOf(bug.letter()),
                    picture,
                    language.sentences().label(bug));
        }
        html.line("</fieldset>");
        html.line("<label><span>" + language.text("rule") + "</span><select name=\"rule\"><option value=\"\">"
                + language.text("rule.any") + "</option>");
        for (Rule rule : Rule.values()) {
            html.raw("<option>").raw(rule.id()).raw("</option>");
        }
        html.line("</select></label>");
        html.line("<label><span>" + language.text("shows") + "</span><select name=\"shows\"><option value=\"\">"
                + language.text("shows.both") + "</option><option value=\"allows\">" + language.text("shows.allowed")
                + "</option><option value=\"refuses\">" + language.text("shows.refused")
                + "</option></select></label>");
        html.line("<button type=\"reset\">" + language.text("clear") + "</button>");
        html.line("<output aria-live=\"polite\">" + language.text("found.all", diagrams) + "</output>");
        html.line("</form>");
    }

    private static void choice(Html html, String value, String content, String name) {
        html.line("<label title=\"" + name + "\"><input type=\"radio\" name=\"bug\" value=\"" + value
                + "\" aria-label=\"" + name + "\"" + (value.isEmpty() ? " checked" : "") + ">" + content + "</label>");
    }
}
