import Foundation
import Synchronization

/// A web server on loopback, which answers one request with a page.
final class PageServer: Sendable {
  let port: UInt16
  private let received = Mutex<String?>(nil)

  /// The request, once it was answered.
  var request: String? { received.withLock(\.self) }

  private struct SocketFailure: Error {
    let number = errno
  }

  /// Listens on a free port; the answer may redirect to another address.
  init(_ page: String, location: String? = nil) throws {
    #if os(Linux)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    port = try Self.listen(listener)
    let status = location.map { "302 Found\r\nLocation: \($0)" } ?? "200 OK"
    let type = "Content-Type: text/html\r\nContent-Length: \(page.utf8.count)"
    let head = "HTTP/1.1 \(status)\r\n\(type)"
    let answer = Data("\(head)\r\nConnection: close\r\n\r\n\(page)".utf8)
    DispatchQueue(label: "page server").async { [self] in
      let client = FileHandle(fileDescriptor: accept(listener, nil, nil), closeOnDealloc: true)
      let request = String(bytes: client.availableData, encoding: .utf8)
      received.withLock { $0 = request }
      try? client.write(contentsOf: answer)
      close(listener)
    }
  }

  /// Listens on a free port of loopback.
  private static func listen(_ listener: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(listener, address, size) == 0
          && Foundation.listen(listener, 1) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard status else { throw SocketFailure() }
    return UInt16(bigEndian: address.sin_port)
  }
}
