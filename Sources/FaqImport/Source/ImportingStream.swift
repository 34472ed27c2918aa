import Bytes
import FaqService

/// The bytes of a source, as native content.
struct ImportingStream: ByteStream {
  /// The bytes that are looked at in one step, and those of a chunk of imported content.
  private static let stepCount = 64 << 10

  enum Phase {
    /// Nothing has been read.
    case start
    /// The bytes that were held back come first, then the rest of the source.
    case passing(held: [UInt8])
    /// A long array or a table, read in pieces.
    case dividing(PieceImport)
    /// The rest of a piece of native content, and the other pieces.
    case imported(ArraySlice<UInt8>, NativePieces)
    case end
  }

  var base: any ByteStream
  private(set) var phase = Phase.start
  let importer: Importer
  let limits: ImportLimits
  let note: (@Sendable (Import?) -> Void)?

  var totalCount: Int? {
    switch phase {
    case .start, .passing: base.totalCount
    case .imported, .dividing, .end: nil
    }
  }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    while true {
      switch phase {
      case .start: try await decide()
      case .passing(let held):
        guard !held.isEmpty else { return try await base.next() }
        phase = .passing(held: [])
        return held
      case .dividing(let content):
        phase = .end
        return try await piece(of: content)
      case .imported(let rest, var pieces):
        phase = .end
        let chunk = rest.prefix(Self.stepCount)
        if !chunk.isEmpty {
          phase = .imported(rest.dropFirst(chunk.count), pieces)
          return Array(chunk)
        }
        if let (native, record) = pieces.next() {
          note?(record)
          phase = .imported(native[...], pieces)
        }
      case .end: return nil
      }
    }
  }
}

private extension ImportingStream {
  /// Reads until the content is known to be native, to be read in pieces or too large, or else to
  /// its end.
  ///
  /// An array of entries in the window is foreign, even if native content might follow it.
  mutating func decide() async throws(FaqServiceError) {
    var detection = NativeDetection(limits: .standard)
    var verdict = NativeDetection.Verdict.open
    var held: [UInt8] = []
    held.reserveCapacity(min(base.totalCount ?? 0, limits.window))
    while held.count <= limits.whole {
      let wasInWindow = held.count <= limits.window
      guard let chunk = try await base.next() else {
        if verdict == .open { verdict = detection.finish() }
        if verdict == .other {
          if wasInWindow, try divides(held, isWhole: true) { return }
          let hasTraces = detection.hasTraces
          // What it has read is not needed any more.
          detection = NativeDetection(limits: .standard)
          try turn(held, orPassIf: hasTraces)
          return
        }
        break
      }
      held += chunk
      for start in stride(from: 0, to: chunk.count, by: Self.stepCount) where verdict == .open {
        verdict = detection.feed(Array(chunk[start...].prefix(Self.stepCount)))
      }
      if verdict == .native { break }
      if wasInWindow, held.count > limits.window {
        if try divides(held, isWhole: false) { return }
        held.reserveCapacity(min(base.totalCount ?? 0, limits.whole))
      }
    }
    if verdict == .native, let fault = importer.shapeFault() { throw fault }
    phase = .passing(held: held)
  }

  /// Whether the content, or that which begins so, is read in pieces.
  mutating func divides(_ held: [UInt8], isWhole: Bool) throws(FaqServiceError) -> Bool {
    // A recogniser of the program is given the whole content.
    guard importer.recognisers.isEmpty else { return false }
    if let array = PieceImport(array: held, isWhole: isWhole, by: importer, limits: limits) {
      phase = .dividing(array)
      return true
    }
    guard importer.shape == nil else { return false }
    if let table = PieceImport(table: held, isWhole: isWhole, by: importer, limits: limits) {
      phase = .dividing(table)
      return true
    }
    // A long quiz is not read to its end.
    let table = isWhole ? nil : ForeignText(held).flatMap { Table($0) }
    guard table?.isOfQuiz == true else { return false }
    throw importer.malformed("this is a quiz, whose questions have choices")
  }

  /// The native bytes of the next piece, after which the stream goes on; nil at the end.
  mutating func piece(of content: PieceImport) async throws(FaqServiceError) -> [UInt8]? {
    var content = content
    while true {
      if let (bytes, record) = try content.next() {
        note?(record)
        phase = .dividing(content)
        return bytes
      }
      guard !content.isAtEnd else { return nil }
      if let chunk = try await base.next() { content.feed(chunk) } else { content.finish() }
    }
  }

  /// Turns the whole content into native content; passes it through if its faults must be shown.
  mutating func turn(_ content: [UInt8], orPassIf hasTraces: Bool) throws(FaqServiceError) {
    guard let pieces = try importer.pieces(of: content) else {
      guard hasTraces || !ForeignJSON.isValid(content) else { throw importer.noEntries(in: "JSON") }
      do throws(RawReadingError) {
        // The first cell of a table, or number of a text, would be an FAQ without a title.
        let first = content.first { !$0.isJSONSpace }
        if first.map({ $0.isASCIIDigit || $0 == UInt8(ascii: "\"") }) ?? false {
          _ = try RawValue(parsing: content)
        }
      } catch {
        throw .malformed(error, source: importer.name)
      }
      let text = ForeignText(content)
      if let line = text.flatMap(HTMLPages.scriptLine) {
        let reason = "its questions are in the script in line \(line), which is not read"
        throw importer.malformed(reason, hint: "Save its list of questions and answers as JSON.")
      }
      if let text, text.templateTagCount > 0 {
        let reason = "this is a template, and no questions are found in it"
        throw importer.malformed(reason, hint: "Read the page that is made from it.")
      }
      phase = .passing(held: content)
      return
    }
    phase = .imported([], pieces)
  }
}
