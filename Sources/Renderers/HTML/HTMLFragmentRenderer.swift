import ContentParser

/// Articles to embed in another page.
public struct HTMLFragmentRenderer: OverridableRenderer {
  /// The level of the highest headings, from 1 to 6: categories, and titles without a category.
  public let headingLevel: Int
  /// The language of the page around the articles; content may name its own.
  public let language: LanguageTag
  /// What is written beside the content, by language.
  public var labels = Labels.standard
  /// The overrides in force.
  public var overrides = BlockOverrides<HTMLWriter>()
  /// What entries are called in headings.
  public var names = EntryNames.faqs

  /// Creates a renderer of articles without a page around them.
  ///
  /// - Parameters:
  ///   - headingLevel: The level of the highest headings: those of categories, and those of titles
  ///     without a category. A number beyond 1 to 6 counts as the nearest of these.
  ///   - language: The language of the page around the articles; notices in another one say so.
  public init(headingLevel: Int = 1, language: LanguageTag = "en") {
    self.headingLevel = max(1, min(headingLevel, 6))
    self.language = language
  }

  /// Articles one after another, or a heading above the rows.
  public func frame(of part: OutputPart) -> OutputFrame {
    let tag = "h\(headingLevel)"
    return switch part {
    case .documents: OutputFrame()
    case .overview: OutputFrame(opening: "<\(tag)>\(localNames.overview.htmlEscaped)</\(tag)>\n")
    }
  }

  /// Appends an article, unless it is empty; among others, it is below its category.
  public func write(_ document: Document, number: Int?, to sections: inout [OutputBuffer]) {
    let isInCategory = number != nil && document.category != nil
    var writer = writer(headingLevel: isInCategory ? headingLevel + 1 : headingLevel)
    let languages = HTMLLanguages(of: document, in: nil)
    writer.lend(&sections[0]) { writer in
      let start = writer.output.bytes.count
      writer.output.append("<article")
      writer.output.append(attributes: languages.ofEntry)
      writer.output.append(">\n")
      let contentStart = writer.output.bytes.count
      writer.write(document, languages)
      if writer.output.bytes.count > contentStart {
        writer.output.append("</article>\n")
      } else {
        writer.output.truncate(to: start)
      }
    }
  }

  /// Appends the start of a section for a category, or of a list of rows.
  public func begin(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer]) {
    switch part {
    case .documents: sections[0].append(htmlSectionOf: run, headingLevel: headingLevel)
    case .overview: sections[0].append(htmlRowsOf: run, headingLevel: headingLevel + 1)
    }
  }

  /// Appends the end of a section for a category, or of a list of rows.
  public func end(_ run: CategoryRun, of part: OutputPart, to sections: inout [OutputBuffer]) {
    switch part {
    case .documents: sections[0].append(htmlSectionEndOf: run)
    case .overview: sections[0].append("</ol>\n")
    }
  }

  /// Appends nodes, each of which is an element.
  public func write(_ nodes: [Node], to output: inout OutputBuffer) {
    var writer = writer(headingLevel: headingLevel)
    writer.lend(&output) { $0.nodes(nodes) }
  }

  /// Appends an item of the list, which links to the FAQ's file.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    sections[0].append(htmlRow: row, untitled: localNames.untitled)
  }

  private var localNames: EntryNames { names.localized(to: language, by: labels) }

  private func writer(headingLevel: Int) -> HTMLWriter {
    HTMLWriter(headingLevel: headingLevel, language: language, overrides: overrides)
  }
}

extension Renderer where Self == HTMLFragmentRenderer {
  /// Articles to embed in another page.
  public static var htmlFragment: Self { Self() }
}
