package example.toy;

import java.util.List;

/** The same engine as most programs offer it: it accepts or refuses moves, and lists none. */
public final class ToyGame {

    private final ToyBoard board = new ToyBoard();
    private String gameString = "Base;InProgress;White[1]";
    private List<String> legalMoves = ToyEngine.legalMoves(gameString);

    /** Places a piece of the given kind. */
    public void place(char kind, int q, int r) {
        playTo(
                q,
                r,
                legalMoves.stream()
                        .filter(move -> !move.equals("pass") && move.charAt(1) == kind)
                        .filter(move -> board.find(piece(move)).isEmpty())
                        .toList());
    }

    /** Moves the top piece of a cell. */
    public void move(int fromQ, int fromR, int toQ, int toR) {
        Cell from = cell(fromQ, fromR);
        playTo(
                toQ,
                toR,
                legalMoves.stream()
                        .filter(move -> board.height(from) > 0 && piece(move).equals(board.top(from)))
                        .toList());
    }

    /** Passes. */
    public void pass() {
        play(legalMoves.stream().filter(move -> move.equals("pass")).toList());
    }

    private void playTo(int q, int r, List<String> moves) {
        play(moves.stream()
                .filter(move -> board.target(move).equals(cell(q, r)))
                .toList());
    }

    private void play(List<String> moves) {
        if (moves.isEmpty()) {
            throw new IllegalStateException("illegal move");
        }
        board.play(moves.get(0));
        gameString += ";" + moves.get(0);
        legalMoves = ToyEngine.legalMoves(gameString);
    }

    private static String piece(String move) {
        return move.split(" ")[0];
    }

    private static Cell cell(int q, int r) {
        return new Cell(2 * q + r, r);
    }
}
