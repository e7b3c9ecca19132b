package io.github.hiverules.judge;

import io.github.hiverules.Ruleset;
import java.util.List;
import java.util.stream.Stream;

/** Prints what the report says about programs with one mistake each. */
final class PlantedMistakesTable {

    private PlantedMistakesTable() {}

    public static void main(String[] args) {
        List<String> ids = args.length > 0
                ? List.of(args)
                : Stream.concat(
                                Mistake.unlimited().stream().map(Mistake::id),
                                Stream.of(
                                        "PIECE_STAYS:BEETLE",
                                        "PIECE_STAYS:LADYBUG",
                                        "PIECE_STOPS_AFTER_ONE_STEP:SOLDIER_ANT",
                                        "TURN_DOES_NOT_PASS:SPIDER",
                                        "TURN_DOES_NOT_PASS_AFTER_PLACING",
                                        "PASS_HAS_NO_EFFECT",
                                        "MOVES_THE_TOP_INSTEAD",
                                        "ACCEPTS_EVERYTHING"))
                        .toList();
        for (String id : ids) {
            MistakenProgram program = MistakenProgram.of(id);
            System.out.println("## " + id);
            long start = System.nanoTime();
            print("L", Questions.findings(program));
            long mid = System.nanoTime();
            print(
                    "A",
                    HiveTests.of(() -> new MistakenGame(program, Ruleset.ONLINE), MistakenGame::attempt)
                            .ruleset(Ruleset.ONLINE)
                            .outcome(MistakenGame::outcome)
                            .report()
                            .findings());
            System.out.println("   time " + (mid - start) / 1000000 + " " + (System.nanoTime() - mid) / 1000000);
        }
    }

    private static void print(String name, List<Finding> findings) {
        for (Finding f : findings) {
            System.out.println(name + "  " + f.heading() + "  | " + f.facts() + " | "
                    + f.hint().orElse("") + " | ply " + f.example().game().plyCount());
        }
    }
}
