package io.github.hiverules.notation.pgn;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.notation.internal.MoveWriter;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Rulesets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes one game as PGN. */
final class PgnWriter {

    private static final List<String> BEFORE_RESULT = List.of("Event", "Site", "Round", "White", "Black");

    private final Game game;
    private final Map<String, String> given;
    private final PgnFlavor flavor;

    PgnWriter(Game game, Map<String, String> given, PgnFlavor flavor) {
        this.game = game;
        this.given = given;
        this.flavor = flavor;
    }

    String write() {
        Position start = MoveWriter.start(game);
        StringBuilder text = new StringBuilder();
        tags().forEach((name, value) ->
                text.append('[').append(name).append(" \"").append(clean(value)).append("\"]\n"));
        text.append('\n');
        writeMoves(text, start);
        Outcome outcome = game.result().outcome();
        if (flavor == PgnFlavor.MZINGA || outcome.isOver()) {
            text.append('\n').append(result()).append('\n');
        }
        return text.toString();
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("GameType", Rulesets.gameType(game.startPosition().ruleset()));
        tags.put("Date", given.getOrDefault("Date", "????.??.??"));
        BEFORE_RESULT.forEach(name -> tags.put(name, given.getOrDefault(name, "")));
        tags.put("Result", result());
        PgnResults.termination(game.result()).ifPresent(termination -> tags.put("Termination", termination));
        given.forEach((name, value) -> {
            if (!name.equals("Termination") && isName(name)) {
                tags.putIfAbsent(name, value);
            }
        });
        return tags;
    }

    private void writeMoves(StringBuilder text, Position start) {
        Position position = start;
        int number = 1;
        for (Move move : game.moves()) {
            text.append(number)
                    .append(". ")
                    .append(MoveWriter.write(move, position))
                    .append('\n');
            position = position.play(move);
            number++;
        }
    }

    private String result() {
        return flavor == PgnFlavor.MZINGA
                ? Results.word(game)
                : PgnResults.score(game.result().outcome());
    }

    private static boolean isName(String name) {
        return !name.isEmpty() && name.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '_');
    }

    /** PGN has no way to write a quote in a value. */
    private static String clean(String value) {
        return value.replace("\"", "").replaceAll("\\p{Cc}", " ");
    }
}
