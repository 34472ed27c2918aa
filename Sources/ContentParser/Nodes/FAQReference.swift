import FaqService

/// Another FAQ of the content, found by its `id`, or else by its title, or else by its number.
///
/// `"Why?"`, `3`, or `{"id":"why","title":"Why?"}`. A number changes when an FAQ is inserted.
public struct FAQReference: Hashable, Sendable {
  /// The member `id` of the FAQ.
  public let id: String?
  /// The title of the FAQ.
  public let title: String?
  /// The number of the FAQ among all FAQs of the content, from 1.
  public let number: Int?

  /// The FAQ of a title, which may also have an `id` or a number.
  public init(_ title: String, id: String? = nil, number: Int? = nil) {
    (self.id, self.title, self.number) = (id, title, number)
  }

  /// The FAQ of a number.
  public init(number: Int) { (id, title, self.number) = (nil, nil, number) }

  /// The FAQ as an author writes it.
  public var value: RawValue {
    guard let title else { return RawValue(number ?? 0) }
    if id == nil, number == nil { return RawValue(title) }
    return RawValue(
      members: [
        ("id", id.map { RawValue($0) }), ("number", number.map { RawValue($0) }),
        ("title", RawValue(title)),
      ]
    )
  }

  private static let fields = ItemFields(
    .required("title", .text, "The title"),
    .optional("id", .text, "The `id` of the FAQ, which leads to it whatever its title"),
    .optional("number", .number, "The number among all FAQs of the content, from 1"),
    as: { (_: RawItem, title: String, id: String?, number: Int?) in
      Self(title, id: id, number: number)
    }
  )

  static let kind = FieldKind<Self>(
    .other("titles, numbers, or objects with a title", members: fields.descriptions),
    schema: schema
  ) { value, reader throws(BlockError) in
    switch value.content {
    case .string(let title): return Self(title.text)
    case .object: return try reader.read(value, as: .item(fields))
    case .number: return Self(number: try reader.read(value, as: .number))
    case .null, .bool, .array:
      throw BlockError(
        .wrongKind,
        message: "an FAQ must be a title, a whole number, or an object with a `title`"
      )
    }
  }

  private static let schema = #"""
    "description": "A title, a number, or an object with the title and an id.",
    "type": ["string", "integer", "object"],
    "minimum": 1
    """#
}

extension FAQReference: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The FAQ of a title.
  public init(stringLiteral title: String) { self.init(title) }

  /// The FAQ of a number.
  public init(integerLiteral number: Int) { self.init(number: number) }
}

extension FieldKind<FAQReference> {
  /// Another FAQ: its title, its number, or an object with its `title` and an `id` or `number`.
  public static var faq: Self { FAQReference.kind }
}

private extension FieldKind<Int> {
  static let number = int.map { number throws(BlockError) in
    guard number < 1 else { return number }
    throw BlockError(
      .invalidValue,
      message: "an FAQ's number must be at least 1, but is \(number)"
    )
  }
}
