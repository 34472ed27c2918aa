import ContentParser
import Foundation

extension AttributedString {
  /// A document as text with attributes.
  ///
  /// ```swift
  /// Text(AttributedString(document))
  /// ```
  ///
  /// The text reads well wherever only characters and inline styles are shown, as in SwiftUI's
  /// `Text`: lines, blank lines, `• `, `1. ` and `│ ` set its blocks apart, and headings are bold.
  /// These separators are the only characters without a `presentationIntent`. A view that lays out
  /// blocks by their intents leaves them out.
  ///
  /// - Parameter document: The document; one that the policy refuses becomes a notice that says
  ///   why.
  public init(_ document: Document) {
    var writer = AttributedTextWriter(language: document.language)
    writer.write(document.body)
    self = writer.text
  }

  /// Nodes as text with attributes, as `init(_:)` writes those of a document, in no language.
  public init(nodes: [Node]) {
    var writer = AttributedTextWriter()
    writer.write(nodes)
    self = writer.text
  }
}
