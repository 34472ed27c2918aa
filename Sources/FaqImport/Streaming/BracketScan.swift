import FaqService

/// Follows the brackets of JSON as it arrives, without judging what is between them.
struct BracketScan: DivisionScan {
  /// An array or an object that is open.
  struct Level {
    let isArray: Bool
    /// Where the name of the current member is, in an object.
    var name = 0..<0
    /// How many elements of an array are followed by a comma.
    var count = 0
    /// Where the last of these commas is.
    var lastComma: Int?

    /// Whether it is an array of several elements.
    var isLong: Bool { isArray && count > 1 }

    /// The step of a JSON Pointer to what is being read in it: a name, or an index.
    func step(in bytes: [UInt8]) -> String {
      guard !isArray else { return "\(count)" }
      return name(in: bytes).replacing("~", with: "~0").replacing("/", with: "~1")
    }

    /// The name of the current member of an object.
    func name(in bytes: [UInt8]) -> String {
      let value = try? RawValue(parsing: bytes[name])
      return value?.string?.text ?? ""
    }
  }

  /// Deeper levels are only counted.
  private static let maximumDepth = 512

  /// How deep the array is at whose elements the content is divided, if that is known.
  var depth: Int?
  /// The open arrays and objects, the outermost first.
  private(set) var levels: [Level] = []
  private var deeperCount = 0
  private var stringStart: Int?
  private var lastString = 0..<0
  private var isEscaped = false

  var isInString: Bool { stringStart != nil }
  var count: Int { depth.map { levels[$0].count } ?? 0 }
  var lastEnd: Int? { depth.flatMap { levels[$0].lastComma }.map { $0 + 1 } }

  mutating func scan(_ bytes: [UInt8], in range: Range<Int>) -> Int {
    let bytes = bytes.span
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if stringStart != nil {
        follow(string: byte, at: index)
      } else {
        switch byte {
        case UInt8(ascii: "\""): stringStart = index
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          if levels.count < Self.maximumDepth {
            levels.append(Level(isArray: byte == UInt8(ascii: "[")))
          } else {
            deeperCount += 1
          }
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          if deeperCount > 0 { deeperCount -= 1 } else { _ = levels.popLast() }
          if let depth, levels.count <= depth { return index }
        case UInt8(ascii: ","):
          guard let innermost else { break }
          levels[innermost].count += 1
          levels[innermost].lastComma = index
        case UInt8(ascii: ":"): if let innermost { levels[innermost].name = lastString }
        default: break
        }
      }
      index += 1
    }
    return index
  }

  // The names of members are gone then.
  mutating func remove(first count: Int) {
    stringStart = stringStart.map { $0 - count }
    lastString = 0..<0
    for index in levels.indices {
      levels[index].name = 0..<0
      levels[index].lastComma = levels[index].lastComma.map { $0 - count }
    }
  }
}

private extension BracketScan {
  mutating func follow(string byte: UInt8, at index: Int) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\""), let start = stringStart {
      lastString = start..<index + 1
      stringStart = nil
    }
  }

  /// The index of the innermost level, unless it is among those that are only counted.
  var innermost: Int? { deeperCount == 0 ? levels.indices.last : nil }
}
