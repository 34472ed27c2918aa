import Bytes
import FaqService

/// Foreign content that is JSON, or JSON on each line.
struct ForeignJSON {
  /// The value, or an array of the values on all lines.
  let root: RawValue
  /// What is added to an offset in `root` for the offset in the text.
  let start: Int
  /// What is worth knowing about how it was read.
  private(set) var remarks: [String] = []

  static let limits = ReadingLimits(entryBytes: 256 << 20)

  /// Nil if the text is not JSON.
  init?(_ text: ForeignText, mayBeLines: Bool = true) {
    let bytes = text.bytes
    guard let start = bytes[text.markCount...].firstIndex(where: { !$0.isJSONSpace }),
      bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[")
    else { return nil }
    // Bytes from the first one on are not copied.
    let whole =
      start > 0
      ? try? RawValue(parsing: bytes[start...], limits: Self.limits)
      : try? RawValue(parsing: bytes, limits: Self.limits)
    if let whole {
      (root, self.start) = (whole, start)
      return
    }
    guard mayBeLines else { return nil }
    let lines = Self.array(ofLines: bytes[start...])
    if let root = try? RawValue(parsing: lines, limits: Self.limits) {
      (self.root, self.start) = (root, start - 1)
      return
    }
    // Outside of texts, control characters are white space; in native content they are faults.
    let spaced = bytes[start...].map { $0 < 0x20 ? 0x20 : $0 }
    let root = try? RawValue(parsing: spaced, limits: Self.limits)
    guard let root, !NativeDetection.isNative(spaced) else { return nil }
    (self.root, self.start) = (root, start)
    remarks = ["line breaks or tabs in texts read as spaces"]
  }

  /// Whether content is JSON, or JSON on each line.
  static func isValid(_ content: [UInt8]) -> Bool {
    guard let text = ForeignText(content) else { return false }
    return Self(text) != nil
      || (try? RawValue(parsing: text.bytes[text.markCount...], limits: limits)) != nil
  }

  /// The text may be JSON that has a fault.
  static func seemsMeant(by text: ForeignText) -> Bool {
    var rest = text.bytes[text.markCount...].drop(while: \.isJSONSpace)
    guard let first = rest.popFirst() else { return false }
    if first == UInt8(ascii: "{") {
      // A brace follows a comment of MDX.
      if rest.starts(with: "/*".utf8) {
        let end = rest.indices.dropFirst(3).first { rest[$0 - 1...$0].elementsEqual("*/".utf8) }
        return end.flatMap { rest[($0 + 1)...].first } != UInt8(ascii: "}")
      }
      return rest.first.map { !"{%#".utf8.contains($0) } ?? true
    }
    guard first == UInt8(ascii: "["), let second = rest.drop(while: \.isJSONSpace).first else {
      return false
    }
    return second == UInt8(ascii: "{") || second == UInt8(ascii: "\"")
  }

  /// The lines as elements of an array: a comma takes the place of each line feed between them.
  private static func array(ofLines text: ArraySlice<UInt8>) -> [UInt8] {
    var array = [UInt8(ascii: "[")] + text
    var lineEnd: Int?
    for offset in array.indices.dropFirst() where !array[offset].isJSONSpace || lineEnd == nil {
      switch array[offset] {
      case UInt8(ascii: "\n"): lineEnd = offset
      case UInt8(ascii: "{"):
        if let lineEnd { array[lineEnd] = UInt8(ascii: ",") }
        lineEnd = nil
      case let byte where !byte.isJSONSpace: lineEnd = nil
      default: break
      }
    }
    array.append(UInt8(ascii: "]"))
    return array
  }
}

/// The different names of members in JSON content.
///
/// FAQs share a few names, or have one each: for an identifier, a number or the question itself.
/// Content with far more names is data of another kind, and searching it would take too long.
enum NameVariety {
  /// How many names are searched at most.
  static let maximumCount = 1 << 18

  /// Whether a value has no more names than FAQs may have.
  static func isUsual(in root: RawValue, upTo limit: Int = maximumCount) -> Bool {
    var names: Set<ArraySlice<UInt8>> = []
    // Adds the names in a value; false as soon as there are too many.
    func adds(_ value: RawValue) -> Bool {
      if let array = value.array { return array.allSatisfy { adds($0) } }
      guard let object = value.object else { return true }
      return object.allSatisfy { member in
        names.insert(member.name.literal)
        return names.count <= limit && adds(member.value)
      }
    }
    return adds(root)
  }
}
