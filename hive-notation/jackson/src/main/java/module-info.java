/**
 * Writes and reads the values of the library as JSON, with Jackson.
 *
 * <pre>{@code
 * JsonMapper json = JsonMapper.builder().addModule(new HiveModule()).build();
 * }</pre>
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.jackson {
    requires transitive com.fasterxml.jackson.databind;
    requires com.fasterxml.jackson.datatype.jdk8;
    requires transitive io.github.hiverules.notation;
    requires static org.jspecify;

    exports io.github.hiverules.jackson;

    provides com.fasterxml.jackson.databind.Module with
            io.github.hiverules.jackson.HiveModule;
}
