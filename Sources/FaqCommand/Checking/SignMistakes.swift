import Bytes
import FaqService

/// Commas, colons and comments.
extension FaultySource {
  var comment: JSONMistake? {
    let isComment =
      found == UInt8(ascii: "#")
      || found == UInt8(ascii: "/")
        && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(text[offset + 1])
    return isComment ? mistake("JSON has no comments", "Remove the comment.") : nil
  }

  /// A comma that nothing follows or precedes.
  var comma: JSONMistake? {
    let isClosing = found == UInt8(ascii: "]") || found == UInt8(ascii: "}")
    guard let previous, let before = text[previous] else { return nil }
    if isClosing, before == UInt8(ascii: ",") {
      return mistake(at: previous, "trailing comma", "Remove it.")
    }
    if found == UInt8(ascii: ",") {
      switch before {
      case UInt8(ascii: ","): return mistake("there are two commas in a row", "Remove one.")
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        return mistake("nothing precedes this comma", "Remove it.")
      default: break
      }
    }
    guard before == UInt8(ascii: ":"), isClosing || found == UInt8(ascii: ",") else { return nil }
    return mistake(
      "this member has no value",
      "Write a value after the colon, or remove the member."
    )
  }

  /// A comma or a colon that is missing, or has another sign in its place.
  var missingSign: JSONMistake? {
    guard let found, let previous else { return nil }
    if expectsColon {
      switch found {
      case UInt8(ascii: "="): return mistake("names are followed by a colon", "Write : for =.")
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
        return mistake("this name has no value", #"Write it as "name": "value"."#)
      default:
        return mistake(at: previous + 1, "a colon is missing", "Write : after the name.")
      }
    }
    guard expectsComma else { return nil }
    switch found {
    case UInt8(ascii: ";"): return mistake("values are separated by commas", "Write , for ;.")
    case UInt8(ascii: ":"):
      return mistake("a list has no names", "Write { and } around members, and not [ and ].")
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"),
      UInt8(ascii: "n"):
      return mistake(at: previous + 1, "a comma is missing", "Write , between the two values.")
    default: return nil
    }
  }

  /// Something after the end of the content.
  var trailingContent: JSONMistake? {
    switch found {
    case UInt8(ascii: ","):
      mistake(
        "nothing can follow the end of the content",
        "Several entries are a list: write [ before the first and ] after the last."
      )
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      mistake("this bracket closes nothing", "Remove it, or write the one that it closes.")
    default: nil
    }
  }
}

/// Brackets that are not closed, or not by their own kind.
extension FaultySource {
  /// What is open at the fault.
  struct Openings {
    var brackets: [Int] = []
    /// Where the string begins that is not closed.
    var stringStart: Int?
  }

  /// Scans the entry up to the fault.
  func scan() -> Openings { Self.openings(in: text, entryStart..<max(entryStart, offset)) }

  var unclosedBracket: JSONMistake? {
    guard let opener = openBracket else { return nil }
    return mistake(
      "\(opener.name) is not closed",
      "Write \(opener.closing) where it ends."
    )
  }

  /// A closing bracket of the other kind, or a value where a name must stand.
  var wrongBracket: JSONMistake? {
    guard let found, let opener = openBracket else { return nil }
    switch found {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard expectsComma, opener.closing.utf8.first != found else { return nil }
      return mistake(
        "\(opener.name) is not closed before this \(Unicode.Scalar(found))",
        "Write \(opener.closing) before it."
      )
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard expectsName else { return nil }
      return mistake(
        "\(opener.name) is not closed before this \(Unicode.Scalar(found))",
        "Write } before the comma, where the object ends."
      )
    default: return nil
    }
  }
}

private extension FaultySource {
  struct Opener {
    /// `the [ of line 3, column 5`.
    let name: String
    let closing: String
  }

  /// The innermost bracket that is open at the fault.
  var openBracket: Opener? {
    if text.start <= entryStart, let bracket = scan().brackets.last {
      return text[bracket].map { Opener(name: "the \(sign($0)) of \(spot(bracket))", $0) }
    }
    return outerBracket
  }

  /// The bracket around all entries, which is at the start of the content.
  var outerBracket: Opener? {
    let end = min(entryStart, head.end)
    let kind = fault.expected.contains("'}'") ? UInt8(ascii: "{") : UInt8(ascii: "[")
    guard
      let bracket = Self.openings(in: head, 0..<end).brackets.prefix(2).last(where: {
        head[$0] == kind
      }), let start = head.startOfLine(at: bracket)
    else { return nil }
    let line = head[0..<bracket].count { $0 == UInt8(ascii: "\n") } + 1
    let column = head.scalarCount(in: start..<bracket) + 1
    return Opener(name: "the \(sign(kind)) of line \(line), column \(column)", kind)
  }

  func sign(_ byte: UInt8) -> Unicode.Scalar { Unicode.Scalar(byte) }

  static func openings(in text: SourceText, _ range: Range<Int>) -> Openings {
    var openings = Openings()
    var isEscaped = false
    var offset = max(range.lowerBound, text.start)
    for byte in text[range] {
      defer { offset += 1 }
      if openings.stringStart != nil {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          openings.stringStart = nil
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): openings.stringStart = offset
      case UInt8(ascii: "["), UInt8(ascii: "{"): openings.brackets.append(offset)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = openings.brackets.popLast()
      default: break
      }
    }
    return openings
  }
}

private extension FaultySource.Opener {
  init(name: String, _ bracket: UInt8) {
    self.init(name: name, closing: bracket == UInt8(ascii: "[") ? "]" : "}")
  }
}
