package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.piece.Bug;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Lists what is missing for each kind of piece, and where: the steps of the page "A new insect" that the compiler does
 * not ask for.
 */
class NewInsectTest {

    private static final Set<Bug> IN_EVERY_SET =
            EnumSet.of(Bug.QUEEN_BEE, Bug.SPIDER, Bug.BEETLE, Bug.GRASSHOPPER, Bug.SOLDIER_ANT);
    private static final String CORE = "hive-core/src/main/java/io/github/hiverules/";
    private static final String TEXTS = "hive-notation/src/main/resources/io/github/hiverules/notation/text/";
    private static final String ARTWORK =
            "hive-notation/drawing/src/main/resources/io/github/hiverules/drawing/artwork.properties";
    private static final String DIAGRAMS = "hive-testkit/src/main/resources/io/github/hiverules/testkit/diagrams/";

    private final List<String> missing = new ArrayList<>();

    @Test
    void everyKind_isKnownEverywhere() {
        for (Bug bug : Bug.values()) {
            checkCore(bug);
            checkTexts(bug);
            checkArtwork(bug);
            checkDiagrams(bug);
        }
        checkLetters();
        checkLettersOfExpansions();
        checkLettersOfRandomTexts();

        assertThat(missing).as("see hive-core/docs/a-new-insect.md").isEmpty();
    }

    private void checkCore(Bug bug) {
        StringBuilder name = new StringBuilder();
        for (String word : kebab(bug).split("-", -1)) {
            name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
        }
        if (!exists(CORE + "internal/movement/" + name + "Movement.java")) {
            missing.add(name + "Movement.java in " + CORE + "internal/movement");
        }
        boolean isOptional = Stream.of(Expansion.values()).anyMatch(expansion -> expansion.bug() == bug);
        if (isOptional == IN_EVERY_SET.contains(bug)) {
            missing.add(bug + " in " + CORE + "Expansion.java, unless it is in every set");
        }
    }

    private void checkLetters() {
        Map<Character, Bug> byLetter = new HashMap<>();
        for (Bug bug : Bug.values()) {
            Bug other = byLetter.put(bug.letter(), bug);
            if (other != null) {
                missing.add("a letter of its own for " + bug + ", since " + other + " has " + bug.letter());
            }
        }
    }

    /** A kind has as many texts as the Queen Bee, in every language. */
    private void checkTexts(Bug bug) {
        text(TEXTS + "english.properties")
                .lines()
                .filter(line -> line.matches("(bug|label)\\..*queen-bee.*=.*"))
                .map(line -> line.substring(0, line.indexOf('=')).replace("queen-bee", kebab(bug)))
                .forEach(key -> Stream.of("english.properties", "german.properties")
                        .forEach(file -> require(key + "=", TEXTS + file)));
        for (String file : List.of("english.properties", "german.properties")) {
            String name = property(file, "bug." + kebab(bug) + ".plain");
            if (!property(file, "rule.MAT-1").contains(name)) {
                missing.add(name + " in rule.MAT-1 in " + TEXTS + file);
            }
        }
    }

    /** Tests that change texts at random choose from all letters. */
    private void checkLettersOfRandomTexts() {
        String letters =
                Stream.of(Bug.values()).map(bug -> String.valueOf(bug.letter())).collect(Collectors.joining());
        requireAnywhere(letters, "hive-notation/src/test/java/io/github/hiverules/notation/TextMutator.java");
        requireAnywhere(
                letters, "hive-notation/src/test/java/io/github/hiverules/notation/OneCharacterProperties.java");
        requireAnywhere(
                letters, "hive-testkit/src/test/java/io/github/hiverules/testkit/ArchiveDialectProperties.java");
    }

    /** Some texts list the letters of all expansions. */
    private void checkLettersOfExpansions() {
        String letters = Stream.of(Expansion.values())
                .map(expansion -> String.valueOf(expansion.bug().letter()))
                .collect(Collectors.joining(", "))
                .toLowerCase(Locale.ROOT);
        requireAnywhere(letters, TEXTS + "english.properties");
        requireAnywhere(letters, TEXTS + "german.properties");
    }

    private void checkArtwork(Bug bug) {
        char letter = bug.letter();
        require(letter + "=", ARTWORK);
        require("glyph." + letter + "=", ARTWORK);
        requireAnywhere(" w" + letter + "{", ARTWORK);
        requireAnywhere(" b" + letter + "{", ARTWORK);
    }

    private void checkDiagrams(Bug bug) {
        if (!exists(DIAGRAMS + kebab(bug))) {
            missing.add("a folder " + kebab(bug) + " in " + DIAGRAMS);
        }
    }

    /** Requires a line that starts with a text. */
    private void require(String start, String file) {
        if (text(file).lines().noneMatch(line -> line.startsWith(start))) {
            missing.add(start + " in " + file);
        }
    }

    private void requireAnywhere(String text, String file) {
        if (!text(file).contains(text)) {
            missing.add(text + " in " + file);
        }
    }

    private static String property(String file, String key) {
        return text(TEXTS + file)
                .lines()
                .filter(line -> line.startsWith(key + "="))
                .findFirst()
                .map(line -> line.substring(key.length() + 1))
                .orElse(key);
    }

    private static String text(String file) {
        return Documents.text(Documents.ROOT.resolve(file));
    }

    private static boolean exists(String file) {
        return Files.exists(Documents.ROOT.resolve(file));
    }

    private static String kebab(Bug bug) {
        return bug.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
