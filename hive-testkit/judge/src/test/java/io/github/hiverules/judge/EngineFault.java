package io.github.hiverules.judge;

import io.github.hiverules.notation.TournamentOpening;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Faults of real engines, each with the kind of difference that must reveal it. */
enum EngineFault implements Alteration {
    OMITS_SPIDER_MOVES(Difference.Kind.MOVES) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return keepMoves(command, lines, move -> !move.matches(".S[12] .*"));
        }
    },
    NEVER_THROWS_OPPONENT_PIECES(Difference.Kind.MOVES) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            String mover = gameString.contains(";White[") ? "w" : "b";
            return keepMoves(command, lines, move -> move.startsWith(mover) || move.equals("pass"));
        }
    },
    ALLOWS_QUEEN_FIRST(Difference.Kind.MOVES) {
        @Override
        public TournamentOpening opening() {
            return TournamentOpening.OFF;
        }
    },
    ALWAYS_LISTS_PASS(Difference.Kind.MOVES) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") && !lines.get(0).equals("pass")
                    ? List.of(lines.get(0) + ";pass")
                    : lines;
        }
    },
    NAMES_WRONG_WINNER(Difference.Kind.STATE) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return replace(lines, ";WhiteWins;", ";BlackWins;");
        }
    },
    OVERLOOKS_DRAWS(Difference.Kind.STATE) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return replace(lines, ";Draw;", ";InProgress;");
        }
    },
    REPORTS_PLY_AS_TURN(Difference.Kind.TURN) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return replace(lines, ";Black[2]", ";Black[4]");
        }
    },
    OMITS_LAST_MOVE(Difference.Kind.NOT_CARRIED_OUT) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("play") ? List.of(lines.get(0).replaceFirst(";[^;\\[]*$", "")) : lines;
        }
    },
    ACCEPTS_ILLEGAL_MOVES(Difference.Kind.ACCEPTED) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return lines.get(0).startsWith("invalidmove") ? List.of(gameString) : lines;
        }
    },
    REFUSES_CLIMBS(Difference.Kind.REFUSED) {
        @Override
        public String command(String command) {
            return command.matches("play \\w+ \\w+") ? "play wQ wQ" : command;
        }
    },
    ANSWERS_ERR_INSTEAD_OF_INVALIDMOVE(Difference.Kind.PROTOCOL) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return lines.stream()
                    .map(line -> line.replaceFirst("^invalidmove", "err"))
                    .toList();
        }
    },
    IGNORES_UNDO(Difference.Kind.TURN) {
        @Override
        public String command(String command) {
            return command.startsWith("undo") ? "options" : command;
        }

        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("undo") ? List.of(gameString) : lines;
        }
    },
    APPENDS_DIGIT_TO_PERFT(Difference.Kind.COUNT) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("perft")
                    ? lines.stream().map(line -> line + "1").toList()
                    : lines;
        }
    },
    CHOOSES_ILLEGAL_MOVE(Difference.Kind.PROTOCOL) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("bestmove") ? List.of("bQ wS1-") : lines;
        }
    },
    IGNORES_NEWGAME(Difference.Kind.PROTOCOL) {
        @Override
        public String command(String command) {
            return command.equals("newgame") ? "options" : command;
        }

        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("newgame") ? List.of(gameString) : lines;
        }
    };

    private final Difference.Kind kind;

    EngineFault(Difference.Kind kind) {
        this.kind = kind;
    }

    Difference.Kind kind() {
        return kind;
    }

    private static List<String> keepMoves(String command, List<String> lines, Predicate<String> isKept) {
        return command.equals("validmoves")
                ? List.of(Stream.of(lines.get(0).split(";", -1)).filter(isKept).collect(Collectors.joining(";")))
                : lines;
    }

    private static List<String> replace(List<String> lines, String text, String replacement) {
        return lines.stream().map(line -> line.replace(text, replacement)).toList();
    }
}
