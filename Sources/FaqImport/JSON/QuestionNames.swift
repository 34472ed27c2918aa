import FaqService

/// Objects with questions for names: `{"When are you open?": "Daily."}`.
enum QuestionNames: JSONRecogniser {
  static func read(_ root: RawValue) -> ImportedContent? {
    var search = Search()
    search.visit(root)
    guard !search.entries.isEmpty else { return nil }
    return ImportedContent(
      search.entries,
      envelope: search.envelope,
      reading: ImportReading(
        "questions as names",
        count: search.entries.count,
        of: search.candidateCount
      )
    )
  }
}

private struct Search {
  var entries: [ImportedEntry] = []
  var envelope: [ImportedMember] = []
  var candidateCount = 0

  mutating func visit(_ value: RawValue, category: RawString? = nil) {
    if let array = value.array {
      for element in array { visit(element) }
    }
    guard let object = value.object else { return }
    let members = Array(object)
    let questions = members.filter(\.name.text.isQuestion)
    if questions.count > 1, questions.count * 2 >= members.count {
      candidateCount += questions.count
      for member in questions {
        var entry = ImportedEntry(
          question: ImportedText(member.name),
          answer: [],
          category: category.map { ImportedText($0) }
        )
        if entry.add(member.value) { entries.append(entry) }
      }
      envelope += members.filter { !$0.name.text.isQuestion }.map { ImportedMember($0) }
    } else {
      let isNaming = members.count { $0.value.object != nil } > 1
      for member in members { visit(member.value, category: isNaming ? member.name : nil) }
    }
  }
}
