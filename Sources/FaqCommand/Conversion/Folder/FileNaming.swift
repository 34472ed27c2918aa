import Bytes
import TextSearch

/// Names the file of an FAQ after its number and title: `0002-what-is-an-optional`.
///
/// A name consists of digits, the letters a to z and hyphens, and begins with the number. No title
/// can therefore escape the folder, name a device, or collide with another name.
struct FileNaming: Sendable {
  /// The maximum number of bytes from the title.
  private static let length = 60

  /// The minimum number of digits.
  static let numberWidth = 4

  /// The name without the file extension.
  func name(number: Int, title: String?) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, Self.numberWidth - digits.count)) + digits
    let words = title.map(words) ?? []
    return ([padded] + words).joined(separator: "-")
  }

  /// As many whole words as fit, or a part of the first word.
  private func words(of title: String) -> [String] {
    var words = [""]
    var count = 0
    for byte in Folding.shared.folded(title) where byte != .apostrophe {
      if byte.isLowercaseASCIILetter || byte.isASCIIDigit {
        words[words.count - 1].unicodeScalars.append(Unicode.Scalar(byte))
      } else if words.last?.isEmpty == false {
        words.append("")
      } else {
        continue
      }
      count += 1
      if count > Self.length { break }
    }
    let last = words.removeLast()
    if count > Self.length, words.isEmpty { return [String(last.prefix(Self.length))] }
    return count > Self.length || last.isEmpty ? words : words + [last]
  }
}

private extension UInt8 {
  /// The only form of an apostrophe in folded text; it does not separate words.
  static let apostrophe = Self(ascii: "'")
}
