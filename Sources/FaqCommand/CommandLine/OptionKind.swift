import ContentParser
import FaqImport
import FaqSources
import Platform

/// The text of an option's value.
struct OptionValue {
  /// The option as it is spelled in errors: `--source`.
  let option: String
  /// The line of the settings file that the value is in, with a colon.
  var place = ""
  let argument: Argument
  let program: FaqCommand

  var text: String { argument.text }

  /// The error of a value that is not accepted.
  func refusal(_ hint: Message) -> UsageError {
    UsageError("\(place)invalid value '\(text)' for \(option)", hint: hint)
  }

  /// A value that is one of a few words.
  func one<Value: RawRepresentable<String>>(of words: [String]) throws(UsageError) -> Value {
    if words.contains(text), let value = Value(rawValue: text) { return value }
    let accepted: Message = "It accepts \(Spelling.alternatives(words))."
    throw refusal(
      Spelling.nearest(to: text, among: words)
        .map { nearest -> Message in "Did you mean '\(nearest)'? \(accepted)" } ?? accepted
    )
  }
}

/// A kind of value that options accept.
public struct OptionKind<Value>: Sendable {
  /// The name of the value in help.
  let placeholder: String
  var completion = Completion.nothing
  let parse: @Sendable (OptionValue) throws(UsageError) -> Value
}

extension OptionKind {
  /// A text of a certain form, which the hint of the error explains.
  ///
  /// - Parameters:
  ///   - placeholder: The name of the value in help: `DATE`.
  ///   - hint: How to write a value.
  ///   - parse: The value of a text, or nil if the text has another form.
  public init(
    _ placeholder: String,
    hint: @escaping @autoclosure @Sendable () -> Message,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.init(placeholder: placeholder) { (value) throws(UsageError) in
      guard let parsed = parse(value.text) else { throw value.refusal(hint()) }
      return parsed
    }
  }

  /// The name of a file or a folder, which is not empty.
  static func path(_ placeholder: String) -> Self where Value == Path {
    Self(placeholder: placeholder, completion: .files) { (value) throws(UsageError) in
      guard !value.argument.bytes.isEmpty else {
        throw UsageError(
          "\(value.place)\(value.option) needs a non-empty value",
          hint: "\(value.program.name) help options explains it."
        )
      }
      return Path(bytes: value.argument.bytes)
    }
  }

  /// The name of one of the program's formats.
  static func format(_ placeholder: String) -> Self where Value == FormatName {
    Self(placeholder: placeholder, completion: .formats) { (value) throws(UsageError) in
      let names = value.program.formats.names
      return try value.text == FormatName.faq.rawValue ? .json : value.one(of: names)
    }
  }

  /// The name of one of the program's themes.
  static func theme(_ placeholder: String) -> Self where Value == ThemeName {
    Self(placeholder: placeholder, completion: .themes) { (value) throws(UsageError) in
      try value.one(of: value.program.themes.names)
    }
  }

  /// Where the entries of content are: `$.rows[*] title content`.
  static func shape(_ placeholder: String) -> Self where Value == ImportShape {
    Self(
      placeholder,
      hint: "Write a path and the names of two members: '$.rows[*] title content'."
    ) { ImportShape($0) }
  }

  /// An encoding of the Encoding Standard that this system converts.
  static func encoding(_ placeholder: String) -> Self where Value == Charset {
    Self(
      placeholder,
      hint: "Write a name that web pages have for it, such as iso-8859-2, windows-1251 or euc-jp."
    ) { Charset(label: $0).flatMap { CharsetDecoder($0) == nil ? nil : $0 } }
  }

  /// An address that relative ones can be resolved against.
  static func base(_ placeholder: String) -> Self where Value == BaseAddress {
    Self(placeholder: placeholder) { (value) throws(UsageError) in
      do throws(AddressError) {
        return try BaseAddress(value.text)
      } catch {
        throw UsageError(
          "\(value.place)invalid address for \(value.option): \(error.message)",
          hint: error.hint.map { Message(verbatim: $0) }
            ?? "Write \(value.option) https://example.com/help/."
        )
      }
    }
  }

  /// The tag of a language: `pt-BR`.
  static func language(_ placeholder: String) -> Self where Value == LanguageTag {
    Self(
      placeholder,
      hint: "It accepts a language tag such as en, pt-BR or zh-Hant."
    ) { LanguageTag($0) }
  }

  /// `Name: value`; the error does not repeat the text, which may contain a secret.
  static func header(_ placeholder: String) -> Self where Value == HTTPHeader {
    Self(placeholder: placeholder) { (value) throws(UsageError) in
      do throws(HTTPHeaderError) {
        return try HTTPHeader(value.text)
      } catch {
        throw UsageError(
          "\(value.place)\(value.option): \(error)",
          hint: "Write \(value.option) 'Name: value'."
        )
      }
    }
  }

  /// How a source fails on purpose: `count:2`, `always` or `random:0.5:42`.
  static func failure(_ placeholder: String) -> Self where Value == SimulatedFailure {
    Self(
      placeholder,
      hint: "It accepts count:N, always or random:P:SEED, with P from 0 to 1."
    ) { text in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      switch (parts.first, parts.count) {
      case ("always", 1): return .always
      case ("count", 2): return Int(parts[1]).flatMap { $0 < 0 ? nil : .count($0) }
      case ("random", 3):
        guard let probability = Double(parts[1]), (0...1).contains(probability),
          let seed = UInt64(parts[2])
        else { return nil }
        return .random(probability: probability, seed: seed)
      default: return nil
      }
    }
  }
}

extension OptionKind<String> {
  /// Any text.
  public static func text(_ placeholder: String) -> Self {
    Self(placeholder: placeholder) { $0.text }
  }
}

extension OptionKind where Value: Choice {
  /// One of a few words.
  public static func choice(_ placeholder: String) -> Self {
    Self(placeholder: placeholder, completion: .words(Value.words)) { (value) throws(UsageError) in
      try value.one(of: Value.words)
    }
  }
}

extension OptionKind<Int> {
  /// A whole number within bounds.
  public static func number(_ placeholder: String, in range: ClosedRange<Int>) -> Self {
    Self(
      placeholder,
      hint: "It accepts a whole number from \(range.lowerBound) to \(range.upperBound)."
    ) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// A positive number, or `all`, which is `Int.max`.
  public static func count(_ placeholder: String) -> Self {
    Self(placeholder, hint: "It accepts a positive whole number, or all.") { text in
      text == "all" ? .max : Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// A number of bytes: `500000`, `500K`, `64M` or `1G`.
  static func size(_ placeholder: String) -> Self {
    Self(
      placeholder,
      hint: "It accepts a number of bytes up to 1024G, such as 500K, 64M or 1G."
    ) { text in
      let shifts: [Character: Int] = ["K": 10, "M": 20, "G": 30]
      let shift = text.last.flatMap { shifts[$0] }
      let digits = shift == nil ? text[...] : text.dropLast()
      guard let number = Int(digits), 1...((1 << 40) >> (shift ?? 0)) ~= number else { return nil }
      return number << (shift ?? 0)
    }
  }
}
