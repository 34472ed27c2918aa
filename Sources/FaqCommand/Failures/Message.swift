import Renderers

/// Text of the program about FAQs, which a program with other entries words in its own way.
///
/// ```swift
/// let message: Message = "there is no FAQ \(7) in \(name)"
/// message.text(calling: cocktails)  // there is no cocktail 7 in FAQ.json
/// ```
///
/// Interpolated values stay as they are.
struct Message: Sendable {
  enum Part: Sendable {
    case wording(String)
    case value(String)
  }

  private var parts: [Part]

  /// Text that stays as it is.
  init(verbatim text: String) { parts = [.value(text)] }

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

  static func + (left: Self, right: Self) -> Self {
    var message = left
    message.parts += right.parts
    return message
  }
}

extension Message: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    private(set) var parts: [Part] = []

    init(literalCapacity _: Int, interpolationCount count: Int) {
      parts.reserveCapacity(2 * count + 1)
    }

    mutating func appendLiteral(_ literal: String) { parts.append(.wording(literal)) }

    mutating func appendInterpolation(_ value: some Any) { parts.append(.value("\(value)")) }

    mutating func appendInterpolation(_ message: Message) { parts += message.parts }
  }

  init(stringLiteral value: String) { parts = [.wording(value)] }

  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}

extension Message: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.description == right.description }
}

extension Message: CustomStringConvertible {
  /// The text about FAQs.
  var description: String { text(calling: .faqs) }
}
