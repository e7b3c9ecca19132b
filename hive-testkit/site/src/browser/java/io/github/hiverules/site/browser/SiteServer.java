package io.github.hiverules.site.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Serves a folder under the site's path, with a Content Security Policy that allows only its files. */
final class SiteServer implements AutoCloseable {

    private static final String PATH = "/hive-rules/";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript",
            "css", "text/css",
            "svg", "image/svg+xml",
            "png", "image/png",
            "json", "application/json",
            "webmanifest", "application/manifest+json");

    private final Path folder;
    private final HttpServer server;

    SiteServer(Path folder) throws IOException {
        this.folder = folder;
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(PATH, this::answer);
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + PATH;
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath().substring(PATH.length());
        Path file = folder.resolve(path.isEmpty() || path.endsWith("/") ? path + "index.html" : path);
        if (Files.isRegularFile(file)) {
            String name = file.getFileName().toString();
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.getResponseHeaders().set("Content-Security-Policy", "default-src 'self'");
            byte[] content = Files.readAllBytes(file);
            exchange.sendResponseHeaders(200, content.length);
            exchange.getResponseBody().write(content);
        } else {
            exchange.sendResponseHeaders(404, -1);
        }
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
