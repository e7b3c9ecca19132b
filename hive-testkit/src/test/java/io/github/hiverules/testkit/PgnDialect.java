package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Writes one game as PGN in the form that chess programs use. Not thread-safe. */
final class PgnDialect {

    private static final List<String> NOTES = List.of(" $1", " $139", "!", "?!", " ; was not forced\n", " {a [b}", "");
    private static final int SHARE_OF_NOTES = 4;

    private final Game game;
    private final Random random;

    PgnDialect(Game game, Random random) {
        this.game = game;
        this.random = random;
    }

    @SuppressWarnings("OrphanedFormatString") // A percent sign begins a comment in PGN.
    String write() {
        String[] parts = Pgn.write(game, Map.of(), PgnFlavor.SCORES).split("\n\n", 2);
        StringBuilder text =
                new StringBuilder("% of a chess program\n").append(parts[0]).append("\n\n");
        List<String> moves =
                Stream.of(GameString.writeForEngine(game).split(";")).skip(3).toList();
        boolean numbersBlack = random.nextBoolean();
        for (int ply = 0; ply < moves.size(); ply++) {
            boolean isBlack = ply % 2 == 1;
            String number = isBlack ? (numbersBlack ? ply / 2 + 1 + "... " : "") : ply / 2 + 1 + ". ";
            text.append(number).append(broken(moves.get(ply)));
            text.append(random.nextInt(SHARE_OF_NOTES) == 0 ? NOTES.get(random.nextInt(NOTES.size())) : "");
            text.append(random.nextInt(SHARE_OF_NOTES) == 0 ? '\n' : ' ');
        }
        String result = parts[0].replaceFirst("(?s).*\\[Result \"([^\"]*)\".*", "$1");
        return text.append(result).append('\n').toString();
    }

    /** Breaks the line inside some moves, but not before a piece that the next line could begin with. */
    private String broken(String move) {
        boolean hasSign = move.matches(".* (?:[-/\\\\].*|.*[-/\\\\])");
        return hasSign && random.nextInt(SHARE_OF_NOTES) == 0 ? move.replace(' ', '\n') : move;
    }
}
