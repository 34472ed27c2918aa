import Foundation

/// A web server on loopback that gives every client the same answer.
final class AnswerServer: Sendable {
  private let listener: Int32
  /// The address of the answer.
  let address: String

  struct Failure: Error {
    let number = errno
  }

  /// Starts to listen on a free port.
  init(_ answer: String) throws {
    #if os(Linux)
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    address = "http://127.0.0.1:\(try Self.listen(on: listener))/animals.json"
    let response = """
      HTTP/1.1 200 OK\r
      Content-Type: application/json\r
      Content-Length: \(answer.utf8.count)\r
      Connection: close\r
      \r
      \(answer)
      """
    DispatchQueue(label: "server").async { [listener] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { break }
        Self.send(Array(response.utf8), to: client)
      }
      close(listener)
    }
  }

  deinit { stop() }

  /// Refuses all further clients.
  func stop() { _ = shutdown(listener, Int32(SHUT_RDWR)) }
}

private extension AnswerServer {
  /// Listens on a free port of loopback, and returns it.
  static func listen(on listener: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(listener, pointer, size) + Foundation.listen(listener, 4)
          + getsockname(listener, pointer, &size)
      }
    }
    guard status == 0 else { throw Failure() }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Sends the response when the request has ended.
  static func send(_ response: [UInt8], to client: Int32) {
    let handle = FileHandle(fileDescriptor: client, closeOnDealloc: true)
    var request = Data()
    while request.suffix(4) != Data("\r\n\r\n".utf8) {
      guard let bytes = try? handle.read(upToCount: 1), !bytes.isEmpty else { return }
      request += bytes
    }
    try? handle.write(contentsOf: response)
  }
}
