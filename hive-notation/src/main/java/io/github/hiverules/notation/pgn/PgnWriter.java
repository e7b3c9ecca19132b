package io.github.hiverules.notation.pgn;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.grammar.MoveWriter;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.pgn.PgnTag;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/** Writes one game as PGN. */
final class PgnWriter {

    /** Tags that come from the game itself, whatever the caller gives. */
    private static final Set<String> OF_THE_GAME = Set.of(Tags.TERMINATION, Tags.RULESET);

    private static final List<String> BEFORE_RESULT =
            List.of(Tags.EVENT, Tags.SITE, Tags.ROUND, Tags.WHITE, Tags.BLACK);

    private final GameRecord written;
    private final Game game;
    private final Map<String, String> given;
    private final PgnFlavor flavor;

    PgnWriter(GameRecord written, PgnFlavor flavor) {
        this.written = written;
        this.game = written.game();
        this.given = written.tags();
        this.flavor = flavor;
    }

    String write() {
        StringBuilder text = new StringBuilder();
        tags().forEach((name, value) ->
                text.append('[').append(name).append(" \"").append(clean(value)).append("\"]\n"));
        text.append('\n');
        text.append(comment(0));
        MoveWriter.appendAll(game, text, ply -> (ply + 1) + ". ", ply -> "\n" + comment(ply + 1));
        // Without a move or a result, the next game in a file would seem to belong to this one.
        if (flavor == PgnFlavor.MZINGA || game.result().outcome().isOver() || game.plyCount() == 0) {
            text.append('\n').append(result()).append('\n');
        }
        return text.toString();
    }

    /** Returns what is recorded after a ply, on lines of its own. */
    private String comment(int ply) {
        PgnComment comment = new PgnComment(
                written.comments().getOrDefault(ply, ""),
                time(written.timesLeft(), ply),
                time(written.timesUsed(), ply));
        return comment.isEmpty() ? "" : comment.write() + "\n";
    }

    private static OptionalLong time(Map<Integer, Long> times, int ply) {
        return times.containsKey(ply) ? OptionalLong.of(times.getOrDefault(ply, 0L)) : OptionalLong.empty();
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(Tags.GAME_TYPE, Rulesets.gameType(game.ruleset()));
        Rulesets.toRecord(game).ifPresent(ruleset -> tags.put(Tags.RULESET, ruleset));
        tags.put(Tags.DATE, given.getOrDefault(Tags.DATE, Tags.UNKNOWN_DATE));
        BEFORE_RESULT.forEach(name -> tags.put(name, given.getOrDefault(name, "")));
        tags.put(Tags.RESULT, result());
        PgnResults.termination(game.result()).ifPresent(termination -> tags.put(Tags.TERMINATION, termination));
        given.forEach((name, value) -> {
            if (!OF_THE_GAME.contains(name) && isName(name)) {
                tags.putIfAbsent(name, value);
            }
        });
        return tags;
    }

    private String result() {
        return flavor == PgnFlavor.MZINGA
                ? Results.word(game)
                : PgnResults.score(game.result().outcome());
    }

    private static boolean isName(String name) {
        return !name.isEmpty() && name.chars().allMatch(c -> PgnTag.isNamePart((char) c));
    }

    /** Values are escaped as the PGN standard says; they end with their line. */
    private static String clean(String value) {
        return Texts.withoutControls(value.replace("\\", "\\\\").replace("\"", "\\\""), ' ');
    }
}
