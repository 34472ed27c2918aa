import Bytes

/// JSON as it is written, with the places that it comes from.
struct JSONOutput {
  var bytes: [UInt8] = []
  private(set) var map = OffsetMap()
  /// How many bytes aliases and the lists and mappings in keys have added.
  private(set) var copiedCount = 0

  var count: Int { bytes.count }

  /// Appends a part of JSON that begins at an offset of the text.
  mutating func append(_ json: StaticString, from origin: Int) {
    map.add(at: count, from: origin, isCopy: false)
    append(json)
  }

  mutating func append(_ json: StaticString) {
    unsafe bytes += UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount)
  }

  /// Ends a collection, whose last entry has a comma after it.
  mutating func close(_ bracket: Unicode.Scalar) {
    if bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
    bytes.append(UInt8(ascii: bracket))
  }

  mutating func openString(from origin: Int) { append("\"", from: origin) }

  mutating func closeString() { bytes.append(UInt8(ascii: "\"")) }

  /// Appends a part of a text within a string.
  mutating func append(_ range: Range<Int>, of text: [UInt8]) {
    guard !range.isEmpty else { return }
    map.add(at: count, from: range.lowerBound, isCopy: true)
    let start = count
    bytes.appendWithinJSONString(text.span.extracting(range))
    guard count - start != range.count else { return }
    // With escapes, each part between them is a copy.
    bytes.removeSubrange(start...)
    var rest = range
    while !rest.isEmpty {
      let end = text[rest].firstIndex(where: #""\"#.utf8.contains) ?? rest.upperBound
      let next = min(max(end, rest.lowerBound + 1), rest.upperBound)
      map.add(at: count, from: rest.lowerBound, isCopy: true)
      bytes.appendWithinJSONString(text.span.extracting(rest.lowerBound..<next))
      rest = next..<rest.upperBound
    }
  }

  /// Appends a part of a text as a whole string.
  mutating func appendString(_ range: Range<Int>, of text: [UInt8]) {
    openString(from: range.lowerBound)
    append(range, of: text)
    closeString()
  }

  /// Appends a character within a string.
  mutating func appendCharacter(_ scalar: Unicode.Scalar, from origin: Int) {
    map.add(at: count, from: origin, isCopy: false)
    bytes.appendWithinJSONString(Array(String(scalar).utf8).span)
  }

  /// Appends line ends within a string.
  mutating func appendBreaks(_ breakCount: Int) { for _ in 0..<breakCount { append("\\n") } }

  /// Appends what joins two lines of a folded text: a space, or all line ends but one.
  mutating func appendFold(_ breakCount: Int) {
    if breakCount == 1 { append(" ") } else { appendBreaks(breakCount - 1) }
  }

  /// Appends what was written before, for an alias.
  mutating func copy(_ json: [UInt8], from origin: Int) {
    map.add(at: count, from: origin, isCopy: false)
    bytes += json
    copiedCount += json.count
  }

  /// Makes a string of the value from an offset on, unless it is one.
  mutating func makeString(from start: Int) {
    let value = bytes[start...].drop { $0 == 0x20 }
    guard value.first != UInt8(ascii: "\"") else { return }
    let text = Array(value)
    if text.first.map("{[".utf8.contains) == true { copiedCount += text.count }
    let origin = map.origin(of: start)
    bytes.removeSubrange(start...)
    map.remove(from: start)
    openString(from: origin)
    if text != Array("null".utf8) { bytes.appendWithinJSONString(text.span) }
    closeString()
  }

  /// Appends a plain text as null, a truth value or a number; false if it is a string.
  mutating func appendCore(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, text.count <= 64, Self.coreStarts.contains(first),
      let json = CoreScalar.json(of: String(copying: text.span))
    else { return false }
    map.add(at: count, from: text.startIndex, isCopy: json.utf8.count == text.count)
    bytes += json.utf8
    return true
  }

  /// What null, truth values and numbers begin with.
  private static let coreStarts = Set("0123456789-+.~nNtTfF".utf8)
}

/// The types of the core schema.
private enum CoreScalar {
  /// The JSON of a plain text; nil for a string.
  static func json(of text: String) -> String? {
    switch text {
    case "null", "Null", "NULL", "~": return "null"
    case "true", "True", "TRUE": return "true"
    case "false", "False", "FALSE": return "false"
    default: break
    }
    for (prefix, radix) in [("0x", 16), ("0o", 8)] where text.hasPrefix(prefix) {
      let digits = text.dropFirst(2)
      return digits.first == "-" || digits.first == "+"
        ? nil : UInt64(digits, radix: radix).map(String.init)
    }
    return number(text)
  }

  /// A decimal number as JSON spells it: `+.5` becomes `0.5`.
  private static func number(_ text: String) -> String? {
    var rest = text[...]
    let sign = rest.take { $0 == "-" || $0 == "+" }
    let whole = rest.take(while: \.isASCIIDigit)
    let point = rest.take { $0 == "." }
    let fraction = rest.take(while: \.isASCIIDigit)
    let exponent = rest.take { $0 == "e" || $0 == "E" }
    let exponentSign = rest.take { $0 == "-" || $0 == "+" }
    let power = rest.take(while: \.isASCIIDigit)
    guard rest.isEmpty, sign.count < 2, point.count < 2, exponent.count < 2,
      exponentSign.count < 2, !whole.isEmpty || !fraction.isEmpty,
      exponent.isEmpty ? power.isEmpty && exponentSign.isEmpty : !power.isEmpty
    else { return nil }
    let digits = whole.drop { $0 == "0" }
    return (sign == "-" ? "-" : "") + (digits.isEmpty ? "0" : digits)
      + (fraction.isEmpty ? "" : ".\(fraction)") + exponent + exponentSign + power
  }
}

private extension Substring {
  mutating func take(while isMeant: (Character) -> Bool) -> Self {
    let taken = prefix(while: isMeant)
    self = dropFirst(taken.count)
    return taken
  }
}

/// The names of the members of an object, to find those that are there twice.
struct MemberNames {
  private static let fewCount = 12

  private var few: [Range<Int>] = []
  private var many: Set<ArraySlice<UInt8>> = []

  /// Adds a name; false if it is there.
  mutating func insert(_ range: Range<Int>, of json: [UInt8]) -> Bool {
    let name = json[range]
    if few.count > Self.fewCount { return many.insert(ArraySlice(Array(name))).inserted }
    if few.contains(where: { $0.count == range.count && json[$0].elementsEqual(name) }) {
      return false
    }
    few.append(range)
    if few.count > Self.fewCount { many = Set(few.map { ArraySlice(Array(json[$0])) }) }
    return true
  }
}
