package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.piece.Piece;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The part of the page's address after {@code #}: a link to a game or position, and to a question about it.
 *
 * <pre>
 * fragment = ( "game=" GameText / "position=" PositionText / "setup=" PositionText / "setup" ) *( "&amp;" option )
 * option   = "ply=" number        ; the ply that is shown; the last one by default
 *          / "tap=" piece         ; the selected piece, as UHP names it
 *          / "to=" q "_" r        ; the cell in question, for the selected piece or all pieces
 *          / "as=other"           ; as if it were the other player's turn
 *          / "ask=pass"           ; whether the player may pass
 *          / "lang=" ( "en" / "de" )
 * </pre>
 */
final class Link {

    private static final Set<String> QUESTION_KEYS = Set.of("ply", "tap", "to", "as", "ask", "setup");

    private final Map<String, String> values = new LinkedHashMap<>();

    /** Reads a fragment, with or without the {@code #}, and ignores the parts that it does not understand. */
    Link(String fragment) {
        String rest = fragment.startsWith("#") ? fragment.substring(1) : fragment;
        while (!rest.isEmpty()) {
            int end = rest.indexOf('&') < 0 ? rest.length() : rest.indexOf('&');
            String part = rest.substring(0, end);
            int equals = part.indexOf('=') < 0 ? end : part.indexOf('=');
            values.put(part.substring(0, equals), decoded(part.substring(Math.min(end, equals + 1))));
            rest = rest.substring(Math.min(rest.length(), end + 1));
        }
        values.remove("");
    }

    /** Returns the first link in a text. It ends before a space, a bracket or a quotation mark, without punctuation. */
    static Optional<Link> in(String text) {
        int start = Stream.of("#game=", "#position=", "#setup=")
                .mapToInt(text::indexOf)
                .filter(index -> index >= 0)
                .min()
                .orElse(text.length());
        int end = start;
        int next = start;
        while (next < text.length() && text.charAt(next) > ' ' && "<>\"'()[]“”„»«".indexOf(text.charAt(next)) < 0) {
            next++;
            if (".,;:!?".indexOf(text.charAt(next - 1)) < 0) {
                end = next;
            }
        }
        return start == end ? Optional.empty() : Optional.of(new Link(text.substring(start, end)));
    }

    /** Decodes percent escapes. A value with a malformed escape stays as it is, so that its reader refuses it. */
    private static String decoded(String value) {
        for (int percent = value.indexOf('%'); percent >= 0; percent = value.indexOf('%', percent + 1)) {
            boolean isEscape = percent + 2 < value.length()
                    && Character.digit(value.charAt(percent + 1), 16) >= 0
                    && Character.digit(value.charAt(percent + 2), 16) >= 0;
            if (!isEscape) {
                return value;
            }
        }
        return URLDecoder.decode(value, StandardCharsets.UTF_8);
    }

    Optional<String> text() {
        return Optional.ofNullable(values.get("game")).or(() -> Optional.ofNullable(values.get("position")));
    }

    /** Returns the setup that the visitor edits; it need not be a valid position. */
    Optional<Setup> setup() {
        try {
            return Optional.ofNullable(values.get("setup")).map(PositionText::readSetup);
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** Returns whether the link asks for an empty table to set up a position, under the rules that are played at home. */
    boolean beginsSetup() {
        return values.containsKey("setup") && values.getOrDefault("setup", "").isEmpty();
    }

    Optional<String> language() {
        return Optional.ofNullable(values.get("lang"));
    }

    /** Returns whether the link asks about a move or names a ply. */
    boolean hasQuestion() {
        return values.keySet().stream().anyMatch(QUESTION_KEYS::contains);
    }

    /** Returns the parts that the page does not understand, as they are written. */
    List<String> faults() {
        List<String> faults = new ArrayList<>();
        values.forEach((key, value) -> {
            boolean isUnderstood = switch (key) {
                case "game", "position" -> true;
                case "ply" -> number(key).isPresent();
                case "tap" -> Piece.find(value).isPresent();
                case "to" -> cell().isPresent();
                case "setup" -> beginsSetup() || setup().isPresent();
                case "as" -> value.equals("other");
                case "ask" -> value.equals("pass");
                case "lang" -> value.equals("en") || value.equals("de");
                default -> false;
            };
            if (!isUnderstood) {
                faults.add(value.isEmpty() ? key : key + "=" + value);
            }
        });
        return faults;
    }

    /** Returns the given state with the ply and the question that this link names. */
    PageState state(PageState start) {
        PageState state = start.at(number("ply").orElse(start.wholeGame().plyCount()));
        Optional<Hex> to = cell();
        Optional<Piece> piece = Optional.ofNullable(values.get("tap")).flatMap(Piece::find);
        if (piece.isPresent() || to.isPresent()) {
            state = state.asking(Question.of(piece, to));
        } else if (values.getOrDefault("ask", "").equals("pass")) {
            state = state.asking(Question.PASS);
        }
        if (values.getOrDefault("as", "").equals("other") && !state.shownGame().isOver()) {
            state = state.askingAsOther();
        }
        return setup().map(SetupEditor::of).map(state::editing).orElse(state);
    }

    private Optional<Integer> number(String key) {
        return number(values.getOrDefault(key, ""), 6);
    }

    private static Optional<Integer> number(String digits, int maxLength) {
        boolean isNumber = !digits.isEmpty()
                && digits.length() <= maxLength
                && digits.chars().allMatch(digit -> digit >= '0' && digit <= '9');
        return isNumber ? Optional.of(Integer.parseInt(digits)) : Optional.empty();
    }

    private Optional<Hex> cell() {
        String value = values.getOrDefault("to", "");
        int separator = value.indexOf('_');
        if (separator < 0) {
            return Optional.empty();
        }
        Optional<Integer> q = coordinate(value.substring(0, separator));
        Optional<Integer> r = coordinate(value.substring(separator + 1));
        return q.isPresent() && r.isPresent() ? Optional.of(Hex.of(q.get(), r.get())) : Optional.empty();
    }

    private static Optional<Integer> coordinate(String text) {
        return text.startsWith("-") ? number(text.substring(1), 3).map(number -> -number) : number(text, 3);
    }

    static String write(PageState state, String languageCode) {
        if (state.setup().isPresent()) {
            String text = PositionText.write(state.setup().get().setup());
            return "setup=" + text + "&lang=" + languageCode;
        }
        Game game = state.wholeGame();
        boolean isPosition = game.plyCount() == 0 && !game.position().isEmpty();
        StringBuilder link = new StringBuilder(
                isPosition ? "position=" + PositionText.write(game.position()) : "game=" + GameText.write(game));
        if (!state.isAtEnd()) {
            link.append("&ply=").append(state.ply());
        }
        Optional<Move> attempt = state.attempt();
        state.selectedPiece()
                .or(() -> attempt.flatMap(Move::movedPiece))
                .ifPresent(piece -> link.append("&tap=").append(piece));
        state.askedCell()
                .or(() -> attempt.flatMap(Move::destination))
                .ifPresent(to -> link.append("&to=").append(to.q()).append('_').append(to.r()));
        if (state.question().isForOther()) {
            link.append("&as=other");
        }
        if (state.question().isPass()) {
            link.append("&ask=pass");
        }
        return link.append("&lang=").append(languageCode).toString();
    }
}
