package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.judge.Note.Habit;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Habits of engines that know the rules, each with the note that the report must contain. */
enum HarmlessHabit implements Alteration {
    LISTS_MOVES_TWICE(Habit.LISTS_TWICE) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") ? List.of(lines.get(0) + ";" + lines.get(0)) : lines;
        }
    },
    LISTS_MOVES_IN_TWO_NOTATIONS(Habit.TWO_NOTATIONS) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") && !lines.get(0).startsWith("err")
                    ? List.of(withOtherNotations(lines.get(0), gameString))
                    : lines;
        }
    },
    EQUAL_PIECES_IN_ANY_ORDER(Habit.EQUAL_PIECES_IN_ANY_ORDER) {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves") && !gameString.contains("wA1")
                    ? List.of(lines.get(0).replace("wA1", "wA3"))
                    : lines;
        }
    },
    REFUSES_OPTIONS(Habit.NO_OPTIONS) {
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

    /** Lists each move once more, with another reference piece where one is possible. */
    private static String withOtherNotations(String moves, String gameString) {
        Position position = GameString.read(gameString).position();
        Set<String> texts = new LinkedHashSet<>(List.of(moves.split(";", -1)));
        for (String text : List.copyOf(texts)) {
            Move move = MoveString.read(text, position);
            notations(move, position)
                    .filter(notation -> !texts.contains(notation))
                    .findFirst()
                    .ifPresent(texts::add);
        }
        return String.join(";", texts);
    }

    private static Stream<String> notations(Move move, Position position) {
        String piece = move.movedPiece().map(String::valueOf).orElse("");
        return move.destination().stream()
                .flatMap(to -> position.occupiedNeighbors(to).stream())
                .flatMap(cell -> position.topAt(cell).stream())
                .map(String::valueOf)
                .filter(top -> !top.equals(piece))
                .flatMap(top -> Stream.of(top + "-", top + "/", "\\" + top, "-" + top, "/" + top, top + "\\"))
                .map(reference -> piece + " " + reference)
                .filter(text -> MoveString.parse(text, position).value().equals(Optional.of(move)));
    }
}
