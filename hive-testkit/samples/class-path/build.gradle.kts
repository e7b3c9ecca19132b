plugins {
    java
}

repositories {
    mavenLocal() // until the first release
    mavenCentral()
}

java {
    toolchain {
        languageVersion = JavaLanguageVersion.of(17)
    }
}

dependencies {
    implementation("io.github.hiverules:hive-engine:0.1.0-SNAPSHOT")
    testImplementation("io.github.hiverules:hive-testkit:0.1.0-SNAPSHOT")
    testImplementation("org.junit.jupiter:junit-jupiter:6.1.3")
    testRuntimeOnly("org.junit.platform:junit-platform-launcher")
}

tasks.test {
    useJUnitPlatform()
}
