import FaqService
import Foundation
import Testing

@testable import FaqCommand

@Suite("Assistants are told of content that changes, and of faults in what they ask")
struct ChangedContentTests {
  @Test("A changed file is loaded again, and clients are told that the lists have changed")
  func change() async throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/a.json"
    let faq = #"{"elements":[{"type":"title","text":"Why?"}]}"#
    try folder.write("[\(faq)]", to: "a.json")
    let client = Client([
      ("", { Self.handshake + Self.log + Self.subscription + Self.list }),
      (
        "1 FAQ of a.json",
        {
          try "[\(faq),\(faq)]".write(toFile: file, atomically: false, encoding: .utf8)
          return ""
        }
      ),
      (#""method":"notifications/resources/list_changed","params""#, { Self.list }),
    ])
    let lines = await client.run(["mcp", file])
    let meta = #""_meta":{"io.modelcontextprotocol/subscriptionId":"s"}"#
    #expect(
      lines.dropFirst(4).prefix(4) == [
        """
        {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","logger":"faq",\
        "data":"2 FAQs have been loaded again"}}
        """,
        #"{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}"#,
        #"{"jsonrpc":"2.0","method":"notifications/resources/list_changed"}"#,
        """
        {"jsonrpc":"2.0","method":"notifications/resources/list_changed","params":{\(meta)}}
        """,
      ]
    )
    #expect(lines.last?.contains("It has 2 FAQs of a.json") == true)
  }

  @Test("A call that waits for content is told how many FAQs have been read, or is cancelled")
  func progress() async {
    let call = { @Sendable (id: Int) in
      """
      {"jsonrpc":"2.0","id":\(id),"method":"tools/call","params":{"name":"list_faqs",\
      "_meta":{"progressToken":"p"}}}

      """
    }
    let cancel = """
      {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}

      """
    let client = Client([
      ("", { Self.handshake + call(1) }), (#""progress":1"#, { cancel + call(2) }),
      (#""progress":2"#, { "" }),
    ])
    let content = #"[{"elements":[{"type":"title","text":"Why?"}]}]"#
    let source = SlowSource(content: Array(content.utf8)) {
      client.output.text.contains(#""progress":2"#)
    }
    let program = FaqCommand(name: "faq", version: "1", content: .source(source))
    let lines = await client.run(["mcp"], of: program)
    #expect(
      lines[1] == """
        {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"p",\
        "progress":1,"message":"0 FAQs read"}}
        """
    )
    #expect(!lines.contains { $0.contains("\"id\":1") })
    #expect(lines.last?.contains(#""id":2,"result""#) == true)
  }

  @Test(
    "A faulty request is an error that says what is wrong",
    arguments: [
      ("initialize", "{}", "the protocolVersion is not a text"),
      ("logging/setLevel", #"{"level":"loud"}"#, "the level is unknown"),
      ("resources/read", "{}", "the uri is not a text"),
      ("tools/call", #"{"name":"ask"}"#, "there is no such tool"),
      ("tools/call", #"{"name":"list_faqs","arguments":1}"#, "the arguments are not an object"),
    ]
  )
  func faults(method: String, parameters: String, message: String) async {
    let request = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"#
    let answer = await Conversation.answers([request]).first
    #expect(answer == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"\#(message)"}}"#)
  }

  @Test("A ping is answered, and so is a message that is too long")
  func ping() async {
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    let long = "{\"a\":\"\(String(repeating: "a", count: 4 << 20))\"}"
    #expect(
      await Conversation.answers([long, ping]) == [
        """
        {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"a message has at most 4194304 \
        bytes"}}
        """,
        #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
      ]
    )
  }
}

private extension ChangedContentTests {
  static let handshake = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}

    """
  static let log = """
    {"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"info"}}

    """
  static let subscription = """
    {"jsonrpc":"2.0","id":"s","method":"subscriptions/listen","params":{\(Conversation.meta),\
    "notifications":{"resourcesListChanged":true}}}

    """
  static let list = """
    {"jsonrpc":"2.0","id":2,"method":"tools/list"}

    """
}

/// A client that sends each text once it has received another one.
private struct Client: FaqSource {
  typealias Step = (awaited: String, send: @Sendable () throws -> String)

  let name = "client"
  let output = RecordedOutput()
  let steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  func open() -> sending any ByteStream { Stream(output: output, steps: steps[...]) }

  /// The lines that the program has written when the last text was answered.
  func run(
    _ arguments: [String],
    of program: FaqCommand = FaqCommand(name: "faq", version: "1")
  ) async -> [String] {
    let run = Run(
      program: program,
      arguments: arguments.map { Argument($0) },
      environment: .pipe(),
      output: output,
      errors: RecordedOutput(),
      input: self
    )
    #expect(await run.status() == .done)
    return output.text.split(separator: "\n").map(String.init)
  }

  private struct Stream: ByteStream {
    let output: RecordedOutput
    var steps: ArraySlice<Step>

    mutating func next() async -> [UInt8]? {
      guard let step = steps.popFirst() else { return nil }
      await waiting { output.text.contains(step.awaited) || step.awaited.isEmpty }
      return try? Array(step.send().utf8)
    }
  }
}

/// Content that arrives when something holds.
private struct SlowSource: FaqSource, ByteStream {
  let name = "slow"
  var content: [UInt8]?
  let isReady: @Sendable () -> Bool

  func open() -> sending any ByteStream { self }

  mutating func next() async -> [UInt8]? {
    await waiting(until: isReady)
    return content.take()
  }
}

/// Waits until a condition holds, for a minute at most.
private func waiting(until holds: () -> Bool) async {
  for _ in 0..<6_000 where !holds() { try? await Task.sleep(for: .milliseconds(10)) }
}
