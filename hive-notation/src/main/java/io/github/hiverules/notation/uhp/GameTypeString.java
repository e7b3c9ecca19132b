package io.github.hiverules.notation.uhp;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.ValueParser;

/**
 * The game types of the Universal Hive Protocol, such as {@code Base+MLP}: which expansions are in the set.
 *
 * <p>A game type says nothing about the toggles of a {@link Ruleset}. So they come from the {@link ReadOptions}, as for
 * a new game of a {@link GameString}: {@code Base+MLP} means {@link Ruleset#ONLINE} by default. A {@link
 * io.github.hiverules.notation.game.RulesetText RulesetText} names them all.
 */
public final class GameTypeString {

    private GameTypeString() {}

    /**
     * {@return the ruleset with the expansions of a game type, read leniently, and the toggles that a lenient reader
     * assumes}
     *
     * @param text for example {@code Base+ML}
     * @throws NotationException if the text is not a game type
     */
    public static Ruleset read(CharSequence text) {
        return read(text, ReadOptions.lenient());
    }

    /**
     * {@return the ruleset with the expansions of a game type and the toggles of the options}
     *
     * @param text for example {@code Base+ML}; lenient readers also accept {@code BaseML}, {@code Base+LM},
     *     {@code base+} and surrounding spaces
     * @param options how to read
     * @throws NotationException if the text is not a game type
     */
    public static Ruleset read(CharSequence text, ReadOptions options) {
        return parse(text, options).orThrow();
    }

    /**
     * {@return the result of lenient reading; see {@link #parse(CharSequence, ReadOptions)}}
     *
     * @param text for example {@code Base+ML}
     */
    public static Parsed<Ruleset> parse(CharSequence text) {
        return parse(text, ReadOptions.lenient());
    }

    /**
     * {@return the ruleset with the expansions of a game type and the toggles of the options, what was repaired, and
     * what is wrong}
     *
     * @param text for example {@code Base+ML}
     * @param options how to read
     */
    public static Parsed<Ruleset> parse(CharSequence text, ReadOptions options) {
        return ValueParser.parse(
                text,
                options,
                (source, repairs) -> Rulesets.readGameType(source, 0, source.length(), repairs)
                        .map(pieces -> Rulesets.assumed(pieces, options)));
    }

    /**
     * {@return the game type of a ruleset, with the letters in the order of {@link Expansion}}
     *
     * @param ruleset the ruleset
     */
    public static String write(Ruleset ruleset) {
        return Rulesets.gameType(ruleset);
    }
}
