package io.github.hiverules.testkit.judge;

import io.github.hiverules.notation.TournamentOpening;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Faults of real engines, each with a pattern for the heading of each finding. */
@SuppressWarnings("ImmutableEnumChecker") // Nobody changes a list, and each test starts a game.
enum EngineFault implements Alteration {
    NONE(),
    OMITS_SPIDER_MOVES("Refuses (\\d+) of \\1 legal moves of Spiders") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            boolean areListed = command.equals("validmoves") && !gameString.contains(";NotStarted;");
            return areListed ? keepMoves(lines, move -> !isSpiderInPlay(move, gameString)) : lines;
        }

        private static boolean isSpiderInPlay(String move, String gameString) {
            return move.matches(".S[12] .*") && gameString.contains(move.substring(0, 3));
        }
    },
    ALLOWS_QUEEN_FIRST("Accepts \\d+ of \\d+ moves that OPENING-1 forbids: Queen Bees") {
        @Override
        public TournamentOpening opening() {
            return TournamentOpening.OFF;
        }
    },
    ALWAYS_LISTS_PASS("Accepts \\d+ of \\d+ moves that PASS-1 forbids") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            boolean isExtra = command.equals("validmoves") && lines.get(0).contains(" ");
            return isExtra ? List.of(lines.get(0) + ";pass") : lines;
        }
    },
    NAMES_WRONG_WINNER("Says BlackWins after (\\d+) of \\1 games whose result is WhiteWins") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return replace(lines, ";WhiteWins;", ";BlackWins;");
        }
    },
    REPORTS_PLY_AS_TURN("Answers with a wrong game string, \\d+ times") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return replace(lines, ";Black[2]", ";Black[4]");
        }
    },
    OMITS_LAST_MOVE("Answers with a wrong game string, \\d+ times") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("play") ? List.of(lines.get(0).replaceFirst(";[^;\\[]*$", "")) : lines;
        }
    },
    ANSWERS_UNDO_WITH_THE_UNDONE_MOVE("Answers with a wrong game string, \\d+ times") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("undo") ? List.of(gameString) : lines;
        }
    },
    ENDS_THE_GAME_TOO_EARLY("Says BlackWins after (\\d+) of \\d+ games whose result is InProgress") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") && gameString.contains(";White[7];")
                    ? List.of("err game over")
                    : lines.stream()
                            .map(line -> line.replace(";InProgress;White[7];", ";BlackWins;White[7];"))
                            .toList();
        }
    },
    ANSWERS_ERR_INSTEAD_OF_INVALIDMOVE("Does not answer as the protocol demands: an illegal move, 2 times") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return lines.stream()
                    .map(line -> line.replaceFirst("^invalidmove", "err"))
                    .toList();
        }
    },
    APPENDS_DIGIT_TO_PERFT("Counts moves wrongly, but lists the right ones") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("perft")
                    ? lines.stream()
                            .map(line -> line.replaceFirst("= (\\d+)", "= $11"))
                            .toList()
                    : lines;
        }
    },
    CHOOSES_ILLEGAL_MOVE("Does not answer as the protocol demands: 'bestmove', 2 times") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("bestmove") ? List.of("bQ wS1-") : lines;
        }
    },
    IGNORES_NEWGAME("Does not answer as the protocol demands: 'newgame'") {
        @Override
        public String command(String command) {
            return command.equals("newgame") ? "options" : command;
        }

        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("newgame") ? List.of(gameString) : lines;
        }
    },
    LISTS_MOVES_TWICE("Lists a move more than once \\(PILLBUG-7, MAT-2\\), \\d+ times") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") && lines.get(0).contains(";")
                    ? List.of(lines.get(0) + ";" + lines.get(0).replaceFirst(";.*", ""))
                    : lines;
        }
    },
    LISTS_PIECES_OUT_OF_ORDER("Lists a move more than once \\(PILLBUG-7, MAT-2\\), \\d+ times") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") && lines.get(0).contains("wA1 ") && !gameString.contains("wA1")
                    ? List.of(lines.get(0) + ";" + lines.get(0).replace("wA1 ", "wA2 "))
                    : lines;
        }
    },
    WRITES_A_DIRECTION_WRONGLY("Writes moves wrongly in its list, \\d+ times") {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves")
                    ? lines.stream()
                            .map(line -> line.replaceAll(" ([wb]\\w+)\\\\", " /$1"))
                            .toList()
                    : lines;
        }
    },
    FORGETS_A_MOVE_AFTER_UNDO("Lists other moves after a refused move or an undo, \\d+ times") {
        private boolean hasUndone;

        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            hasUndone = command.startsWith("undo") || (hasUndone && !command.startsWith("newgame"));
            return hasUndone && command.equals("validmoves") && lines.get(0).contains(";")
                    ? List.of(lines.get(0).replaceFirst("[^;]*;", ""))
                    : lines;
        }
    };

    private final List<String> headings;

    EngineFault(String... headings) {
        this.headings = List.of(headings);
    }

    List<String> headings() {
        return headings;
    }

    static List<String> keepMoves(List<String> lines, Predicate<String> isKept) {
        return List.of(Stream.of(lines.get(0).split(";", -1)).filter(isKept).collect(Collectors.joining(";")));
    }

    static List<String> replace(List<String> lines, String text, String replacement) {
        return lines.stream().map(line -> line.replace(text, replacement)).toList();
    }
}
