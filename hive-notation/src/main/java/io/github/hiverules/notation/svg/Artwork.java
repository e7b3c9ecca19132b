package io.github.hiverules.notation.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Collects the shapes of one insect, seen from above with its head at the top, in a box from -35 to 35.
 *
 * <p>The shapes take their colors from the place where the insect is used: {@code fill} and {@code stroke} are those of the
 * insect, {@code currentColor} is the tile that shows through. Style classes would not reach into a {@code use}.
 */
final class Artwork {

    private static final Pattern TOKEN = Pattern.compile("[A-Z]|-?[0-9.]+");

    private final List<Consumer<Markup>> shapes = new ArrayList<>();

    Artwork wings(String... halves) {
        for (String half : halves) {
            String path = both(half);
            shapes.add(markup -> shape(markup, path)
                    .with("fill-opacity", ".38")
                    .with("stroke-width", "1.2")
                    .empty());
        }
        return this;
    }

    Artwork legs(String half) {
        return lines(both(half), "2.2");
    }

    Artwork feelers(String half) {
        return lines(both(half), "1.8");
    }

    Artwork lines(String path, String width) {
        shapes.add(markup -> shape(markup, path)
                .with("fill", "none")
                .with("stroke-width", width)
                .empty());
        return this;
    }

    Artwork body(String path) {
        shapes.add(markup -> shape(markup, path).with("stroke", "none").empty());
        return this;
    }

    Artwork shade(String path) {
        shapes.add(markup -> shape(markup, path)
                .with("stroke", "none")
                .with("fill", "#000")
                .with("fill-opacity", ".13")
                .empty());
        return this;
    }

    Artwork seams(String path, String width) {
        shapes.add(markup -> shape(markup, path)
                .with("fill", "none")
                .with("stroke", "currentColor")
                .with("stroke-width", width)
                .empty());
        return this;
    }

    Artwork spots(String path) {
        shapes.add(markup -> shape(markup, path)
                .with("stroke", "none")
                .with("fill", "currentColor")
                .empty());
        return this;
    }

    private static Markup.Tag shape(Markup markup, String path) {
        return markup.tag("path").with("d", path);
    }

    void draw(Markup markup) {
        shapes.forEach(shape -> shape.accept(markup));
    }

    /** A path of the right half and its mirror image; it may use absolute commands of coordinate pairs only. */
    static String both(String half) {
        StringBuilder path = new StringBuilder(half);
        Matcher token = TOKEN.matcher(half);
        boolean horizontal = true;
        boolean afterNumber = false;
        while (token.find()) {
            String text = token.group();
            if (Character.isUpperCase(text.charAt(0))) {
                path.append(text);
                afterNumber = false;
                continue;
            }
            String number = horizontal ? negated(text) : text;
            path.append(afterNumber && !number.startsWith("-") ? " " : "").append(number);
            horizontal = !horizontal;
            afterNumber = true;
        }
        return path.toString();
    }

    private static String negated(String number) {
        if (number.equals("0")) {
            return number;
        }
        return number.startsWith("-") ? number.substring(1) : "-" + number;
    }
}
