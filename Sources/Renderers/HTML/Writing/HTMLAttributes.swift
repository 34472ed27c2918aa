import ContentParser

/// Attributes of an element, in order: `["class": "cta", "href": video.url]`.
///
/// Names are part of the program, so that content can never add an attribute.
public struct HTMLAttributes: ExpressibleByDictionaryLiteral {
  let elements: [(name: String, value: HTMLAttribute)]

  /// Creates attributes from names and values.
  ///
  /// - Precondition: Names are in lower case. None of them would run or style content, as `onclick`
  ///   or `style` would. One that leads to an address, such as `href`, has an `Address` as its
  ///   value, and only `src` has a picture.
  public init(dictionaryLiteral elements: (StaticString, any HTMLAttributeValue)...) {
    self.elements = elements.map { name, value in
      let name = "\(name)"
      precondition(
        HTMLNames.allowAttribute(name, value.attribute),
        "the attribute \(name) cannot hold this content"
      )
      return (name, value.attribute)
    }
  }
}

/// A value that an attribute can have.
public protocol HTMLAttributeValue {
  /// The kind of value, which decides which attributes can hold it.
  var attribute: HTMLAttribute { get }
}

/// The kinds of values that attributes have.
public enum HTMLAttribute: Sendable {
  /// Text on one line.
  case text(String)
  /// An address that is safe to follow.
  case address(Address)
  /// A picture that is part of the page.
  case picture(EmbeddedPicture)
}

extension String: HTMLAttributeValue {
  /// The string as text.
  public var attribute: HTMLAttribute { .text(self) }
}

extension Int: HTMLAttributeValue {
  /// The number in digits.
  public var attribute: HTMLAttribute { .text(description) }
}

extension Address: HTMLAttributeValue {
  /// The address as one that is safe to follow.
  public var attribute: HTMLAttribute { .address(self) }
}

extension LanguageTag: HTMLAttributeValue {
  /// The tag as text.
  public var attribute: HTMLAttribute { .text(text) }
}
