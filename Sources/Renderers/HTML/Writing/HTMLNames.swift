import Bytes

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
