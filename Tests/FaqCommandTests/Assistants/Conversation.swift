import Testing

@testable import FaqCommand

/// Requests of an assistant to a small program, and the answers.
enum Conversation {
  static let content = """
    [{"id":"refund","category":"Billing","elements":[
      {"type":"title","text":"How do I get a refund?"},
      {"type":"body","text":"Write to *us*\u{202E} within 30 days."}]},
     {"category":"Account","lang":"de","elements":[
      {"type":"title","text":"Wie ändere ich mein Passwort?"},
      {"type":"body","text":"In den Einstellungen."}]},
     {"id":"a b","elements":[{"type":"title","text":"Untitled no more"}]}]
    """
  static let program = FaqCommand(
    name: "desk",
    version: "1.0",
    content: .embedded(content)
  )
  static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """

  /// The answers to requests after a handshake.
  static func answers(_ requests: [String], arguments: [String] = []) async -> [String] {
    let handshake = """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
      """
    let all = await lines([handshake] + requests, arguments)
    return Array(all.dropFirst())
  }

  static func lines(_ requests: [String], _ arguments: [String] = []) async -> [String] {
    let input = requests.map { "\($0)\n" }.joined()
    let result = await program.result(of: ["mcp"] + arguments, input: input)
    #expect(result.status == 0)
    return result.output.split(separator: "\n").map(String.init)
  }

  /// A call of a tool, with its text and its data.
  static func call(
    _ name: String,
    _ arguments: String,
    options: [String] = []
  ) async -> String {
    let parameters = #"{"name":"\#(name)","arguments":\#(arguments)}"#
    let request = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(parameters)}"#
    return await answers([request], arguments: options).first ?? ""
  }
}
