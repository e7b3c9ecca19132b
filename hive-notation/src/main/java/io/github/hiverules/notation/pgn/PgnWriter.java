package io.github.hiverules.notation.pgn;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.grammar.MoveWriter;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.pgn.PgnTag;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes one game as PGN. */
final class PgnWriter {

    /** Tags whose values come from the game, never from the caller. Not every game has them. */
    private static final Set<String> GAME_TAGS = Set.of(Tags.TERMINATION, Tags.RULESET);

    private static final List<String> TAGS_BEFORE_RESULT =
            List.of(Tags.DATE, Tags.EVENT, Tags.SITE, Tags.ROUND, Tags.WHITE, Tags.BLACK);

    private final Game game;
    private final Map<String, String> callerTags;
    private final Map<Integer, String> comments;
    private final Map<Integer, Duration> timesLeft;
    private final Map<Integer, Duration> timesUsed;
    private final PgnFlavor flavor;

    PgnWriter(GameRecord record, PgnFlavor flavor) {
        this.game = record.game();
        this.callerTags = record.tags();
        this.comments = record.comments();
        this.timesLeft = record.timesLeft();
        this.timesUsed = record.timesUsed();
        this.flavor = flavor;
    }

    String write() {
        StringBuilder text = new StringBuilder();
        tags().forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(escape(value))
                .append("\"]\n"));
        text.append('\n');
        text.append(commentLines(0));
        MoveWriter.appendAll(
                game, Numbering.standard(), text, ply -> (ply + 1) + ". ", ply -> "\n" + commentLines(ply + 1));
        // Without a move or a result, the next game in a file would seem to belong to this one.
        if (flavor == PgnFlavor.MZINGA || game.result().outcome().isOver() || game.plyCount() == 0) {
            text.append('\n').append(result()).append('\n');
        }
        return text.toString();
    }

    /** Returns the comment and the clocks after a ply, on lines of their own. */
    private String commentLines(int ply) {
        PgnComment comment = new PgnComment(
                comments.getOrDefault(ply, ""),
                Optional.ofNullable(timesLeft.get(ply)),
                Optional.ofNullable(timesUsed.get(ply)));
        return comment.isEmpty() ? "" : comment.write() + "\n";
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(Tags.GAME_TYPE, Rulesets.gameType(game.ruleset()));
        Rulesets.recordedName(game).ifPresent(ruleset -> tags.put(Tags.RULESET, ruleset));
        TAGS_BEFORE_RESULT.stream()
                .filter(callerTags::containsKey)
                .forEach(name -> tags.put(name, callerTags.getOrDefault(name, "")));
        tags.put(Tags.RESULT, result());
        Results.termination(game.result()).ifPresent(termination -> tags.put(Tags.TERMINATION, termination));
        callerTags.forEach((name, value) -> {
            if (!isTagName(name)) {
                throw new InexpressibleException(InexpressibleFeature.TAG_NAME, name);
            }
            if (!GAME_TAGS.contains(name)) {
                tags.putIfAbsent(name, value);
            }
        });
        return tags;
    }

    private String result() {
        return flavor == PgnFlavor.MZINGA
                ? Results.word(game)
                : Results.score(game.result().outcome());
    }

    private static boolean isTagName(String name) {
        return !name.isEmpty() && name.chars().allMatch(c -> PgnTag.isNamePart((char) c));
    }

    /** Escapes a value as the PGN standard says, and replaces line endings, which values must not have. */
    private static String escape(String value) {
        return Strings.withoutControls(value.replace("\\", "\\\\").replace("\"", "\\\""), ' ');
    }
}
