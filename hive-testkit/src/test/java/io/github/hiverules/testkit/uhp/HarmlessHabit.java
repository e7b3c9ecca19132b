package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.uhp.Note.Habit;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

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
    ANY_NUMBER(Habit.NUMBERS_FREELY) {
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
        Set<String> texts = new LinkedHashSet<>(List.of(moves.split(";", -1)));
        for (String text : List.copyOf(texts)) {
            Move move = MoveString.read(text, position);
            others(move, position)
                    .filter(other -> !texts.contains(other))
                    .findFirst()
                    .ifPresent(texts::add);
        }
        return String.join(";", texts);
    }

    private static Stream<String> others(Move move, Position position) {
        String piece = move.movedPiece().map(String::valueOf).orElse("");
        return move.destination().stream()
                .flatMap(to -> position.occupiedNeighbors(to).stream())
                .flatMap(cell -> position.topAt(cell).stream())
                .map(String::valueOf)
                .filter(top -> !top.equals(piece))
                .flatMap(top -> Stream.of(top + "-", top + "/", "\\" + top, "-" + top, "/" + top, top + "\\"))
                .map(place -> piece + " " + place)
                .filter(text -> MoveString.parse(text, position).value().equals(Optional.of(move)));
    }
}
