import FaqService

/// Accounts for the strings of JSON, each by the entry that was made from it.
///
/// Names of members are words only if they became a question or a category, or ask something.
struct JSONAccount {
  private var ledger: AccountLedger
  /// Where the strings begin that are shown.
  private var shown: Set<Int> = []
  /// Where the strings and members begin that are left out.
  private var leftOut: [Int: ImportAccount.Omission] = [:]
  /// What precedes this offset is around the content, and not in the original.
  private let start: Int

  /// The account of a document, or of a piece of one.
  static func account(
    of content: ImportedContent,
    in root: RawValue,
    from start: Int = 0,
    hasEntriesBefore: Bool = false,
    hasEntriesAfter: Bool = false
  ) -> ImportAccount {
    var account = Self(ledger: AccountLedger(hasEntriesBefore: hasEntriesBefore), start: start)
    account.note(content)
    account.visit(root, named: nil, as: nil)
    return account.ledger.finished(hasEntriesAfter: hasEntriesAfter)
  }

  private mutating func note(_ content: ImportedContent) {
    for start in content.leftOut { leftOut[start] = .members }
    for member in content.envelope { leftOut[member.origin] = .envelope }
    for entry in content.entries {
      shown.insert(entry.question.origin)
      shown.formUnion(entry.answer.compactMap(\.text?.origin))
      shown.formUnion(entry.starts)
      if let category = entry.shownCategory { shown.insert(category.origin) }
      leftOut.merge(entry.leftOut) { $1 }
      for member in entry.rest { leftOut[member.origin] = .members }
    }
  }
}

private extension JSONAccount {
  /// Adds the strings in a value, in order.
  mutating func visit(_ value: RawValue, named name: String?, as omission: ImportAccount.Omission?)
  {
    switch value.content {
    case .null, .bool, .number: return
    case .string(let string):
      // A type of several words is a group for readers.
      let isSilent = name.map(Vocabulary.silentMembers.contains) ?? false
      // A question around the entries, such as `q1` of other content, is worth a warning.
      let side = omission == .envelope ? name?.beforeNumber.flatMap(FieldRole.init)?.side : nil
      add(
        string,
        of: isSilent && name != "type" ? nil : name,
        as: side == .question ? nil : omission ?? (isSilent ? .members : nil)
      )
    case .array(let array): for element in array { visit(element, named: name, as: omission) }
    case .object(let object):
      for member in object {
        let omission = leftOut[member.source.startIndex] ?? omission
        let name = member.name
        if shown.contains(name.literal.startIndex) || name.text.isQuestion {
          add(name, of: nil, as: omission)
        }
        visit(member.value, named: name.text, as: omission)
      }
    }
  }

  /// Adds a string of a member; what is kept and not shown is worth a remark.
  mutating func add(_ string: RawString, of name: String?, as omission: ImportAccount.Omission?) {
    let range = string.literal.indices
    guard range.lowerBound >= start else { return }
    let text = ImportedText(string).utf8
    let count = text.wordCount
    guard count > 0 else { return }
    if shown.contains(range.lowerBound) {
      ledger.addShown(count)
    } else if let omission = leftOut[range.lowerBound] ?? omission {
      ledger.addLeftOut(count, as: omission)
      // Another form of an answer is shown in the first one; a description may be of an intent.
      let isForm = name.flatMap(FieldRole.init).map { $0.word != "description" } ?? false
      if let name, omission == .envelope ? name.split(separator: ".").last != "title" : !isForm {
        ledger.noteUnseen(text, of: name)
      }
    } else {
      ledger.addPassedOver(count, at: range, asks: string.text.isQuestion)
    }
  }
}
