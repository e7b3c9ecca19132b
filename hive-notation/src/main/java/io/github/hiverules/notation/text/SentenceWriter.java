package io.github.hiverules.notation.text;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.internal.Ids;
import io.github.hiverules.notation.internal.MoveAppender;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Writes sentences from the templates of one language, with placeholders such as {@code {piece:The}}, which name a
 * value and its form.
 *
 * <p>{@link Phrase} chooses the template and the values.
 */
final class SentenceWriter {

    /** The maximum number of cells that a sentence names. */
    private static final int MAX_NAMED = 3;

    private final Map<String, String> templates;
    private final UnaryOperator<Piece> names;

    /** Makes a writer that calls each piece by the name of another one. */
    SentenceWriter(Map<String, String> templates, UnaryOperator<Piece> names) {
        this.templates = templates;
        this.names = names;
    }

    SentenceWriter withNames(UnaryOperator<Piece> newNames) {
        return new SentenceWriter(templates, newNames);
    }

    Map<String, String> templates() {
        return templates;
    }

    /** Returns the key of the template for a constant: {@code bug.queen-bee}. */
    static String key(String family, Enum<?> constant) {
        return family + "." + Ids.of(constant);
    }

    String say(Phrase phrase, Optional<Position> position) {
        return say(phrase, new Landmarks(position, phrase.mover));
    }

    private String say(Phrase phrase, Landmarks landmarks) {
        String text = template(phrase.key);
        StringBuilder sentence = new StringBuilder();
        int from = 0;
        for (Placeholder placeholder : Placeholder.in(text)) {
            Object value = Objects.requireNonNull(phrase.values.get(placeholder.name()), phrase.key);
            sentence.append(text, from, placeholder.start()).append(value(value, placeholder.form(), landmarks));
            from = placeholder.end();
        }
        return sentence.append(text, from, text.length()).toString();
    }

    String template(String key) {
        return Objects.requireNonNull(templates.get(key), key);
    }

    private Optional<String> find(String key) {
        return Optional.ofNullable(templates.get(key));
    }

    /** Returns a value in words; without a position, cells are named by their coordinates. */
    String value(Object value, String form, Optional<Position> position) {
        return value(value, form, new Landmarks(position, Optional.empty()));
    }

    private String value(Object value, String form, Landmarks landmarks) {
        if (value instanceof Collection<?> list) {
            return list(list, form, landmarks);
        } else if (value instanceof Piece piece) {
            return piece(piece, form);
        } else if (value instanceof Hex hex) {
            return cell(hex, form, landmarks);
        } else if (value instanceof Color color) {
            return template(key("color", color));
        } else if (value instanceof Bug bug) {
            return template(key("bug", bug) + (form.isEmpty() ? ".plain" : "." + form));
        } else if (value instanceof Integer number) {
            return number(number, form);
        } else if (value instanceof Phrase phrase) {
            return say(phrase, landmarks);
        } else if (value instanceof Phrase.Clauses clauses) {
            return clauses(clauses, landmarks);
        } else if (value instanceof GameResult result) {
            return template(key("outcome", result.outcome()));
        } else if (value instanceof Rule rule) {
            return template("rule." + rule.id());
        } else if (value instanceof Expected expected) {
            return template("expected." + expected.id());
        } else if (value instanceof Move move) {
            return move(move, landmarks);
        }
        return Strings.printable(value.toString());
    }

    private String clauses(Phrase.Clauses clauses, Landmarks landmarks) {
        return String.join(
                "; ",
                clauses.clauses().stream().map(clause -> say(clause, landmarks)).toList());
    }

    private String number(Integer number, String form) {
        if (form.isEmpty()) {
            return number.toString();
        }
        String counted = "count." + form;
        return find(counted + "." + number)
                .orElseGet(() -> template(counted + (number == 1 ? ".one" : ".other")))
                .replace("{number}", number.toString());
    }

    private String move(Move move, Landmarks landmarks) {
        StringBuilder name = new StringBuilder();
        MoveAppender.append(move, landmarks.position().orElseThrow(), this::name, name);
        return name.toString();
    }

    private String name(Piece piece) {
        return PieceName.of(names.apply(piece));
    }

    private String piece(Piece piece, String form) {
        String bug = key("bug", piece.bug());
        return switch (form) {
            case "the" -> template(bug) + " " + name(piece);
            case "The" -> capitalize(template(bug)) + " " + name(piece);
            case "player" -> template(key("color", piece.color()));
            default ->
                find(bug + "." + form).map(word -> word + " " + name(piece)).orElseGet(() -> name(piece));
        };
    }

    private String cell(Hex hex, String form, Landmarks landmarks) {
        return switch (form) {
            case "coordinates" -> hex.toString();
            case "bare" -> cell(hex, landmarks);
            case "near" -> template("cell.the") + " " + cellByNeighbor(hex, landmarks);
            case "nearBare" -> cellByNeighbor(hex, landmarks);
            case "top" -> top(hex, landmarks);
            case "onto" -> onto(hex, landmarks);
            default -> find("cell.the." + form).orElseGet(() -> template("cell.the")) + " " + cell(hex, landmarks);
        };
    }

    private String cell(Hex hex, Landmarks landmarks) {
        return landmarks
                .top(hex)
                .map(top -> template("cell.of").replace("{piece}", name(top)))
                .orElseGet(() -> cellByNeighbor(hex, landmarks));
    }

    /** Says onto what a piece moves: just the name of the piece there, if there is one. */
    private String onto(Hex hex, Landmarks landmarks) {
        return landmarks
                .top(hex)
                .map(top -> template("cell.onto").replace("{piece}", name(top)))
                .orElseGet(() -> template("cell.onto.empty").replace("{cell}", cellByNeighbor(hex, landmarks)));
    }

    private String cellByNeighbor(Hex hex, Landmarks landmarks) {
        return landmarks
                .directionToLandmark(hex)
                .map(direction -> template("cell.beside")
                        .replace("{direction}", template(key("direction", direction.opposite())))
                        .replace("{piece}", top(hex.neighbor(direction), landmarks)))
                .orElseGet(() -> template("cell.at").replace("{cell}", hex.toString()));
    }

    private String list(Collection<?> values, String form, Landmarks landmarks) {
        if (form.equals("coordinates")) {
            return String.join(", ", values.stream().map(Object::toString).toList());
        }
        if (form.equals("or") || values.stream().anyMatch(Bug.class::isInstance)) {
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
        return String.join(", ", words.subList(0, last)) + " " + template(conjunction) + " " + words.get(last);
    }

    private String top(Hex hex, Landmarks landmarks) {
        return landmarks.top(hex).map(this::name).orElseGet(hex::toString);
    }

    private static String capitalize(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
