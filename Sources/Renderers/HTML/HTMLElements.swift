import Bytes
import ContentParser

/// The typed calls that overrides write with: each escapes its content.
extension HTMLWriter {
  /// Writes an element with content.
  ///
  /// ```swift
  /// writer.element("a", ["class": "cta", "href": video.url]) { $0.text(video.caption) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, in lower case.
  ///   - attributes: The attributes, in order.
  ///   - content: Writes what is in the element. Within `a`, links are written as their labels.
  /// - Precondition: Text in the element is not code or markup, as it is in `script`.
  public mutating func element(
    _ name: StaticString,
    _ attributes: HTMLAttributes = [:],
    _ content: (inout Self) -> Void
  ) {
    let isLink = "\(name)" == "a"
    let wasInLink = isInLink
    open("\(name)", attributes)
    if isLink { isInLink = true }
    content(&self)
    isInLink = wasInLink
    output.append("</\(name)>")
  }

  /// Writes an element without content, such as `img`.
  ///
  /// - Precondition: Text in the element is not code or markup, as it is in `script`.
  public mutating func element(_ name: StaticString, _ attributes: HTMLAttributes = [:]) {
    open("\(name)", attributes)
    if !HTMLNames.isVoid("\(name)") { output.append("</\(name)>") }
  }

  /// Writes text on one line; a line end in it becomes a space.
  public mutating func text(_ text: String) { output.append(htmlText: text) }

  /// Writes parts of a line.
  public mutating func inlines(_ inlines: [Inline]) { write(inlines) }

  /// Writes nodes, each of which is an element.
  public mutating func nodes(_ nodes: [Node]) { write(nodes, "") }

  /// Writes blocks, by their overrides where there are any.
  public mutating func blocks(_ blocks: BlockList) { write(blocks, "") }

  /// Writes markup as it is, unchecked: it must close the elements that it opens.
  public mutating func markup(_ markup: StaticString) { output.append("\(markup)") }
}

private extension HTMLWriter {
  mutating func open(_ name: String, _ attributes: HTMLAttributes) {
    precondition(HTMLNames.allowElement(name), "the element \(name) cannot hold content")
    output.append("<\(name)")
    for attribute in attributes.elements {
      output.append(" \(attribute.name)=\"")
      switch attribute.value {
      case .text(let text): output.append(htmlText: text)
      case .address(let address): output.append(htmlText: address.text)
      case .picture(let picture): output.append(picture.address)
      }
      output.append("\"")
    }
    output.append(">")
  }
}

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

/// A picture that is part of the page: `writer.element("img", ["src": picture, "alt": "A map"])`.
///
/// A page without access to the web shows it too. Scripts in an SVG do not run in an `img`.
public struct EmbeddedPicture: Hashable, Sendable {
  private let type: String
  private let bytes: [UInt8]

  /// A picture in PNG, JPEG, GIF, WebP or SVG; nil if the bytes begin like none of these.
  ///
  /// - Parameter bytes: The whole file, which makes the page longer by four thirds of its size.
  public init?(_ bytes: [UInt8]) {
    guard let type = Self.type(of: bytes) else { return nil }
    self.type = type
    self.bytes = bytes
  }

  /// The address that holds the picture.
  var address: String { "data:\(type);base64,\(String(utf8: bytes.base64))" }
}

extension EmbeddedPicture: HTMLAttributeValue {
  /// The picture as part of the page.
  public var attribute: HTMLAttribute { .picture(self) }
}

private extension EmbeddedPicture {
  static let signatures: [(start: [UInt8], type: String)] = [
    ([0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A], "image/png"),
    ([0xFF, 0xD8, 0xFF], "image/jpeg"),
    (Array("GIF87a".utf8), "image/gif"),
    (Array("GIF89a".utf8), "image/gif"),
    (Array("<svg".utf8), "image/svg+xml"),
  ]

  static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "image/webp"
    }
    return signatures.first { bytes.starts(with: $0.start) }?.type
      ?? (startsSVG(bytes) ? "image/svg+xml" : nil)
  }

  /// Whether the element follows a declaration or comments, as drawing programs write them.
  static func startsSVG(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<!--".utf8) else { return false }
    return String(utf8: bytes.prefix(2_048)).contains("<svg")
  }
}

/// The names of elements and attributes that can hold content.
///
/// The others run, load, style or reinterpret their content: `script`, `onclick`, `style`.
package enum HTMLNames {
  /// Whether an element of that name can hold content.
  package static func allowElement(_ name: String) -> Bool {
    isName(name) && !runningElements.contains(name)
  }

  /// Whether an attribute of that name can hold the value; one that leads to an address can hold
  /// nothing but an address, and only `src` can hold a picture.
  package static func allowAttribute(_ name: String, _ value: HTMLAttribute) -> Bool {
    guard isName(name), !name.hasPrefix("on"), !runningAttributes.contains(name) else {
      return false
    }
    return switch value {
    case .text: !addressAttributes.contains(name)
    case .address: true
    case .picture: name == "src"
    }
  }

  /// Whether an element of that name has no content and no end tag.
  static func isVoid(_ name: String) -> Bool { voidElements.contains(name) }

  private static func isName(_ name: String) -> Bool {
    name.utf8.first.map(\.isLowercaseASCIILetter) == true
      && name.utf8.allSatisfy {
        $0.isLowercaseASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
      }
  }

  private static let runningElements: Set<String> = [
    "base", "body", "embed", "frame", "frameset", "head", "html", "iframe", "link", "math", "meta",
    "noembed", "noframes", "noscript", "object", "plaintext", "script", "style", "svg", "template",
    "textarea", "title", "xmp",
  ]

  private static let voidElements: Set<String> = [
    "area", "br", "col", "hr", "img", "input", "source", "track", "wbr",
  ]

  private static let runningAttributes: Set<String> = [
    "imagesrcset", "is", "nonce", "ping", "srcdoc", "srcset", "style",
  ]

  private static let addressAttributes: Set<String> = [
    "action", "archive", "background", "cite", "classid", "codebase", "data", "formaction", "href",
    "icon", "longdesc", "manifest", "poster", "profile", "src", "usemap",
  ]
}
