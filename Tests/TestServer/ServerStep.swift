/// A step in serving a client; after the last step the server closes the connection.
package enum ServerStep: Sendable {
  case send([UInt8])
  /// Sends the same bytes until the client closes the connection.
  case repeatedly([UInt8])
  /// Sends a byte every few milliseconds until the client closes the connection.
  case drip
  /// Sends nothing until the client closes the connection.
  case silence
  /// Resets the connection.
  case reset
}

extension ServerStep {
  package static func send(_ text: String) -> Self { .send(Array(text.utf8)) }

  /// A complete response with its length.
  package static func answer(
    _ status: String = "200 OK",
    _ headers: [String] = ["Content-Type: application/json"],
    body: String = "[]"
  ) -> Self {
    answer(status, headers, bytes: Array(body.utf8))
  }

  package static func answer(
    _ status: String = "200 OK",
    _ headers: [String] = ["Content-Type: application/json"],
    bytes: [UInt8]
  ) -> Self {
    .send(head(status, headers + ["Content-Length: \(bytes.count)"]) + bytes)
  }

  /// Only the head of a response.
  package static func head(_ status: String = "200 OK", _ headers: String...) -> Self {
    .send(head(status, headers))
  }

  private static func head(_ status: String, _ headers: [String]) -> [UInt8] {
    Array((["HTTP/1.1 \(status)"] + headers + ["", ""]).joined(separator: "\r\n").utf8)
  }
}
