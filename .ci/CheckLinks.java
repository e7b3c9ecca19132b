import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks that pictures and relative links of pages, in Markdown or HTML, lead to files and to anchors in them, and that
 * the Javadoc of the other modules links to core: {@code java .ci/CheckLinks.java FOLDER...}, after {@code ./mvnw
 * verify}. Below each folder, it passes over sources and what builds make.
 */
final class CheckLinks {

    private static final Pattern REFERENCE = Pattern.compile(
            "<(?:img|a|link|script)\\b[^>]*?\\s(?:src|href)=\"([^\"#?]*)(?:\\?[^\"#]*)?(?:#([^\"]*))?\"");
    private static final Pattern MARKDOWN_REFERENCE = Pattern.compile("\\]\\(([^)#\\s]*)(?:#([^)\\s]*))?\\)");
    private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```$|`[^`\n]+`");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
    private static final Pattern ANCHOR = Pattern.compile("\\s(?:id|name)=\"([^\"]+)\"");
    private static final Pattern NO_PAGES = Pattern.compile(".*/(?:src|target|\\.git)/.*");
    private static final Pattern ELSEWHERE = Pattern.compile("(?i)[a-z][a-z0-9+.-]*:.*");

    private static final Pattern CORE = Pattern.compile("href=\"[^\"]*/(?:hive-core/|io\\.github\\.hiverules\\.core/)");
    /** Far fewer than there are: without the offline links of the Javadoc plugin there are none. */
    private static final int FEWEST_LINKS_TO_CORE = 50;

    private static final Map<Path, Set<String>> ANCHORS = new HashMap<>();

    private CheckLinks() {}

    public static void main(String[] folders) throws IOException {
        List<String> broken = new ArrayList<>();
        for (String folder : folders) {
            int references = 0;
            int toCore = 0;
            List<Path> pages = pages(Path.of(folder));
            for (Path page : pages) {
                references += check(page, broken);
                toCore += (int) CORE.matcher(Files.readString(page)).results().count();
            }
            System.out.println(folder + ": " + pages.size() + " pages, " + references + " relative links and pictures, "
                    + toCore + " links to core");
            if (folder.matches(".*hive-(notation|notation/drawing|notation/learning|testkit|testkit/site)/target/.*") && toCore < FEWEST_LINKS_TO_CORE) {
                broken.add(folder + ": only " + toCore + " links to core");
            }
            if (references == 0) {
                broken.add(folder + ": nothing to check");
            }
        }
        broken.forEach(System.err::println);
        System.exit(broken.isEmpty() && folders.length > 0 ? 0 : 1);
    }

    private static List<Path> pages(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().matches(".*\\.(html|md)"))
                    .filter(file ->
                            !NO_PAGES.matcher("/" + folder.relativize(file)).matches())
                    .sorted()
                    .toList();
        }
    }

    private static int check(Path page, List<String> broken) throws IOException {
        boolean markdown = page.toString().endsWith(".md");
        String text = Files.readString(page);
        Matcher reference =
                markdown ? MARKDOWN_REFERENCE.matcher(CODE.matcher(text).replaceAll("")) : REFERENCE.matcher(text);
        int references = 0;
        while (reference.find()) {
            String target = reference.group(1);
            String anchor = reference.group(2) == null ? null : decoded(reference.group(2));
            if (!ELSEWHERE.matcher(target).matches()) {
                references++;
                Path file = target.isEmpty() ? page : page.resolveSibling(target);
                if (!Files.exists(file)) {
                    broken.add(page + ": " + target);
                } else if (anchor != null
                        && isChecked(file, anchor)
                        && !anchors(file).contains(anchor)) {
                    broken.add(page + ": " + target + "#" + anchor);
                }
            }
        }
        return references;
    }

    /**
     * The Referee's anchors are what it shows. The javadoc tool names packages in its page of constants, but has no
     * anchors there.
     */
    private static boolean isChecked(Path file, String anchor) {
        return !anchor.isEmpty() && !anchor.contains("=") && !file.endsWith("constant-values.html");
    }

    /** Returns what links can lead to; to a heading as GitHub names it. */
    private static Set<String> anchors(Path file) throws IOException {
        if (file.toString().endsWith(".md")) {
            return HEADING.matcher(Files.readString(file))
                    .results()
                    .map(heading -> heading.group(1)
                            .toLowerCase(Locale.ROOT)
                            .replaceAll("[^\\w\\- ]", "")
                            .replace(' ', '-'))
                    .collect(Collectors.toSet());
        }
        if (!ANCHORS.containsKey(file) && file.toString().endsWith(".html")) {
            ANCHORS.put(
                    file,
                    ANCHOR.matcher(Files.readString(file))
                            .results()
                            .map(anchor -> unescaped(anchor.group(1)))
                            .collect(Collectors.toSet()));
        }
        return ANCHORS.getOrDefault(file, Set.of());
    }

    private static String decoded(String anchor) {
        return unescaped(URLDecoder.decode(anchor.replace("+", "%2B"), StandardCharsets.UTF_8));
    }

    private static String unescaped(String anchor) {
        return anchor.replace("&lt;", "<").replace("&gt;", ">");
    }
}
