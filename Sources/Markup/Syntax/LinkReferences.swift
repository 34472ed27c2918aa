/// Where a link leads.
struct LinkTarget: Equatable {
  let destination: String
  let title: String
}

/// The reference definitions of a document, by label.
struct LinkReferences {
  private var places: [[UInt8]: (target: LinkTarget, line: Int)] = [:]

  /// Adds a definition from a block that begins in a line; the first one of a label counts.
  mutating func add(_ definition: LinkDefinition, from line: Int) {
    let label = Self.normalized(definition.label)
    if places[label] == nil { places[label] = (definition.target, line) }
  }

  /// The target of a label, which is the text between the brackets.
  subscript(label: ArraySlice<UInt8>) -> LinkTarget? { place(of: label)?.target }

  /// The target of a label, and the line in which the block with its definition begins.
  func place(of label: ArraySlice<UInt8>) -> (target: LinkTarget, line: Int)? {
    guard !places.isEmpty, label.count <= 999 else { return nil }
    return places[Self.normalized(label)]
  }
}

private extension LinkReferences {
  /// The label without regard to case, and with single spaces.
  static func normalized(_ label: ArraySlice<UInt8>) -> [UInt8] {
    let words = label.split { $0.isMarkupSpace }.joined(separator: [.space])
    let text = Array(words).text
    return Array(text.lowercased().uppercased().utf8)
  }
}
