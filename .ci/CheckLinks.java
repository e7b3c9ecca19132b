import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks that pictures and relative links of built pages lead to files, and that the Javadoc of the other modules links to
 * core: {@code java .ci/CheckLinks.java FOLDER...}, after {@code ./mvnw verify}.
 */
final class CheckLinks {

    private static final Pattern REFERENCE =
            Pattern.compile("<(?:img|a|link|script)\\b[^>]*?\\s(?:src|href)=\"([^\"#?]+)[^\"]*\"");
    private static final Pattern ELSEWHERE = Pattern.compile("(?i)[a-z][a-z0-9+.-]*:.*");

    private static final Pattern CORE = Pattern.compile("href=\"[^\"]*/(?:hive-core/|io\\.github\\.hiverules\\.core/)");
    /** Far fewer than there are: without the offline links of the Javadoc plugin there are none. */
    private static final int FEWEST_LINKS_TO_CORE = 200;

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
            if (folder.matches(".*hive-(notation|testkit)/.*") && toCore < FEWEST_LINKS_TO_CORE) {
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
            return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
        }
    }

    private static int check(Path page, List<String> broken) throws IOException {
        int references = 0;
        Matcher reference = REFERENCE.matcher(Files.readString(page));
        while (reference.find()) {
            String target = reference.group(1);
            if (!ELSEWHERE.matcher(target).matches()) {
                references++;
                if (!Files.exists(page.resolveSibling(target))) {
                    broken.add(page + ": " + target);
                }
            }
        }
        return references;
    }
}
