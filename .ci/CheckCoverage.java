import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * Every line and branch of a module is covered by tests, but for exceptions that are written down with a reason: each line of their file is
 * {@code Source.java | text in the line of code | reason}. An exception that nothing needs any more is a fault too.
 * Run by the build: java .ci/CheckCoverage.java REPORT.xml MODULE SOURCES EXCEPTIONS.
 */
public final class CheckCoverage {

    private final Path sources;
    private final List<Exempt> exceptions;
    private final List<String> problems = new ArrayList<>();
    private int lines;
    private int exempt;

    private CheckCoverage(Path sources, List<Exempt> exceptions) {
        this.sources = sources;
        this.exceptions = exceptions;
    }

    public static void main(String[] args) throws Exception {
        String module = args[1];
        CheckCoverage check = new CheckCoverage(Path.of(args[2]), exceptions(Path.of(args[3])));
        check.module(report(Path.of(args[0])), module);
        check.exceptions.stream()
                .filter(exception -> !exception.used)
                .forEach(exception -> check.problems.add("nothing left of the exception: " + exception));
        check.problems.forEach(problem -> System.err.println("coverage: " + problem));
        System.out.printf(
                "coverage of %s: %d lines, %d of them exempt, %d problems%n",
                module, check.lines, check.exempt, check.problems.size());
        if (!check.problems.isEmpty()) {
            System.err.println("coverage: write a test, or an exception with its reason into " + args[3]
                    + "; only a run of all tests in all modules covers everything");
        }
        System.exit(check.problems.isEmpty() ? 0 : 1);
    }

    private void module(Element report, String module) throws IOException {
        for (Element group : children(report, "group")) {
            if (group.getAttribute("name").equals(module)) {
                for (Element folder : children(group, "package")) {
                    for (Element file : children(folder, "sourcefile")) {
                        file(folder.getAttribute("name"), file);
                    }
                }
            }
        }
        if (lines == 0) {
            problems.add("no lines of " + module + " in the report");
        }
    }

    private void file(String folder, Element file) throws IOException {
        String name = file.getAttribute("name");
        List<String> code = Files.readAllLines(sources.resolve(folder).resolve(name));
        for (Element line : children(file, "line")) {
            lines++;
            int instructions = number(line, "mi");
            int branches = number(line, "mb");
            if (instructions > 0 || branches > 0) {
                int number = number(line, "nr");
                missed(name, number, code.get(number - 1).strip(), number(line, "ci") == 0 ? "never run" : branches + " branches never taken");
            }
        }
    }

    private void missed(String file, int number, String code, String what) {
        List<Exempt> matching = exceptions.stream()
                .filter(exception -> exception.file.equals(file) && code.contains(exception.code))
                .toList();
        if (matching.isEmpty()) {
            problems.add(file + ":" + number + ": " + what + ": " + code);
        } else {
            exempt++;
            matching.forEach(exception -> exception.used = true);
        }
    }

    private static List<Exempt> exceptions(Path file) throws IOException {
        List<Exempt> exceptions = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                // Code may hold a bar, as in a || b; there the bars have no blank on both sides of a single one.
                String[] parts = line.split(" \\| ", 3);
                if (parts.length != 3 || parts[1].isBlank() || parts[2].isBlank()) {
                    throw new IllegalArgumentException(file + ": not 'Source.java | code | reason': " + line);
                }
                exceptions.add(new Exempt(parts[0].strip(), parts[1].strip()));
            }
        }
        return exceptions;
    }

    private static Element report(Path file) throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        // The report names a document type that is not there.
        builder.setEntityResolver((id, system) -> new InputSource(new StringReader("")));
        return builder.parse(file.toFile()).getDocumentElement();
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> children = new ArrayList<>();
        NodeList nodes = parent.getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            if (nodes.item(i) instanceof Element element && element.getTagName().equals(name)) {
                children.add(element);
            }
        }
        return children;
    }

    private static int number(Element element, String attribute) {
        return Integer.parseInt(element.getAttribute(attribute));
    }

    /** Code that no test has to run. */
    private static final class Exempt {
        private final String file;
        private final String code;
        private boolean used;

        private Exempt(String file, String code) {
            this.file = file;
            this.code = code;
        }

        @Override
        public String toString() {
            return file + " | " + code;
        }
    }
}
