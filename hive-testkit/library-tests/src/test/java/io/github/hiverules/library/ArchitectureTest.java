package io.github.hiverules.library;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.hiverules.Position;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.jackson.HiveModule;
import io.github.hiverules.learning.MoveNumber;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.judge.Judge;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which packages may use which others, and what core must never do. */
class ArchitectureTest {

    private static final String ROOT = "io.github.hiverules";
    private static final String INTERNAL = ROOT + ".internal";

    private static final JavaClasses IMPORTED_CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    /**
     * Each package, followed by the packages that it may use. Those must be listed above it, which rules out
     * dependency cycles. {@code api} is the root package, and {@code core} stands for all public
     * packages of core.
     */
    private static final String ALLOWED_DEPENDENCIES = """
            hex: -
            piece: -
            internal.packed: hex piece
            internal.rule: hex piece internal.packed
            internal.key: hex piece internal.packed internal.rule
            internal.movement: hex piece internal.packed internal.rule
            internal.movegen: hex piece internal.packed internal.rule internal.movement
            api: hex piece internal.packed internal.rule internal.key internal.movement internal.movegen
            notation.internal: core
            notation.fault: core notation.internal
            notation.text: core notation.internal notation.fault
            notation: core notation.internal notation.fault notation.text
            notation.internal.grammar: core notation notation.internal notation.fault
            notation.internal.pgn: notation.internal
            notation.internal.sgf: notation.internal
            notation.position: core notation notation.internal notation.fault notation.internal.grammar
            notation.game: core notation notation.internal notation.fault notation.internal.grammar notation.position
            notation.uhp: core notation notation.internal notation.fault notation.internal.grammar notation.text
            notation.pgn: core notation notation.internal notation.fault notation.internal.grammar notation.internal.pgn
            notation.sgf: core notation notation.internal notation.fault notation.internal.grammar notation.internal.sgf
            notation.file: core notation notation.internal notation.fault notation.internal.grammar notation.internal.pgn notation.internal.sgf notation.game notation.pgn notation.sgf notation.uhp
            engine: core notation notation.fault notation.pgn notation.text notation.uhp
            drawing: core notation notation.fault notation.text
            learning: core notation notation.fault notation.text
            jackson: core notation notation.fault notation.file notation.game notation.pgn notation.position notation.text
            testkit.reference: core
            testkit.shrinking: core
            testkit: core testkit.reference testkit.shrinking notation notation.fault notation.file notation.pgn notation.position notation.text notation.uhp
            testkit.junit: core testkit notation.game
            testkit.jqwik: core testkit testkit.shrinking notation notation.game notation.position notation.uhp
            testkit.judge: core testkit testkit.reference testkit.shrinking notation notation.fault notation.position notation.text notation.uhp engine
            """;

    private static final Set<String> PUBLIC_CORE_PACKAGES = Set.of("api", "hex", "piece");

    /** A line of the list: packages, and the packages that they may use. */
    record Line(List<String> packages, List<String> usedPackages) {

        static Line of(String text) {
            List<String> sides = List.of(text.split(": ", -1));
            List<String> usedPackages = words(sides.get(1)).stream()
                    .flatMap(word -> word.equals("core") ? PUBLIC_CORE_PACKAGES.stream() : Stream.of(word))
                    .filter(word -> !word.equals("-"))
                    .toList();
            return new Line(words(sides.get(0)), usedPackages);
        }

        private static List<String> words(String text) {
            return List.of(text.split(" ", -1));
        }

        String[] allowed() {
            return Stream.concat(packages.stream(), usedPackages.stream())
                    .map(Line::name)
                    .toArray(String[]::new);
        }

        static String name(String word) {
            return word.equals("api") ? ROOT : ROOT + "." + word;
        }
    }

    static List<Line> lines() {
        return ALLOWED_DEPENDENCIES.lines().map(Line::of).toList();
    }

    @ParameterizedTest
    @MethodSource("lines")
    void packages_eachLine_useOnlyAllowedPackages(Line line) {
        for (String packageName : line.packages()) {
            classes()
                    .that()
                    .resideInAPackage(Line.name(packageName))
                    .should()
                    .onlyDependOnClassesThat(resideOutsideOfPackage(ROOT + "..").or(resideInAnyPackage(line.allowed())))
                    .check(IMPORTED_CLASSES);
        }
    }

