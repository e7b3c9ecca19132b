package io.github.hiverules.testkit;

import io.github.hiverules.notation.position.TextDiagram;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * All diagrams: the rulebooks' own figures, and further positions for rules that are easy to get wrong.
 *
 * <p>Each is a text file in the folder {@code diagrams} next to this class, in a folder for its topic. It is a
 * {@link TextDiagram} with a title, a caption, additional fields and statements, in five paragraphs:
 *
 * <ol>
 *   <li>the id and the title;
 *   <li>the caption;
 *   <li>the fields: those of a text diagram, {@code allows} (the rules that allow something in the diagram),
 *       {@code source}, and {@code game}, which leads to the position;
 *   <li>the drawing;
 *   <li>the stacks, and the statements: what is legal, and which rule forbids the rest.
 * </ol>
 *
 * <pre>
 * X13 One hive: a pinned Beetle
 *
 * The Beetle connects the two parts of the hive. It may not climb either.
 *
 * set:    Base
 * turn:   White 6
 * source: P Ein Schwarm; C Ein Schwarm
 *
 *     bS1   bQx   wB1   wQx
 *
 * wB1 moves nowhere
 * wB1 may not move to x: HIVE-2
 * </pre>
 *
 * <p><img src="doc-files/X13.svg" alt="the Beetle wB1 alone connects both sides of a row">
 */
public final class RulebookDiagrams {

    private static final String FOLDER = "diagrams/";
    private static final String INDEX = "index.txt";
    private static final List<RulebookDiagram> ALL =
            text(INDEX).lines().map(RulebookDiagrams::read).toList();

    private RulebookDiagrams() {}

    /** {@return all diagrams, unmodifiable, ordered by group and id} */
    public static List<RulebookDiagram> all() {
        return ALL;
    }

    /**
     * {@return the diagram with the given id, or empty if there is none}
     *
     * @param id its id, such as {@code X44}
     */
    public static Optional<RulebookDiagram> find(String id) {
        Objects.requireNonNull(id, "id");
        return ALL.stream().filter(diagram -> diagram.id().equals(id)).findFirst();
    }

    private static RulebookDiagram read(String path) {
        try {
            return RulebookDiagram.read(path.substring(0, path.indexOf('/')), text(path));
        } catch (DiagramSyntaxException e) {
            throw new IllegalStateException(path + ": " + e.getMessage(), e);
        }
    }

    private static String text(String path) {
        try (InputStream file = RulebookDiagrams.class.getResourceAsStream(FOLDER + path)) {
            if (file == null) {
                throw new IllegalStateException("the diagram " + path + " is missing from the jar");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
