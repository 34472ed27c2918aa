import Bytes
import FaqSearch
import Renderers
import TextLayout

/// A line of text with the style of each stretch.
struct StyledLine: Hashable, Sendable {
  /// A stretch of one style.
  struct Run: Hashable, Sendable {
    var text: String
    var style: CellStyle
  }

  private(set) var runs: [Run] = []

  /// The text without its styles.
  var text: String { runs.map(\.text).joined() }
  var isEmpty: Bool { runs.isEmpty }

  mutating func append(_ text: String, _ style: CellStyle = .plain) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// Adds a look to a run.
  mutating func restyle(run: Int, adding look: Theme.Look) { runs[run].style.add(look) }

  static func += (line: inout Self, other: Self) {
    for run in other.runs { line.append(run.text, run.style) }
  }
}

extension StyledLine {
  init(_ text: String, _ style: CellStyle = .plain) { append(text, style) }

  /// The line with a look added to what a search has found.
  func marking(_ query: SearchQuery, with look: Theme.Look) -> Self {
    marking(LineMatches(of: query, in: [self]).ranges(in: 0), with: look)
  }

  /// The line with a look added to ranges of its UTF-8, which are in order.
  func marking(_ ranges: [Range<Int>], with look: Theme.Look) -> Self {
    guard !ranges.isEmpty else { return self }
    var (marked, end) = (Self(), 0)
    for range in ranges {
      marked += part(end..<range.lowerBound)
      for run in part(range).runs { marked.append(run.text, run.style.adding(look)) }
      end = range.upperBound
    }
    marked += part(end..<Int.max)
    return marked
  }

  /// The lines of the text in a width, as many as there may be; the last of these has the rest.
  func wrapped(to width: Int, limit: Int) -> [Self] {
    guard limit > 1 else { return [self] }
    var lines: [Range<Int>] = []
    var wrapper = LineWrapper()
    wrapper.wrap(Array(text.utf8), width: max(1, width)) { lines.append($0) }
    return lines.prefix(limit).enumerated().map { index, line in
      part(index + 1 == limit ? line.lowerBound..<Int.max : line)
    }
  }

  /// The text in a range of the UTF-8, as far as there is any.
  private func part(_ range: Range<Int>) -> Self {
    var (part, start) = (Self(), 0)
    for run in runs {
      let bytes = Array(run.text.utf8)
      let found = range.clamped(to: start..<start + bytes.count)
      part.append(bytes[found.lowerBound - start..<found.upperBound - start].text, run.style)
      start += bytes.count
    }
    return part
  }

  /// Whether a character can come before the text of a line, as indentation does.
  static func isMargin(_ character: Character) -> Bool { " >│".contains(character) }

  /// The run at a column, if the line is that long.
  func run(atColumn column: Int) -> Int? {
    var end = 0
    for (index, run) in runs.enumerated() {
      end += run.text.columns
      if column < end { return index }
    }
    return nil
  }

