package io.github.hiverules.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.hiverules.Position;
import io.github.hiverules.notation.Fault;
import org.junit.jupiter.api.Test;

/** The arrows between packages and modules, and what core must never do. */
class ArchitectureTest {

    private static final String ROOT = "io.github.hiverules";
    private static final String INTERNAL = ROOT + ".internal";

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void packagesOfCore_dependInOneDirection() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage(
                        ROOT, ROOT + ".hex", ROOT + ".piece", ROOT + ".move", ROOT + ".violation", INTERNAL + "..")
                .layer("leaves")
                .definedBy(ROOT + ".hex", ROOT + ".piece")
                .layer("move")
                .definedBy(ROOT + ".move")
                .layer("violation")
                .definedBy(ROOT + ".violation")
                .layer("packed")
                .definedBy(INTERNAL + ".packed")
                .layer("rule")
                .definedBy(INTERNAL + ".rule")
                .layer("key")
                .definedBy(INTERNAL + ".key")
                .layer("movement")
                .definedBy(INTERNAL + ".movement")
                .layer("movegen")
                .definedBy(INTERNAL + ".movegen")
                .layer("explain")
                .definedBy(INTERNAL + ".explain")
                .layer("api")
                .definedBy(ROOT)
                .whereLayer("leaves")
                .mayNotAccessAnyLayer()
                .whereLayer("move")
                .mayOnlyAccessLayers("leaves")
                .whereLayer("violation")
                .mayOnlyAccessLayers("leaves", "move")
                .whereLayer("packed")
                .mayOnlyAccessLayers("leaves")
                .whereLayer("rule")
                .mayOnlyAccessLayers("leaves", "packed")
                .whereLayer("key")
                .mayOnlyAccessLayers("leaves", "packed", "rule")
                .whereLayer("movement")
                .mayOnlyAccessLayers("leaves", "packed", "rule")
                .whereLayer("movegen")
                .mayOnlyAccessLayers("leaves", "move", "packed", "rule", "movement")
                .whereLayer("explain")
                .mayOnlyAccessLayers("leaves", "move", "violation", "packed", "rule", "movement", "movegen")
                .ensureAllClassesAreContainedInArchitectureIgnoring(ROOT + ".notation..", ROOT + ".testkit..")
                .check(ALL);
    }

    @Test
    void core_usesNeitherNotationNorTestKit() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        ROOT,
                        ROOT + ".hex..",
                        ROOT + ".piece..",
                        ROOT + ".move..",
                        ROOT + ".violation..",
                        INTERNAL + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + ".notation..", ROOT + ".testkit..")
                .check(ALL);
    }

    @Test
    void notation_doesNotUseTheTestKit() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".notation..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".testkit..")
                .check(ALL);
    }

    @Test
    void internals_stayInTheirModule() {
        noClasses()
                .that()
                .resideInAnyPackage(ROOT + ".notation..", ROOT + ".testkit..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(INTERNAL + "..")
                .check(ALL);
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + ".notation..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".notation.internal..")
                .check(ALL);
    }

    @Test
    void core_doesNoInputOutputLoggingClocksOrRandomness() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        ROOT,
                        ROOT + ".hex..",
                        ROOT + ".piece..",
                        ROOT + ".move..",
                        ROOT + ".violation..",
                        INTERNAL + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.nio..", "java.net..", "java.time..", "java.util.logging..", "java.util.random..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching(
                        "java\\.io\\.(?!Serializable).*|java\\.util\\.(Random|Scanner|Timer|Date|Calendar)|java\\.lang\\.Math\\.random")
                .check(ALL);
    }

    @Test
    void core_dependsOnTheJdkOnly() {
        classes()
                .that()
                .resideInAnyPackage(
                        ROOT,
                        ROOT + ".hex..",
                        ROOT + ".piece..",
                        ROOT + ".move..",
                        ROOT + ".violation..",
                        INTERNAL + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        ROOT,
                        ROOT + ".hex..",
                        ROOT + ".piece..",
                        ROOT + ".move..",
                        ROOT + ".violation..",
                        INTERNAL + "..",
                        "java..",
                        "org.jspecify.annotations")
                .check(ALL);
    }

    /** R8 and native images rename or omit what is found only by reflection. */
    @Test
    void coreAndNotation_useNoReflection() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + ".testkit..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.lang.reflect..")
                .orShould()
                .callMethodWhere(describe(
                        "it asks a class for more than a file",
                        call -> call.getTargetOwner().isEquivalentTo(Class.class)
                                && !call.getName().equals("getResourceAsStream")))
                .check(ALL);
    }

    @Test
    void staticFields_areFinal() {
        fields().that()
                .areStatic()
                .and()
                .doNotHaveModifier(JavaModifier.SYNTHETIC)
                .should()
                .beFinal()
                .check(ALL);
    }

    @Test
    void staticFieldsThatOthersSee_areNotArrays() {
        noFields()
                .that()
                .areStatic()
                .and()
                .areNotPrivate()
                .and()
                .doNotHaveModifier(JavaModifier.SYNTHETIC)
                .should()
                .haveRawType(describe("arrays", JavaClass::isArray))
                .check(ALL);
    }

    @Test
    void imports_coverAllThreeModules() {
        assertThat(ALL.contain(Position.class)).isTrue();
        assertThat(ALL.contain(Fault.class)).isTrue();
        assertThat(ALL.contain(RulebookDiagram.class)).isTrue();
        assertThat(ALL.contain(ArchitectureTest.class)).isFalse();
    }
}
