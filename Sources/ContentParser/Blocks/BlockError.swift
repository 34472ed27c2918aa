import Bytes
import FaqService

/// Why an item could not become a block of its type, or a fault in one that could.
public struct BlockError: Error, Hashable, Sendable {
  /// The part of the item that an error is about.
  public enum Place: Hashable, Sendable {
    /// The whole item.
    case item
    /// The value of a member.
    case member(String)
    /// The name of a member.
    case name(RawMember)
    /// A value within the item.
    case value(RawValue)
  }

  /// What is wrong, by a name that does not change between versions.
  public let code: Diagnostic.Code
  /// The part of the item that is wrong.
  public let place: Place
  /// How serious a remark is; what rejects an item is always an error.
  public let severity: Diagnostic.Severity
  /// What is wrong, in words.
  public let message: String
  /// How to fix it.
  public let hint: String?
  /// The text to write instead of the string or the name at `place`, if that is the one safe
  /// answer.
  public let correction: String?

  /// An error of any block type: `BlockError("too-long", at: .member("caption"), message: "…")`.
  ///
  /// - Parameters:
  ///   - code: What is wrong: a standard code, or one of the block type's own.
  ///   - severity: How serious it is, if the item is usable.
  ///   - place: The part of the item that is wrong.
  ///   - message: What is wrong, without a period at its end, and with names in backticks.
  ///   - hint: How to fix it, as a sentence.
  ///   - correction: The text to write instead of the string or the name at `place`, if that is the
  ///     one safe answer: `check --fix` writes it.
  public init(
    _ code: Diagnostic.Code,
    _ severity: Diagnostic.Severity = .error,
    at place: Place = .item,
    message: String,
    hint: String? = nil,
    correction: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.place = place
    self.message = message
    self.hint = hint
    self.correction = correction
  }

  /// An error about a value that is not of the kind that it must be.
  static func wrongKind(_ value: RawValue, _ message: String, hint: String? = nil) -> Self {
    Self(.wrongKind, at: .value(value), message: message, hint: hint)
  }

  static func missing(
    _ name: String,
    in item: RawItem,
    as code: Diagnostic.Code = .missingMember,
    message: String? = nil,
    hint: String? = nil
  ) -> Self {
    let misspelt = item.member(like: name)
    return Self(
      code,
      at: misspelt.map { .name($0) } ?? .item,
      message: message ?? "`\(name)` is missing",
      hint: misspelt.map { "Did you mean `\(name)`\($0.asOther)?" } ?? hint,
      correction: item.hasSlip(of: name) ? name : nil
    )
  }

  static func wrongKind(_ field: FieldValue, expected: String) -> Self {
    let message = "\(field.subject) must be \(expected), but is \(field.value.content.kindName)"
    return Self(.wrongKind, at: field.place, message: message)
  }

  static func invalidChoice(_ text: String, _ field: FieldValue, among choices: [String]) -> Self {
    let nearest = Spelling.nearest(to: text, among: choices).map { "Did you mean `\($0)`?" }
    let all = choices.map { "`\($0)`" }.joined(separator: ", ")
    return Self(
      .invalidValue,
      at: field.place,
      message: "\(field.subject) must be one of \(all), but is `\(text.clipped(to: 40))`",
      hint: nearest,
      correction: Spelling.slip(in: text, of: choices)
    )
  }

  static func unsafeAddress(_ error: AddressError, _ field: FieldValue) -> Self {
    let text = field.value.string?.text ?? ""
    let quote = error.fault.isQuoting || text.isEmpty ? "" : " in \(text[...].quoted())"
    let meant = Address.meant(by: text)?.text
    return Self(
      .unsafeAddress,
      at: field.place,
      message: "\(field.subject) is not a safe address: \(error.message)\(quote)",
      hint: meant.flatMap { AddressFault.fix($0) } ?? error.hint,
      correction: error.fault.isIncomplete ? meant : nil
    )
  }

  /// The error about a missing member as one about the name that stands for it.
  func aboutMisspeltName(in item: RawItem) -> Self {
    guard code == .missingMember, case .name(let misspelt) = place else { return self }
    let isOwn = item.members?.contains(misspelt) ?? false
    let owner = isOwn ? "`\((item.type ?? "").clipped)`" : "this object"
    return Self(
      code,
      at: place,
      message: "`\(misspelt.name.text.clipped)` is not a member of \(owner)",
      hint: hint?.replacing(misspelt.asOther, with: ""),
      correction: correction
    )
  }

  /// An error in reading a value within an item, as an error in reading the item.
  func within(_ value: RawValue) -> Self {
    switch place {
    case .item: at(.value(value))
    case .member(let name): at(.value(value.object?[name] ?? value))
    case .name, .value: self
    }
  }

  private func at(_ place: Place) -> Self {
    Self(code, at: place, message: message, hint: hint, correction: correction)
  }
}

extension BlockError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

private extension RawMember {
  /// How a question about another name ends: `` instead of `txet` ``.
  var asOther: String { " instead of `\(name.text.clipped)`" }
}

extension RawValue.Content {
  /// A kind of value in words: `an object`, `the number 12`.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number(let number): "the number \(number.spelling.prefix(40))"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
