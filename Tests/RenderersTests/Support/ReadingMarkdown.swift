extension String {
  /// The words of the Markdown of this package as plain text has them: with the numbers of lists,
  /// and addresses after their labels.
  ///
  /// It reads only the Markdown that this package writes; `scripts/conformance` asks a CommonMark
  /// parser.
  var spelledOutInMarkdown: String {
    var text = ""
    var paragraph = ""
    var fence: Substring?
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.trimmingPrefix(#/(> ?| +|[-+] )*/#)
      if let open = fence {
        if content == open { fence = nil } else { text += content + "\n" }
        continue
      }
      fence = content.prefixMatch(of: #/`{3,}/#).flatMap { match in
        content[match.range.upperBound...].contains("`") ? nil : match.output
      }
      if fence == nil { paragraph += content.trimmingPrefix(#/#{1,6} /#) + "\n" }
      if fence != nil || content.isEmpty {
        text += MarkdownReading(paragraph).text
        paragraph = ""
      }
    }
    return text + MarkdownReading(paragraph).text
  }
}

/// Reads the inline markup of a paragraph.
private struct MarkdownReading {
  private(set) var text = ""
  private var rest: Substring

  init(_ markdown: String) {
    rest = markdown[...]
    while !rest.isEmpty { readNext() }
  }

  private mutating func readNext() {
    let prose = rest.prefix { !"\\&`!*[]".contains($0) }
    text += prose
    rest = rest[prose.endIndex...]
    guard prose.isEmpty else { return }
    if let escape = take(#/\\([!-\/:-@\[-`{-~\n])/#) {
      text += escape.1
    } else if let entity = take(#/&#([0-9]+);/#) {
      let scalar = UInt32(entity.1).flatMap(Unicode.Scalar.init)
      text += scalar.map { String(Character($0)) } ?? ""
    } else if let code = take(#/(`+)(?!`)((?s).*?[^`])\1(?!`)/#) {
      text += code.2
    } else if take(#/!?\[/#) != nil {
      readLink()
    } else if take(#/\*+/#) == nil {
      text.append(rest.removeFirst())
    }
  }

  private mutating func readLink() {
    let start = text.endIndex
    while !rest.isEmpty, take(#/]/#) == nil { readNext() }
    guard let destination = take(#/\(((?:\\.|[^\\)])*)\)/#) else { return }
    let address = destination.1.replacing(#/\\(.)/#) { $0.1 }
    if text[start...] != address { text += " (\(address))" }
  }

  private mutating func take<Output>(_ pattern: Regex<Output>) -> Output? {
    guard let match = rest.prefixMatch(of: pattern) else { return nil }
    rest = rest[match.range.upperBound...]
    return match.output
  }
}
