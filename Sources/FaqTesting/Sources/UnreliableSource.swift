import FaqService

/// A source for others to wrap: it has content, fails, breaks off within an entry, or says nothing.
///
/// `violations(of:)` makes them, and hands them to a closure.
public struct UnreliableSource: FaqSource {
  /// How the source behaves, for messages.
  let summary: String
  /// An address that nobody serves.
  public let name = "https://example.com/faqs.json"
  private let content: String
  private let end: End

  private enum End {
    case complete
    case failure
    case silence
  }

  private static let faqs = #"""
    [{"elements":[{"type":"title","text":"Why?"},{"type":"body","text":"Because."}]},
    {"elements":[{"type":"title","text":"How?"}],"number":1.50}]
    """#

  /// Sources of all kinds, and what each comes to.
  static let all: [(Self, SourceOutcome)] = [
    (Self(summary: "a source with content", content: faqs, end: .complete), .content),
    (Self(summary: "a source without FAQs", content: "[]", end: .complete), .content),
    (Self(summary: "a source that fails at once", content: "", end: .failure), .failure),
    (
      Self(
        summary: "a source that breaks off",
        content: String(faqs.dropLast(20)),
        end: .failure
      ),
      .failure
    ),
    (
      Self(summary: "a source that stops", content: String(faqs.dropLast(20)), end: .silence),
      .silence
    ),
  ]

  /// Starts at the first byte, or fails.
  public func open() throws(FaqServiceError) -> sending any ByteStream {
    if end == .failure, content.isEmpty { throw failure }
    let chunks = Array(content.utf8.map { [$0] })
    return Stream(chunks: chunks[...], source: self)
  }

  private var failure: FaqServiceError {
    FaqServiceError(.unavailable, source: name, reason: "the connection was lost")
  }

  private struct Stream: ByteStream {
    var chunks: ArraySlice<[UInt8]>
    let source: UnreliableSource

    mutating func next() async throws(FaqServiceError) -> [UInt8]? {
      if let chunk = chunks.popFirst() { return chunk }
      switch source.end {
      case .complete: return nil
      case .failure: throw source.failure
      case .silence:
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
        throw source.failure
      }
    }
  }
}
