package io.github.hiverules.site.referee;

import io.github.hiverules.Setup;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/**
 * Draws each piece that a sentence names by its code, such as bB1. Real pieces carry no numbers, so one is shown only if
 * two pieces could be meant. Who copies the sentence gets the codes.
 */
public final class PieceTiles {

    private static final String OPENING_QUOTES = "“„";
    private static final String CLOSING_QUOTES = "”“";

    private PieceTiles() {}

    /**
     * {@return a sentence as HTML, with tiles in place of codes; quotations stay as they are}
     *
     * @param sentence the sentence
     * @param setup the pieces in play
     * @param sentences the language of the pieces' names
     */
    public static String html(String sentence, Setup setup, Sentences sentences) {
        StringBuilder html = new StringBuilder();
        int end;
        for (int start = 0; start < sentence.length(); start = end) {
            end = partEnd(sentence, start);
            String part = sentence.substring(start, end);
            Optional<Piece> piece = part.length() > 3 ? Optional.empty() : Piece.find(part);
            html.append(piece.map(found -> tile(found, setup, sentences)).orElseGet(() -> DrawingParts.escaped(part)));
        }
        return html.toString();
    }

    /** Returns the end of the word, the quotation or the other character at the given index. */
    private static int partEnd(String sentence, int start) {
        int end = start + 1;
        if (OPENING_QUOTES.indexOf(sentence.charAt(start)) >= 0) {
            while (end < sentence.length() && CLOSING_QUOTES.indexOf(sentence.charAt(end)) < 0) {
                end++;
            }
            return Math.min(sentence.length(), end + 1);
        }
        while (Character.isLetterOrDigit(sentence.charAt(start))
                && end < sentence.length()
                && Character.isLetterOrDigit(sentence.charAt(end))) {
            end++;
        }
        return end;
    }

    private static String tile(Piece piece, Setup setup, Sentences sentences) {
        long alike = setup.stacks().values().stream()
                .flatMap(List::stream)
                .filter(other -> other.color() == piece.color() && other.bug() == piece.bug())
                .count();
        String label = sentences.label(piece);
        boolean isNumbered = piece.bug().count() > 1;
        boolean needsNumber = isNumbered && alike > 1;
        String name = isNumbered && !needsNumber ? label.substring(0, label.lastIndexOf(' ')) : label;
        return "<span class=\"tile\" role=\"img\" aria-label=\"" + DrawingParts.escaped(name) + "\""
                + (needsNumber ? " data-number=\"" + piece.number() + "\"" : "")
                + ">" + svg(piece) + "<span>" + piece + "</span></span>";
    }

    /**
     * {@return a picture of a piece without its number, made of the shapes that the page defines}
     *
     * @param piece the piece
     */
    public static String svg(Piece piece) {
        String kind = piece.toString().substring(0, 2);
        return "<svg class=\"hive\" viewBox=\"-48 -52 96 108\" aria-hidden=\"true\"><use href=\"#hive-tile\" class=\"hive-"
                + kind.charAt(0) + "\"/><use href=\"#hive-" + kind.charAt(1) + "\" class=\"hive-" + kind + "\"/></svg>";
    }
}
