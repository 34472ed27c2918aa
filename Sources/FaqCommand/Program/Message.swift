import Bytes
import Platform
import Renderers

/// Text of the program about FAQs, which a program with other entries words in its own way.
///
/// ```swift
/// let message: Message = "there is no FAQ \(7) in \(name)"
/// message.text(calling: cocktails)  // there is no cocktail 7 in FAQ.json
/// ```
///
/// Interpolated values stay as they are.
public struct Message: Sendable {
  enum Part: Sendable {
    case wording(String)
    case value(String)
  }

  private var parts: [Part]

  /// Text that stays as it is.
  public init(verbatim text: String) { parts = [.value(text)] }

  /// The text, in which entries are called by their names.
  func text(calling names: EntryNames) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .wording(let wording): names.append(wording, to: &text)
      case .value(let value): text += value
      }
    }
    return text
  }

  /// `1 FAQ`, or another number of them.
  static func faqs(_ count: Int) -> Self { count == 1 ? "1 FAQ" : "\(count) FAQs" }

  /// One text after another.
  public static func + (left: Self, right: Self) -> Self {
    changing(left) { $0.parts += right.parts }
  }
}

extension Message: ExpressibleByStringInterpolation {
  /// Tells wording and values apart.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var parts: [Part] = []

    /// An empty text.
    public init(literalCapacity _: Int, interpolationCount count: Int) {
      parts.reserveCapacity(2 * count + 1)
    }

    /// Appends wording.
    public mutating func appendLiteral(_ literal: String) { parts.append(.wording(literal)) }

    /// Appends a value, which stays as it is.
    public mutating func appendInterpolation(_ value: some Any) { parts.append(.value("\(value)")) }

    /// Appends the wording and the values of a message.
    public mutating func appendInterpolation(_ message: Message) { parts += message.parts }
  }

  /// Wording.
  public init(stringLiteral value: String) { parts = [.wording(value)] }

  /// Wording with values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}

extension Message: Equatable {
  /// Whether the texts about FAQs are the same.
  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }
}

extension Message: CustomStringConvertible {
  /// The text about FAQs.
  public var description: String { text(calling: .faqs) }
}

extension EntryNames {
  /// Appends wording about FAQs with these names in their place: `an FAQ` becomes `a cocktail`.
  ///
  /// A name that begins a sentence is capitalised.
  func append(_ wording: String, to text: inout String) {
    guard self != .faqs else {
      text += wording
      return
    }
    let words = wording.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      if index > 0 { text += " " }
      append(word, to: &text)
    }
  }

  /// Wording about FAQs with these names in their place.
  func inWording(_ wording: String) -> String {
    Message(stringLiteral: wording).text(calling: self)
  }
}

private extension EntryNames {
  func append(_ word: Substring, to text: inout String) {
    let lead = word.prefix { !$0.isLetter }
    let name = word.dropFirst(lead.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard name == "FAQ" || name == "FAQs" else {
      text += word
      return
    }
    text += lead
    if !singular.beginsWithVowel, text.endsWithArticle {
      text.replaceSubrange(text.index(text.endIndex, offsetBy: -2)..., with: " ")
    }
    text += text.isSentenceStart ? replacement(of: name).capitalised : replacement(of: name)
    text += word.dropFirst(lead.count + name.count)
  }

  func replacement(of name: Substring) -> String { name == "FAQ" ? singular : plural }
}

private extension String {
  var beginsWithVowel: Bool { first.map { "aeiouAEIOU".contains($0) } ?? false }

  /// Whether the text ends with `an `.
  var endsWithArticle: Bool { " \(lowercased())".hasSuffix(" an ") }

  var isSentenceStart: Bool { isEmpty || hasSuffix(". ") || hasSuffix("\n") }

  var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

/// How messages on standard error look: `faq: what went wrong`, and a hint.
struct MessageStyle: Sendable {
  let program: String
  var names = EntryNames.faqs
  let isColored: Bool
}

extension MessageStyle {
  /// The style of a call with a colour option; standard error decides otherwise.
  init(_ color: ColorRequest, in environment: Environment) {
    self.init(
      program: environment.program,
      names: environment.names,
      isColored: Decision.color(color, for: .error, in: environment).isOn
    )
  }

  /// The problem, then the hint; each is a single line of limited length.
  func report(_ failure: Failure) -> String {
    let hint = failure.hint.map { line($0) + "\n" } ?? ""
    return start([.bold, .red]) + line(failure.message) + "\n" + hint
  }

  /// A line that is not a failure: `faq: the pager 'mroe' could not be started: …`.
  func warning(_ message: Message) -> String { start([.bold, .yellow]) + line(message) + "\n" }

  private func start(_ look: [Theme.Look.Part]) -> String {
    "\(program):".styled(look, if: isColored) + " "
  }

  /// The message on a single line of limited length.
  func line(_ message: Message) -> String {
    let line = message.text(calling: names).lines.joined(separator: " ")
    return (line.count > 600 ? line.prefix(600) + "…" : line[...]).description.sanitised
  }
}

extension String {
  /// The text with a look, if looks are on; its own characters must be safe to show.
  func styled(_ look: [Theme.Look.Part], if isOn: Bool) -> Self {
    guard isOn else { return self }
    let parameters = look.flatMap(\.parameters).map(String.init).joined(separator: ";")
    return "\u{1B}[\(parameters)m\(self)\u{1B}[0m"
  }
}
