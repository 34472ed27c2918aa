import Bytes
import FaqService

/// Commas, colons and comments.
extension FaultySource {
  var comment: JSONMistake? {
    let isComment =
      found == UInt8(ascii: "#")
      || found == UInt8(ascii: "/")
        && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(text[offset + 1])
    return isComment ? mistake("JSON has no comments", "Remove it.") : nil
  }

  /// A comma that nothing follows or precedes.
  var comma: JSONMistake? {
    let isClosing = found == UInt8(ascii: "]") || found == UInt8(ascii: "}")
    guard let previous, let before = text[previous] else { return nil }
    if isClosing, before == UInt8(ascii: ",") {
      return mistake(at: previous, "nothing follows this comma", "Remove it.")
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
      "Write a value behind the colon, or remove the member."
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
        return mistake(at: previous + 1, "a colon is missing", "Write : behind the name.")
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

  /// Something behind the end of the content.
  var trailingContent: JSONMistake? {
    switch found {
    case UInt8(ascii: ","):
      mistake(
        "nothing can follow the end of the content",
        "Several entries are a list: write [ before the first and ] behind the last."
      )
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      mistake("this bracket closes nothing", "Remove it, or write the one that it closes.")
    default: nil
    }
  }
}
