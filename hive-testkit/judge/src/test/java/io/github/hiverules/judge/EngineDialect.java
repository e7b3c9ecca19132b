package io.github.hiverules.judge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Other engines' answers, which are correct but differ from those of the library's engine. */
enum EngineDialect implements Alteration {
    /**
     * The protocol's reference engine: answers {@code err} to everything after the end of a game, lists moves in
     * another order, and prints its analysis before its best move.
     */
    MZINGA {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            if (isOver(gameString) && command.matches("(play|pass|validmoves|bestmove)\\b.*")) {
                return List.of("err The game is over.");
            }
            String first = lines.get(0);
            if (first.startsWith("err ")) {
                return List.of("err Unable to do that. Enter 'help' to see a list of commands.");
            }
            return switch (command.split(" ", -1)[0]) {
                case "validmoves" -> List.of(reversed(first));
                case "bestmove" -> List.of(first + ";1;0.25", first);
                case "perft" ->
                    lines.stream()
                            .map(line -> line.replaceFirst("\\) = ", ")  =            ")
                                    + " in                1 ms.      4.0 KN/s")
                            .toList();
                case "options" ->
                    List.of("TranspositionTableSizeMB;int;32;32;1;1024", "PonderDuringIdle;enum;Disabled;Disabled");
                default -> lines;
            };
        }
    },
    /** An engine that answers {@code validmoves} with an empty line after the end of a game. */
    NOKAMUTE {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return isOver(gameString) && command.equals("validmoves") ? List.of("") : lines;
        }
    };

    private static boolean isOver(String gameString) {
        return gameString.matches("[^;]*;(WhiteWins|BlackWins|Draw);.*");
    }

    private static String reversed(String moves) {
        List<String> texts = new ArrayList<>(List.of(moves.split(";", -1)));
        Collections.reverse(texts);
        return String.join(";", texts);
    }
}
