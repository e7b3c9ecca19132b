package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whole games in which each player numbers equal pieces at random. */
class NumberingProperties {

    private static final ReadOptions RENUMBERING = ReadOptions.lenient().withRenumbering(true);
    private static final Pattern PIECE = Pattern.compile("[wb][ABGS][1-3]");

    @Property(tries = 100)
    void game_numberedAtRandom_isReadAsTheSameGame(@ForAll long seed) {
        Game game = RandomGames.game(Ruleset.ONLINE, seed, 80);
        Map<String, String> names = randomNames(new Random(seed));
        String foreign = foreign(GameString.writeForEngine(game), names);

        Parsed<Game> parsed = GameString.parse(foreign, RENUMBERING);

        assertThat(parsed.orThrow().moves()).isEqualTo(game.moves());
        assertThat(GameString.writeForEngine(parsed.orThrow(), parsed.numbering()))
                .isEqualTo(foreign);
    }

    /** The pieces' own names mean the same pieces, so each move, legal or not, is refused for the same reason. */
    @Property(tries = 30)
    void move_afterGameNumberedAtRandom_isExplainedAlike(@ForAll long seed) {
        Game game = RandomGames.game(Ruleset.ONLINE, seed, 60);
        Map<String, String> names = randomNames(new Random(seed));
        String foreign = foreign(GameString.writeForEngine(game), names);
        Parsed<Game> parsed = GameString.parse(foreign, RENUMBERING);
        Position position = game.position();
        ReadOptions options = RENUMBERING.withNumbering(parsed.numbering());

        for (Move move : movesToExplain(position)) {
            String text = foreign(MoveString.write(move, position), names);
            assertThat(MoveString.read(text, position, options)).as(text).isEqualTo(move);
        }
        for (Move move : position.legalMoves()) {
            String text = MoveString.write(move, position, parsed.numbering());
            assertThat(MoveString.read(text, position, options)).as(text).isEqualTo(move);
        }
    }

    /** One move after the other, as an engine reads them, and after some have been taken back. */
    @Property(tries = 50)
    void moves_readOneByOne_giveTheSameGame(@ForAll long seed) {
        Game game = RandomGames.game(Ruleset.ONLINE, seed, 60);
        Random random = new Random(seed);
        Map<String, String> names = randomNames(random);
        Numbering numbering = RENUMBERING.numbering();
        Game read = Game.start(game.ruleset());
        int undone = 0;
        while (read.plyCount() < game.plyCount()) {
            String text = foreign(MoveString.write(game.moves().get(read.plyCount()), read.position()), names);
            Parsed<Move> parsed = MoveString.parse(text, read.position(), RENUMBERING.withNumbering(numbering));
            read = read.play(parsed.orThrow());
            numbering = parsed.numbering();
            if (undone < 5 && random.nextInt(10) == 0) {
                undone++;
                read = read.upTo(random.nextInt(read.plyCount()));
            }
        }
        assertThat(read.moves()).isEqualTo(game.moves());
    }

    /** Returns each move of a piece in play, or of the next one in hand, to a cell next to the hive. */
    private static List<Move> movesToExplain(Position position) {
        List<Piece> pieces = new ArrayList<>(position.topPieces());
        for (Color color : Color.values()) {
            for (Bug bug : Bug.values()) {
                position.nextInHand(color, bug).ifPresent(pieces::add);
            }
        }
        List<Move> moves = new ArrayList<>();
        for (Piece piece : pieces) {
            for (Hex cell : position.stacks().keySet()) {
                for (Direction direction : Direction.values()) {
                    Hex to = cell.neighbor(direction);
                    if (!position.isOccupied(to) && !position.cellOf(piece).equals(Optional.of(cell))) {
                        moves.add(position.moveOf(piece, to));
                    }
                }
            }
        }
        return moves;
    }

    private static String foreign(String text, Map<String, String> names) {
        return PIECE.matcher(text).replaceAll(match -> names.get(match.group()));
    }

    private static Map<String, String> randomNames(Random random) {
        Map<String, String> names = new HashMap<>();
        for (String name : List.of("wA", "wG", "bA", "bG", "wS", "wB", "bS", "bB")) {
            List<String> equal = new ArrayList<>(List.of(name + 1, name + 2));
            if (name.endsWith("A") || name.endsWith("G")) {
                equal.add(name + 3);
            }
            List<String> shuffled = new ArrayList<>(equal);
            Collections.shuffle(shuffled, random);
            for (int index = 0; index < equal.size(); index++) {
                names.put(equal.get(index), shuffled.get(index));
            }
        }
        return names;
    }
}
