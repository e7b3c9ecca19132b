package io.github.hiverules.drawing;

import io.github.hiverules.hex.Hex;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A drawing, parsed by an XML parser that accepts no document type and no external resources. */
final class SvgDocument {

    private final Document document;

    private SvgDocument(Document document) {
        this.document = document;
    }

    static SvgDocument of(SvgDrawing drawing) {
        return parse(drawing.toSvg());
    }

    static SvgDocument parse(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
            return new SvgDocument(factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg))));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("not valid XML: " + svg, e);
        }
    }

    Element root() {
        return document.getDocumentElement();
    }

    List<Element> elements() {
        return elements(document.getElementsByTagName("*"));
    }

    List<Element> elementsWith(String attribute) {
        return elements().stream().filter(e -> e.hasAttribute(attribute)).toList();
    }

    /** Returns the names of the pieces on a cell, in drawing order. */
    List<String> piecesAt(Hex hex) {
        return elementsWith("data-piece").stream()
                .filter(e -> cell(e).equals(hex.q() + "," + hex.r()))
                .map(e -> e.getAttribute("data-piece"))
                .toList();
    }

    /** Returns the marked cells, such as {@code reachable 0,-1}, in drawing order. */
    List<String> marks() {
        return elementsWith("data-mark").stream()
                .map(e -> e.getAttribute("data-mark") + " " + cell(e))
                .toList();
    }

    Element piece(String name) {
        return elementsWith("data-piece").stream()
                .filter(e -> e.getAttribute("data-piece").equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name));
    }

    /** Returns what {@code element.closest('[data-cell]')?.dataset.cell} gives in a browser, or an empty string. */
    static String cell(Element element) {
        return withAncestors(element)
                .map(e -> e.getAttribute("data-cell"))
                .filter(cell -> !cell.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Returns the x and y offsets of an element, including those of its ancestors. */
    static List<Double> offset(Element element) {
        double x = 0;
        double y = 0;
        for (Element e : withAncestors(element).toList()) {
            String transform = e.getAttribute("transform");
            String numbers =
                    transform.isEmpty() ? "0 0" : transform.substring("translate(".length(), transform.indexOf(')'));
            x += number(numbers.substring(0, numbers.indexOf(' '))) + number(e.getAttribute("x"));
            y += number(numbers.substring(numbers.indexOf(' ') + 1)) + number(e.getAttribute("y"));
        }
        return List.of(x, y);
    }

    static double number(String attribute) {
        return attribute.isEmpty() ? 0 : Double.parseDouble(attribute);
    }

    private static Stream<Element> withAncestors(Element element) {
        return Stream.<Node>iterate(element, Element.class::isInstance, Node::getParentNode)
                .map(Element.class::cast);
    }

    static List<Element> children(Element element) {
        return elements(element.getChildNodes());
    }

    private static List<Element> elements(NodeList nodes) {
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .filter(Element.class::isInstance)
                .map(Element.class::cast)
                .toList();
    }

    /** Returns the element to which a {@code use} element refers. */
    Element referenced(Element use) {
        String reference = use.getAttribute("href");
        return elementsWith("id").stream()
                .filter(e -> reference.equals("#" + e.getAttribute("id")))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + reference));
    }

    Element firstElement(String name) {
        return (Element) document.getElementsByTagName(name).item(0);
    }
}
