import Bytes
import ContentParser
import FaqSearch

/// One document as an element, and its title for the page around it.
struct HTMLArticle {
  /// The title on one line, or `(untitled)`.
  let title: String
  /// Whether the document has a title that shows something.
  let isTitled: Bool
  let document: Document
  /// The index of the block that has the title.
  let titleIndex: Int?
  /// The names that lead to the article, its own first.
  let slugs: [String]
  /// The own name as part of an address.
  let address: String
  private let number: Int?
  private let languages: HTMLLanguages

  /// An article of a page, with a number among others; the labels, in the language of the page
  /// unless the document has one, have what stands for a missing title.
  init(_ document: Document, number: Int?, labels: Labels, language: LanguageTag) {
    self.document = document
    self.number = number
    let named = document.slugs.isEmpty ? document.raw.slugs(title: document.title) : document.slugs
    slugs = named.isEmpty ? [.slug(ofNumber: number ?? 1)] : named
    address = slugs[0].encodedAsFileName
    titleIndex = document.blocks.titleIndex
    let text = document.title
    title = OverviewRow(number: 1, title: text)
      .visibleTitle(or: labels[.untitled, document.language.tag ?? language])
    isTitled = text?.isBlank == false
    languages = HTMLLanguages(of: document, in: language)
  }

  /// Writes the element.
  ///
  /// Among others, which has a number, the element begins with a link to itself. The style sheet
  /// gives the link its sign, because the visible text is that of the content.
  func write(to writer: inout HTMLWriter) {
    writer.output.append("<article id=\"")
    writer.output.append(slugs[0])
    writer.output.append("\"")
    writer.output.append(attributes: languages.ofEntry)
    writer.output.append(">\n")
    for other in slugs.dropFirst() { writer.output.append("<span id=\"\(other)\"></span>\n") }
    if let number { writeAnchor(number, in: &writer.output) }
    writer.write(document, languages)
    writer.output.append("</article>\n")
  }

  /// Writes an entry of the contents, with the aliases if the page is searched.
  func writeLink(to number: Int, withAliases: Bool, in contents: inout OutputBuffer) {
    contents.append("<li value=\"")
    contents.append(String(number))
    contents.append("\"><a href=\"#")
    contents.append(address)
    contents.append("\"")
    contents.append(attributes: titleAttributes)
    let aliases = withAliases ? document.raw.aliases : []
    for (index, alias) in aliases.enumerated() {
      contents.append(index == 0 ? " data-aliases=\"" : "\n")
      contents.append(htmlText: alias)
    }
    contents.append(aliases.isEmpty ? "" : "\"")
    contents.append(">")
    contents.append(htmlText: title)
    contents.append("</a></li>\n")
  }

  /// Writes the link of an article to itself, which addresses with its number lead to as well.
  private func writeAnchor(_ number: Int, in output: inout OutputBuffer) {
    let numbered = String.slug(ofNumber: number)
    output.append("<a class=\"anchor\"")
    output.append(attributes: slugs[0] == numbered ? "" : " id=\"\(numbered)\"")
    output.append(" href=\"#")
    output.append(address)
    output.append("\"")
    output.append(attributes: titleAttributes)
    output.append(" aria-label=\"")
    output.append(htmlText: title)
    output.append("\"></a>\n")
  }

  private var titleAttributes: String {
    guard let titleIndex else { return languages.ofEntry }
    let own = languages.attributes(of: document.blocks, at: titleIndex)
    return own.isEmpty ? languages.ofEntry : own
  }
}

