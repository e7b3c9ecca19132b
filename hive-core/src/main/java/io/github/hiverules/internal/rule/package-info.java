/** One file for each family of rules, which decides, and shows what decided. */
package io.github.hiverules.internal.rule;
