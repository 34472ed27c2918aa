"""A server on this machine that sends one document, and breaks where a path asks for it."""
import http.server
import random
import socket
import struct
import threading
import time


class BrokenServer(http.server.ThreadingHTTPServer):
    """The first part of a path names what happens: `/slow/3`; the rest makes addresses differ."""
    daemon_threads = True

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            kind = self.path.split("/")[1]
            if kind == "flaky":
                kind = self.server.random.choice(["ok", "truncated", "reset", "unavailable"])
            body = self.server.body
            try:
                getattr(self, kind)(body)
            except OSError:
                self.close_connection = True

        def start(self, status, length, **headers):
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(length))
            for name, value in headers.items():
                self.send_header(name.replace("_", "-"), value)
            self.end_headers()

        def ok(self, body):
            self.start(200, len(body))
            self.wfile.write(body)

        def tagged(self, body):
            if self.headers.get("If-None-Match") == '"one"':
                self.send_response(304)
                self.end_headers()
            else:
                self.start(200, len(body), ETag='"one"', Cache_Control="no-cache")
                self.wfile.write(body)

        def slow(self, body):
            self.start(200, len(body))
            for start in range(0, len(body), len(body) // 5 + 1):
                self.wfile.write(body[start:start + len(body) // 5 + 1])
                time.sleep(0.05)

        def truncated(self, body):
            self.start(200, 2 * len(body))
            self.wfile.write(body)
            self.close_connection = True

        def reset(self, body):
            self.start(200, len(body))
            self.wfile.write(body[:len(body) // 2])
            self.wfile.flush()
            self.connection.setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.connection.close()
            self.close_connection = True

        def unavailable(self, _):
            self.start(503, 0)

        def damaged(self, body):
            self.start(200, len(body) // 2)
            self.wfile.write(body[:len(body) // 2])

        def log_message(self, *_):
            pass

    def __init__(self, body, seed):
        super().__init__(("127.0.0.1", 0), self.Handler)
        self.body, self.random = body, random.Random(seed)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def address(self, kind, number=0):
        return f"http://127.0.0.1:{self.server_port}/{kind}/{number}"

    def handle_error(self, *_):
        """Programs that are killed leave connections."""
