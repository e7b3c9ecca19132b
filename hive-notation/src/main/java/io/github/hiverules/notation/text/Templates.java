package io.github.hiverules.notation.text;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.internal.MoveWriter;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * The sentences of one language, as templates with placeholders.
 *
 * <p>A placeholder is the name of a value, perhaps with a form: {@code {piece}} is the bare name of a piece, {@code
 * {piece:the}} also says its kind, {@code {piece:The}} at the start of a sentence, {@code {piece:acc}} as an object; {@code
 * {to}} is a cell with its article, {@code {to:bare}} without.
 */
final class Templates {

    static final Templates ENGLISH = new Templates("english.properties");
    static final Templates GERMAN = new Templates("german.properties");

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)(?::(\\w+))?}");

    private final Properties texts;

    private Templates(String resource) {
        texts = new Properties();
        try (InputStream stream = Objects.requireNonNull(Templates.class.getResourceAsStream(resource), resource)) {
            texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String say(String prefix, Phrase phrase, Optional<Position> position) {
        return PLACEHOLDER.matcher(text(prefix + phrase.key())).replaceAll(match -> {
            Object value = Objects.requireNonNull(phrase.values().get(match.group(1)), match.group(1));
            String form = Optional.ofNullable(match.group(2)).orElse("");
            return java.util.regex.Matcher.quoteReplacement(value(value, form, position));
        });
    }

    private String text(String key) {
        return Objects.requireNonNull(texts.getProperty(key), key);
    }

    private String value(Object value, String form, Optional<Position> position) {
        if (value instanceof Piece piece) {
            return piece(piece, form);
        }
        if (value instanceof Hex hex) {
            return cell(hex, form, position);
        }
        if (value instanceof Color color) {
            return text("color." + color);
        }
        if (value instanceof Bug bug) {
            return text("bug." + bug + ".plain");
        }
        if (value instanceof Outcome outcome) {
            return text("outcome." + outcome);
        }
        if (value instanceof Rule rule) {
            return text("rule." + rule.id());
        }
        if (value instanceof Expected expected) {
            return texts.getProperty("expected." + expected, expected.description());
        }
        if (value instanceof Move move) {
            return MoveWriter.write(move, position.orElseThrow());
        }
        return value instanceof Collection<?> list ? list(list, position) : value.toString();
    }

    private String cell(Hex hex, String form, Optional<Position> position) {
        String bare = position.map(at -> new Cells(this, at).name(hex)).orElseGet(() -> lonely(hex));
        return form.equals("bare") ? bare : text("cell.the") + " " + bare;
    }

    private String piece(Piece piece, String form) {
        return switch (form) {
            case "the" -> text("bug." + piece.bug()) + " " + piece;
            case "The" -> capital(text("bug." + piece.bug())) + " " + piece;
            case "acc" -> text("bug." + piece.bug() + ".acc") + " " + piece;
            default -> piece.toString();
        };
    }

    /** Joins values; of cells only the tops are named. */
    private String list(Collection<?> values, Optional<Position> position) {
        List<String> words = values.stream()
                .map(value -> value instanceof Hex hex ? top(hex, position) : value(value, "", position))
                .sorted()
                .toList();
        if (words.size() < 2) {
            return String.join("", words);
        }
        int last = words.size() - 1;
        return String.join(", ", words.subList(0, last)) + " " + text("and") + " " + words.get(last);
    }

    private static String top(Hex hex, Optional<Position> position) {
        Optional<Piece> top = position.flatMap(at -> at.topAt(hex));
        return top.isPresent() ? top.get().toString() : hex.toString();
    }

    String beside(Piece reference, String direction) {
        return text("cell.beside")
                .replace("{direction}", text("direction." + direction))
                .replace("{piece}", reference.toString());
    }

    String lonely(Hex hex) {
        return text("cell.at").replace("{hex}", hex.toString());
    }

    String under(Piece top) {
        return text("cell.of").replace("{piece}", top.toString());
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
