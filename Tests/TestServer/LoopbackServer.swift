import Foundation
import Synchronization

/// A web server on loopback that performs scripted steps for each client and records requests.
package final class LoopbackServer: Sendable {
  package let port: Int
  private let listener: LoopbackSocket
  private let log = RequestLog()

  package init(_ answer: @escaping @Sendable (ReceivedRequest) -> [ServerStep]) throws {
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

  /// A server that performs the same steps for every client.
  package convenience init(_ steps: ServerStep...) throws { try self.init { _ in steps } }

  deinit { listener.stop() }

  /// The requests so far.
  package var requests: [ReceivedRequest] { log.requests }

  /// The number of open connections.
  package var openCount: Int { log.openCount }

  /// The scheme, host and port of its addresses.
  package var origin: String { "http://127.0.0.1:\(port)" }
}

private final class RequestLog: Sendable {
  private let state = Mutex<(requests: [ReceivedRequest], openCount: Int)>(([], 0))

  var requests: [ReceivedRequest] { state.withLock(\.requests) }
  var openCount: Int { state.withLock(\.openCount) }

  func begin() { state.withLock { $0.openCount += 1 } }

  func add(_ request: ReceivedRequest) { state.withLock { $0.requests.append(request) } }

  func end() { state.withLock { $0.openCount -= 1 } }
}