/// Where references to FAQs lead: to articles of a page, or to files of a folder.
package struct FAQLinks: Sendable {
  /// Whether each FAQ has a file of its own.
  package var areFiles = false
  /// The folder of the file with the links, within that of the index: `10001/`, or nothing.
  package var folder = ""
  /// The own slugs of FAQs, after their folders, by all names that lead to them; nil if they are
  /// what they seem to be.
  package var slugs: [String: String]?

  /// Links to any FAQ of a page.
  package init() {
    // All properties have their initial values.
  }

  /// Adds an FAQ with its slugs, and the folder of its file within that of the index.
  package mutating func add(_ own: [String], number: Int, in folder: String = "") {
    for name in own + [.slug(ofNumber: number)] where slugs?[name] == nil {
      slugs = slugs ?? [:]
      slugs?[name] = own.first.map { folder + $0 }
    }
  }

  /// The address of an FAQ, unless the output lacks it.
  func address(of faq: FAQReference) -> String? {
    let names = faq.slugs
    let slug: String? =
      if let slugs { names.lazy.compactMap { slugs[$0] }.first } else if areFiles {
        names.first { $0 != faq.number.map(String.slug(ofNumber:)) }
      } else {
        names.first
      }
    let up = folder.isEmpty ? "" : "../"
    return slug.map(\.encodedAsFileName).map { areFiles ? "\(up)\($0).html" : "#\($0)" }
  }
}

extension OutputBuffer {
  /// Appends an item of a numbered list, which links to the FAQ's file.
  mutating func append(htmlRow row: OverviewRow, untitled: @autoclosure () -> String) {
    let title = row.visibleTitle(or: untitled()).htmlEscaped
    let link = row.address.map { "<a href=\"\($0)\">\(title)</a>" } ?? title
    append("<li value=\"\(row.number)\">\(link)\(row.suffix.htmlEscaped)</li>\n")
  }

  /// Appends attributes; most elements have none.
  mutating func append(attributes: String) { if !attributes.isEmpty { append(attributes) } }

  /// Appends the start of a section with a heading, for FAQs with a category.
  mutating func append(htmlSectionOf run: CategoryRun, headingLevel level: Int) {
    guard run.category != nil else { return }
    append("<section>\n")
    append(htmlHeadingOf: run, level: level)
  }

  /// Appends the end of a section.
  mutating func append(htmlSectionEndOf run: CategoryRun) {
    if run.category != nil { append("</section>\n") }
  }

  /// Appends the start of a list of an overview, below the category or after a rule.
  mutating func append(htmlRowsOf run: CategoryRun, headingLevel level: Int) {
    append(htmlHeadingOf: run, level: level)
    append(run.category == nil && !run.isFirst ? "<hr>\n" : "")
    append("<ol class=\"overview\">\n")
  }

  /// Appends the start of a list of contents, below the category.
  mutating func append(htmlContentsOf run: CategoryRun) {
    if let category = run.category { append("<p>\(category.htmlEscaped)</p>\n") }
    append("<ol>\n")
  }

  private mutating func append(htmlHeadingOf run: CategoryRun, level: Int) {
    guard let category = run.category else { return }
    append("<h\(min(level, 6))>\(category.htmlEscaped)</h\(min(level, 6))>\n")
  }
}

/// The attributes for the languages of one document: ` lang="ar" dir="rtl"`.
struct HTMLLanguages {
  /// The attributes of the entry.
  let ofEntry: String
  /// Whether any item may name a language: a search of the entry's bytes rules most entries out.
  private let areInItems: Bool

  /// Languages of nodes without a document.
  init() {
    ofEntry = ""
    areInItems = true
  }

  /// Languages of a document, on a page whose language it need not repeat.
  init(of document: Document, in page: LanguageTag?) {
    areInItems = document.raw.mayNameLanguage
    let isNamed = areInItems || document.languageAround != nil
    let language = isNamed ? document.language : Language()
    ofEntry = language == Language(tag: page) ? "" : language.htmlAttributes
  }

  /// The attributes for the language that a block names.
  func attributes(of blocks: BlockList, at index: Int) -> String {
    areInItems ? blocks[index].language.htmlAttributes : ""
  }
}

extension Language {
  /// The language and direction as attributes, each after a space.
  var htmlAttributes: String {
    let lang = tag.map { " lang=\"\($0.text)\"" } ?? ""
    let dir = direction.map { " dir=\"\($0.rawValue)\"" } ?? ""
    return lang + dir
  }
}
