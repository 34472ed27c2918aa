/// What a server does to a client; after the last step it closes the connection.
package enum ServerStep: Sendable {
  case send([UInt8])
  /// The same bytes until the client has had enough.
  case repeatedly([UInt8])
  /// A byte every few milliseconds, until the client has had enough.
  case drip
  /// Nothing, until the client goes away.
  case silence
  /// The end of a connection as a machine has it that was switched off.
  case reset
}

extension ServerStep {
  package static func send(_ text: String) -> Self { .send(Array(text.utf8)) }

  /// A whole answer, with its length.
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

  /// The head of an answer alone.
  package static func head(_ status: String = "200 OK", _ headers: String...) -> Self {
    .send(head(status, headers))
  }

  private static func head(_ status: String, _ headers: [String]) -> [UInt8] {
    Array((["HTTP/1.1 \(status)"] + headers + ["", ""]).joined(separator: "\r\n").utf8)
  }
}
