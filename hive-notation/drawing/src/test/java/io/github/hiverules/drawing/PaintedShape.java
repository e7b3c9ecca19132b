package io.github.hiverules.drawing;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.w3c.dom.Element;

/**
 * A shape where a viewer paints it, in the coordinates of the view box, with all transforms and references resolved as
 * the SVG specification says. An arc counts as the line between its ends.
 *
 * @param owners the elements around the shape, with the shape first; a reference owns what it refers to
 * @param outline the outline, without the width of its stroke
 */
record PaintedShape(List<Element> owners, Shape outline) {

    private static final List<String> INHERITED =
            List.of("fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray");
    private static final Pattern TRANSFORM = Pattern.compile("(translate|scale|rotate)\\(([^)]*)\\)");
    private static final Pattern COMMAND = Pattern.compile("([A-Za-z])([^A-Za-z]*)");
    private static final Pattern NUMBER = Pattern.compile("-?(\\d+\\.?\\d*|\\.\\d+)");

    /** Returns everything that a drawing paints, in the order in which it is painted. */
    static List<PaintedShape> of(SvgDocument svg) {
        List<PaintedShape> shapes = new ArrayList<>();
        add(svg, svg.root(), List.of(), new AffineTransform(), shapes);
        return shapes;
    }

    private static void add(
            SvgDocument svg,
            Element element,
            List<Element> outer,
            AffineTransform outerTransform,
            List<PaintedShape> shapes) {
        List<Element> owners = Stream.concat(Stream.of(element), outer.stream()).toList();
        AffineTransform transform = new AffineTransform(outerTransform);
        transform.concatenate(transform(element.getAttribute("transform")));
        switch (element.getTagName()) {
            case "defs", "style", "title", "desc" -> {}
            case "use" -> {
                transform.translate(number(element, "x"), number(element, "y"));
                add(svg, svg.referenced(element), owners, transform, shapes);
            }
            case "svg", "g" -> {
                for (Element child : SvgDocument.children(element)) {
                    add(svg, child, owners, transform, shapes);
                }
            }
            default -> shapes.add(new PaintedShape(owners, transform.createTransformedShape(outline(element))));
        }
    }

    private static Shape outline(Element element) {
        double rx = number(element, "r") + number(element, "rx");
        double ry = number(element, "r") + number(element, "ry");
        return switch (element.getTagName()) {
            case "path" -> path(element.getAttribute("d"));
            case "rect" ->
                new Rectangle2D.Double(
                        number(element, "x"),
                        number(element, "y"),
                        number(element, "width"),
                        number(element, "height"));
            case "circle", "ellipse" ->
                new Ellipse2D.Double(number(element, "cx") - rx, number(element, "cy") - ry, 2 * rx, 2 * ry);
            default -> throw new AssertionError("unknown shape: " + element.getTagName());
        };
    }

    private static double number(Element element, String attribute) {
        return SvgDocument.number(element.getAttribute(attribute));
    }

    private static List<Double> numbers(String text) {
        return NUMBER.matcher(text)
                .results()
                .map(found -> Double.valueOf(found.group()))
                .toList();
    }

    private static AffineTransform transform(String text) {
        AffineTransform transform = new AffineTransform();
        Matcher matcher = TRANSFORM.matcher(text);
        while (matcher.find()) {
            List<Double> numbers = numbers(matcher.group(2));
            switch (matcher.group(1)) {
                case "translate" -> transform.translate(numbers.get(0), numbers.get(1));
                case "scale" -> transform.scale(numbers.get(0), numbers.get(0));
                default -> transform.rotate(Math.toRadians(numbers.get(0)));
            }
        }
        return transform;
    }

    private static Path2D path(String text) {
        Path2D path = new Path2D.Double();
        Matcher matcher = COMMAND.matcher(text);
        while (matcher.find()) {
            char command = matcher.group(1).charAt(0);
            if (Character.toUpperCase(command) == 'Z') {
                path.closePath();
                continue;
            }
            List<Double> numbers = numbers(matcher.group(2));
            int count = switch (Character.toUpperCase(command)) {
                case 'H', 'V' -> 1;
                case 'M', 'L' -> 2;
                case 'Q', 'S' -> 4;
                case 'C' -> 6;
                case 'A' -> 7;
                default -> throw new AssertionError("unknown command: " + command);
            };
            for (int start = 0; start < numbers.size(); start += count) {
                append(path, command, numbers.subList(start, start + count));
                command = following(command);
            }
        }
        return path;
    }

    /** Returns the command of further numbers: after its first point, a move goes on with lines. */
    private static char following(char command) {
        return switch (command) {
            case 'M' -> 'L';
            case 'm' -> 'l';
            default -> command;
        };
    }

