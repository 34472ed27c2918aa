import FaqService

/// The member that says what a node of a template is.
enum TemplateWord: String, CaseIterable {
  case heading
  case paragraph
  case list
  case numbers
  case action
  case image
  case code
  case quote
  case notice
  case details
  case facts
  case table
  case divider
  case blocks

  /// The other members that such a node has.
  var others: [String] {
    switch self {
    case .heading: ["level"]
    case .action: ["address"]
    case .image: ["description", "caption"]
    case .code: ["language"]
    case .notice: ["kind", "nodes"]
    case .details: ["nodes"]
    case .table: ["rows"]
    case .paragraph, .list, .numbers, .quote, .facts, .divider, .blocks: []
    }
  }
}

extension RawValue {
  /// The word of a node in a template, and its value.
  ///
  /// Throws if there is none, or a member that does not belong to it.
  func templateWord() throws(BlockError) -> (word: TemplateWord, value: Self) {
    guard let members = object else {
      throw BlockError(.wrongKind, at: .value(self), message: "a node must be an object")
    }
    guard let first = members.first(where: { TemplateWord(rawValue: $0.name.text) != nil }),
      let word = TemplateWord(rawValue: first.name.text)
    else { throw .unknownNode(members, at: self) }
    for member in members where member.name != first.name {
      guard word.others.contains(member.name.text) else {
        throw .unknownMember(member, of: word, among: word.others)
      }
    }
    return (word, first.value)
  }
}

private extension BlockError {
  static func unknownNode(_ members: RawObject, at node: RawValue) -> Self {
    let words = TemplateWord.allCases.map(\.rawValue)
    let all = words.map { "`\($0)`" }.joined(separator: ", ")
    let misspelt = members.first { Spelling.nearest(to: $0.name.text, among: words) != nil }
    guard let member = misspelt ?? members.first(where: { _ in true }) else {
      return Self(
        .unknownNode,
        at: .value(node),
        message: "this node is empty",
        hint: "A node has one of these members: \(all)."
      )
    }
    let name = member.name.text
    return Self(
      .unknownNode,
      at: .name(member),
      message: "`\(name.clipped(to: 40))` is not a node",
      hint: Spelling.nearest(to: name, among: words).map { "Did you mean `\($0)`?" }
        ?? "A node has one of these members: \(all).",
      correction: Spelling.slip(in: name, of: words)
    )
  }

  static func unknownMember(
    _ member: RawMember,
    of word: TemplateWord,
    among names: [String]
  ) -> Self {
    let name = member.name.text
    return Self(
      .unknownNode,
      at: .name(member),
      message: "`\(name.clipped(to: 40))` is not a member of a `\(word.rawValue)` node",
      hint: Spelling.nearest(to: name, among: names).map { "Did you mean `\($0)`?" },
      correction: Spelling.slip(in: name, of: names)
    )
  }
}
