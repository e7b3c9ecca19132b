package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.piece.Piece;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The part of the page's address after {@code #}, which is a link to what the page shows.
 *
 * <pre>
 * fragment = ( "game=" GameText / "position=" PositionText ) *( "&amp;" option )
 * option   = "ply=" number        ; the ply that is shown; the last one if it is left out
 *          / "turn=" number       ; by how many times 60 degrees the board is turned
 *          / "tap=" piece         ; the selected piece, as UHP names it
 *          / "to=" q "_" r        ; the cell to which it is asked to go, on the board as it was played
 *          / "lang=" ( "en" / "de" )
 * </pre>
 */
final class Link {

    private final Map<String, String> values = new HashMap<>();

    /** Reads a fragment, with or without the {@code #}; what is not understood is ignored. */
    Link(String fragment) {
        for (String part : fragment.replaceFirst("^#", "").split("&", -1)) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                values.put(part.substring(0, equals), decoded(part.substring(equals + 1)));
            }
        }
    }

    /** Replaces escapes; a value with a broken escape stays as it is, and its reader refuses it. */
    private static String decoded(String value) {
        for (int at = value.indexOf('%'); at >= 0; at = value.indexOf('%', at + 1)) {
            boolean isEscape = at + 2 < value.length()
                    && Character.digit(value.charAt(at + 1), 16) >= 0
                    && Character.digit(value.charAt(at + 2), 16) >= 0;
            if (!isEscape) {
                return value;
            }
        }
        return URLDecoder.decode(value, StandardCharsets.UTF_8);
    }

    Optional<String> text() {
        return Optional.ofNullable(values.get("game")).or(() -> Optional.ofNullable(values.get("position")));
    }

    Optional<String> language() {
        return Optional.ofNullable(values.get("lang"));
    }

    /** Returns a table with a game, as this link asks for it. */
    Table table(Game game) {
        Table table = Table.of(game);
        table = table.at(number("ply").orElse(game.plyCount()));
        Optional<Hex> to = cell();
        Optional<Piece> piece = Optional.ofNullable(values.get("tap")).flatMap(Piece::ofName);
        if (piece.isPresent()) {
            table = table.select(piece.get());
            table = to.isPresent() ? table.asking(piece.get(), to) : table;
        }
        Symmetry turn = Symmetry.values()[number("turn").orElse(0) % 6];
        return turn == Symmetry.IDENTITY ? table : table.turned(turn);
    }

    private Optional<Integer> number(String key) {
        String value = values.getOrDefault(key, "");
        return value.matches("\\d{1,6}") ? Optional.of(Integer.parseInt(value)) : Optional.empty();
    }

    private Optional<Hex> cell() {
        String value = values.getOrDefault("to", "");
        if (!value.matches("-?\\d{1,3}_-?\\d{1,3}")) {
            return Optional.empty();
        }
        int separator = value.indexOf('_');
        return Optional.of(Hex.of(
                Integer.parseInt(value.substring(0, separator)), Integer.parseInt(value.substring(separator + 1))));
    }

    static String write(Table table, String language) {
        Game game = table.whole();
        boolean isPosition = game.plyCount() == 0 && !game.position().isEmpty();
        StringBuilder link = new StringBuilder(
                isPosition ? "position=" + PositionText.write(game.position()) : "game=" + GameText.write(game));
        if (!table.isAtEnd()) {
            link.append("&ply=").append(table.ply());
        }
        if (table.turn() != Symmetry.IDENTITY) {
            link.append("&turn=").append(table.turn().ordinal());
        }
        table.selected().ifPresent(piece -> {
            link.append("&tap=").append(piece);
            table.asked()
                    .map(table.turn().inverse()::apply)
                    .ifPresent(
                            to -> link.append("&to=").append(to.q()).append('_').append(to.r()));
        });
        return link.append("&lang=").append(language).toString();
    }
}
