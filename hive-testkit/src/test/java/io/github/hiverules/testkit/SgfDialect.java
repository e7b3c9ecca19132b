package io.github.hiverules.testkit;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Writes one game as BoardSpace did at some time. Not thread-safe. */
final class SgfDialect {

    /** The number of columns and rows of the board, which has no edges. */
    private static final int SIZE = 26;

    private static final List<String> NAMES = List.of("J\u00fcrgen", "Ana\u00efs", "Bj\u00f6rn", "Zo\u00eb");
    private static final List<String> WINS =
            List.of("Game won by %s", "%s vann spelet", "Spiel von %s gewonnen", "%s a gagn\u00e9", "Vittoria: %s");
    private static final List<String> DRAWS =
            List.of("The game is a draw", "Das Spiel ist unentschieden", "Spelet slutade oavgjort", "Remis");

    private final ArchiveDialect dialect;
    private final Game game;
    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private int events;

    SgfDialect(ArchiveDialect dialect, Game game, Random random) {
        this.dialect = dialect;
        this.game = game;
        this.random = random;
    }

    String write() {
        boolean isLatin1 = dialect == ArchiveDialect.SGF_IN_LATIN_1;
        int language = isLatin1 ? random.nextInt(WINS.size()) : 0;
        String white = isLatin1 ? NAMES.get(random.nextInt(NAMES.size())) : "Ada";
        text.append("(;\nGM[27]VV[1]\nSU[").append(setup()).append("]\n");
        text.append("P0[id \"").append(white).append("\"]\nP1[id \"Ben\"]\n");
        if (dialect.recordsEnding()) {
            appendResult(white, language);
        }
        for (int ply = 0; ply < game.plyCount(); ply++) {
            appendMove(ply, game.positions().get(ply), game.moves().get(ply));
        }
        return text.append(")\n").toString();
    }

    private String setup() {
        StringBuilder name = new StringBuilder("hive");
        String letters = "";
        for (Expansion expansion : Expansion.values()) {
            letters = game.ruleset().expansions().contains(expansion)
                    ? expansion.name().charAt(0) + letters
                    : letters;
        }
        name.append(letters.isEmpty() ? "" : "-" + letters.toLowerCase(Locale.ROOT));
        return switch (dialect) {
            case SGF_WITH_DRAW_OFFERS -> letters.isEmpty() ? "Hive" : "Hive-" + letters;
            case SGF_WITHOUT_PASSES -> name + " 2 0 101";
            default -> name.toString();
        };
    }

    private void appendResult(String white, int language) {
        GameResult result = game.result();
        if (result.outcome().isOver()) {
            String words = result.outcome()
                    .winner()
                    .map(winner -> WINS.get(language).replace("%s", winner == Color.WHITE ? white : "Ben"))
                    .orElse(DRAWS.get(language % DRAWS.size()));
            text.append("RE[").append(words).append("]\n");
        }
    }

    private void appendMove(int ply, Position before, Move move) {
        Color player = before.sideToMove();
        if (dialect == ArchiveDialect.SGF_WITH_DRAW_OFFERS && ply > 1 && random.nextInt(10) == 0) {
            event(player, "offerdraw");
            event(player, "done");
            event(player.opposite(), "declinedraw");
            event(player.opposite(), "done");
        }
        if (dialect == ArchiveDialect.SGF_WITHOUT_PASSES && ArchiveDialect.isFollowed(game, ply)) {
            return;
        }
        if (move.equals(Move.pass())) {
            if (dialect != ArchiveDialect.SGF_WITH_DRAW_OFFERS) {
                event(player, "pass");
            }
        } else {
            appendDrop(player, before, move);
        }
        event(player, "done");
        if (dialect == ArchiveDialect.SGF_WITHOUT_PASSES) {
            text.append("TM[").append(1000 * (ply + 1)).append("]\n");
        }
    }

    private void appendDrop(Color player, Position before, Move move) {
        Piece piece = move.movedPiece().orElseThrow();
        boolean hasColors = dialect != ArchiveDialect.SGF_WITHOUT_COLORS;
        String name = hasColors ? piece.toString() : piece.toString().substring(1);
        String color = piece.color() == Color.WHITE ? "w" : "b";
        String to = cell(move.destination().orElseThrow());
        boolean isThrow = piece.color() != player;
        if (!hasColors && random.nextBoolean()) {
            event(
                    player,
                    (isThrow ? "pmove " : "move ") + color.toUpperCase(Locale.ROOT) + " " + name + " " + to + " .");
            return;
        }
        event(
                player,
                before.cellOf(piece)
                        .map(from -> "pickb " + cell(from) + " " + name)
                        .orElse("pick " + color + " 0 " + name));
        String verb = isThrow ? "pdropb " : "dropb ";
        if (dialect == ArchiveDialect.SGF_WITH_CORRECTIONS) {
            for (int wrong = random.nextInt(3); wrong > 0; wrong--) {
                Move other = before.legalMoves()
                        .get(random.nextInt(before.legalMoves().size()));
                other.destination().ifPresent(hex -> event(player, verb + name + " " + cell(hex) + " ."));
            }
        }
        String attachment = dialect == ArchiveDialect.SGF_WITHOUT_COLORS ? "wG1\\\\" : ".";
        event(player, verb + (hasColors ? name : name.toLowerCase(Locale.ROOT)) + " " + to + " " + attachment);
    }

    private String cell(Hex hex) {
        int row = 1 + Math.floorMod(12 - hex.r(), SIZE);
        if (dialect == ArchiveDialect.SGF_BEYOND_EDGE) {
            int beyond = hex.q() < 0 ? -hex.q() : hex.q() - SIZE + 1;
            String letter = hex.q() < 0 ? "A" : "" + (char) ('A' + Math.min(hex.q(), SIZE - 1));
            return (beyond > 0 ? beyond : "") + letter + " " + row;
        }
        return (char) ('A' + Math.floorMod('N' - 'A' + hex.q(), SIZE)) + " " + row;
    }

    private void event(Color player, String words) {
        events++;
        text.append(player == Color.WHITE ? "; P0[" : "; P1[")
                .append(events)
                .append(' ')
                .append(words)
                .append("]\n");
    }
}
