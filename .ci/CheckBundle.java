import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;

/**
 * Opens a deployment bundle and checks it as the portal of the central repository would, and a little more.
 * Run: java .ci/CheckBundle.java BUNDLE VERSION; gpg has to know the key that signed.
 */
public final class CheckBundle {

    private static final String GROUP = "io/github/hiverules/";
    private static final List<String> MODULES =
            List.of("hive-core", "hive-notation", "hive-engine", "hive-drawing", "hive-learning", "hive-jackson", "hive-testkit", "hive-command");
    private static final Map<String, String> CHECKSUMS =
            Map.of("md5", "MD5", "sha1", "SHA-1", "sha256", "SHA-256", "sha512", "SHA-512");
    private static final List<String> METADATA = List.of(
            "name",
            "description",
            "url",
            "licenses/license/name",
            "licenses/license/url",
            "developers/developer/name",
            "scm/connection",
            "scm/developerConnection",
            "scm/url",
            "scm/tag",
            "issueManagement/url");

    /** The self-contained jar of the {@code hive} command. */
    private static final String COMMAND = "-all.jar";

    private final List<String> problems = new ArrayList<>();
    private final Map<String, byte[]> files;
    private final String version;
    private int signatures;
    private int commands;

    private CheckBundle(Map<String, byte[]> files, String version) {
        this.files = files;
        this.version = version;
    }

    public static void main(String[] args) throws Exception {
        CheckBundle check = new CheckBundle(unzipped(Files.readAllBytes(Path.of(args[0]))), args[1]);
        check.run();
        check.problems.forEach(problem -> System.err.println("bundle: " + problem));
        System.out.printf(
                "bundle: %d files, %d good signatures, %d runs of the command, %d problems%n",
                check.files.size(), check.signatures, check.commands, check.problems.size());
        System.exit(check.problems.isEmpty() ? 0 : 1);
    }

    private void run() throws Exception {
        for (String module : MODULES) {
            for (String suffix : List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json")) {
                expect(files.containsKey(path(module, suffix)), "missing: " + path(module, suffix));
            }
            checkJars(module);
        }
        checkCommand();
        expect(!files.containsKey(path("hive-parent", "-cyclonedx.json")), "an empty bill of materials of the parent");
        for (String name : List.copyOf(files.keySet())) {
            if (!isCompanion(name)) {
                checkFile(name);
            }
        }
    }

    private void checkFile(String name) throws Exception {
        expect(name.startsWith(GROUP) && name.contains("/" + version + "/"), "in the wrong place: " + name);
        expect(
                name.startsWith(GROUP + "hive-parent/")
                        || MODULES.stream().anyMatch(module -> name.startsWith(GROUP + module + "/")),
                "not for users: " + name);
        expect(!name.contains("SNAPSHOT"), "a snapshot: " + name);
        for (Map.Entry<String, String> sum : CHECKSUMS.entrySet()) {
            String expected = HexFormat.of()
                    .formatHex(MessageDigest.getInstance(sum.getValue()).digest(files.get(name)));
            byte[] found = files.getOrDefault(name + "." + sum.getKey(), new byte[0]);
            expect(new String(found, StandardCharsets.UTF_8).strip().equals(expected), sum.getKey() + " of " + name);
        }
        expect(isSigned(name), "no good signature: " + name);
        if (name.endsWith(".pom")) {
            checkPom(name);
        }
        if (!name.endsWith(".jar")) {
            String text = new String(files.get(name), StandardCharsets.UTF_8);
            expect(!text.contains("SNAPSHOT") && !text.contains("${"), "a snapshot or a property: " + name);
        }
    }

