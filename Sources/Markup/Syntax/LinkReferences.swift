/// Where a link leads.
struct LinkTarget: Equatable {
  let destination: String
  let title: String
}

/// The reference definitions of a document, by label.
struct LinkReferences {
  private var targets: [[UInt8]: LinkTarget] = [:]

  /// Adds a definition; the first one of a label counts.
  mutating func add(_ definition: LinkDefinition) {
    let label = Self.normalized(definition.label)
    if targets[label] == nil { targets[label] = definition.target }
  }

  /// The target of a label, which is the text between the brackets.
  subscript(label: ArraySlice<UInt8>) -> LinkTarget? {
    guard !targets.isEmpty, label.count <= 999 else { return nil }
    return targets[Self.normalized(label)]
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
