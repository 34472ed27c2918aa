import Bytes
import FaqService
import Renderers

/// A message of JSON-RPC 2.0 that a client has sent.
enum RPCMessage {
  case request(RPCRequest)
  case notification(method: String, RawObject?)
  /// The answer to a request; this program never makes one.
  case answer
  /// What is no valid message, with the identifier if it has one.
  case invalid(RPCIdentifier?, RPCError)

  /// Reads one line.
  init(_ line: [UInt8]) {
    let value: RawValue
    do throws(RawReadingError) {
      value = try RawValue(parsing: line)
    } catch {
      self = .invalid(nil, RPCError(.notJSON, "this is not JSON: \(error)"))
      return
    }
    let message = value.object
    let id = RPCIdentifier(message?["id"])
    let parameters = message?["params"]
    guard let message, message["jsonrpc"]?.string?.text == "2.0" else {
      let reason =
        value.array == nil ? "a message needs \"jsonrpc\": \"2.0\"" : "there are no batches"
      self = .invalid(id, RPCError(.invalidRequest, reason))
      return
    }
    guard let method = message["method"]?.string?.text else {
      let isAnswer = message["method"] == nil && (message["result"] ?? message["error"]) != nil
      self =
        isAnswer ? .answer : .invalid(id, RPCError(.invalidRequest, "the method is not a text"))
      return
    }
    if message["id"] == nil {
      self = .notification(method: method, parameters?.object)
    } else if let id, parameters == nil || parameters?.object != nil {
      self = .request(RPCRequest(id: id, method: method, parameters: parameters?.object))
    } else if id == nil {
      self = .invalid(nil, RPCError(.invalidRequest, "the id is neither a text nor an integer"))
    } else {
      self = .invalid(id, RPCError(.invalidParameters, "the parameters are not an object"))
    }
  }
}

/// A request, which is answered once.
struct RPCRequest: Sendable {
  let id: RPCIdentifier
  let method: String
  let parameters: RawObject?

  /// A member of the parameters.
  subscript(name: String) -> RawValue? { parameters?[name] }
}

/// What a client knows a request by.
enum RPCIdentifier: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// Nil for anything but a text and an integer.
  init?(_ value: RawValue?) {
    switch value?.content {
    case .string(let text): self = .text(text.text)
    case .number(let number):
      guard let number = Int(number.spelling) else { return nil }
      self = .number(number)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
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
  let message: String
  var data: JSONValue?

  init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

extension JSONValue {
  /// A message to the client, as one line.
  static func line(_ members: [JSONMember]) -> [UInt8] {
    var buffer = OutputBuffer()
    buffer.append(.object([JSONMember("jsonrpc", "2.0")] + members))
    buffer.append("\n")
    return buffer.bytes
  }

  /// The answer to a request.
  static func answer(_ id: RPCIdentifier?, _ result: Result<Self, RPCError>) -> [UInt8] {
    let outcome =
      switch result {
      case .success(let value): JSONMember("result", value)
      case .failure(let error):
        JSONMember(
          "error",
          [
            "code": .number(error.code.rawValue),
            "message": .string(error.message.sanitised),
            "data": error.data,
          ]
        )
      }
    return line([JSONMember("id", id?.json ?? .null), outcome])
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
