package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.uhp.Note.Habit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Habits of engines that know the rules. */
enum HarmlessHabit implements Alteration {
    TWICE(Habit.LISTS_TWICE) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") ? List.of(lines.get(0) + ";" + lines.get(0)) : lines;
        }
    },
    BY_ANOTHER_PIECE(Habit.TWO_NOTATIONS) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") && !lines.get(0).startsWith("err")
                    ? List.of(withOtherTexts(lines.get(0), gameString))
                    : lines;
        }
    },
    ANY_NUMBER(Habit.NUMBERS) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") && !gameString.contains("wA1")
                    ? List.of(lines.get(0).replace("wA1", "wA3"))
                    : lines;
        }
    },
    NO_OPTIONS(Habit.NO_OPTIONS) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.startsWith("options") ? List.of("err unknown") : lines;
        }
    };

    private final Habit habit;

    HarmlessHabit(Habit habit) {
        this.habit = habit;
    }

    Habit habit() {
        return habit;
    }

    /** Adds each move again, named by another piece wherever there is one. */
    private static String withOtherTexts(String moves, String gameString) {
        Position position = GameString.read(gameString).position();
        List<String> texts = new ArrayList<>(List.of(moves.split(";", -1)));
        for (String text : List.copyOf(texts)) {
            Move move = MoveString.read(text, position);
            others(move, position).stream()
                    .filter(other -> !texts.contains(other))
                    .findFirst()
                    .ifPresent(texts::add);
        }
        return String.join(";", texts);
    }

    private static List<String> others(Move move, Position position) {
        List<String> texts = new ArrayList<>();
        String piece = move.movedPiece().map(String::valueOf).orElse("");
        position.stacks().values().forEach(stack -> {
            String top = stack.get(stack.size() - 1).toString();
            for (String place : List.of(top + "-", top + "/", "\\" + top, "-" + top, "/" + top, top + "\\")) {
                if (!top.equals(piece)
                        && MoveString.parse(piece + " " + place, position)
                                .value()
                                .equals(Optional.of(move))) {
                    texts.add(piece + " " + place);
                }
            }
        });
        return texts;
    }
}