    @Test
    void allowedDependencies_coverEveryPackageWithoutCycles() {
        Set<String> packagesAbove = new LinkedHashSet<>();
        for (Line line : lines()) {
            assertThat(packagesAbove).as(line.toString()).containsAll(line.usedPackages());
            packagesAbove.addAll(line.packages());
        }

        assertThat(IMPORTED_CLASSES.stream().map(JavaClass::getPackageName))
                .allMatch(name ->
                        packagesAbove.stream().anyMatch(word -> Line.name(word).equals(name)));
    }

    /** Random numbers come from the caller. Exceptions may refuse Java serialization. */
    @Test
    void core_usesNoInputOutputLoggingClocksOrRandomnessOfItsOwn() {
        noClasses()
                .that()
                .resideInAnyPackage(ROOT, ROOT + ".hex..", ROOT + ".piece..", INTERNAL + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.nio..", "java.net..", "java.time..", "java.util.logging..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching(
                        "java\\.io\\.(?!Serializable|NotSerializableException|ObjectOutputStream).*|java\\.util\\.random\\.(?!RandomGenerator$).*|java\\.util\\.(Random|Scanner|Timer|Date|Calendar)|java\\.lang\\.Math\\.random")
                .check(IMPORTED_CLASSES);
    }

    @Test
    void core_dependsOnlyOnJdk() {
        classes()
                .that()
                .resideInAnyPackage(ROOT, ROOT + ".hex..", ROOT + ".piece..", INTERNAL + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        ROOT, ROOT + ".hex..", ROOT + ".piece..", INTERNAL + "..", "java..", "org.jspecify.annotations")
                .check(IMPORTED_CLASSES);
    }

    /** R8 and native-image builds rename or omit code that is used only by reflection, as Jackson and JUnit use it. */
    @Test
    void modulesForApps_useNoReflection() {
        noClasses()
                .that()
                .resideOutsideOfPackages(ROOT + ".jackson..", ROOT + ".testkit..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.lang.reflect..")
                .orShould()
                .callMethodWhere(describe(
                        "it asks a class for anything but a resource, its name, a cast, or whether a value is an instance",
                        call -> call.getTargetOwner().isEquivalentTo(Class.class)
                                && !Set.of("getResourceAsStream", "isInstance", "cast", "getName")
                                        .contains(call.getName())))
                .check(IMPORTED_CLASSES);
    }

    @Test
    void staticFields_areFinal() {
        fields().that()
                .areStatic()
                .and()
                .doNotHaveModifier(JavaModifier.SYNTHETIC)
                .should()
                .beFinal()
                .check(IMPORTED_CLASSES);
    }

    @Test
    void nonPrivateStaticFields_areNotArrays() {
        noFields()
                .that()
                .areStatic()
                .and()
                .areNotPrivate()
                .and()
                .doNotHaveModifier(JavaModifier.SYNTHETIC)
                .should()
                .haveRawType(describe("arrays", JavaClass::isArray))
                .check(IMPORTED_CLASSES);
    }

    /** A serialized exception keeps its message, but not its evidence. */
    @Test
    void fieldsOfExceptions_areSerializableOrTransient() {
        noFields()
                .that()
                .areDeclaredInClassesThat()
                .areAssignableTo(Throwable.class)
                .and()
                .doNotHaveModifier(JavaModifier.TRANSIENT)
                .and()
                .areNotStatic()
                .should()
                .haveRawType(describe(
                        "neither primitive nor String nor enum",
                        type -> !type.isPrimitive() && !type.isEquivalentTo(String.class) && !type.isEnum()))
                .check(IMPORTED_CLASSES);
    }

    @Test
    void importedClasses_coverEachModuleWithApi() {
        assertThat(IMPORTED_CLASSES.contain(Position.class)).isTrue();
        assertThat(IMPORTED_CLASSES.contain(Fault.class)).isTrue();
        assertThat(IMPORTED_CLASSES.contain(RulebookDiagram.class)).isTrue();
        assertThat(IMPORTED_CLASSES.contain(SvgDrawing.class)).isTrue();
        assertThat(IMPORTED_CLASSES.contain(MoveNumber.class)).isTrue();
        assertThat(IMPORTED_CLASSES.contain(HiveModule.class)).isTrue();
        assertThat(IMPORTED_CLASSES.contain(UhpEngine.class)).isTrue();
        assertThat(IMPORTED_CLASSES.contain(Judge.class)).isTrue();
        assertThat(IMPORTED_CLASSES.contain(ArchitectureTest.class)).isFalse();
    }
}
