import FaqCommand
import FaqService
import Synchronization

/// Checks what must hold for all lines that an assistant may send, with or without a handshake.
struct AssistantInvariants {
  private let input: String

  init(of bytes: [UInt8], _ random: inout SeededGenerator) {
    let text = String(decoding: bytes, as: Unicode.UTF8.self)
    input = Bool.random(using: &random) ? "\(Self.handshake)\n\(text)" : text
  }

  func check() async throws(Violation) {
    let output = Mutex<[UInt8]>([])
    let status = await Self.program.run(
      arguments: ["mcp"],
      variables: [:],
      input: input,
      output: { bytes in output.withLock { $0 += bytes } },
      errors: { _ in
        // Nobody reads the log.
      }
    )
    try Violation.unless(status == 0, "the program ends with the status \(status)")
    var answers: [String: Int] = [:]
    for line in output.withLock(\.self).split(separator: UInt8(ascii: "\n")) {
      guard let message = try? RawValue(parsing: Array(line)).object,
        message["jsonrpc"]?.string?.text == "2.0"
      else {
        throw Violation(rule: "the program sends \(String(decoding: line, as: Unicode.UTF8.self))")
      }
      guard let id = message["id"] else { continue }
      try Violation.unless(
        (message["result"] == nil) != (message["error"] == nil),
        "an answer has both a result and an error, or neither"
      )
      answers["\(id.source)", default: 0] += 1
    }
    try check(answers)
  }

  /// No request without an answer, and none with two.
  private func check(_ answers: [String: Int]) throws(Violation) {
    var requests: [String: Int] = [:]
    var hasCancellation = false
    for line in input.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      guard let message = try? RawValue(parsing: Array(line.utf8)).object else { continue }
      let method = message["method"]?.string?.text ?? ""
      hasCancellation = hasCancellation || method.contains("cancelled") || method.contains("listen")
      if let id = message["id"], !method.isEmpty { requests["\(id.source)", default: 0] += 1 }
    }
    guard !hasCancellation else { return }
    for (id, count) in requests where !id.hasPrefix("[") {
      try Violation.unless(
        answers[id, default: 0] >= count || answers["null", default: 0] > 0,
        "a request with the id \(id) has \(answers[id, default: 0]) answers"
      )
    }
  }

  private static let program = FaqCommand(
    name: "fuzz",
    version: "1.0",
    content: .embedded(
      """
      [{"id":"refund","category":"Billing","elements":[
        {"type":"title","text":"How do I get a refund?"},
        {"type":"body","text":"Write to us within 30 days."}]},
       {"category":"Account","lang":"de","elements":[
        {"type":"title","text":"Wie ändere ich mein Passwort?"},
        {"type":"body","text":"In den Einstellungen."}]}]
      """
    )
  )

  private static let handshake = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
    """
}
