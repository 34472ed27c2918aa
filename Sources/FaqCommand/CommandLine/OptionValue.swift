import ContentParser
import FaqImport
import FaqService
import FaqSources
import Platform

/// The text of an option's value, and the conversions to the types that options accept.
struct OptionValue {
  /// The option as it is spelled in errors: `--source`.
  let option: String
  let argument: Argument
  let program: FaqCommand

  var text: String { argument.text }

  /// A path, or anything else that is not empty.
  func path() throws(UsageError) -> Path {
    guard !argument.bytes.isEmpty else {
      throw UsageError("\(option) needs a non-empty value", hint: helpHint)
    }
    return Path(bytes: argument.bytes)
  }

  /// One of a few words.
  func choice<C: Choice>(_: C.Type = C.self) throws(UsageError) -> C {
    guard let choice = C(rawValue: text) else { throw notOne(of: C.words) }
    return choice
  }

  /// The name of one of the program's formats.
  func format() throws(UsageError) -> FormatName {
    if text == FormatName.faq.rawValue { return .json }
    let names = program.formats.names
    guard names.contains(text) else { throw notOne(of: names) }
    return FormatName(rawValue: text)
  }

  /// A whole number within bounds.
  func number(in range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(option) does not accept '\(text)'",
        hint: "It accepts a whole number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return number
  }

  /// A number of bytes: `500000`, `500K`, `64M` or `1G`.
  func size() throws(UsageError) -> Int {
    let shifts: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    let shift = text.last.flatMap { shifts[$0] }
    let digits = shift == nil ? text[...] : text.dropLast()
    guard let number = Int(digits), 1...((1 << 40) >> (shift ?? 0)) ~= number
    else {
      throw UsageError(
        "\(option) does not accept '\(text)'",
        hint: "It accepts a number of bytes up to 1024G, such as 500K, 64M or 1G."
      )
    }
    return number << (shift ?? 0)
  }

  /// Where entries are: `$.rows[*] title content`.
  func shape() throws(UsageError) -> ImportShape {
    guard let shape = ImportShape(text) else {
      throw UsageError(
        "\(option) does not accept '\(text)'",
        hint: "Write a path and the names of two members: '$.rows[*] title content'."
      )
    }
    return shape
  }

  /// An address that relative ones can be resolved against.
  func base() throws(UsageError) -> BaseAddress {
    do throws(AddressError) {
      return try BaseAddress(text)
    } catch {
      throw UsageError(
        "\(option) does not accept this address: \(error.message)",
        hint: error.hint.map { Message(verbatim: $0) }
          ?? "Write \(option) https://example.com/help/."
      )
    }
  }

  /// The tag of a language: `pt-BR`.
  func language() throws(UsageError) -> LanguageTag {
    guard let tag = LanguageTag(text) else {
      throw UsageError(
        "\(option) does not accept '\(text)'",
        hint: "It accepts a language tag such as en, pt-BR or zh-Hant."
      )
    }
    return tag
  }

  /// `Name: value`; the error does not repeat the text, which may contain a secret.
  func header() throws(UsageError) -> HTTPHeader {
    do throws(HTTPHeaderError) {
      return try HTTPHeader(text)
    } catch {
      throw UsageError("\(option): \(error)", hint: "Write \(option) 'Name: value'.")
    }
  }

  /// `count:2`, `always` or `random:0.5:42`.
  func simulatedFailure() throws(UsageError) -> SimulatedFailure {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("always", 1): return .always
    case ("count", 2):
      if let count = Int(parts[1]), count >= 0 { return .count(count) }
    case ("random", 3):
      if let probability = Double(parts[1]), (0...1).contains(probability),
        let seed = UInt64(parts[2])
      {
        return .random(probability: probability, seed: seed)
      }
    default: break
    }
    throw UsageError(
      "\(option) does not accept '\(text)'",
      hint: "It accepts count:N, always or random:P:SEED, with P from 0 to 1."
    )
  }

  private var helpHint: Message { "\(program.name) --help explains it." }

  private func notOne(of words: [String]) -> UsageError {
    let accepted: Message = "It accepts \(Spelling.alternatives(words))."
    return UsageError(
      "\(option) does not accept '\(text)'",
      hint: Spelling.nearest(to: text, among: words)
        .map { nearest -> Message in "Did you mean '\(nearest)'? \(accepted)" } ?? accepted
    )
  }
}
