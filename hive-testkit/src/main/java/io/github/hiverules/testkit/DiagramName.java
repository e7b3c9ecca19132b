package io.github.hiverules.testkit;

/** What a diagram is called and what it is about. */
record DiagramName(String id, String group, String title, String caption) {}
