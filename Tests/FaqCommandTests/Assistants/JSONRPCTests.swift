import FaqService
import Renderers
import Testing

@testable import FaqCommand

@Suite("Messages of JSON-RPC are read line by line")
struct JSONRPCTests {
  private func outcome(_ line: String) -> String {
    var id: JSONValue?
    do throws(RPCError) {
      let message = try RPCMessage(Array(line.utf8), id: &id)
      if let id = message.id { return "request \(id) \(message.method)" }
      return message.method.isEmpty ? "answer" : "notification \(message.method)"
    } catch {
      return "\(error.code.rawValue) \(id.map { "\($0)" } ?? "-"): \(error.message)"
    }
  }

  @Test(
    "A message is a request, a notification or an answer, or else has a fault",
    arguments: [
      (#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, "request number(1) ping"),
      (#"{"jsonrpc":"2.0","id":"a","method":"x","params":{}}"#, #"request string("a") x"#),
      (
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        "notification notifications/initialized"
      ),
      (#"{"jsonrpc":"2.0","id":1,"result":{}}"#, "answer"),
      (#"{"jsonrpc":"2.0","id":1}"#, "-32600 number(1): the method is not a text"),
      (#"{"jsonrpc":"2.0","id":1,"method":2}"#, "-32600 number(1): the method is not a text"),
      (
        #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#,
        "-32600 -: the id is neither a text nor an integer"
      ),
      (
        #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
        "-32600 -: the id is neither a text nor an integer"
      ),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#,
        "-32602 number(1): the parameters are not an object"
      ),
      (#"{"id":1,"method":"ping"}"#, #"-32600 number(1): a message needs "jsonrpc": "2.0""#),
      ("[]", "-32600 -: there are no batches"),
      ("7", #"-32600 -: a message needs "jsonrpc": "2.0""#),
    ]
  )
  func kinds(line: String, expected: String) { #expect(outcome(line) == expected) }

  @Test("What is not JSON is a fault that names the place")
  func notJSON() {
    #expect(outcome(#"{"jsonrpc":"#).hasPrefix("-32700 -: this is not JSON: line 1"))
  }

  @Test("Lines may come in any pieces; blank ones are ignored")
  func pieces() {
    var lines = RPCLines()
    #expect(lines.feed(Array("a\r\n\n \nb".utf8)) == [Array("a\r".utf8)])
    #expect(lines.feed(Array("c".utf8)).isEmpty)
    #expect(lines.feed(Array("\nd".utf8)) == [Array("bc".utf8)])
    #expect(lines.feed(Array("\n".utf8)) == [Array("d".utf8)])
    #expect(lines.feed(Array("\n".utf8)).isEmpty)
  }

  @Test("Of a line that is too long nothing is kept, and the next one is read")
  func tooLong() {
    var lines = RPCLines()
    let piece = [UInt8](repeating: 0x61, count: RPCLines.limit / 2 + 1)
    #expect(lines.feed(piece).isEmpty)
    #expect(lines.feed(piece).isEmpty)
    #expect(lines.feed(Array("\nok\n".utf8)) == [nil, Array("ok".utf8)])
  }

  @Test("An answer is one line, whatever its texts hold")
  func answers() {
    let result = JSONMember("result", ["text": "a\nb"])
    #expect(
      String(utf8: JSONValue.line([JSONMember("id", .number(1)), result])) == """
        {"jsonrpc":"2.0","id":1,"result":{"text":"a\\nb"}}

        """
    )
    let error = RPCError(.notJSON, "no\u{1B}").json(calling: .faqs)
    let fault = JSONValue.line([JSONMember("id", .null), JSONMember("error", error)])
    #expect(
      String(utf8: fault) == """
        {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no\u{FFFD}"}}

        """
    )
  }
}