    private static void append(Path2D path, char command, List<Double> numbers) {
        Point2D current = path.getCurrentPoint() == null ? new Point2D.Double() : path.getCurrentPoint();
        double x = Character.isLowerCase(command) ? current.getX() : 0;
        double y = Character.isLowerCase(command) ? current.getY() : 0;
        double[] n = new double[numbers.size()];
        for (int i = 0; i < n.length; i++) {
            n[i] = numbers.get(i) + (i % 2 == 0 ? x : y);
        }
        switch (Character.toUpperCase(command)) {
            case 'M' -> path.moveTo(n[0], n[1]);
            case 'L' -> path.lineTo(n[0], n[1]);
            case 'H' -> path.lineTo(n[0], current.getY());
            case 'V' -> path.lineTo(current.getX(), numbers.get(0) + y);
            case 'Q' -> path.quadTo(n[0], n[1], n[2], n[3]);
            case 'S' -> path.curveTo(current.getX(), current.getY(), n[0], n[1], n[2], n[3]);
            case 'C' -> path.curveTo(n[0], n[1], n[2], n[3], n[4], n[5]);
            default -> path.lineTo(numbers.get(5) + x, numbers.get(6) + y);
        }
    }

    /** Returns the box around the corners. Since JDK 19, the bounds of a path leave out its control points. */
    Rectangle2D box() {
        List<Point2D> corners = corners();
        DoubleSummaryStatistics x = corners.stream().mapToDouble(Point2D::getX).summaryStatistics();
        DoubleSummaryStatistics y = corners.stream().mapToDouble(Point2D::getY).summaryStatistics();
        return new Rectangle2D.Double(x.getMin(), y.getMin(), x.getMax() - x.getMin(), y.getMax() - y.getMin());
    }

    /** Returns whether the shape belongs to an element, directly or through references, with such an attribute. */
    boolean has(String attribute, String value) {
        return owners.stream().anyMatch(owner -> owner.getAttribute(attribute).equals(value));
    }

    /** Returns whether the shape is a part of a defined symbol, whose id ends with the given name. */
    boolean isPartOf(String symbol) {
        return owners.stream().anyMatch(owner -> owner.getAttribute("id").endsWith("-" + symbol));
    }

    /** Returns the points that a pen passes; between them, it draws nearly straight lines. */
    List<Point2D> points() {
        List<Point2D> points = new ArrayList<>();
        double[] at = new double[6];
        for (PathIterator path = outline.getPathIterator(null, 0.2); !path.isDone(); path.next()) {
            if (path.currentSegment(at) != PathIterator.SEG_CLOSE) {
                points.add(new Point2D.Double(at[0], at[1]));
            }
        }
        return points;
    }

    /** Returns the points that the path names, with the control points of its curves. */
    List<Point2D> corners() {
        List<Point2D> corners = new ArrayList<>();
        double[] at = new double[6];
        for (PathIterator path = outline.getPathIterator(null); !path.isDone(); path.next()) {
            int count = switch (path.currentSegment(at)) {
                case PathIterator.SEG_CLOSE -> 0;
                case PathIterator.SEG_QUADTO -> 2;
                case PathIterator.SEG_CUBICTO -> 3;
                default -> 1;
            };
            for (int i = 0; i < count; i++) {
                corners.add(new Point2D.Double(at[2 * i], at[2 * i + 1]));
            }
        }
        return corners;
    }

    boolean isInside(Rectangle2D outer) {
        Rectangle2D inner = box();
        return inner.getMinX() >= outer.getMinX()
                && inner.getMaxX() <= outer.getMaxX()
                && inner.getMinY() >= outer.getMinY()
                && inner.getMaxY() <= outer.getMaxY();
    }

    @Override
    public String toString() {
        return describe("");
    }

    /** Returns an inherited property: that of the style class if the style sheet has one, otherwise the attribute. */
    String property(String name, String styleSheet) {
        return owners.stream()
                .map(owner ->
                        styled(owner.getAttribute("class"), name, styleSheet).orElseGet(() -> owner.getAttribute(name)))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Returns a property of a style class. */
    private static Optional<String> styled(String styleClass, String name, String styleSheet) {
        if (styleClass.isEmpty() || styleSheet.isEmpty()) {
            return Optional.empty();
        }
        Matcher rule = Pattern.compile("\\." + styleClass + "\\{([^}]*;)?" + name + ":([^;]*);[^}]*}")
                .matcher(styleSheet);
        return rule.find() ? Optional.of(rule.group(2)) : Optional.empty();
    }

    private String paint(String name, String styleSheet) {
        String value = property(name, styleSheet);
        return value.equals("currentColor") ? property("color", styleSheet) : value;
    }

    /** Returns the tag, the box around the shape and its paint. */
    String describe(String styleSheet) {
        Rectangle2D box = box();
        return Stream.concat(
                        Stream.of(
                                        owners.get(0).getTagName(),
                                        box.getMinX(),
                                        box.getMinY(),
                                        box.getMaxX(),
                                        box.getMaxY())
                                .map(value -> value instanceof Double number ? Math.round(number * 4) / 4.0 : value),
                        INHERITED.stream().map(name -> name + "=" + paint(name, styleSheet)))
                .map(Object::toString)
                .collect(Collectors.joining(" "));
    }
}
