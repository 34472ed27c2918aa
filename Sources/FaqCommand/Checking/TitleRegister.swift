import Bytes
import ContentParser
import FaqService

/// Remembers the titles of all sources, to find those that several FAQs have.
struct TitleRegister {
  /// Some ten megabytes; later titles are only compared with these.
  private static let maximumCount = 250_000

  /// Where an FAQ with some title was first found.
  private struct Place {
    let number: UInt32
    let line: UInt32
    let source: UInt32
  }

  /// The names of the sources so far.
  private var sources: [String] = []

  private var places: [Int: Place] = [:]
  private var locator = RawLocator()

  /// Starts with the titles of a source.
  mutating func begin(_ source: String) { sources.append(source) }

  /// Adds the title of an FAQ; returns a warning if an earlier FAQ has the same.
  mutating func add(_ document: Document, number: Int, from recent: RecentBytes) -> Diagnostic? {
    for block in document.blocks {
      guard let title = block.title else { continue }
      return title.text.isBlank ? nil : add(title, number: number, from: recent)
    }
    return nil
  }

  private mutating func add(
    _ title: TitleBlock,
    number: Int,
    from recent: RecentBytes
  ) -> Diagnostic? {
    let hash = title.text.hashOfBytes
    guard let first = places[hash] else {
      guard places.count < Self.maximumCount else { return nil }
      let line = recent.origin(of: locator.location(of: title.raw)).line
      places[hash] = Place(
        number: UInt32(clamping: number),
        line: UInt32(clamping: line),
        source: UInt32(clamping: sources.count - 1)
      )
      return nil
    }
    let text = title.raw["text"] ?? title.raw.value
    let source = Int(first.source) == sources.count - 1 ? "" : " of \(sources[Int(first.source)])"
    return Diagnostic(
      .duplicateTitle,
      .warning,
      at: locator.location(of: text, in: title.raw),
      message: "FAQ \(first.number) on line \(first.line)\(source) has the same title",
      hint: "Ask something else, or put both answers into one FAQ."
    )
  }
}

private extension String {
  /// A hash that differs between runs, so that nobody can prepare titles that collide.
  var hashOfBytes: Int {
    withUTF8Bytes { bytes in
      var hasher = Hasher()
      unsafe bytes.bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      return hasher.finalize()
    }
  }
}

extension Diagnostic.Code {
  /// Two FAQs of a source have one title.
  static let duplicateTitle: Self = "duplicate-title"
}
