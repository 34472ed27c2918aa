import ContentParser
import FaqService

/// What becomes of the texts in an item.
extension BlockCheck {
  /// Puts a word in place of each string, which must be shown unless it stands for something else.
  func checkShownText(_ report: inout Report) {
    let word = "Wordmark7041"
    for member in item.members where !standsForSomethingElse(member) {
      for string in member.value.strings {
        let json = item.replacing(string, with: word.jsonLiteral)
        let reading = read(json)
        guard reading.isAccepted, let block = reading.block, !block.body.mention(word) else {
          continue
        }
        report.add(
          .showsText,
          input: json,
          expected: "\(word.quoted) in the body",
          found: NodeReading(block.body).allTexts.joined(separator: " ").quoted
        )
      }
    }
  }

  /// Puts each hostile text in place of each string.
  func checkHostileText(_ report: inout Report) {
    for string in item.strings {
      for text in HostileText.all {
        let json = item.replacing(string, with: text.jsonLiteral)
        let document = read(json).document
        for format in FormatCheck.standard {
          format.check(document, json, .escapesText, &report)
        }
      }
    }
  }

  /// Whether the fields say that a member holds neither texts nor blocks.
  private func standsForSomethingElse(_ member: RawMember) -> Bool {
    switch type.fields.first(where: { $0.name == member.name.text })?.kind {
    case .other, .list(of: .other): true
    default: false
    }
  }
}

private extension [Node] {
  /// Whether a word is in a text, an address or the language of code.
  func mention(_ word: String) -> Bool {
    let reading = NodeReading(self)
    return (reading.allTexts + reading.details).contains { $0.contains(word) }
  }
}
