/** Says what {@code ./mvnw -q -Pdemo} does, because a quiet Maven says nothing until the end. */
final class Demo {

    private Demo() {}

    public static void main(String[] args) {
        System.out.println("Building the hive command; the first time, Maven downloads what it needs for that.");
        System.out.println("Then the command checks the recorded games of the test kit, two of which are broken.");
    }
}
