package io.github.hiverules.testkit.uhp;

import io.github.hiverules.notation.TournamentOpening;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Faults that real engines had, each with the kind of difference that has to reveal it. */
enum PlantedFault implements Alteration {
    FORGETS_SPIDERS(Difference.Kind.MOVES) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return keepMoves(command, lines, move -> !move.matches(".S[12] .*"));
        }
    },
    THROWS_NO_ENEMIES(Difference.Kind.MOVES) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            String mover = gameString.contains(";White[") ? "w" : "b";
            return keepMoves(command, lines, move -> move.startsWith(mover) || move.equals("pass"));
        }
    },
    ALLOWS_THE_QUEEN_FIRST(Difference.Kind.MOVES) {
        @Override
        public TournamentOpening opening() {
            return TournamentOpening.OFF;
        }
    },
    MAY_ALWAYS_PASS(Difference.Kind.MOVES) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") && !lines.get(0).equals("pass")
                    ? List.of(lines.get(0) + ";pass")
                    : lines;
        }
    },
    SWAPS_THE_WINNER(Difference.Kind.STATE) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return replace(lines, ";WhiteWins;", ";BlackWins;");
        }
    },
    MISSES_DRAWS(Difference.Kind.STATE) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return replace(lines, ";Draw;", ";InProgress;");
        }
    },
    COUNTS_PLIES_FOR_TURNS(Difference.Kind.TURN) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return replace(lines, ";Black[2]", ";Black[4]");
        }
    },
    FORGETS_THE_LAST_MOVE(Difference.Kind.GAME) {
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
    SAYS_ERR_FOR_INVALIDMOVE(Difference.Kind.PROTOCOL) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return lines.stream()
                    .map(line -> line.replaceFirst("^invalidmove", "err"))
                    .toList();
        }
    },
    DOES_NOT_UNDO(Difference.Kind.TURN) {
        @Override
        public String command(String command) {
            return command.startsWith("undo") ? "options" : command;
        }

        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("undo") ? List.of(gameString) : lines;
        }
    },
    COUNTS_ONE_TOO_MANY(Difference.Kind.COUNT) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("perft")
                    ? lines.stream().map(line -> line + "1").toList()
                    : lines;
        }
    },
    PREFERS_AN_ILLEGAL_MOVE(Difference.Kind.PROTOCOL) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("bestmove") ? List.of("bQ wS1-") : lines;
        }
    },
    KEEPS_THE_OLD_GAME(Difference.Kind.PROTOCOL) {
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

    PlantedFault(Difference.Kind kind) {
        this.kind = kind;
    }

    Difference.Kind kind() {
        return kind;
    }

    private static List<String> keepMoves(String command, List<String> lines, Predicate<String> kept) {
        return command.equals("validmoves")
                ? List.of(Stream.of(lines.get(0).split(";", -1)).filter(kept).collect(Collectors.joining(";")))
                : lines;
    }

    private static List<String> replace(List<String> lines, String text, String by) {
        return lines.stream().map(line -> line.replace(text, by)).toList();
    }
}
