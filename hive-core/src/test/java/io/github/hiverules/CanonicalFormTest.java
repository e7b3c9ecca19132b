package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class CanonicalFormTest {

    /** A row of four pieces with a Queen at each end. Except for the colors, it looks the same from both ends. */
    private static final Setup ROW = setup(Ruleset.BASE, "0,0 wA1", "1,0 bA1", "-1,0 wQ", "2,0 bQ");

    private static Position canonical(Setup setup) {
        return Position.of(setup).canonicalForm().position();
    }

    @Test
    void emptyTable_isItsOwnCanonicalForm() {
        Position empty = Position.initial(Ruleset.ONLINE);
        Move first = Move.place(piece("wS1"), Hex.ORIGIN);

        assertThat(empty.canonicalForm().position()).isEqualTo(empty);
        assertThat(empty.canonicalForm().canonical(first)).isEqualTo(first);
        assertThat(empty.canonicalForm().original(first)).isEqualTo(first);
    }

    @Test
    void sixRepliesToFirstPiece_haveOneCanonicalMove() {
        Hex cell = Hex.of(3, -7);
        CanonicalForm form = Position.of(setup(Ruleset.BASE, "3,-7 wG1").withTurn(Color.BLACK, 1))
                .canonicalForm();
        List<Move> replies = cell.neighbors().stream()
                .<Move>map(neighbor -> Move.place(piece("bA1"), neighbor))
                .toList();
        Move reply = form.canonical(replies.get(0));

        assertThat(form.position().stacks()).isEqualTo(Map.of(Hex.ORIGIN, List.of(piece("wG1"))));
        assertThat(replies).extracting(form::canonical).hasSize(6).containsOnly(reply);
        assertThat(replies).contains(form.original(reply));
    }

    @Test
    void mirrorImagesOfMove_inSymmetricHive_haveOneCanonicalMove() {
        CanonicalForm form = Position.of(ROW).canonicalForm();
        Move up = Move.move(piece("wQ"), Hex.of(-1, 0), Hex.of(0, -1));
        Move down = Move.move(piece("wQ"), Hex.of(-1, 0), Hex.of(-1, 1));
        Move straight = Move.move(piece("wQ"), Hex.of(-1, 0), Hex.of(-2, 0));

        assertThat(form.canonical(up)).isEqualTo(form.canonical(down)).isNotEqualTo(form.canonical(straight));
        assertThat(form.original(form.canonical(straight))).isEqualTo(straight);
        assertThat(form.original(Move.pass())).isEqualTo(Move.pass());
    }

    /** Each end of the row has an Ant. The Ants are equal, so rotating the row by 180 degrees exchanges them. */
    @Test
    void movesOfEqualPieces_onSymmetricCells_haveOneCanonicalMove() {
        CanonicalForm form = Position.of(setup(
                        Ruleset.BASE, "-1,0 wA1", "0,0 wQ", "1,0 wA2", "0,1 bQ", "0,-1 bG1", "-1,1 bS1", "1,-1 bS2"))
                .canonicalForm();
        Move one = Move.move(piece("wA1"), Hex.of(-1, 0), Hex.of(-2, 1));
        Move other = Move.move(piece("wA2"), Hex.of(1, 0), Hex.of(2, -1));

        assertThat(form.canonical(one)).isNotEqualTo(form.canonical(other));

        CanonicalForm symmetric = Position.of(
                        setup(Ruleset.BASE, "-1,0 wA1", "0,0 wQ", "1,0 wA2", "2,-1 bA1", "-2,1 bA2"))
                .canonicalForm();
        assertThat(symmetric.canonical(Move.place(piece("wG1"), Hex.of(-1, -1))))
                .isEqualTo(symmetric.canonical(Move.place(piece("wG1"), Hex.of(1, 1))));
        assertThat(symmetric.canonical(Move.move(piece("wA1"), Hex.of(-1, 0), Hex.of(-1, -1))))
                .isEqualTo(symmetric.canonical(Move.move(piece("wA2"), Hex.of(1, 0), Hex.of(1, 1))));
    }

    @Test
    void turnNumber_bothQueensInPlay_isEarliestPossible() {
        assertThat(canonical(ROW.withTurn(Color.WHITE, 31)).turnNumber()).isEqualTo(3);
        assertThat(canonical(ROW.withTurn(Color.BLACK, 31)).turnNumber()).isEqualTo(3);
        assertThat(canonical(ROW.withPiece(Hex.of(-2, 0), piece("wA2")).withTurn(Color.WHITE, 31))
                        .turnNumber())
                .isEqualTo(4);
        assertThat(canonical(ROW.withPiece(Hex.of(-2, 0), piece("wA2")).withTurn(Color.BLACK, 31))
                        .turnNumber())
                .isEqualTo(3);
    }

    @Test
    void turnNumber_queenInHand_isAtMostFour() {
        for (String queen : List.of("1,0 bQ", "1,0 wQ")) {
            Setup withoutQueen = setup(Ruleset.BASE, "0,0 wS1", queen);

            assertThat(canonical(withoutQueen.withTurn(Color.WHITE, 3)).turnNumber())
                    .isEqualTo(3);
            assertThat(canonical(withoutQueen.withTurn(Color.WHITE, 4)).turnNumber())
                    .isEqualTo(4);
            assertThat(canonical(withoutQueen.withTurn(Color.WHITE, 9)).turnNumber())
                    .isEqualTo(4);
        }
    }

    @Test
    void restingPiece_withPillbugInSet_isKept() {
        Setup withPillbug = ROW.withRuleset(Ruleset.of(Expansion.PILLBUG));

        assertThat(canonical(withPillbug.withResting(piece("bQ"))).resting()).contains(piece("bQ"));
    }

    @Test
    void toString_showsCanonicalPosition() {
        assertThat(Position.initial(Ruleset.BASE).canonicalForm())
                .hasToString("CanonicalForm[" + Position.initial(Ruleset.BASE) + "]");
    }

    @Property(tries = 60, seed = "23")
    void transformedCopies_shareCanonicalFormAndItsMoves(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 50);
        Random random = new Random(seed);
        CanonicalForm form = position.canonicalForm();
        Set<Move> moves = new HashSet<>();
        position.legalMoves().forEach(move -> moves.add(form.canonical(move)));
        for (RigidMotion motion : RigidMotion.all(Hex.of(random.nextInt(90) - 45, random.nextInt(90) - 45))) {
            Position copy = Position.of(motion.apply(RigidMotion.renumbered(position.setup(), random)));
            CanonicalForm copyForm = copy.canonicalForm();
            Set<Move> copyMoves = new HashSet<>();
            copy.legalMoves().forEach(move -> copyMoves.add(copyForm.canonical(move)));

            assertThat(copyForm.position()).isEqualTo(form.position());
            assertThat(copyMoves).isEqualTo(moves);
        }
        assertThat(form.position().canonicalForm().position()).isEqualTo(form.position());
        assertThat(form.position().canonicalKey()).isEqualTo(position.canonicalKey());
        assertThat(Position.of(form.position().setup())).isEqualTo(form.position());
    }

    @Property(tries = 60, seed = "24")
    void canonicalMoves_leadBackToOriginals(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 50);
        CanonicalForm form = position.canonicalForm();
        Set<Move> canonicalMoves = new HashSet<>(form.position().legalMoves());
        for (Move move : position.legalMoves()) {
            Move canonical = form.canonical(move);
            assertThat(canonicalMoves).contains(canonical);
            assertThat(position.legalMoves()).contains(form.original(canonical));
            assertThat(form.canonical(form.original(canonical))).isEqualTo(canonical);
            assertThat(form.position().play(canonical).canonicalForm().position())
                    .isEqualTo(position.play(move).canonicalForm().position());
        }
    }

    /** Many openings are symmetric, because they have few kinds of pieces. Each is rotated, mirrored and shifted. */
    @Test
    void statisticsOfSymmetricOpenings_matchBruteForce() {
        Random random = new Random(2026);
        Map<Position, Integer> openings = new HashMap<>();
        Map<Map.Entry<Position, Move>, Integer> replies = new HashMap<>();
        Map<String, Integer> openingsByBruteForce = new HashMap<>();
        Map<String, Integer> repliesByBruteForce = new HashMap<>();
        int symmetricOpenings = 0;
        for (int game = 0; game < 3_000; game++) {
            Position position = opening(random);
            List<Move> moves = position.legalMoves();
            Move reply = moves.get(random.nextInt(moves.size()));
            CanonicalForm form = position.canonicalForm();
            openings.merge(form.position(), 1, Integer::sum);
            replies.merge(Map.entry(form.position(), form.canonical(reply)), 1, Integer::sum);
            List<String> descriptions = descriptions(position, Optional.empty());
            int count = openingsByBruteForce.merge(Collections.min(descriptions), 1, Integer::sum);
            int replyCount = repliesByBruteForce.merge(
                    Collections.min(descriptions(position, Optional.of(reply))), 1, Integer::sum);
            symmetricOpenings += Collections.frequency(descriptions, descriptions.get(0)) > 1 ? 1 : 0;

            assertThat(openings.get(form.position())).isEqualTo(count);
            assertThat(replies.get(Map.entry(form.position(), form.canonical(reply))))
                    .isEqualTo(replyCount);
        }

        assertThat(openings).hasSameSizeAs(openingsByBruteForce).hasSizeGreaterThan(50);
        assertThat(replies).hasSameSizeAs(repliesByBruteForce).hasSizeGreaterThan(300);
        assertThat(symmetricOpenings).isGreaterThan(1_000);
    }

    /** Plays one to five plies with Ants, Grasshoppers and Queens. Then it rotates, mirrors and shifts the hive. */
    private static Position opening(Random random) {
        Position position = Position.initial(Ruleset.BASE);
        int plies = 1 + random.nextInt(5);
        for (int ply = 0; ply < plies; ply++) {
            List<Move> candidates = position.legalMoves().stream()
                    .filter(move -> move.movedPiece().stream()
                            .anyMatch(piece -> piece.bug() == Bug.SOLDIER_ANT
                                    || piece.bug() == Bug.GRASSHOPPER
                                    || piece.bug() == Bug.QUEEN_BEE))
                    .toList();
            position = position.play(candidates.get(random.nextInt(candidates.size())));
        }
        Hex offset = Hex.of(random.nextInt(9) - 4, random.nextInt(9) - 4);
        RigidMotion motion = RigidMotion.all(offset).get(random.nextInt(12));
        return Position.of(motion.apply(RigidMotion.renumbered(position.setup(), random)));
    }

    /** Describes the position and the eleven others that are rotated and mirrored. */
    private static List<String> descriptions(Position position, Optional<Move> reply) {
        return RigidMotion.all(Hex.ORIGIN).stream()
                .map(motion -> description(position, reply, motion))
                .toList();
    }

    /**
     * Describes what a player sees of a rotated or mirrored hive: kinds and colors, cells counted from a corner, and
     * the reply.
     */
    private static String description(Position position, Optional<Move> reply, RigidMotion motion) {
        Map<Hex, List<Piece>> stacks = motion.apply(position.setup()).stacks();
        Hex corner = Hex.of(
                stacks.keySet().stream().mapToInt(Hex::q).min().orElseThrow(),
                stacks.keySet().stream().mapToInt(Hex::r).min().orElseThrow());
        Set<String> cells = new TreeSet<>();
        stacks.forEach((hex, stack) -> {
            List<String> kinds = new ArrayList<>();
            stack.forEach(piece -> kinds.add(piece.color() + " " + piece.bug()));
            cells.add(hex.minus(corner) + " " + kinds);
        });
        String played = reply.map(motion::apply)
                .map(move -> move.startCell()
                                .map(hex -> hex.minus(corner).toString())
                                .orElse("hand") + " "
                        + move.movedPiece().orElseThrow().bug() + " "
                        + move.destination().orElseThrow().minus(corner))
                .orElse("");
        boolean queenInHand = stacks.values().stream()
                        .flatMap(List::stream)
                        .filter(piece -> piece.bug() == Bug.QUEEN_BEE)
                        .count()
                < 2;
        return position.sideToMove() + (queenInHand ? " turn " + position.turnNumber() : "") + cells + played;
    }
}
