import Bytes

/// A label that says who speaks: `Q:`, `Q1.`, `Question 2:`, `A:`.
struct SpokenLabel {
  enum Role {
    case question
    case answer
  }

  /// The number in the label.
  let number: String?
  /// The text after the label.
  let rest: String

  private static let questions: Set<String> = [
    "q", "question", "frage", "f", "pregunta", "p", "pergunta", "domanda", "d", "vraag", "v",
    "вопрос", "в", "问", "問", "質問", "질문",
  ]
  private static let answers: Set<String> = [
    "a", "ans", "answer", "antwort", "respuesta", "r", "resposta", "risposta", "réponse",
    "antwoord",
    "ответ", "о", "答", "回答", "답변", "답",
  ]

  /// Nil if a text does not begin with a label: a word and a colon, or also a letter and a period.
  init?(in text: String, role: Role, allowsPeriod: Bool = true) {
    let word = text.prefix(while: \.isLetter)
    let words = role == .question ? Self.questions : Self.answers
    guard !word.isEmpty, words.contains(word.lowercased()) else { return nil }
    var rest = text[word.endIndex...]
    let digits = rest.drop { $0 == " " || $0 == "#" }.prefix { $0.isNumber || $0 == "." }
    let number = digits.filter(\.isNumber)
    if let first = digits.first, first.isNumber { rest = rest[digits.endIndex...] }
    let hasDot = !number.isEmpty && digits.last == "."
    let mark = rest.drop { $0 == " " }.first
    if mark == ":" || mark == "：" || !number.isEmpty && (mark == ")" || mark == "-") {
      rest = rest.drop { $0 == " " }.dropFirst()
    } else if allowsPeriod, ["Q", "A"].contains(word), mark == "." || mark == ")" {
      rest = rest.dropFirst()
    } else if !hasDot {
      return nil
    }
    self.number = number.isEmpty ? nil : number
    self.rest = rest.trimmed
    guard !self.rest.isEmpty || role == .answer else { return nil }
  }
}
