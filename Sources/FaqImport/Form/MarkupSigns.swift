import Bytes

/// Whether a text has the signs of HTML or of Markdown.
struct MarkupSigns {
  private(set) var hasHTML = false
  private(set) var hasMarkdown = false
  /// Whether a sign may begin a tag.
  private(set) var mayHaveTags = false

  init(of text: ImportedText) {
    guard text.literal.mayHaveMarkup else { return }
    let bytes = text.utf8
    var isLineStart = true
    for offset in bytes.indices {
      switch bytes[offset] {
      case UInt8(ascii: "<"): mayHaveTags = true
      case UInt8(ascii: "&"): hasHTML = hasHTML || Self.isEntity(bytes[(offset + 1)...])
      case UInt8(ascii: "*"), UInt8(ascii: "_"):
        hasMarkdown = hasMarkdown || Self.opensStrong(bytes[offset...])
      case UInt8(ascii: "]"):
        hasMarkdown = hasMarkdown || bytes[(offset + 1)...].first == UInt8(ascii: "(")
      case UInt8(ascii: "`"): hasMarkdown = true
      case UInt8(ascii: "#") where isLineStart:
        let rest = bytes[offset...].drop { $0 == UInt8(ascii: "#") }
        hasMarkdown = hasMarkdown || rest.first == UInt8(ascii: " ")
      default: break
      }
      isLineStart = bytes[offset] == UInt8(ascii: "\n")
    }
    hasHTML = hasHTML || mayHaveTags && TagReading(Array(bytes)).hasTags
  }
}

private extension MarkupSigns {
  static func isEntity(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.first == UInt8(ascii: "#") ? rest.dropFirst() : rest
    let letters = name.prefix(10).prefix(while: \.isASCIIAlphanumeric)
    return letters.count > 1 && name.dropFirst(letters.count).first == UInt8(ascii: ";")
  }

  /// Whether two marks stand before a character that is no space.
  static func opensStrong(_ rest: ArraySlice<UInt8>) -> Bool {
    let rest = rest.prefix(3)
    guard rest.count == 3, let first = rest.first, let last = rest.last else { return false }
    return rest.dropFirst().first == first && last != first && !last.isJSONSpace
  }
}

private extension ArraySlice<UInt8> {
  /// Whether a character begins markup, or an escape may stand for one.
  var mayHaveMarkup: Bool {
    var last: UInt8 = 0
    for byte in self {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "_"),
        UInt8(ascii: "]"), UInt8(ascii: "`"), UInt8(ascii: "#"):
        return true
      case UInt8(ascii: "u") where last == UInt8(ascii: "\\"): return true
      default: last = byte
      }
    }
    return false
  }
}
