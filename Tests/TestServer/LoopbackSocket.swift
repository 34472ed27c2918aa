import FaqService
import Foundation

/// A socket of the test server; contains all its system calls.
struct LoopbackSocket: Sendable {
  let number: Int32

  struct Failure: Error {
    let call: String
    let number = errno
  }

  /// A socket that listens on a free port of loopback.
  static func listening() throws -> Self {
    signal(SIGPIPE, SIG_IGN)
    #if os(Linux)
    let listener = Self(number: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #else
    let listener = Self(number: socket(AF_INET, SOCK_STREAM, 0))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(listener.number, $0, size)
      }
    }
    guard status == 0, listen(listener.number, 16) == 0 else { throw Failure(call: "listen") }
    return listener
  }

  func port() throws -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(number, $0, &size)
      }
    }
    guard status == 0 else { throw Failure(call: "getsockname") }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// The next client, or nil once the server stops.
  func accept() -> Self? {
    let client = Foundation.accept(number, nil, nil)
    return client < 0 ? nil : Self(number: client)
  }

  /// Stops accepting clients.
  func stop() { _ = shutdown(number, Int32(SHUT_RDWR)) }

  func close() { _ = Foundation.close(number) }

  /// Reads a request without a body; nil if the client closes the connection.
  func receive() -> ReceivedRequest? {
    var bytes: [UInt8] = []
    while !bytes.ends(with: "\r\n\r\n") {
      guard let byte = read() else { return nil }
      bytes.append(byte)
    }
    return ReceivedRequest(String(utf8: bytes.dropLast(4)))
  }

  /// Performs a step; false if the connection has ended.
  func perform(_ step: ServerStep) -> Bool {
    switch step {
    case .send(let bytes): return write(bytes)
    case .repeatedly(let bytes):
      let count = max(1, 65_536 / bytes.count)
      let many = Array(repeatElement(bytes, count: count).joined())
      while write(many) { continue }
      return false
    case .drip:
      while write([UInt8(ascii: " ")]) { usleep(5_000) }
      return false
    case .silence:
      while read() != nil { continue }
      return false
    case .reset:
      var option = linger(l_onoff: 1, l_linger: 0)
      let size = socklen_t(MemoryLayout<linger>.size)
      _ = unsafe setsockopt(number, SOL_SOCKET, SO_LINGER, &option, size)
      return false
    }
  }

  private func read() -> UInt8? {
    var byte: UInt8 = 0
    return unsafe Foundation.read(number, &byte, 1) == 1 ? byte : nil
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.write(number, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

private extension [UInt8] {
  func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
