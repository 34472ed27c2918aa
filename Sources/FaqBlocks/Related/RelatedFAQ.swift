import ContentParser
import FaqService

/// Another FAQ: `"Why?"`, `3`, or `{"number":3,"title":"Why?"}`.
public struct RelatedFAQ: Hashable, Sendable {
  /// The number of the FAQ among all FAQs of the content, from 1.
  public let number: Int?
  /// The title of the FAQ.
  public let title: String?

  /// The title or the number, which leads to the FAQ if the number is known.
  var inline: Inline {
    let label = Inline.text(title ?? number.map { "FAQ \($0)" } ?? "")
    return number.map { .reference([label], faq: $0) } ?? label
  }
}

extension RelatedFAQ {
  init(parsing item: RawItem) throws(BlockError) {
    let number = try item.int("number")
    guard number > 0 else { throw .invalidNumber(number, at: .member("number")) }
    self.number = number
    title = try item.text("title")
  }
}

extension FieldKind<RelatedFAQ> {
  /// A title, a number, or an object with both.
  static func relatedFAQ(in item: RawItem) -> Self {
    Self { value throws(BlockError) in
      switch value.content {
      case .string(let title): return RelatedFAQ(number: nil, title: title.text)
      case .object: return try RelatedFAQ(parsing: item.nested(value))
      case .number(let spelled):
        guard let number = Int(spelled.spelling) else { throw .wrongEntry }
        guard number > 0 else { throw .invalidNumber(number, at: .value(value)) }
        return RelatedFAQ(number: number, title: nil)
      case .null, .bool, .array: throw .wrongEntry
      }
    }
  }
}

private extension BlockError {
  static let wrongEntry = Self(
    .wrongKind,
    message: "an FAQ must be a title, a whole number, or an object with `number` and `title`"
  )

  static func invalidNumber(_ number: Int, at place: Place) -> Self {
    Self(.invalidValue, at: place, message: "an FAQ's number must be at least 1, but is \(number)")
  }
}
