import Bytes
import FaqService
import YAML

/// A text in YAML as the JSON that it stands for.
///
/// The entries of several documents are read like those of one list.
struct ForeignYAML {
  /// One value.
  private(set) var json: [UInt8]
  /// Where everything in `json` comes from.
  let map: OffsetMap
  /// What is worth knowing: `the key "a" is there twice (line 7)`.
  let remarks: [String]

  /// Reads a text; nil if it is no list, mapping or sequence of those, such as prose.
  init?(_ text: ForeignText) throws(YAMLFault) {
    guard !text.isLikeJSONOrHTML else { return nil }
    let yaml = try YAMLDocuments(text.bytes)
    json = yaml.json
    map = yaml.map
    remarks = text.remarks(on: yaml.duplicates)
    let ranges = yaml.ranges.filter { !yaml.json[$0].isNull }
    guard !ranges.isEmpty, ranges.allSatisfy({ yaml.json[$0].isCollection }) else { return nil }
    join(ranges)
  }

  /// The JSON, if it does not nest too deep.
  var value: ForeignJSON? { ForeignText(json).flatMap { ForeignJSON($0, mayBeLines: false) } }

  /// The content if it is native, with what is known about it.
  var native: NativeContent? {
    guard NativeDetection.isNative(json) else { return nil }
    var reading = ImportReading("native content in YAML", count: entryCount)
    reading.remarks = remarks
    return NativeContent(native: json, reading: reading)
  }
}

private extension ForeignYAML {
  var entryCount: Int {
    var reader = RawFaqReader()
    reader.feed(json)
    reader.finish()
    var count = 0
    while case .entry? = try? reader.advance() { count += 1 }
    return count
  }

  /// Makes a list of several documents; those that are lists are joined.
  ///
  /// No byte moves: there is room for brackets and commas around each document.
  mutating func join(_ ranges: [Range<Int>]) {
    let kept = Set(ranges.map(\.lowerBound))
    var start = 0
    for range in ranges {
      for index in start..<range.lowerBound { json[index] = 0x20 }
      start = range.upperBound
    }
    json.removeSubrange(start...)
    json.append(UInt8(ascii: "\n"))
    guard let first = ranges.first, kept.count > 1 else { return }
    json[first.lowerBound - 1] = UInt8(ascii: "[")
    json[start] = UInt8(ascii: "]")
    let areLists = ranges.allSatisfy { json[$0].isFilledList }
    for range in ranges {
      if range.lowerBound > first.lowerBound {
        json[range.lowerBound - 1] = UInt8(ascii: ",")
      }
      guard areLists, let open = json[range].firstIndex(of: UInt8(ascii: "[")) else { continue }
      json[open] = 0x20
      json[range.upperBound - 1] = 0x20
    }
  }
}

private extension ForeignText {
  /// Whether it begins like what is no YAML, or has a reader of its own.
  var isLikeJSONOrHTML: Bool {
    let first = bytes[markCount...].first { !$0.isJSONSpace }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "<")
  }

  func remarks(on duplicates: [Int]) -> [String] {
    guard let last = duplicates.last else { return [] }
    var mark = TextMark(startOf: bytes)
    mark.advance(over: bytes[..<last])
    let line = "line \(mark.location(pointer: "").line)"
    return duplicates.count == 1
      ? ["a key is there twice (\(line))"]
      : ["\(duplicates.count) keys are there twice (the last in \(line))"]
  }
}

private extension ArraySlice<UInt8> {
  private var value: Self { drop { $0 == 0x20 } }

  var isNull: Bool { value.elementsEqual("null".utf8) }
  var isCollection: Bool { value.first == UInt8(ascii: "[") || value.first == UInt8(ascii: "{") }
  var isFilledList: Bool { value.first == UInt8(ascii: "[") && value.count > 2 }
}

extension Importer {
  /// The error of a text that seems to be meant as YAML.
  func error(of fault: YAMLFault, in text: ForeignText) -> FaqServiceError {
    var mark = TextMark(startOf: text.bytes)
    mark.advance(over: text.bytes[..<min(fault.offset, text.bytes.count)])
    let place = mark.location(pointer: "")
    return FaqServiceError(
      .malformed,
      source: name,
      reason: "this YAML has a mistake in line \(place.line), column \(place.column): "
        + fault.reason
    )
  }
}
