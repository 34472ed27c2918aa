import Bytes
import FaqService
import Renderers

/// A message of JSON-RPC 2.0 that a client has sent.
struct RPCMessage: Sendable {
  /// Nil unless the message is a request, which is answered once.
  let id: JSONValue?
  /// Empty for the answer to a request; this program never makes one.
  let method: String
  let parameters: RawObject?

  /// Reads one line; the identifier is set even if the rest is not valid.
  init(_ line: [UInt8], id: inout JSONValue?) throws(RPCError) {
    let value: RawValue
    do throws(RawReadingError) {
      value = try RawValue(parsing: line)
    } catch {
      throw RPCError(.notJSON, "this is not JSON: \(error)")
    }
    id = JSONValue(identifier: value.object?["id"])
    guard let message = value.object, message["jsonrpc"]?.string?.text == "2.0" else {
      throw RPCError(
        .invalidRequest,
        value.array == nil ? "a message needs \"jsonrpc\": \"2.0\"" : "there are no batches"
      )
    }
    let isAnswer = message["method"] == nil && (message["result"] ?? message["error"]) != nil
    guard let method = isAnswer ? "" : message["method"]?.string?.text else {
      throw RPCError(.invalidRequest, "the method is not a text")
    }
    self.method = method
    self.id = isAnswer ? nil : id
    guard isAnswer || id != nil || message["id"] == nil else {
      throw RPCError(.invalidRequest, "the id is neither a text nor an integer")
    }
    parameters = message["params"]?.object
    guard self.id == nil || parameters != nil || message["params"] == nil else {
      throw RPCError("the parameters are not an object")
    }
  }
}

extension JSONValue {
  /// What a client knows a request by; nil for anything but a text and an integer.
  init?(identifier value: RawValue?) {
    switch value?.content {
    case .string(let text): self = .string(text.text)
    case .number(let number):
      guard let number = Int(number.spelling) else { return nil }
      self = .number(number)
    default: return nil
    }
  }

  /// A message to the client, as one line.
  static func line(_ members: [JSONMember]) -> [UInt8] {
    var buffer = OutputBuffer()
    buffer.append(.object([JSONMember("jsonrpc", "2.0")] + members))
    buffer.append("\n")
    return buffer.bytes
  }
}

/// Why a request has no result.
struct RPCError: Error {
  enum Code: Int {
    case notJSON = -32_700
    case invalidRequest = -32_600
    case unknownMethod = -32_601
    case invalidParameters = -32_602
    case internalError = -32_603
    /// Of the protocol's revisions before 2026.
    case unknownResource = -32_002
    case unsupportedVersion = -32_022
  }

  let code: Code
  let message: Message
  var data: JSONValue?

  init(_ code: Code, _ message: Message, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// Parameters that are not valid.
  init(_ message: Message) { self.init(.invalidParameters, message) }

  func json(calling names: EntryNames) -> JSONValue {
    [
      "code": .number(code.rawValue),
      "message": .string(message.text(calling: names).sanitised),
      "data": data,
    ]
  }
}

/// Divides bytes into lines; of one that is too long, nothing is kept.
struct RPCLines {
  /// The maximum length of a line.
  static let limit = 4 << 20

  /// The line that has not ended yet; nil if it is too long.
  private var rest: [UInt8]? = []

  /// The lines that end in a chunk; nil for each that is too long, and no blank ones.
  mutating func feed(_ chunk: [UInt8]) -> [[UInt8]?] {
    var lines: [[UInt8]?] = []
    let pieces = chunk.split(separator: .lineFeed, omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        if rest?.allSatisfy(\.isJSONSpace) != true { lines.append(rest) }
        rest = []
      }
      rest? += piece
      if let count = rest?.count, count > Self.limit { rest = nil }
    }
    return lines
  }
}