    private void checkPom(String name) throws Exception {
        Document pom = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(files.get(name)));
        XPath xpath = XPathFactory.newInstance().newXPath();
        for (String field : METADATA) {
            expect(!xpath.evaluate("/project/" + field, pom).isBlank(), name + " has no " + field);
        }
        expect(xpath.evaluate("/project/version", pom).equals(version), name + " has another version");
        expect(xpath.evaluate("/project/scm/tag", pom).equals("v" + version), name + " has another tag");
        expect(xpath.evaluate("/project/url", pom).equals(xpath.evaluate("/project/scm/url", pom)), name + ": url");
        expect(
                xpath.evaluate("count(/project/dependencies/dependency[not(version)])", pom)
                        .equals("0"),
                name + " has a dependency without version");
        expect(xpath.evaluate("count(/project/repositories)", pom).equals("0"), name + " names repositories");
    }

    private void checkJars(String module) throws IOException {
        Map<String, byte[]> main = entries(module, ".jar");
        expect(main.containsKey("module-info.class"), module + " is no module");
        expect(main.containsKey("META-INF/LICENSE"), module + " has no license");
        expect(main.keySet().stream().noneMatch(name -> name.endsWith(".java")), module + " holds sources");
        expect(entries(module, "-sources.jar").containsKey("module-info.java"), module + " has no sources");
        expect(entries(module, "-javadoc.jar").containsKey("index.html"), module + " has no javadoc");
        for (String suffix : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
            checkTexts(module, suffix);
        }
    }

    private void checkTexts(String module, String suffix) throws IOException {
        String home = Path.of("").toAbsolutePath().toString();
        entries(module, suffix).forEach((name, bytes) -> {
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            expect(!text.contains(version + "-SNAPSHOT"), module + suffix + ": a snapshot in " + name);
            expect(!text.contains(home), module + suffix + ": a path of this machine in " + name);
        });
    }

    /** Runs all that the README lists, as a user would who has downloaded only this file. */
    private void checkCommand() throws Exception {
        Map<String, byte[]> entries = entries("hive-command", COMMAND);
        checkTexts("hive-command", COMMAND);
        for (String name : List.of("META-INF/LICENSE", "META-INF/NOTICE", "META-INF/hive-rules/fixtures.json")) {
            expect(entries.containsKey(name), "hive-command" + COMMAND + " has no " + name);
        }
        Path folder = Files.createTempDirectory("empty");
        Path jar = Files.write(
                Files.createTempDirectory("command").resolve("hive.jar"),
                files.getOrDefault(path("hive-command", COMMAND), new byte[0]));
        String game = "Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-";
        String[] hive = {"java", "-jar", jar.toString()};
        expectRun(folder, "", 0, "hive v" + version, with(hive, "--version"));
        expectRun(folder, "", 0, "Usage: hive show", with(hive, "help", "show"));
        expectRun(folder, game, 0, "OK\t-\t4\tInProgress", with(hive, "check", "-"));
        expectRun(folder, "", 0, "wG1\n", with(hive, "moves", "Base"));
        expectRun(folder, "", 1, "ILLEGAL HIVE-2 ", with(hive, "explain", game, "wS1 bQ-"));
        expectRun(folder, game, 0, "wQ    wS1   bG1   bQ", with(hive, "show", "-"));
        expectRun(folder, game, 0, "wS1", with(hive, "convert", "--to", "pgn", "-"));
        expectRun(folder, "", 0, "perft(3) = 6678 ", with(hive, "perft", "Base+MLP", "3"));
        expectRun(folder, "", 0, "complete -F", with(hive, "generate-completion"));
        expectRun(folder, "newgame\nplay wS1\n", 0, "Base;InProgress;Black[1];wS1\nok", with(hive, "uhp"));
        expectRun(
                folder,
                "",
                0,
                "PASSED",
                with(
                        hive,
                        "conform",
                        "--games",
                        "1",
                        "--",
                        "java",
                        "-jar",
                        jar.toString(),
                        "uhp"));
        try (Stream<Path> left = Files.list(folder)) {
            expect(left.findAny().isEmpty(), "the command left files behind");
        }
        Files.delete(folder);
        Files.delete(jar);
        Files.delete(jar.getParent());
    }

    private void expectRun(Path folder, String input, int exitCode, String output, String... command) throws Exception {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int exit = process.waitFor();
        commands++;
        expect(
                exit == exitCode && out.contains(output),
                String.join(" ", command) + ": exit code " + exit + ", expected " + exitCode + " and '" + output
                        + "' in:\n" + out);
    }

    private static String[] with(String[] hive, String... args) {
        return Stream.concat(Stream.of(hive), Stream.of(args)).toArray(String[]::new);
    }

    /** gpg decides, because the signature file itself may have changed. */
    private boolean isSigned(String name) throws IOException, InterruptedException {
        byte[] signature = files.get(name + ".asc");
        if (signature == null) {
            return false;
        }
        Path folder = Files.createTempDirectory("bundle");
        Path file = Files.write(folder.resolve("file"), files.get(name));
        Path proof = Files.write(folder.resolve("file.asc"), signature);
        int exit = new ProcessBuilder("gpg", "--batch", "--verify", proof.toString(), file.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        Files.delete(file);
        Files.delete(proof);
        Files.delete(folder);
        signatures += exit == 0 ? 1 : 0;
        return exit == 0;
    }

    private static boolean isCompanion(String name) {
        return name.endsWith(".asc") || CHECKSUMS.keySet().stream().anyMatch(sum -> name.endsWith("." + sum));
    }

    private Map<String, byte[]> entries(String module, String suffix) throws IOException {
        return unzipped(files.getOrDefault(path(module, suffix), new byte[0]));
    }

    private String path(String module, String suffix) {
        return GROUP + module + "/" + version + "/" + module + "-" + version + suffix;
    }

    private void expect(boolean condition, String problem) {
        if (!condition) {
            problems.add(problem);
        }
    }

    private static Map<String, byte[]> unzipped(byte[] bytes) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        try (InputStream in = new ByteArrayInputStream(bytes);
                ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (!entry.isDirectory()) {
                    entries.put(entry.getName(), zip.readAllBytes());
                }
            }
        }
        return entries;
    }
}
