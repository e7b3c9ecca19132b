package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Follows the references between objects: what a game keeps in memory, and how far its past is away. */
class GameMemoryTest {

    private static final int PLIES = 2000;

    @Test
    void opening_afterQuestionsAboutItsContinuation_doesNotKeepIt() throws IllegalAccessException {
        Game opening = continued(Game.start(LongGame.start(Ruleset.POCKET)), 1);
        Game finished = continued(opening, 60).end(GameResult.drawByAgreement());

        assertThat(finished.positions()).hasSize(62);
        assertThat(finished.moves()).hasSize(61);
        assertThat(finished.upTo(30).position().turnNumber()).isPositive();

        assertThat(reachable(opening)).doesNotContain(finished, finished.undo(), finished.position());
    }

    @Test
    void variations_askedInTurn_keepNothingMore() throws IllegalAccessException {
        Game one = continued(Game.start(LongGame.start(Ruleset.POCKET)), 200);
        Game other = one.undo();
        int before = reachable(List.of(one, other)).size();

        for (int ply = 0; ply <= other.plyCount(); ply++) {
            assertThat(one.upTo(ply).position()).isEqualTo(other.upTo(ply).position());
            assertThat(one.upTo(ply).positions()).hasSize(ply + 1);
            assertThat(one.upTo(ply).moves()).hasSize(ply);
        }

        assertThat(reachable(List.of(one, other))).hasSize(before);
    }

    /** Each step follows one reference. The number of plies has 11 bits. */
    @Test
    void upTo_anyPly_takesFewSteps() throws IllegalAccessException {
        Game game = continued(Game.start(LongGame.start(Ruleset.POCKET)), PLIES);

        for (int ply = 0; ply <= PLIES; ply++) {
            assertThat(steps(game, ply)).isLessThanOrEqualTo(3 * 11);
        }
    }

    /** Returns the least number of references on a path from a game to its ancestor that never goes too far back. */
    private static int steps(Game game, int plies) throws IllegalAccessException {
        int steps = 0;
        Game at = game;
        while (at.plyCount() > plies) {
            Game farthest = at;
            for (Field field : Game.class.getDeclaredFields()) {
                field.setAccessible(true);
                if (field.get(at) instanceof Game next
                        && next.plyCount() >= plies
                        && next.plyCount() < farthest.plyCount()) {
                    farthest = next;
                }
            }
            at = farthest;
            steps++;
        }
        return steps;
    }

    private static Game continued(Game start, int plies) {
        Game game = start;
        for (int ply = 0; ply < plies; ply++) {
            game = game.play(LongGame.move(game.plyCount()));
        }
        return game;
    }

    /** Returns all objects of this library that can be reached from an object, except those of static fields. */
    private static Set<Object> reachable(Object root) throws IllegalAccessException {
        Set<Object> found = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> rest = new ArrayDeque<>();
        rest.add(root);
        while (!rest.isEmpty()) {
            Object next = rest.remove();
            if (next instanceof Iterable<?> elements && !isOurs(next)) {
                elements.forEach(rest::add);
            } else if (next instanceof Object[]) {
                for (int i = 0; i < Array.getLength(next); i++) {
                    if (Array.get(next, i) != null) {
                        rest.add(Array.get(next, i));
                    }
                }
            } else if (isOurs(next) && found.add(next)) {
                addFields(next, rest);
            }
        }
        return found;
    }

    private static void addFields(Object object, Deque<Object> fields) throws IllegalAccessException {
        for (Class<?> type = object.getClass(); type != null && type != Object.class; type = type.getSuperclass()) {
            if (!type.getName().startsWith("io.github.hiverules")) {
                continue;
            }
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    field.setAccessible(true);
                    Object value = field.get(object);
                    if (value != null) {
                        fields.add(value);
                    }
                }
            }
        }
    }

    private static boolean isOurs(Object object) {
        return object.getClass().getName().startsWith("io.github.hiverules");
    }
}
