import Bytes

/// The documents of a YAML text as JSON, with the way back to places in the text.
///
/// ```
/// - question: Why?       [{"question":"Why?",
///   answer: |              "answer":"So.\n"}]
///     So.
/// ```
///
/// This is YAML 1.2 with the core schema. A key that is no string becomes the string of its text,
/// or of its JSON; a tag that is not of the core schema makes a string of a scalar; `.inf` and
/// `.nan`, which JSON does not have, are strings.
package struct YAMLDocuments: Sendable {
  /// The documents, one after another.
  package let json: [UInt8]
  /// Where each document is in `json`.
  package let ranges: [Range<Int>]
  /// Where everything in `json` comes from.
  package let map: OffsetMap
  /// Where the text has keys that their mapping has already.
  package let duplicates: [Int]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8, with or without a byte order mark.
  ///   - aliasBytes: How many bytes of JSON all aliases together may become.
  /// - Throws: Where and why the text is no YAML.
  package init(_ text: [UInt8], aliasBytes: Int = 8 << 20) throws(YAMLFault) {
    var parser = YAMLParser(bytes: text, aliasBytes: aliasBytes)
    ranges = try parser.documents()
    json = parser.output.bytes
    map = parser.output.map
    duplicates = parser.duplicates
  }
}

/// Why a text is no YAML.
package struct YAMLFault: Error, Hashable {
  /// Where the fault is, in bytes.
  package let offset: Int
  /// What is wrong there, and what to do.
  package let reason: String
}

/// Reads documents from the first byte to the last, and writes their JSON as it goes.
///
/// The functions that read nodes are in files of their own. No byte is looked at more than a few
/// times: what may be a key is written as a value, and changed if a colon follows.
struct YAMLParser {
  /// How many collections may contain one another.
  static let nesting = 256

  let bytes: [UInt8]
  let aliasBytes: Int
  /// Whether a line `---` precedes the document.
  var isExplicit = false
  /// The next byte.
  var offset = 0
  /// Where its line begins.
  var lineStart = 0
  /// Whether a tab was skipped since the line or the last indicator began.
  var hasTab = false
  var output = JSONOutput()
  var duplicates: [Int] = []
  /// How many collections are open.
  var depth = 0
  var anchors: [ArraySlice<UInt8>: Anchor] = [:]
  /// The anchors of nodes in the output, in the order of their ends.
  var anchorOrder: [(name: ArraySlice<UInt8>, Anchor)] = []
  /// The JSON of keys with anchors.
  var keys: [UInt8] = []
  var tagPrefixes: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]

  /// Reads all documents.
  mutating func documents() throws(YAMLFault) -> [Range<Int>] {
    if let nul = bytes.firstIndex(of: 0) {
      throw fault("this is a NUL byte; the content is not text", at: nul)
    }
    output.bytes.reserveCapacity(bytes.count + bytes.count / 4)
    // The space has room for the bracket of a list of documents.
    output.append(" ")
    var ranges: [Range<Int>] = []
    while try startDocument() {
      if !isExplicit, isMarker(".") {
        try endDocument()
        continue
      }
      (anchors, anchorOrder, keys) = ([:], [], [])
      let start = output.count
      try blockNode(in: -1, isCompact: !isExplicit)
      ranges.append(start..<output.count)
      output.append("\n")
      try endDocument()
    }
    return ranges
  }
}

private extension YAMLParser {
  /// Moves to the first node of a document; false at the end.
  mutating func startDocument() throws(YAMLFault) -> Bool {
    tagPrefixes = [:]
    var hasDirectives = false
    var hasVersion = false
    while true {
      if bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]) {
        offset += 3
        lineStart = offset
      }
      skip()
      guard byte() == UInt8(ascii: "%"), offset == lineStart else { break }
      try readDirective(hasVersion: &hasVersion)
      hasDirectives = true
    }
    isExplicit = isMarker("-")
    if isExplicit {
      offset += 3
      hasTab = false
    }
    guard isExplicit || !hasDirectives else {
      throw fault("directives end with a line ---, which is missing")
    }
    return isExplicit || !isAtEnd
  }

  mutating func endDocument() throws(YAMLFault) {
    skip()
    if isMarker(".") {
      offset += 3
      try endLine()
    } else if !isAtEnd, !isMarker("-") {
      throw fault("this does not belong to what precedes it; check its indentation")
    }
  }

  mutating func readDirective(hasVersion: inout Bool) throws(YAMLFault) {
    let start = offset
    let end = lineEnd
    let words = bytes[start..<end].split { $0.isBlank }.prefix { $0.first != UInt8(ascii: "#") }
    switch text(words[0].indices) {
    case "%YAML":
      guard !hasVersion else { throw fault("%YAML is there twice") }
      guard words.count == 2 else { throw fault("write it as %YAML 1.2") }
      hasVersion = true
    case "%TAG":
      guard words.count == 3, words[1].first == words[1].last, words[1].first == UInt8(ascii: "!")
      else { throw fault("write it as %TAG !name! prefix") }
      tagPrefixes[words[1]] = words[2]
    default: break
    }
    offset = end
  }
}
