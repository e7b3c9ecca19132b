package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
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

    /** A row of four that looks the same from both ends but for its colors; either Queen is at an end. */
    private static final Setup ROW = setup(Ruleset.BASE, "0,0 wA1", "1,0 bA1", "-1,0 wQ", "2,0 bQ");

    private static Position canonical(Setup setup) {
        return Position.of(setup).canonicalForm().position();
    }

    @Test
    void emptyTable_isItsOwnForm() {
        Position empty = Position.initial(Ruleset.ONLINE);
        Move first = Move.place(piece("wS1"), Hex.ORIGIN);

        assertThat(empty.canonicalForm().position()).isEqualTo(empty);
        assertThat(empty.canonicalForm().canonical(first)).isEqualTo(first);
        assertThat(empty.canonicalForm().original(first)).isEqualTo(first);
        assertThat(empty.canonicalForm().originals(first)).containsExactly(first);
    }

    @Test
    void allSixRepliesToTheFirstPiece_areOneMove() {
        Hex cell = Hex.of(3, -7);
        CanonicalForm form = Position.of(setup(Ruleset.BASE, "3,-7 wG1").withTurn(Color.BLACK, 1))
                .canonicalForm();
        List<Move> replies = cell.neighbors().stream()
                .<Move>map(neighbor -> Move.place(piece("bA1"), neighbor))
                .toList();
        Move reply = form.canonical(replies.get(0));

        assertThat(form.position().stacks()).isEqualTo(Map.of(Hex.ORIGIN, List.of(piece("wG1"))));
        assertThat(replies).extracting(form::canonical).hasSize(6).containsOnly(reply);
        assertThat(form.originals(reply)).containsExactlyInAnyOrderElementsOf(replies);
        assertThat(replies).contains(form.original(reply));
    }

    @Test
    void mirroredMoves_ofAMirroredHive_areOne_andOthersAreNot() {
        CanonicalForm form = Position.of(ROW).canonicalForm();
        Move up = Move.move(piece("wQ"), Hex.of(-1, 0), Hex.of(0, -1));
        Move down = Move.move(piece("wQ"), Hex.of(-1, 0), Hex.of(-1, 1));
        Move away = Move.move(piece("wQ"), Hex.of(-1, 0), Hex.of(-2, 0));

        assertThat(form.canonical(up)).isEqualTo(form.canonical(down)).isNotEqualTo(form.canonical(away));
        assertThat(form.originals(form.canonical(up))).containsExactlyInAnyOrder(up, down);
        assertThat(form.originals(form.canonical(away))).containsExactly(away);
        assertThat(form.originals(Move.pass())).containsExactly(Move.pass());
    }

    /** Each end of the row has an Ant. The Ants are equal, so rotating the row by 180 degrees exchanges them. */
    @Test
    void movesOfEqualPieces_inSymmetricPlaces_areOne() {
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
    void turn_withBothQueensInPlay_isTheEarliest() {
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
    void turn_withAQueenInHand_countsUpToTheFourth() {
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
    void restingPiece_countsIfARuleAsksForIt() {
        Setup withPillbug = ROW.withRuleset(Ruleset.of(Expansion.PILLBUG));

        assertThat(canonical(ROW.withResting(piece("bQ"))).resting()).isEmpty();
        assertThat(canonical(ROW.withResting(piece("wQ"))).resting()).contains(piece("wQ"));
        assertThat(canonical(withPillbug.withResting(piece("bQ"))).resting()).contains(piece("bQ"));
    }

    @Test
    void toString_showsTheNormalPosition() {
        assertThat(Position.initial(Ruleset.BASE).canonicalForm())
                .hasToString("CanonicalForm[" + Position.initial(Ruleset.BASE) + "]");
    }

    @Property(tries = 60, seed = "23")
    void allCopies_shareTheForm_andItsMoves(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 50);
        Random random = new Random(seed);
        CanonicalForm form = position.canonicalForm();
        Set<Move> moves = new HashSet<>();
        position.legalMoves().forEach(move -> moves.add(form.canonical(move)));
        for (RigidMotion motion : RigidMotion.all(Hex.of(random.nextInt(90) - 45, random.nextInt(90) - 45))) {
            Position copy = Position.of(motion.of(RigidMotion.renumbered(position.setup(), random)));
            CanonicalForm form2 = copy.canonicalForm();
            Set<Move> copysMoves = new HashSet<>();
            copy.legalMoves().forEach(move -> copysMoves.add(form2.canonical(move)));

            assertThat(form2.position()).isEqualTo(form.position());
            assertThat(copysMoves).isEqualTo(moves);
        }
        assertThat(form.position().canonicalForm().position()).isEqualTo(form.position());
        assertThat(form.position().canonicalKey()).isEqualTo(position.canonicalKey());
        assertThat(Position.of(form.position().setup())).isEqualTo(form.position());
    }

    @Property(tries = 60, seed = "24")
    void moves_goThereAndBack(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 50);
        CanonicalForm form = position.canonicalForm();
        Set<Move> ofCanonicalForm = new HashSet<>(form.position().legalMoves());
        Set<Move> back = new HashSet<>();
        for (Move move : position.legalMoves()) {
            Move canonical = form.canonical(move);
            assertThat(ofCanonicalForm).contains(canonical);
            assertThat(form.originals(canonical)).contains(move, form.original(canonical));
            assertThat(form.canonical(form.original(canonical))).isEqualTo(canonical);
            assertThat(form.position().play(canonical).canonicalForm().position())
                    .isEqualTo(position.play(move).canonicalForm().position());
            back.addAll(form.originals(canonical));
        }
        assertThat(back).isEqualTo(new HashSet<>(position.legalMoves()));
    }

    /** Few kinds, so that many openings are symmetric, and each of them rotated, mirrored and shifted. */
    @Test
    void statisticsOfSymmetricOpenings_areThoseOfBruteForce() {
        Random random = new Random(2026);
        Map<Position, Integer> openings = new HashMap<>();
        Map<Map.Entry<Position, Move>, Integer> replies = new HashMap<>();
        Map<String, Integer> openingsByForce = new HashMap<>();
        Map<String, Integer> repliesByForce = new HashMap<>();
        int symmetric = 0;
        for (int game = 0; game < 3_000; game++) {
            Position position = opening(random);
            List<Move> moves = position.legalMoves();
            Move reply = moves.get(random.nextInt(moves.size()));
            CanonicalForm form = position.canonicalForm();
            openings.merge(form.position(), 1, Integer::sum);
            replies.merge(Map.entry(form.position(), form.canonical(reply)), 1, Integer::sum);
            openingsByForce.merge(least(position, Optional.empty()), 1, Integer::sum);
            repliesByForce.merge(least(position, Optional.of(reply)), 1, Integer::sum);
            symmetric += symmetries(position) > 1 ? 1 : 0;

            assertThat(openings.get(form.position())).isEqualTo(openingsByForce.get(least(position, Optional.empty())));
            assertThat(replies.get(Map.entry(form.position(), form.canonical(reply))))
                    .isEqualTo(repliesByForce.get(least(position, Optional.of(reply))));
        }

        assertThat(openings).hasSameSizeAs(openingsByForce).hasSizeGreaterThan(50);
        assertThat(replies).hasSameSizeAs(repliesByForce).hasSizeGreaterThan(300);
        assertThat(symmetric).isGreaterThan(1_000);
    }

    /** One to five plies with Ants, Grasshoppers and Queens, each opening on its own place on the table. */
    private static Position opening(Random random) {
        Position position = Position.initial(Ruleset.BASE);
        int plies = 1 + random.nextInt(5);
        for (int ply = 0; ply < plies; ply++) {
            List<Move> few = position.legalMoves().stream()
                    .filter(move -> move.movedPiece().stream()
                            .anyMatch(piece -> piece.bug() == Bug.SOLDIER_ANT
                                    || piece.bug() == Bug.GRASSHOPPER
                                    || piece.bug() == Bug.QUEEN_BEE))
                    .toList();
            position = position.play(few.get(random.nextInt(few.size())));
        }
        Hex offset = Hex.of(random.nextInt(9) - 4, random.nextInt(9) - 4);
        RigidMotion motion = RigidMotion.all(offset).get(random.nextInt(12));
        return Position.of(motion.of(RigidMotion.renumbered(position.setup(), random)));
    }

    /** The first of the twelve descriptions, in the order of the alphabet. */
    private static String least(Position position, Optional<Move> reply) {
        return RigidMotion.all(Hex.ORIGIN).stream()
                .map(motion -> described(position, reply, motion))
                .min(String::compareTo)
                .orElseThrow();
    }

    private static long symmetries(Position position) {
        String itself = described(position, Optional.empty(), RigidMotion.translation(Hex.ORIGIN));
        return RigidMotion.all(Hex.ORIGIN).stream()
                .filter(motion -> described(position, Optional.empty(), motion).equals(itself))
                .count();
    }

    /**
     * What a player sees of a rotated or mirrored hive: kinds and colors, cells counted from a corner, and the reply.
     */
    private static String described(Position position, Optional<Move> reply, RigidMotion motion) {
        Map<Hex, List<Piece>> stacks = motion.of(position.setup()).stacks();
        Hex corner = Hex.of(
                stacks.keySet().stream().mapToInt(Hex::q).min().orElseThrow(),
                stacks.keySet().stream().mapToInt(Hex::r).min().orElseThrow());
        Set<String> cells = new TreeSet<>();
        stacks.forEach((hex, stack) -> {
            List<String> kinds = new ArrayList<>();
            stack.forEach(piece -> kinds.add(piece.color() + " " + piece.bug()));
            cells.add(hex.minus(corner) + " " + kinds);
        });
        String played = reply.map(motion::of)
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
