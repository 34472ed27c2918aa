import ContentParser

extension [Inline] {
  /// The nodes with equally emphasised neighbours merged, because their marks would run together.
  var mergingEmphasis: [Inline] {
    var merged: [Inline] = []
    var rest = self[...]
    while let inline = rest.popFirst() {
      switch inline {
      case .text, .lineBreak, .code, .link, .reference, .image: merged.append(inline)
      case .emphasis(let inner): merged.append(.emphasis(inner + rest.popEmphasised()))
      case .strong(let inner), .mark(let inner):
        merged.append(.strong(inner + rest.popImportant()))
      case .strikethrough(let inner): merged.append(.strikethrough(inner + rest.popStruck()))
      }
    }
    return merged
  }

  /// Removes code at the end, so that appending to it does not copy it.
  mutating func popCode() -> String? {
    guard case .code(let code) = last else { return nil }
    removeLast()
    return code
  }
}

private extension ArraySlice<Inline> {
  /// Removes the emphasis at the start, and returns what is in it.
  mutating func popEmphasised() -> [Inline] {
    var content: [Inline] = []
    while case .emphasis(let inner) = first {
      content += inner
      removeFirst()
    }
    return content
  }

  /// Removes the struck text at the start, and returns what is in it.
  mutating func popStruck() -> [Inline] {
    var content: [Inline] = []
    while case .strikethrough(let inner) = first {
      content += inner
      removeFirst()
    }
    return content
  }

  /// Removes what is strong or marked at the start, and returns what is in it.
  mutating func popImportant() -> [Inline] {
    var content: [Inline] = []
    while true {
      switch first {
      case .strong(let inner), .mark(let inner): content += inner
      case .text, .lineBreak, .emphasis, .strikethrough, .code, .link, .reference, .image, nil:
        return content
      }
      removeFirst()
    }
  }
}
