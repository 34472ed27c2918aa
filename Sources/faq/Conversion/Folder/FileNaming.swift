import Bytes

/// Makes names of files: `0002-what-is-an-optional` is the second FAQ's.
///
/// A name holds nothing but digits, letters from a to z and hyphens, and begins with the number, so
/// that no title can lead out of a folder, mean a device, or clash with another in any case.
struct FileNaming: Sendable {
  /// How many bytes of the title a name has at most.
  private static let length = 60

  /// How many digits a number has at least.
  static let numberWidth = 4

  private let folding = Folding()

  /// The name of an FAQ's file, without what says its format.
  func name(number: Int, title: String?) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, Self.numberWidth - digits.count)) + digits
    let words = title.map(words) ?? []
    return ([padded] + words).joined(separator: "-")
  }

  /// As many whole words as there is room for, or a piece of the first.
  private func words(of title: String) -> [String] {
    var words = [""]
    var count = 0
    for scalar in title.lazy.flatMap(folding.folded) where !scalar.isApostrophe {
      if scalar.isLowercaseASCIIAlphanumeric {
        words[words.count - 1].unicodeScalars.append(scalar)
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

private extension Unicode.Scalar {
  /// What stands within a word: `don't` is one.
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }
}
