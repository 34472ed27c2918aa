import ContentParser

/// A renderer whose documents leave something in several places of the whole: a page has contents in
/// front, articles in the middle and data for search engines behind.
///
/// Sections are written side by side, document by document, and put behind each other at the end, so
/// that whoever has too many documents to keep can keep the sections elsewhere.
public protocol SectionedRenderer: Renderer {
  /// The places, in the order in which they stand.
  var sections: [OutputSection] { get }

  /// Puts out what one of many documents leaves in each section, behind what others have left there.
  func write(_ document: Document, number: Int, to sections: inout [OutputBuffer])
}

extension SectionedRenderer {
  /// Puts out all sections of documents that are at hand.
  func writeSections(of documents: [Document], to output: inout OutputBuffer) {
    let sections = sections
    var contents = sections.map { _ in OutputBuffer() }
    for (index, document) in documents.enumerated() {
      write(document, number: index + 1, to: &contents)
    }
    for (section, content) in zip(sections, contents) {
      if section.isOptional, content.bytes.isEmpty { continue }
      output.append(section.opening)
      output.append(content.bytes)
      output.append(section.closing)
    }
  }
}

/// A place that many documents leave something in.
public struct OutputSection: Sendable {
  /// What stands in front of it.
  public let opening: String
  /// What stands between what two documents leave.
  public let separator: String
  /// What stands behind it.
  public let closing: String
  /// Whether it is left out, opening and all, if no document leaves anything in it.
  public let isOptional: Bool

  init(_ opening: String, separator: String = "", _ closing: String, isOptional: Bool = false) {
    self.opening = opening
    self.separator = separator
    self.closing = closing
    self.isOptional = isOptional
  }
}
