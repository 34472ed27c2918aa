import Bytes
import ContentParser
import Platform

/// Content in which some faults are fixed.
struct FixedContent {
  /// An edit, and the place of the string in the content as it is now.
  typealias Change = (edit: StringEdit, offset: Int)

  var content: Spool
  /// What has changed, in the order of the content.
  var changes: [Change] = []

  /// The changes as notes, at their places in the new content.
  var notes: [Diagnostic] {
    get throws {
      var location = RawLocation(offset: 0, line: 1, column: 1, pointer: "")
      return try changes.map { edit, offset in
        try content.read(location.offset..<offset) { location = location.moved(over: $0[...]) }
        return edit.note(at: location)
      }
    }
  }
}

/// Fixes the unambiguous mistakes in content.
///
/// Fixing a fault can reveal another one, such as a missing member of an item whose type was
/// misspelt, so the content is read until nothing is left to fix.
struct ContentFixer {
  private static let maximumRounds = 8

  let parser: ContentParser

  /// The content with its corrections; throws if it is not JSON.
  func fixed(_ content: Spool) throws -> FixedContent {
    var fixed = FixedContent(content: content)
    for _ in 0..<Self.maximumRounds {
      let diagnostics = try diagnostics(of: fixed.content)
      let edits = try diagnostics.compactMap { try StringEdit($0, in: fixed.content) }
      if edits.isEmpty { break }
      try fixed.apply(edits.withoutOverlaps)
    }
    return fixed
  }

  /// The diagnostics with a correction.
  private func diagnostics(of content: Spool) throws -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var declarations = TypeDeclarations()
    var parser = parser
    var isAtStart = true
    func note(_ faq: RawFaq, _ envelope: () -> [RawMember]) {
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
      guard !isAtStart else { return }
      diagnostics += parser.parse(faq).diagnostics.filter { $0.correction != nil }
    }
    var reader = RawFaqReader()
    try content.read { try reader.read($0, note) }
    try reader.read(nil, note)
    // An item whose declaration has a fault is not an item of a similar type.
    let declared = Set(declarations.items.compactMap(\.type))
    return declarations.diagnostics
      + diagnostics.filter { diagnostic in
        diagnostic.code != .unknownType
          || diagnostic.correction.map { !declared.contains($0.current) } ?? true
      }
  }

  /// Writes the file if anything can be fixed, and returns what has changed.
  ///
  /// A file that is not JSON stays as it is; a check of it says why.
  func fix(_ places: [SourceDecision.Place]) async throws -> [Diagnostic] {
    guard places.count == 1, case .file(let path) = places[0],
      FileFinder.pattern(at: path) == nil
    else {
      let named = places.count == 1 ? places[0].name : "several sources"
      let message: Message = "--fix changes one file, not \(named)"
      throw UsageError(message, hint: "Name a file with --source.")
    }
    let file = try EditedFile(path: path)
    let content = Spool(folder: file.folder)
    var stream = try await path.source.open()
    while let chunk = try await stream.next() { try content.append(chunk) }
    do {
      let fixed = try fixed(content)
      if !fixed.changes.isEmpty { try file.replace(with: fixed.content) }
      return try fixed.notes
    } catch is RawReadingError {
      return []
    }
  }
}

private extension FixedContent {
  /// Applies edits in order; the places of all changes are those in the new bytes.
  mutating func apply(_ edits: [StringEdit]) throws {
    var old = changes[...]
    var (all, growth, end) = ([Change](), 0, 0)
    let output = Spool(folder: content.folder)
    for edit in edits {
      while let change = old.first, change.offset <= edit.range.lowerBound {
        all.append((change.edit, change.offset + growth))
        old.removeFirst()
      }
      all.append((edit, edit.correction.range.lowerBound + growth))
      try content.read(end..<edit.range.lowerBound) { try output.append($0) }
      try output.append(edit.bytes)
      end = edit.range.upperBound
      growth += edit.bytes.count - edit.range.count
    }
    try content.read(end..<content.count) { try output.append($0) }
    content = output
    changes = all + old.map { (edit: $0.edit, offset: $0.offset + growth) }
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

/// A correction as bytes to write.
struct StringEdit {
  let diagnostic: Diagnostic
  let correction: Diagnostic.Correction
  /// The bytes to replace.
  let range: Range<Int>
  let bytes: [UInt8]

  /// A note that says what was written, and where.
  func note(at location: RawLocation) -> Diagnostic {
    Diagnostic(
      diagnostic.code,
      .note,
      at: RawLocation(
        offset: location.offset,
        line: location.line,
        column: location.column,
        pointer: diagnostic.location.pointer
      ),
      message: "wrote `\(correction.replacement)` instead of `\(correction.current)`"
    )
  }

  /// The edit that a diagnostic's correction asks for; nil if it has none for a string in the
  /// content.
  ///
  /// If text is only added in front, the rest of the string keeps its bytes and so its escapes.
  init?(_ diagnostic: Diagnostic, in content: Spool) throws(FileFailure) {
    guard let correction = diagnostic.correction,
      correction.range.count > 1, correction.range.upperBound <= content.count
    else { return nil }
    let string = try content.read(correction.range)
    guard string.first == .quote, string.last == .quote else { return nil }
    self.diagnostic = diagnostic
    self.correction = correction
    let current = Array(correction.current.utf8)
    let replacement = Array(correction.replacement.utf8)
    var literal: [UInt8] = []
    if replacement.suffix(current.count).elementsEqual(current) {
      let start = correction.range.lowerBound + 1
      range = start..<start
      literal.appendWithinJSONString(replacement.span.extracting(droppingLast: current.count))
    } else {
      range = correction.range
      literal.appendJSONString(replacement.span)
    }
    bytes = literal
  }
}
