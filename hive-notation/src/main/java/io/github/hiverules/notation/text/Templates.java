package io.github.hiverules.notation.text;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.internal.LanguageTexts;
import io.github.hiverules.notation.internal.MoveNames;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The texts of one language, with placeholders such as {@code {piece:The}}, which name a value and its form.
 *
 * <p>{@link Phrase} chooses the text and the values.
 */
final class Templates {

    /** The maximum number of cells that a sentence names. */
    private static final int MAX_NAMED = 3;

    private final LanguageTexts language;

    Templates(LanguageTexts language) {
        this.language = language;
    }

    Map<String, String> texts() {
        return language.texts();
    }

    /** Returns the key of the text for a constant: {@code bug.queen-bee}. */
    static String key(String family, Enum<?> constant) {
        return family + "." + constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String say(Phrase phrase, Optional<Position> position) {
        return say(phrase, new Landmarks(position, phrase.mover));
    }

    private String say(Phrase phrase, Landmarks landmarks) {
        String text = text(phrase.key);
        StringBuilder sentence = new StringBuilder();
        int from = 0;
        for (Placeholder placeholder : Placeholder.in(text)) {
            Object value = Objects.requireNonNull(phrase.values.get(placeholder.name()), phrase.key);
            sentence.append(text, from, placeholder.start()).append(value(value, placeholder.form(), landmarks));
            from = placeholder.end();
        }
        return sentence.append(text, from, text.length()).toString();
    }

    String text(String key) {
        return language.text(key);
    }

    /** Returns a value in words; without a position, cells are named by their coordinates. */
    String value(Object value, String form, Optional<Position> position) {
        return value(value, form, new Landmarks(position, Optional.empty()));
    }

    private String value(Object value, String form, Landmarks landmarks) {
        if (value instanceof Optional<?> optional) {
            return value(optional.orElseThrow(), form, landmarks);
        }
        if (value instanceof OptionalInt number) {
            return value(number.orElseThrow(), form, landmarks);
        }
        if (value instanceof Piece piece) {
            return piece(piece, form);
        }
        if (value instanceof Hex hex) {
            return cell(hex, form, landmarks);
        }
        if (value instanceof Collection<?> list) {
            return list(list, form, landmarks);
        }
        if (value instanceof Color color) {
            return text(key("color", color));
        }
        if (value instanceof Bug bug) {
            return text(key("bug", bug) + (form.isEmpty() ? ".plain" : "." + form));
        }
        if (value instanceof Phrase phrase) {
            return say(phrase, landmarks);
        }
        if (value instanceof Phrase.Clauses clauses) {
            return String.join(
                    "; ",
                    clauses.clauses().stream()
                            .map(clause -> say(clause, landmarks))
                            .toList());
        }
        if (value instanceof GameResult result) {
            return text(key("outcome", result.outcome()));
        }
        if (value instanceof Rule rule) {
            return text("rule." + rule.id());
        }
        if (value instanceof Integer number && !form.isEmpty()) {
            String counted = "count." + form;
            return language.find(counted + "." + number)
                    .orElseGet(() -> text(counted + (number == 1 ? ".one" : ".other")))
                    .replace("{number}", number.toString());
        }
        if (value instanceof Expected expected) {
            return text("expected." + expected.id());
        }
        if (value instanceof Move move) {
            StringBuilder name = new StringBuilder();
            MoveNames.append(move, landmarks.position().orElseThrow(), name);
            return name.toString();
        }
        return Texts.withoutControls(value.toString(), '?');
    }

    private String piece(Piece piece, String form) {
        String bug = key("bug", piece.bug());
        return switch (form) {
            case "the" -> text(bug) + " " + piece;
            case "The" -> capitalize(text(bug)) + " " + piece;
            case "player" -> text(key("color", piece.color()));
            default ->
                language.find(bug + "." + form).map(name -> name + " " + piece).orElseGet(piece::toString);
        };
    }

    private String cell(Hex hex, String form, Landmarks landmarks) {
        return switch (form) {
            case "coordinates" -> hex.toString();
            case "bare" -> cell(hex, landmarks);
            case "near" -> text("cell.the") + " " + cellByNeighbor(hex, landmarks);
            case "nearBare" -> cellByNeighbor(hex, landmarks);
            case "top" -> top(hex, landmarks);
            case "onto" -> onto(hex, landmarks);
            default -> language.find("cell.the." + form).orElseGet(() -> text("cell.the")) + " " + cell(hex, landmarks);
        };
    }

    private String cell(Hex hex, Landmarks landmarks) {
        return landmarks
                .top(hex)
                .map(top -> text("cell.of").replace("{piece}", top.toString()))
                .orElseGet(() -> cellByNeighbor(hex, landmarks));
    }

    /** Says onto what a piece moves: just the name of the piece there, if there is one. */
    private String onto(Hex hex, Landmarks landmarks) {
        return landmarks
                .top(hex)
                .map(top -> text("cell.onto").replace("{piece}", top.toString()))
                .orElseGet(() -> text("cell.onto.empty").replace("{cell}", cellByNeighbor(hex, landmarks)));
    }

    private String cellByNeighbor(Hex hex, Landmarks landmarks) {
        return landmarks
                .directionToLandmark(hex)
                .map(direction -> text("cell.beside")
                        .replace("{direction}", text(key("direction", direction.opposite())))
                        .replace("{piece}", top(hex.neighbor(direction), landmarks)))
                .orElseGet(() -> text("cell.at").replace("{cell}", hex.toString()));
    }

    private String list(Collection<?> values, String form, Landmarks landmarks) {
        if (form.equals("coordinates")) {
            return String.join(", ", values.stream().map(Object::toString).toList());
        }
        if (values.stream().anyMatch(Bug.class::isInstance)) {
            return join(
                    values.stream().map(value -> value(value, form, landmarks)).toList(), "or");
        }
        if (!form.isEmpty() && !(form.equals("some") && values.size() <= MAX_NAMED)) {
            return value(values.size(), form.equals("some") ? "cells" : form, landmarks);
        }
        List<String> words = values.stream()
                .map(value -> value instanceof Hex hex ? top(hex, landmarks) : value(value, "", landmarks))
                .sorted()
                .toList();
        return join(words, "and");
    }

    private String join(List<String> words, String conjunction) {
        if (words.size() < 2) {
            return String.join("", words);
        }
        int last = words.size() - 1;
        return String.join(", ", words.subList(0, last)) + " " + text(conjunction) + " " + words.get(last);
    }

    private static String top(Hex hex, Landmarks landmarks) {
        return landmarks.top(hex).map(Piece::toString).orElseGet(hex::toString);
    }

    private static String capitalize(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