  /// Reads the lines that the ANSI renderer writes, whose only sequences are SGR and OSC 8; each
  /// ends with a line feed.
  static func lines(of output: [UInt8]) -> [Self] {
    var style = CellStyle.plain
    var lines = output.split(separator: 0x0A, omittingEmptySubsequences: false).map { row in
      let pieces = row.split(separator: 0x1B, omittingEmptySubsequences: false)
      var line = Self(pieces[0].text, style)
      for piece in pieces.dropFirst() { line.append(style.follow(piece).text, style) }
      return line
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension String {
  static func blanks(_ count: Int) -> Self { Self(repeating: " ", count: Swift.max(0, count)) }

  /// The columns that the text takes.
  var columns: Int { withUTF8Bytes { TextWidth.of($0) } }

  /// The lines of the text in a width.
  func wrapped(to width: Int) -> [String] {
    var wrapper = LineWrapper()
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines: [String] = []
      let utf8 = Array(line.utf8)
      wrapper.wrap(utf8, width: max(1, width)) { lines.append(utf8[$0].text) }
      return lines
    }
  }
}

extension ArraySlice<UInt8> {
  /// UTF-8 as text.
  var text: String { String(copying: Array(self).span) }
}

/// What a search finds in lines, also where a phrase goes on in the next line.
struct LineMatches: Sendable {
  /// A line of a paragraph, and where its text begins in the paragraph.
  private struct Part {
    let line: Int
    let start: Int
    /// The bytes before the text that are not part of it.
    let margin: Int
  }

  /// The parts of each match, in order: the bytes of a line.
  private var matches: [[(line: Int, range: Range<Int>)]] = []

  var count: Int { matches.count }
  var isEmpty: Bool { matches.isEmpty }

  /// The line in which a match begins.
  func line(of match: Int) -> Int { matches[match][0].line }

  /// The first match that begins in a line or after it.
  func firstMatch(from line: Int) -> Int? { matches.firstIndex { $0[0].line >= line } }

  /// The bytes of a line that belong to matches, or to one of them.
  func ranges(in line: Int, of match: Int? = nil) -> [Range<Int>] {
    let first = matches.partitioningIndex { ($0.last?.line ?? 0) >= line }
    return matches[first...].prefix(while: { $0[0].line <= line }).enumerated()
      .filter { match == nil || first + $0.offset == match }
      .flatMap(\.element).filter { $0.line == line }.map(\.range)
  }
}

extension LineMatches {
  /// Searches paragraphs, which end at lines without text.
  init(of query: SearchQuery, in lines: ArraySlice<StyledLine>) {
    var paragraph: [Part] = []
    var text = ""
    for index in lines.indices {
      let line = lines[index].text
      let margin = line.prefix(while: StyledLine.isMargin).utf8.count
      if margin == line.utf8.count {
        search(text, paragraph, query)
        (text, paragraph) = ("", [])
        continue
      }
      if !paragraph.isEmpty { text += " " }
      paragraph.append(Part(line: index, start: text.utf8.count, margin: margin))
      text += Substring(line.utf8.dropFirst(margin))
    }
    search(text, paragraph, query)
  }

  private mutating func search(_ text: String, _ paragraph: [Part], _ query: SearchQuery) {
    guard !paragraph.isEmpty else { return }
    for match in query.matches(in: text) { add(match, paragraph) }
  }

  private mutating func add(_ match: Range<Int>, _ paragraph: [Part]) {
    var parts: [(line: Int, range: Range<Int>)] = []
    for (index, part) in paragraph.enumerated() {
      let end = index + 1 < paragraph.count ? paragraph[index + 1].start - 1 : Int.max
      let range = match.clamped(to: part.start..<end)
      guard !range.isEmpty else { continue }
      let shift = part.margin - part.start
      parts.append((part.line, range.lowerBound + shift..<range.upperBound + shift))
    }
    if !parts.isEmpty { matches.append(parts) }
  }
}

private extension CellStyle {
  /// Follows the sequence that comes after an escape, and returns the text after it.
  mutating func follow(_ sequence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let content = sequence.dropFirst()
    if sequence.first == UInt8(ascii: "[") {
      let parameters = content.prefix { $0 < 0x40 }
      let rest = content[parameters.endIndex...]
      if rest.first == UInt8(ascii: "m") {
        let parts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        apply(parts.map { Int($0.text) ?? 0 }[...])
      }
      return rest.dropFirst()
    }
    guard sequence.first == UInt8(ascii: "]") else { return content }
    // The link of `8;id=1f;https://example.org`, or its end `8;;`.
    let parts = content.text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "8" else { return [] }
    let isPrintable = parts[2].utf8.allSatisfy { (0x21...0x7E).contains($0) }
    let identifier = parts[1].hasPrefix("id=") ? parts[1].dropFirst(3) : ""
    link =
      parts[2].isEmpty || !isPrintable
      ? nil : Hyperlink(identifier: String(identifier), address: String(parts[2]))
    return []
  }
}
