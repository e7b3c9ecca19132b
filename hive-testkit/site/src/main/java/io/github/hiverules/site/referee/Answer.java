package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The page's answer to what a state asks.
 *
 * @param headline yes or no, and why in a few words, if a move is in question; otherwise empty
 * @param text one sentence or more
 * @param allowedBy the rule that says what the move in question does, if it is legal
 * @param violation why the move in question, or every move of the selected piece, is illegal; empty if it is legal
 * @param otherPieces other pieces that the text names: those that can go to the cell in question, throw, or be thrown
 */
record Answer(
        String headline,
        String text,
        Optional<Rule> allowedBy,
        Optional<Violation> violation,
        List<Piece> otherPieces) {

    /** The kinds whose evidence shows, before the visitor taps a cell, why a piece cannot move. */
    private static final Set<Kind> STUCK = EnumSet.of(Kind.COVERED, Kind.RESTING, Kind.PINNED, Kind.NO_MOVE);

    Answer {
        otherPieces = List.copyOf(otherPieces);
    }

    static Answer ofText(String text) {
        return legal("", text, Optional.empty(), List.of());
    }

    private static Answer legal(String headline, String text, Optional<Rule> rule, List<Piece> otherPieces) {
        return new Answer(headline, text, rule, Optional.empty(), otherPieces);
    }

    private static Answer refused(Violation violation, String text, List<Piece> otherPieces, RefereeLanguage language) {
        String headline =
                language.text("no", language.text("no." + violation.kind().id()));
        return new Answer(headline, text, Optional.empty(), Optional.of(violation), otherPieces);
    }

    /** Returns {@code yes} or {@code no} if a move is in question, otherwise {@code none}. */
    String verdict() {
        return allowedBy.isPresent() ? "yes" : violation.isPresent() ? "no" : "none";
    }

    /** Returns the rule that the page links to. */
    Optional<Rule> rule() {
        return allowedBy.or(() -> violation.map(Violation::rule));
    }

    /** Returns the answer without a board, for example for a picture. */
    String plainText() {
        return headline.isEmpty() ? text : (headline + ". " + text).strip();
    }

    /** Returns the answer as HTML: the headline with a link to the rule, then the sentences. */
    String html(Setup setup, RefereeLanguage language) {
        String link = rule().map(rule -> " <a href=\"" + language.text("rules.page") + "#" + rule.id() + "\" title=\""
                        + DrawingParts.escaped(language.sentences().rule(rule) + " ("
                                + language.sentences().source(rule) + ")")
                        + "\">" + rule.id() + "</a>")
                .orElse("");
        String verdict = headline.isEmpty()
                ? ""
                : "<p class=\"verdict\"><strong>" + PieceTiles.html(headline, setup, language.sentences()) + "</strong>"
                        + link + "</p>";
        return verdict + "<p class=\"reason\">" + PieceTiles.html(text, setup, language.sentences()) + "</p>";
    }

    static Answer of(PageState state, RefereeLanguage language) {
        Answer answer = answer(state, language);
        if (!state.question().isForOther()) {
            return answer;
        }
        String player = language.sentences().player(state.position().sideToMove());
        String text = language.text("say.forOther", player) + " " + answer.text;
        return new Answer(answer.headline, text, answer.allowedBy, answer.violation, answer.otherPieces);
    }

    private static Answer answer(PageState state, RefereeLanguage language) {
        if (state.attempt().isPresent()) {
            return aboutAttempt(state, state.attempt().get(), language);
        }
        if (state.selectedPiece().isPresent()) {
            return aboutSelectedPiece(state, state.selectedPiece().get(), language);
        }
        return state.askedCell().isPresent() ? aboutAskedCell(state, language) : aboutGame(state, language);
    }

    private static Answer aboutAttempt(PageState state, Move move, RefereeLanguage language) {
        Optional<Violation> violation = state.violation();
        if (violation.isPresent()) {
            String introduction = state.question().isNone()
                    ? language.text(
                                    "say.illegalMove",
                                    state.ply() + 1,
                                    move.movedPiece()
                                            .map(language.sentences()::piece)
                                            .orElse("pass"))
                            + " "
                    : "";
            String why = violation.get().kind() == Kind.PASS_NOT_ALLOWED
                    ? whyNoPass(state, violation.get(), language)
                    : sentence(state, violation.get(), language);
            return refused(violation.get(), introduction + why, List.of(), language);
        }
        Rule rule = AllowingRule.of(state.position(), move);
        return legal(
                language.text("yes", reason(state.position(), move, language)),
                move.equals(Move.pass())
                        ? whyPass(state, language)
                        : language.sentences().move(state.position(), move)
                                + (rule == Rule.PILLBUG_6 ? " " + language.text("say.throwsAsPillbug") : ""),
                Optional.of(rule),
                List.of());
    }

    /** Says in a few words why a move is legal. */
    private static String reason(Position position, Move move, RefereeLanguage language) {
        if (!(move instanceof Move.Movement)) {
            return language.text(move.equals(Move.pass()) ? "yes.pass" : "yes.placed");
        }
        Route route = position.route(move).orElseThrow();
        return route.thrower()
                .map(thrower -> language.text("yes.thrown", thrower))
                .orElseGet(() -> language.text("yes." + route.movesAs().letter()));
    }

    /** Names only the pieces of other moves, because players do not write moves as the library does. */
    private static String whyNoPass(PageState state, Violation violation, RefereeLanguage language) {
        String pieces = movedPieces(violation.alternatives()).stream()
                .map(piece -> state.position().cellOf(piece).isPresent()
                        ? piece.toString()
                        : language.text("say.inHand", piece))
                .collect(Collectors.joining(", "));
        return language.text(
                "say.mayNotPass", language.sentences().player(state.position().sideToMove()), pieces);
    }

    /** Says why one piece in hand, the Queen Bee if she is there, and each piece in play cannot move. */
    private static String whyPass(PageState state, RefereeLanguage language) {
        Position position = state.position();
        Color player = position.sideToMove();
        Stream<Piece> inPlay = position.stacks().values().stream()
                .flatMap(List::stream)
                .filter(piece -> piece.color() == player)
                .sorted();
        return language.text("say.whyPass", language.sentences().player(player))
                + Stream.concat(position.hand(player).stream().limit(1), inPlay)
                        .flatMap(piece -> state.askedGame().check(piece).stream())
                        .map(found -> " " + sentence(state, found, language))
                        .collect(Collectors.joining());
    }

    private static String sentence(PageState state, Violation violation, RefereeLanguage language) {
        return language.sentences().violation(state.position(), violation);
    }

    private static Answer aboutSelectedPiece(PageState state, Piece piece, RefereeLanguage language) {
        LegalMoves moves = state.legalMoves();
        Set<Piece> throwablePieces = movedPieces(moves.throwsBy(piece));
        Set<Piece> throwers = new TreeSet<>(moves.of(piece).stream()
                .flatMap(move -> moves.throwersOf(move).stream())
                .toList());
        Optional<Violation> violation = state.askedGame().check(piece);
        String text = violation
                .map(found -> sentence(state, found, language))
                .orElseGet(() -> reachSentence(state, piece, language));
        if (!throwablePieces.isEmpty()) {
            text += " " + language.count("say.throws", labels(throwablePieces, language), throwablePieces.size());
        }
        if (!throwers.isEmpty()) {
            text += " " + language.count("say.thrownBy", labels(throwers, language), throwers.size());
        }
        List<Piece> namedPieces = new ArrayList<>(throwablePieces);
        namedPieces.addAll(throwers);
        String sentences = text;
        return violation
                .map(found -> refused(found, sentences, namedPieces, language))
                .orElseGet(() -> legal("", sentences, Optional.empty(), namedPieces));
    }

    private static String reachSentence(PageState state, Piece piece, RefereeLanguage language) {
        String name = language.sentences().piece(piece);
        String count = language.count("say.canGo", name, state.destinations().size());
        String sentence = count.substring(0, 1).toUpperCase(Locale.ROOT) + count.substring(1);
        return state.position().isEmpty() ? sentence : sentence + " " + language.text("say.whyNot");
    }

    private static Answer aboutAskedCell(PageState state, RefereeLanguage language) {
        Hex cell = state.askedCell().orElseThrow();
        List<Piece> pieces = List.copyOf(movedPieces(state.legalMoves().to(cell)));
        String text = pieces.isEmpty()
                ? language.text("say.nothingCanGoHere")
                : language.count("say.canGoHere", labels(pieces, language), pieces.size());
        return legal("", text, Optional.empty(), pieces);
    }

    private static Set<Piece> movedPieces(List<Move> moves) {
        return new LinkedHashSet<>(
                moves.stream().flatMap(move -> move.movedPiece().stream()).toList());
    }

    private static String labels(Collection<Piece> pieces, RefereeLanguage language) {
        return pieces.stream()
                .map(piece -> language.sentences().label(piece))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static Answer aboutGame(PageState state, RefereeLanguage language) {
        Sentences sentences = language.sentences();
        Game game = state.shownGame();
        String lastMove = game.lastMove()
                .map(move -> sentences.move(game.undo().position(), move) + " ")
                .orElse("");
        if (game.isOver()) {
            String result = sentences.result(game.result());
            return legal(result.substring(0, result.length() - 1), lastMove.strip(), Optional.empty(), List.of());
        }
        String player = sentences.player(state.position().sideToMove());
        if (state.legalMoves().mustPass()) {
            return ofText(lastMove + language.text("say.mustPass", player));
        }
        return ofText(lastMove
                + language.text("say.toMove", player)
                + (game.plyCount() == 0 && state.position().isEmpty() ? " " + language.text("say.start") : ""));
    }

    SvgDrawing drawing(PageState state) {
        SvgDrawing drawing = SvgDrawing.of(state.askedGame());
        Optional<Move> attempt = state.attempt();
        if (attempt.isPresent() && violation.isEmpty()) {
            return drawLegalMove(drawing, state.position(), attempt.get());
        }
        if (attempt.isPresent() && state.selectedPiece().isEmpty()) {
            return drawing.withViolation(violation.get());
        }
        if (state.selectedPiece().isEmpty()) {
            return state.askedCell().isPresent()
                    ? drawPiecesThatCanGoThere(drawing, state)
                    : drawStateOfGame(drawing, state);
        }
        for (Piece piece : otherPieces) {
            drawing = drawing.withSelected(piece);
        }
        drawing = drawing.withSelected(state.selectedPiece().get()).withDestinations(state.destinations());
        if (state.askedCell().isPresent()) {
            drawing = drawing.withUnreachableCells(List.of(state.askedCell().get()));
            return violation.map(drawing::withViolation).orElse(drawing);
        }
        // Until the visitor taps a cell, draw only evidence that does not depend on the destination.
        return violation
                .filter(found -> STUCK.contains(found.kind()))
                .map(drawing::withViolation)
                .orElse(drawing);
    }

    private static SvgDrawing drawLegalMove(SvgDrawing drawing, Position position, Move move) {
        SvgDrawing marked =
                move.destination().map(List::of).map(drawing::withDestinations).orElse(drawing);
        Optional<Route> route = position.route(move);
        marked = move.movedPiece().map(marked::withSelected).orElse(marked);
        return route.isPresent() && route.get().stops().size() > 1 ? marked.withRoute(route.get()) : marked;
    }

    private SvgDrawing drawPiecesThatCanGoThere(SvgDrawing drawing, PageState state) {
        List<Hex> cell = List.of(state.askedCell().orElseThrow());
        SvgDrawing marked = otherPieces.isEmpty() ? drawing.withUnreachableCells(cell) : drawing.withDestinations(cell);
        for (Piece piece : otherPieces) {
            marked = marked.withSelected(piece);
        }
        return marked;
    }

    /** Marks the last move and, at the end of the game, the surrounded Queen Bee. */
    private static SvgDrawing drawStateOfGame(SvgDrawing drawing, PageState state) {
        SvgDrawing marked =
                state.shownGame().lastMove().map(drawing::withLastMove).orElse(drawing);
        return state.shownGame().isOver()
                ? state.shownGame()
                        .check(Move.pass())
                        .map(marked::withViolation)
                        .orElse(marked)
                : marked;
    }
}
