package io.github.hiverules.notation.game;

import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source.Range;

/**
 * A ruleset in one word, with all expansions and toggles: {@code mlp.opening.repetition}.
 *
 * <pre>
 * ruleset = ( "base" / [ "m" ] [ "l" ] [ "p" ] ) [ ".opening" ] [ ".repetition" ] [ ".nogates" ]
 * </pre>
 *
 * <p>The letters stand for Mosquito, Ladybug and Pillbug. {@code opening} and {@code repetition} say that the
 * tournament opening and the draw by repetition are on, {@code nogates} that the gates above the ground are off. Each
 * ruleset has exactly one text, which needs no escaping in a URL. A lenient reader also accepts letters and toggles in
 * any order and case, and whitespace at both ends. A strict one reads only what {@link #write(Ruleset)} returns. The
 * game types of the {@linkplain io.github.hiverules.notation.uhp.GameString Universal Hive Protocol} are a different
 * notation.
 *
 * <p>It is part of {@link GameText} and {@link io.github.hiverules.notation.position.PositionText}; what {@link
 * GameText} promises about compatibility also holds for it.
 */
public final class RulesetText {

    private RulesetText() {}

    /**
     * {@return the ruleset that a text names, read leniently}
     *
     * @param text for example {@code base} or {@code mlp.opening}
     * @throws NotationException if the text is not a ruleset text
     */
    public static Ruleset read(CharSequence text) {
        return parse(text).orThrow();
    }

    /**
     * {@return the result of lenient reading; see {@link #parse(CharSequence, ReadOptions)}}
     *
     * @param text the ruleset text
     */
    public static Parsed<Ruleset> parse(CharSequence text) {
        return parse(text, ReadOptions.lenient());
    }

    /**
     * {@return the ruleset that a text names, with repairs and the fault}
     *
     * @param text the ruleset text
     * @param options only {@link ReadOptions#isStrict()} matters, because the text names its own toggles
     */
    public static Parsed<Ruleset> parse(CharSequence text, ReadOptions options) {
        return Reading.parse(text, options, reading -> {
            Range range = reading.trim(0, reading.source().length());
            reading.checkVersion(range.start(), range.end());
            return Rulesets.readShortName(reading, range.start(), range.end());
        });
    }

    /**
     * {@return the text of a ruleset, for example {@code mlp.opening.repetition} for {@link Ruleset#TOURNAMENT}}
     *
     * @param ruleset the ruleset
     */
    public static String write(Ruleset ruleset) {
        return Rulesets.shortName(ruleset);
    }
}
