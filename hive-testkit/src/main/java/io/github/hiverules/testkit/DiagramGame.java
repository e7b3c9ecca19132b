package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The game of a diagram. It leads to the drawn position, and decides on which cells of the table that stands. */
record DiagramGame(DiagramLine line, int offset) {

    Game read(Setup drawn) {
        String text = line.text().substring(offset);
        try {
            Game game = GameString.read(text, ReadOptions.strict().withTogglesOf(drawn.ruleset()));
            if (leadsTo(game.position(), drawn)) {
                return game;
            }
        } catch (NotationException e) {
            throw line.fault(offset, text, "a legal game: " + e.getMessage());
        }
        throw line.fault(offset, text, "a game that leads to the drawn position");
    }

    private static boolean leadsTo(Position reached, Setup drawn) {
        return reached.isRepetitionOf(Position.of(drawn))
                && reached.turnNumber() == drawn.turnNumber()
                && reached.stacks().equals(movedStacks(drawn, shift(drawn, reached)));
    }

    /** Returns a drawing with the cells of its game. */
    static TextDiagram onCellsOf(Game game, TextDiagram drawing) {
        Setup drawn = drawing.setup();
        Hex shift = shift(drawn, game.position());
        Map<Hex, Character> marks = new LinkedHashMap<>();
        drawing.marks().forEach((cell, mark) -> marks.put(cell.plus(shift), mark));
        return new TextDiagram(
                new Setup(
                        drawn.ruleset(),
                        drawn.sideToMove(),
                        drawn.turnNumber(),
                        movedStacks(drawn, shift),
                        drawn.resting()),
                marks);
    }

    private static Map<Hex, List<Piece>> movedStacks(Setup drawn, Hex shift) {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        drawn.stacks().forEach((cell, stack) -> stacks.put(cell.plus(shift), stack));
        return stacks;
    }

    /** Returns how far the pieces of a game stand from where they are drawn. */
    private static Hex shift(Setup drawn, Position reached) {
        return drawn.stacks().entrySet().stream()
                .flatMap(stack ->
                        reached.cellOf(stack.getValue().get(0)).stream().map(cell -> cell.minus(stack.getKey())))
                .findFirst()
                .orElse(Hex.ORIGIN);
    }
}
