package io.github.hiverules.site.referee;

import java.util.ArrayList;
import java.util.List;

/**
 * The tables that a visitor has seen, so that every change can be undone. A new table after an undo replaces those that
 * were undone.
 *
 * @param tables the tables, oldest first
 * @param index which of them is shown
 */
record Visit(List<Table> tables, int index) {

    Visit {
        tables = List.copyOf(tables);
    }

    static Visit of(Table table) {
        return new Visit(List.of(table), 0);
    }

    Table table() {
        return tables.get(index);
    }

    /** Goes on with a table. */
    Visit then(Table table) {
        List<Table> changed = new ArrayList<>(tables.subList(0, index + 1));
        changed.add(table);
        return new Visit(changed, index + 1);
    }

    /** Shows a table instead of the current one, for a change that needs no undo, such as a selection. */
    Visit instead(Table table) {
        List<Table> changed = new ArrayList<>(tables);
        changed.set(index, table);
        return new Visit(changed, index);
    }

    boolean canGoTo(int other) {
        return other >= 0 && other < tables.size();
    }

    Visit at(int other) {
        return new Visit(tables, other);
    }
}
