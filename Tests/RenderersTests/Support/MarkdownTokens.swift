/// A piece of Markdown as CommonMark reads it.
enum MarkdownToken: Equatable {
  case heading(Int)
  case quote
  case item
  case code(String)
  case block([String], info: String)
  case link
  case image
  case divider
  case cell
  case end(String)
  case lineBreak
  case strikethrough
  case text(String)
  /// Markup that this package never writes: HTML, an entity, a stray bracket.
  case stray(String)
}

/// Reads the part of CommonMark that this package writes, and finds whatever else is markup.
///
/// Blank lines and the marks of emphasis are left out: whether text is emphasised depends on the
/// characters around it.
struct MarkdownTokens {
  private(set) var tokens: [MarkdownToken] = []
  private var line: Substring = ""
  private var last: Character = " "
  private var isInTable = false
  /// Whether the last token is a text of the same line.
  private var isInText = false

  static func tokens(of markdown: String) -> [MarkdownToken] {
    var reading = Self()
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      reading.line = line
      if !reading.isInTable, lines.first?.contains(#/^\|( :?-+:? \|)+$/#) == true {
        reading.isInTable = true
        lines.removeFirst()
      }
      if line.isEmpty { reading.isInTable = false }
      if reading.isInTable {
        reading.readRow()
        continue
      }
      reading.readMarks()
      if let fence = reading.take(#/`{3,}/#) {
        let end = lines.firstIndex { $0.drop { " >".contains($0) } == fence } ?? lines.endIndex
        reading.tokens.append(.block(lines[..<end].map(String.init), info: String(reading.line)))
        lines = lines[end...].dropFirst()
      } else {
        reading.readBlockStart()
        reading.readInlines()
      }
    }
    return reading.tokens
  }
}

private extension MarkdownTokens {
  mutating func readMarks() {
    while true {
      if take(#/> ?/#) != nil {
        tokens.append(.quote)
      } else if take(#/([-+*]|[0-9]{1,9}[.)])( |$)/#) != nil {
        tokens.append(.item)
      } else {
        return
      }
    }
  }

  /// Reads the cells of a row, which end at bars without a backslash directly before them.
  mutating func readRow() {
    for cell in line.dropFirst().matches(of: #/((?:\\\||[^|])*)\|/#) {
      tokens.append(.cell)
      line = cell.1.dropFirst().dropLast().replacing("\\|", with: "|")[...]
      readInlines()
    }
  }

  mutating func readBlockStart() {
    if let marks = take(#/#{1,6}(?= |$)/#) {
      tokens.append(.heading(marks.count))
      _ = take(#/ /#)
    } else if take(#/(---|\*\*\*)$/#) != nil {
      tokens.append(.divider)
    } else if let rule = take(#/(=+|-+|(- *){3,}|(\* *){3,}|(_ *){3,}|\|?[ :|-]*-[ :|-]*)$/#) {
      tokens.append(.stray(String(rule.0)))
    } else if let indentation = take(#/( {4}|\t| +)/#) {
      tokens.append(.stray(String(indentation.0)))
    } else if let fence = take(#/~{3,}/#) {
      tokens.append(.stray(String(fence)))
    }
  }

  mutating func readInlines() {
    last = " "
    isInText = false
    while !line.isEmpty { readInline() }
  }

  mutating func readInline() {
    let text = line.prefix { !" !&*<[\\]_`~".contains($0) }
    if !text.isEmpty {
      append(String(text))
      line = line[text.endIndex...]
    } else if !readLineBreak(), !readCharacter(), !readCode(), !readLink() {
      readOther()
    }
  }

  mutating func readLineBreak() -> Bool {
    guard take(#/\\$/#) != nil || take(#/ {2,}$/#) != nil else { return false }
    tokens.append(.lineBreak)
    return true
  }

  mutating func readCharacter() -> Bool {
    if let escape = take(#/\\([!-\/:-@\[-`{-~])/#) {
      append(String(escape.1))
    } else if let entity = take(#/&#([0-9]+);/#) {
      append(UInt32(entity.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "")
    } else {
      return false
    }
    return true
  }

  mutating func readCode() -> Bool {
    guard let code = take(#/(`+)(?!`)((?s).*?[^`])\1(?!`)/#) else { return false }
    tokens.append(.code(Self.withoutPadding(String(code.2))))
    return true
  }

  mutating func readLink() -> Bool {
    if take(#/!\[/#) != nil {
      tokens.append(.image)
    } else if take(#/\[/#) != nil {
      tokens.append(.link)
    } else if let end = take(#/]\(((?:\\.|[^\\()<> ])*)\)/#) {
      tokens.append(.end(String(end.1).replacing(#/\\(.)/#) { $0.1 }))
    } else {
      return false
    }
    return true
  }

  mutating func readOther() {
    if let markup = take(#/]|<[A-Za-z\/!?]|`+|&(#x)?[A-Za-z0-9]+;/#) {
      tokens.append(.stray(String(markup.0)))
    } else if let run = take(#/\*+|_+|~+/#) {
      readRun(run)
    } else {
      append(String(line.removeFirst()))
    }
  }

  /// A run is text between spaces, and within a word if it is of underscores.
  mutating func readRun(_ run: Substring) {
    let next = line.first ?? " "
    if last.isWhitespace, next.isWhitespace {
      append(String(run))
    } else if run.first == "_", last.isLetter || last.isNumber, next.isLetter || next.isNumber {
      append(String(run))
    } else if run == "~~" {
      tokens.append(.strikethrough)
    } else if run.first != "*" {
      tokens.append(.stray(String(run)))
    }
  }

  mutating func append(_ text: String) {
    last = text.last ?? last
    if isInText, case .text(let before) = tokens.last {
      tokens[tokens.count - 1] = .text(before + text)
    } else {
      tokens.append(.text(text))
    }
    isInText = true
  }

  static func withoutPadding(_ code: String) -> String {
    let isPadded = code.hasPrefix(" ") && code.hasSuffix(" ") && code.contains { $0 != " " }
    return isPadded ? String(code.dropFirst().dropLast()) : code
  }

  mutating func take<Output>(_ pattern: Regex<Output>) -> Output? {
    guard let match = line.prefixMatch(of: pattern.matchingSemantics(.unicodeScalar)) else {
      return nil
    }
    line = line[match.range.upperBound...]
    return match.output
  }
}
