package io.github.hiverules.notation.game;

import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.internal.Rulesets;
import io.github.hiverules.notation.internal.Source;

/**
 * A ruleset in one word, with all expansions and toggles: {@code mlp.opening.repetition}.
 *
 * <pre>
 * ruleset = ( "base" / [ "m" ] [ "l" ] [ "p" ] ) [ ".opening" ] [ ".repetition" ] [ ".nogates" ]
 * </pre>
 *
 * <p>The letters stand for Mosquito, Ladybug and Pillbug. {@code opening} and {@code repetition} say that the
 * tournament opening and the draw by repetition are on, {@code nogates} that the gates above ground are off. Each
 * ruleset has exactly one text, and the reader takes no other. It needs no escape in a URL.
 *
 * <p>{@link GameText} and {@link io.github.hiverules.notation.position.PositionString} contain it, and the
 * compatibility promise of {@link GameText} covers it.
 */
public final class RulesetText {

    private RulesetText() {}

    /**
     * {@return the ruleset that a text names}
     *
     * @param text for example {@code base} or {@code mlp.opening}
     * @throws NotationException if the text is not exactly what {@link #write(Ruleset)} returns for a ruleset
     */
    public static Ruleset read(CharSequence text) {
        Source source = Source.of(text);
        return Rulesets.readShortName(source, 0, source.length());
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
