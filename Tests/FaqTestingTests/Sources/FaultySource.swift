import FaqService
import Synchronization

/// A source with one fault.
final class FaultySource: FaqSource {
  enum Fault {
    /// Its name has two lines.
    case hasLongName
    /// Its content ends within an entry.
    case breaksOff
    /// A line of its content is not JSON.
    case hasBadLine
    /// Each opening has other content.
    case changes
    /// All streams share one position.
    case sharesStream
    /// Its streams begin again after their end.
    case beginsAgain
    /// Its streams announce another size.
    case miscounts
    /// Its error is that of another source.
    case blamesOthers
    /// The reason of its error has two lines.
    case rambles
    /// Its streams end when their task is cancelled, as those of `AsyncStream` do.
    case endsEarly
    /// Its streams wait for ever.
    case isDeaf
    /// Its streams go on for six seconds when their task is cancelled.
    case lingers
  }

  private static let content = #"[{"elements":[{"type":"title","text":"Why?"}]}]"#
  private let fault: Fault
  private let openCount = Mutex(0)
  private let sharedOffset = Mutex(0)

  init(_ fault: Fault) { self.fault = fault }

  var name: String { fault == .hasLongName ? "the\nsource" : "the source" }

  func open() throws(FaqServiceError) -> sending any ByteStream {
    let count = openCount.withLock { count in
      count += 1
      return count
    }
    switch fault {
    case .blamesOthers: throw FaqServiceError(.unavailable, source: "a proxy", reason: "it is off")
    case .rambles: throw FaqServiceError(.unavailable, source: name, reason: "it is off\nor so")
    case .breaksOff: return stream(of: String(Self.content.dropLast(4)))
    case .hasBadLine: return stream(of: "{\"elements\":[]}\n{\n{\"elements\":[]}")
    case .changes: return stream(of: Self.content + String(repeating: " ", count: count))
    case .hasLongName, .sharesStream, .beginsAgain, .miscounts, .endsEarly, .isDeaf, .lingers:
      return stream(of: Self.content)
    }
  }

  private func stream(of content: String) -> sending any ByteStream {
    Stream(content: Array(content.utf8), source: self)
  }

  private func nextOffset() -> Int {
    sharedOffset.withLock { offset in
      offset += 1
      return offset - 1
    }
  }

  private struct Stream: ByteStream {
    let content: [UInt8]
    let source: FaultySource
    var offset = 0

    var totalCount: Int? { source.fault == .miscounts ? 7 : nil }

    mutating func next() async -> [UInt8]? {
      if source.fault == .sharesStream { offset = source.nextOffset() }
      if source.fault == .endsEarly, Task.isCancelled { return nil }
      if source.fault == .isDeaf { await Self.wait(.seconds(3_600)) }
      if source.fault == .lingers, Task.isCancelled { await Self.wait(.seconds(6)) }
      if source.fault == .beginsAgain, offset > content.count { offset = 0 }
      defer { offset += 1 }
      return offset < content.count ? [content[offset]] : nil
    }

    private static func wait(_ duration: Duration) async {
      await Task.detached { try? await Task.sleep(for: duration) }.value
    }
  }
}
