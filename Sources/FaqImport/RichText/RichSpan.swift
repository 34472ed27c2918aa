import Bytes
import FaqService

/// Text with one look.
struct RichSpan {
  let text: String
  /// Where the string of the text begins in the original; nil for a line break.
  let start: Int?
  var marks: Set<Mark> = []
  /// The address that the text is a link to.
  var link: String?

  /// A line break.
  static let lineBreak = Self(text: "\n", start: nil)

  private init(text: String, start: Int?) { (self.text, self.start) = (text, start) }

  init(_ string: RawString) { self.init(text: string.text, start: string.literal.startIndex) }

  enum Mark: String, CaseIterable {
    case strong
    case emphasis
    case code

    /// The mark of that name in one of the formats.
    init?(named name: String) {
      switch name {
      case "strong", "bold", "b": self = .strong
      case "em", "italic", "emphasis", "i": self = .emphasis
      case "code", "inlineCode": self = .code
      default: return nil
      }
    }
  }

  /// As JSON: a string, or an object with the marks.
  func append(to json: inout [UInt8]) {
    guard !marks.isEmpty || link != nil else {
      json.appendJSONString(text)
      return
    }
    json += Array(#"{"text":"#.utf8)
    json.appendJSONString(text)
    for mark in Mark.allCases where marks.contains(mark) {
      json += Array(",\"\(mark.rawValue)\":true".utf8)
    }
    if let link {
      json += Array(#","link":"#.utf8)
      json.appendJSONString(link)
    }
    json.append(UInt8(ascii: "}"))
  }
}
