import ContentParser
import FaqService

/// Content in which some faults are mended.
struct FixedContent: Equatable {
  var bytes: [UInt8]
  /// What has changed, in the order of the content.
  var changes: [ContentChange] = []
}

/// Mends the faults of content that have one safe answer.
///
/// Mending a fault can reveal another one, such as a missing member of an item whose type was
/// misspelt, so the content is read until nothing is left to mend.
struct ContentFixing {
  private static let maximumRounds = 8

  let parser: ContentParser

  /// The content with its corrections; throws if it is not JSON.
  func fixed(_ bytes: [UInt8]) throws(RawReadingError) -> FixedContent {
    var content = FixedContent(bytes: bytes)
    for _ in 0..<Self.maximumRounds {
      let diagnostics = try diagnostics(of: content.bytes)
      let edits = diagnostics.compactMap { StringEdit($0, in: content.bytes) }.withoutOverlaps
      if edits.isEmpty { break }
      content.apply(edits)
    }
    return content
  }

  private func diagnostics(of bytes: [UInt8]) throws(RawReadingError) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var declarations = TypeDeclarations()
    var parser = parser
    var isAtStart = true
    try RawFaqReader.read(bytes) { faq, envelope in
      if isAtStart {
        parser = parser.resolving(against: try? envelope().base(relativeTo: nil))
        isAtStart = TypeDeclarations.isList(faq)
        if isAtStart {
          declarations.add(faq.items)
        } else {
          declarations.add(around: faq, envelope())
        }
        parser = parser.declaring(declarations.types)
      }
      if !isAtStart { diagnostics += parser.parse(faq).diagnostics }
    }
    // An item whose declaration has a fault is not an item of a similar type.
    let declared = Set(declarations.items.compactMap(\.type))
    return declarations.diagnostics
      + diagnostics.filter { diagnostic in
        diagnostic.code != .unknownType
          || diagnostic.correction.map { !declared.contains($0.current) } ?? true
      }
  }
}

private extension FixedContent {
  /// Applies edits in order; the places of all changes are those in the new bytes.
  mutating func apply(_ edits: [StringEdit]) {
    var old = changes[...]
    var (all, growth, end) = ([ContentChange](), 0, 0)
    var output: [UInt8] = []
    for edit in edits {
      while let change = old.first, change.offset <= edit.range.lowerBound {
        all.append(change.moved(by: growth))
        old.removeFirst()
      }
      all.append(ContentChange(edit).moved(by: growth))
      output += bytes[end..<edit.range.lowerBound] + edit.bytes
      end = edit.range.upperBound
      growth += edit.growth
    }
    bytes = output + bytes[end...]
    changes = all + old.map { $0.moved(by: growth) }
  }
}

private extension [StringEdit] {
  /// The edits in the order of the content, without those that touch the one before.
  var withoutOverlaps: [StringEdit] {
    sorted { $0.range.lowerBound < $1.range.lowerBound }.reduce(into: []) { edits, edit in
      if edits.last.map({ $0.range.upperBound <= edit.range.lowerBound }) ?? true {
        edits.append(edit)
      }
    }
  }
}
