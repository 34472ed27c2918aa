import FaqService

/// Turns whole foreign content into native content.
package struct Importer {
  /// The name of the source in errors.
  let name: String
  /// Where the entries are, if that is known.
  var shape: ImportShape?

  /// An importer of content from a source.
  package init(name: String, shape: ImportShape? = nil) {
    self.name = name
    self.shape = shape
  }

  /// The native content, with what is known about it; nil if no questions are found.
  ///
  /// Throws for a format or an encoding that is recognised, but not read.
  package func read(
    _ original: [UInt8]
  ) throws(FaqServiceError) -> (native: [UInt8], record: Import)? {
    guard let text = ForeignText(original), let native = try native(text) else { return nil }
    return (native.bytes, Import(native, of: text.bytes))
  }

  /// The error of JSON in which no questions are found.
  var noEntries: FaqServiceError {
    let fault = RawReadingError(
      code: .empty,
      location: RawLocation(offset: 0, line: 1, column: 1, pointer: ""),
      expected: "questions with answers",
      found: "other JSON"
    )
    return FaqServiceError(
      .malformed,
      source: name,
      reason: fault.description,
      hint: "If there are any, say where they are: --as '$.rows[*] title content'.",
      underlying: fault
    )
  }

  /// The entries of JSON, where the shape says or where a recogniser finds them.
  func content(of json: ForeignJSON) throws(FaqServiceError) -> ImportedContent? {
    guard let shape else { return Recognisers.read(json.root) }
    if let content = shape.read(json.root) { return content }
    throw FaqServiceError(
      .malformed,
      source: name,
      reason: "no entries are at '\(shape)'",
      hint: "Write it as '$.rows[*] title content': a path, and the names of two members."
    )
  }
}

private extension Importer {
  func native(_ text: ForeignText) throws(FaqServiceError) -> NativeContent? {
    if let json = ForeignJSON(text) {
      // Native content must be in UTF-8, and its reader says so.
      guard text.encoding == .utf8 || !NativeDetection.isNative(text.bytes) else { return nil }
      return try content(of: json).map {
        NativeContent($0.noting(text.encoding), startingAt: json.start)
      }
    }
    guard !ForeignJSON.seemsMeant(by: text) else { return nil }
    if let encoding = UnreadEncoding(of: text) {
      throw FaqServiceError(
        .malformed,
        source: name,
        reason: "the page is in \(encoding.name), which is not read",
        hint: "iconv -f \(encoding.name) -t UTF-8 FILE | faq list --source -"
      )
    }
    guard !text.isLikeYAML else {
      throw FaqServiceError(
        .malformed,
        source: name,
        reason: "this looks like YAML",
        hint: "yq -o json FILE | faq list --source -"
      )
    }
    return Recognisers.read(text).map { NativeContent($0.noting(text.encoding)) }
  }
}

private extension ImportedContent {
  /// The same content with a remark on an encoding that was converted.
  func noting(_ encoding: TextEncoding) -> Self {
    var content = self
    content.reading.remarks += [encoding.remark].compactMap(\.self)
    return content
  }
}
