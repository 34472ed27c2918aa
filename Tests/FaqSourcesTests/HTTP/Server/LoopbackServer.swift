import FaqService
import Foundation
import Synchronization

@testable import FaqSources

/// A web server on loopback that does to each client what a test says, and keeps what it was asked.
final class LoopbackServer: Sendable {
  let port: Int
  private let listener: LoopbackSocket
  private let log = RequestLog()

  init(_ answer: @escaping @Sendable (ReceivedRequest) -> [ServerStep]) throws {
    listener = try LoopbackSocket.listening()
    port = try listener.port()
    let (listener, log) = (listener, log)
    DispatchQueue(label: "server").async {
      while let connection = listener.accept() {
        log.begin()
        DispatchQueue(label: "connection").async {
          defer {
            connection.close()
            log.end()
          }
          guard let request = connection.receive() else { return }
          log.add(request)
          for step in answer(request) where !connection.perform(step) { break }
        }
      }
      listener.close()
    }
  }

  /// A server that does the same to everybody.
  convenience init(_ steps: ServerStep...) throws { try self.init { _ in steps } }

  deinit { listener.stop() }

  /// What it was asked so far.
  var requests: [ReceivedRequest] { log.requests }

  /// How many connections are open.
  var openCount: Int { log.openCount }

  /// The start of all addresses here.
  var origin: String { "http://127.0.0.1:\(port)" }

  /// A source here, whose limits are short.
  func source(
    _ path: String = "/faqs.json",
    headers: [HTTPHeader] = [],
    limits: TransferLimits = .short,
    now: Int = 0
  ) throws -> HTTPSource {
    HTTPSource(try HTTPAddress(origin + path), headers: headers, limits: limits, now: { now })
  }
}

extension TransferLimits {
  /// For a server on loopback that is not to be waited for.
  static let short = Self(
    connecting: .seconds(10),
    silence: .seconds(10),
    total: .seconds(10),
    size: 1 << 20
  )
}

/// A request as it came.
struct ReceivedRequest: Equatable, Sendable {
  /// `GET /faqs.json HTTP/1.1`.
  let line: String
  let headers: [String: String]

  var path: String { line.split(separator: " ").dropFirst().first.map(String.init) ?? "" }

  init(_ text: String) {
    let lines = text.components(separatedBy: "\r\n")
    line = lines[0]
    headers = lines.dropFirst().reduce(into: [:]) { headers, line in
      let (name, value) = line.parted(before: ":")
      if !name.isEmpty { headers[name.lowercased()] = value.dropping(1).trimmed }
    }
  }
}

private final class RequestLog: Sendable {
  private let state = Mutex<(requests: [ReceivedRequest], openCount: Int)>(([], 0))

  var requests: [ReceivedRequest] { state.withLock(\.requests) }
  var openCount: Int { state.withLock(\.openCount) }

  func begin() { state.withLock { $0.openCount += 1 } }

  func add(_ request: ReceivedRequest) { state.withLock { $0.requests.append(request) } }

  func end() { state.withLock { $0.openCount -= 1 } }
}
