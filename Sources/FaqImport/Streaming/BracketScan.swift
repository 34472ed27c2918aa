import Bytes
import FaqService

/// Follows the brackets of JSON as it arrives, without judging what stands between them.
struct BracketScan {
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

  /// The open arrays and objects, the outermost first.
  private(set) var levels: [Level] = []
  private var deeperCount = 0
  private var stringStart: Int?
  private var lastString = 0..<0
  private var isEscaped = false

  /// Follows a range of bytes, up to the bracket that closes a level.
  ///
  /// Returns where it stopped.
  mutating func scan(_ bytes: [UInt8], in range: Range<Int>, toEndOf level: Int? = nil) -> Int {
    let bytes = bytes.span
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if stringStart != nil {
        follow(string: byte, at: index)
      } else {
        switch byte {
        case UInt8(ascii: "\""): stringStart = index
        case UInt8(ascii: "["), UInt8(ascii: "{"): open(isArray: byte == UInt8(ascii: "["))
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          close()
          if let level, levels.count <= level { return index }
        case UInt8(ascii: ","): divide(at: index)
        case UInt8(ascii: ":"): name()
        default: break
        }
      }
      index += 1
    }
    return index
  }

  /// Adapts to the removal of bytes before those that are still needed.
  ///
  /// The names of members are gone then.
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

  mutating func open(isArray: Bool) {
    if levels.count < Self.maximumDepth {
      levels.append(Level(isArray: isArray))
    } else {
      deeperCount += 1
    }
  }

  mutating func close() {
    if deeperCount > 0 { deeperCount -= 1 } else { _ = levels.popLast() }
  }

  mutating func divide(at index: Int) {
    guard deeperCount == 0, let last = levels.indices.last else { return }
    levels[last].count += 1
    levels[last].lastComma = index
  }

  mutating func name() {
    guard deeperCount == 0, let last = levels.indices.last else { return }
    levels[last].name = lastString
  }
}
