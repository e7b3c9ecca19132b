import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks that pictures and relative links of built pages lead to files: {@code java .ci/CheckLinks.java FOLDER...}, after
 * {@code ./mvnw verify}.
 */
final class CheckLinks {

    private static final Pattern REFERENCE =
            Pattern.compile("<(?:img|a|link|script)\\b[^>]*?\\s(?:src|href)=\"([^\"#?]+)[^\"]*\"");
    private static final Pattern ELSEWHERE = Pattern.compile("(?i)[a-z][a-z0-9+.-]*:.*");

    private CheckLinks() {}

    public static void main(String[] folders) throws IOException {
        List<String> broken = new ArrayList<>();
        for (String folder : folders) {
            int references = 0;
            List<Path> pages = pages(Path.of(folder));
            for (Path page : pages) {
                references += check(page, broken);
            }
            System.out.println(folder + ": " + pages.size() + " pages, " + references + " relative links and pictures");
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
