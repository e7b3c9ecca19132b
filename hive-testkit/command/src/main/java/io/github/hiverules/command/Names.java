package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The names that a text uses for the pieces of its game, where its numbers are not those of rule MAT-2. All output about
 * the game shows these names.
 */
record Names(Numbering numbering, Position position) {

    static Names of(Parsed<Game> game) {
        return new Names(game.numbering(), game.orThrow().position());
    }

    Piece of(Piece piece) {
        return numbering.nameOf(piece, position);
    }

    List<Piece> of(List<Piece> pieces) {
        return pieces.stream().map(this::of).toList();
    }

    String of(Move move) {
        return MoveString.write(move, position, numbering);
    }

    /** Returns whether the names are those of the library, which a position text has. */
    boolean areUsual() {
        return setup().equals(position.setup());
    }

    /** Returns the text of the position, which has the names of the library only. */
    Optional<String> positionText() {
        return Optional.of(position).filter(unused -> areUsual()).map(PositionText::write);
    }

    /** Returns the position with these names. */
    Setup setup() {
        Setup setup = position.setup();
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>(setup.stacks());
        stacks.replaceAll((cell, pieces) -> of(pieces));
        return new Setup(
                setup.ruleset(),
                setup.sideToMove(),
                setup.turnNumber(),
                stacks,
                setup.resting().map(this::of));
    }
}
