import Foundation

/// A request as received.
package struct ReceivedRequest: Equatable, Sendable {
  /// `GET /faqs.json HTTP/1.1`.
  package let line: String
  package let headers: [String: String]

  package var path: String { line.split(separator: " ").dropFirst().first.map(String.init) ?? "" }

  package init(_ text: String) {
    let lines = text.components(separatedBy: "\r\n")
    line = lines[0]
    headers = lines.dropFirst().reduce(into: [:]) { headers, line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
  }
}
