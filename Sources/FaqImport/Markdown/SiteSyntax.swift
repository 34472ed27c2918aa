import Bytes

/// Markdown without what site generators add to it.
///
/// What containers, components and templates hold stays, and so do their titles:
/// `:::tip Mind the gap` and `!!! tip "Mind the gap"` become `**Mind the gap**`. Markers such as
/// `> [!NOTE]`, `{% include x %}` and `<Tabs>` go.
struct SiteSyntax {
  private var lines: [String] = []
  /// What ends the block of code that the line is in.
  private var fence: String?
  /// How far the lines of the containers and components around are indented.
  private var indents: [Int] = []
  /// Whether the indent of a component is that of its next line.
  private var awaitsIndent = false

  /// Removes the additions from a text; one without any stays as it is.
  static func removed(from text: String) -> String {
    let signs = ["{", ":::", "///", "!!!", "???", "===", "<", "import ", "export ", "[!", "[["]
    guard signs.contains(where: text.contains) else { return text }
    var syntax = Self()
    for line in text.lines { syntax.add(line) }
    return syntax.lines.joined(separator: "\n")
  }
}

private extension SiteSyntax {
  mutating func add(_ line: String) {
    let isBlank = line.trimmed.isEmpty
    if awaitsIndent, !isBlank, line.trimmed.component == nil {
      indents.append(line.indent)
      awaitsIndent = false
    }
    if fence == nil, !isBlank {
      while let indent = indents.last, line.indent < indent { indents.removeLast() }
    }
    let text = line.dropping(indent: indents.last ?? 0)
    let content = text.trimmed
    if fence == nil, content.hasPrefix("```") || content.hasPrefix("~~~") {
      fence = String(content.prefix(3))
    } else if let open = fence {
      if content.hasPrefix(open) { fence = nil }
    } else if text.indent < 4 || content.component != nil {
      addMarkdown(text, content, indent: line.indent)
      return
    }
    lines.append(text)
  }

  /// Adds a line outside of code.
  mutating func addMarkdown(_ text: String, _ content: String, indent: Int) {
    if content.hasPrefix(":::") || content.isSlashFence {
      addTitle(content.drop { $0 == ":" || $0 == "/" }.trimmed.fencedTitle)
    } else if ["!!! ", "??? ", "???+ ", "=== \""].contains(where: content.hasPrefix) {
      addTitle(content.lastQuote)
      indents.append(indent + 4)
    } else if let component = content.component {
      addTitle(component.title)
      awaitsIndent = !component.isClosed
    } else if let quoted = text.quoted, quoted.isCalloutMarker {
      lines.append(quoted.calloutTitle.map { "> **\($0)**" } ?? ">")
    } else if let title = content.shortcodeTitle {
      addTitle(title)
    } else if content.isDirective {
      lines.append("")
    } else {
      lines.append(text.withoutTemplatesAroundCode.withoutAttributes)
    }
  }

  mutating func addTitle(_ title: String?) { lines += title.map { ["", "**\($0)**", ""] } ?? [""] }
}

extension String {
  /// The title of a line that is one tag of a component, and whether nothing is within it.
  var component: (title: String?, isClosed: Bool)? {
    guard hasPrefix("<"), hasSuffix(">") else { return nil }
    let content = dropFirst().dropLast()
    let isEnd = content.first == "/"
    guard let first = (isEnd ? content.dropFirst() : content).first, first.isUppercase,
      !content.contains("<"), !content.contains(">")
    else { return nil }
    let title = ["title=", "label="].lazy.compactMap(content.value(of:)).first
    return (title?.trimmed, isEnd || content.hasSuffix("/"))
  }
}

private extension String {
  /// Whether the line begins or ends a container: `/// details | How?`, `///`.
  var isSlashFence: Bool { self == "///" || hasPrefix("/// ") && contains("|") }

  var isCalloutMarker: Bool {
    hasPrefix("[!") && drop { $0 != "]" }.first == "]" && !contains("](")
  }

  /// The title of an element that folds, in braces: `{{< faq "How?" >}}`.
  var shortcodeTitle: String? {
    guard hasPrefix("{{<"), hasSuffix(">}}") else { return templateTag(in: 0..<0)?.title }
    return FoldingTag(String(dropFirst(3).dropLast(3)).shortcode, 0..<0)?.title
  }

  /// Whether the line holds nothing but an instruction for a site generator.
  var isDirective: Bool {
    if hasPrefix("{%") && hasSuffix("%}") || hasPrefix("{{<") && hasSuffix(">}}") { return true }
    if hasPrefix("{:") && hasSuffix("}") || hasPrefix("{/*") && hasSuffix("*/}") { return true }
    if hasPrefix("import "), contains(" from '") || contains(" from \"") { return true }
    return ["[[toc]]", "[toc]", "[[_toc_]]"].contains(lowercased())
  }

  /// The line without tags of templates outside of code, and without roles: ``{ref}`So <so>` ``.
  var withoutTemplatesAroundCode: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1, !contains("``") else { return self }
    return parts.enumerated().reduce(into: "") { line, part in
      let role = ["{ref}", "{doc}", "{term}"].first(where: line.hasSuffix)
      line.removeLast(role?.count ?? 0)
      let text = part.element.prefix { $0 != "<" }.trimmed
      let code = role == nil || text.isEmpty ? "`\(part.element)`" : text
      line += part.offset % 2 == 1 ? code : part.element.withoutTemplates
    }
  }

  /// The line without tags of templates, except for values that they put into text.
  var withoutTemplates: String {
    var text = self
    for (open, close) in [("{{<", ">}}"), ("{%", "%}"), ("{:", "}"), ("{{", "}}"), ("{", "}")] {
      var rest = text[...]
      var result = ""
      while let start = rest.firstRange(of: open),
        let end = rest[start.upperBound...].firstRange(of: close)
      {
        result += rest[..<start.lowerBound]
        let content = rest[start.upperBound..<end.lowerBound]
        let link = result.hasSuffix(")") ? result.dropLast().split(separator: ")").last : nil
        let namesLook = content.contains("=") || ".#".contains(content.prefix(1))
        let hasAttributes = link?.contains("](") == true && namesLook
        if open != "{", result.last == "(" {
          // `/a.png` of `"/a.png" | relative_url`
          let parts = content.split(separator: "\"", omittingEmptySubsequences: false)
          let word =
            open == "{{" ? parts.dropFirst().first : content.split(separator: " ").last
          result += word?.filter { $0 != "\"" } ?? ""
        } else if open == "{{" || open == "{" && !hasAttributes {
          result += rest[start.lowerBound..<end.upperBound]
        }
        rest = rest[end.upperBound...]
      }
      text = result + rest
    }
    return text
  }

  /// The line without attributes at its end, such as `{#how}`, but with `{ ... }`.
  var withoutAttributes: String {
    guard hasSuffix("}"), let brace = lastIndex(of: "{"), !self[brace...].contains("`"),
      case let start = self[brace...].dropFirst().drop(while: { $0 == " " }).prefix(2),
      start.first == ":" || "#.".contains(start.prefix(1)) && start.last?.isLetter == true
        || hasPrefix("#") && start.first == "#"
    else { return self }
    return String(self[..<brace])
  }
}
