package io.github.hiverules.testkit;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A source of rules, which diagrams cite by its letter.
 */
public enum RuleSource {
    /** P: the German booklet of the pocket edition, with Ladybug and Mosquito. */
    POCKET('P'),
    /** C: the German booklet of the base game, from 2013. */
    CLASSIC('C'),
    /** B: the summary of the rules on an online platform, with Pillbug and tournament opening. */
    ONLINE('B'),
    /** S: the publisher's sheet for the Pillbug. */
    PILLBUG_SHEET('S'),
    /** E: the publisher's English booklet, whose pictures are the best-known diagrams. */
    ENGLISH('E'),
    /** T: what tournaments and engines do where the booklets are silent. */
    TOURNAMENT('T');

    private final char letter;

    RuleSource(char letter) {
        this.letter = letter;
    }

    /** {@return the letter that stands for this source, one of {@code P C B S E T}} */
    public char letter() {
        return letter;
    }

    /**
     * {@return the source with the given letter, or empty if there is none}
     *
     * @param letter for example {@code P}
     */
    public static Optional<RuleSource> find(char letter) {
        return Stream.of(values()).filter(source -> source.letter == letter).findFirst();
    }
}
