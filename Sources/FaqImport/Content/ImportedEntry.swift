/// A question and its answer, as found in foreign content.
public struct ImportedEntry: Sendable {
  /// The question.
  public var question: ImportedText
  /// The parts of the answer, in order.
  public var answer: [ImportedPart]
  /// The name of the category around the entry; a member of the entry that names one is in `rest`,
  /// and counts if nothing around the entry does.
  public var category: ImportedText?
  /// The tag of the language around the entry.
  public var language: ImportedText?
  /// The other members of the entry, such as `id`, `tags` and `slug`.
  public var rest: [ImportedMember]
  /// Where the strings begin that items and questions in rich text were made from.
  var starts: [Int] = []
  /// Where the strings begin that belong to the question or the answer, and are left out.
  var leftOut: [Int: ImportAccount.Omission] = [:]

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - question: The question, which becomes the title.
  ///   - answer: The parts of the answer, in order; an entry without any is only a title.
  ///   - category: The name of the category around the entry.
  ///   - language: The tag of the language around the entry.
  ///   - rest: The other members of the entry, in order.
  public init(
    question: ImportedText,
    answer: [ImportedPart],
    category: ImportedText? = nil,
    language: ImportedText? = nil,
    rest: [ImportedMember] = []
  ) {
    self.question = question
    self.answer = answer
    self.category = category
    self.language = language
    self.rest = rest
  }
}

extension ImportedEntry {
  /// About how many bytes the entry takes.
  var size: Int {
    answer.reduce(256) { size, part in
      switch part {
      case .text(let text), .formatted(let text, _): size + text.literal.count
      case .item(let item, _): size + item.count
      }
    }
  }
}
