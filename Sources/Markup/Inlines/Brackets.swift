/// A `[` or `![` that may begin a link or an image.
struct OpenBracket {
  let isImage: Bool
  /// Its place in the tokens.
  let token: Int
  /// Where the text after it begins in the source.
  let textStart: Int
  /// How many runs of delimiters waited when it came.
  let waitingRuns: Int
  /// Whether another bracket follows it, which a label may not hold.
  var isFollowedByBracket = false
}

extension InlineParser {
  /// Reads `[` or `![`.
  mutating func openBracket(isImage: Bool) -> Bool {
    if isImage, scanner.peek(1) != .openBracket { return false }
    let start = scanner.offset
    scanner.offset += isImage ? 2 : 1
    tokens.append(.bracket(start..<scanner.offset))
    if !brackets.isEmpty { brackets[brackets.count - 1].isFollowedByBracket = true }
    brackets.append(
      OpenBracket(
        isImage: isImage,
        token: tokens.count - 1,
        textStart: scanner.offset,
        waitingRuns: waitingRuns.count
      )
    )
    return true
  }

  /// Reads `]`, and what follows it if a link or an image ends here.
  mutating func closeBracket() -> Bool {
    guard let bracket = brackets.popLast() else { return false }
    let isActive = bracket.isImage || brackets.count >= firstActiveBracket
    firstActiveBracket = min(firstActiveBracket, brackets.count)
    let textEnd = scanner.offset
    scanner.offset += 1
    guard isActive, let target = linkTarget(of: bracket, textEnd: textEnd) else {
      scanner.offset = textEnd
      return false
    }
    pairDelimiters(from: bracket.waitingRuns)
    tokens[bracket.token] = .open(bracket.isImage ? .image(target) : .link(target))
    tokens.append(.close)
    if !bracket.isImage { firstActiveBracket = brackets.count }
    return true
  }
}

private extension InlineParser {
  /// The target that follows the closing bracket, in parentheses or as a reference.
  mutating func linkTarget(of bracket: OpenBracket, textEnd: Int) -> LinkTarget? {
    if let target = scanner.skipInlineTarget() { return target }
    var probe = scanner
    if let label = probe.skipLabel() {
      guard let target = target(of: label) else { return nil }
      scanner = probe
      return target
    }
    guard !bracket.isFollowedByBracket,
      let target = target(of: scanner.bytes[bracket.textStart..<textEnd])
    else { return nil }
    if scanner.next == .openBracket, scanner.peek(1) == .closeBracket { scanner.offset += 2 }
    return target
  }

  /// The target of a reference, unless references added too much already.
  mutating func target(of label: ArraySlice<UInt8>) -> LinkTarget? {
    guard let target = reader.references.place(of: label)?.target else { return nil }
    let size = target.destination.utf8.count + target.title.utf8.count
    guard size <= reader.expansionBudget else { return nil }
    reader.expansionBudget -= size
    return target
  }
}

private extension ByteScanner {
  /// Moves past `(destination "title")`; otherwise does not move.
  mutating func skipInlineTarget() -> LinkTarget? {
    var probe = self
    guard probe.skip(.openParenthesis) else { return nil }
    probe.skip(while: \.isMarkupSpace)
    let destination = probe.skipDestination() ?? ""
    var title = ""
    if probe.skip(while: \.isMarkupSpace) > 0 { title = probe.skipTitle() ?? "" }
    probe.skip(while: \.isMarkupSpace)
    guard probe.skip(.closeParenthesis) else { return nil }
    self = probe
    return LinkTarget(destination: destination, title: title)
  }
}
