import FaqImport
import FaqService

/// The FAQs that content has after the import, as lines of text.
///
/// ```
/// Why? [Pool] (en) {"id":1}
///   body: So.
/// around: "v": 1
/// ```
///
/// Content in which nothing is found lists as `nothing`.
enum Listing {
  static func lines(
    of content: [UInt8],
    by importer: Importer = Importer(name: "test")
  ) throws -> String {
    guard let result = try importer.read(content) else { return "nothing\n" }
    var reader = RawFaqReader()
    reader.feed(result.native)
    reader.finish()
    var lines = ["read as: \(result.record.reading)"]
    while try reader.advance() == .entry, let faq = reader.current {
      lines += faq.listing
    }
    let title = reader.envelope.filter { $0.name == "title" }
    let others = reader.envelope.first { $0.name == "envelope" }?.value.object
    for member in title + (others.map { Array($0) } ?? []) {
      lines.append("around: \(member.line)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

private extension RawFaq {
  var listing: [String] {
    let category = self["category"]?.string.map { " [\($0.text)]" } ?? ""
    let language = self["lang"]?.string.map { " (\($0.text))" } ?? ""
    let rest = members.filter { !($0.name == "category" || $0.name == "lang") }.map(\.line)
    let others = rest.isEmpty ? "" : " {\(rest.joined(separator: ", "))}"
    let title = items.first?["text"]?.string?.text ?? "(no title)"
    return ["\(title)\(category)\(language)\(others)"]
      + items.dropFirst().map { "  \($0.line)" }
  }
}

private extension RawItem {
  /// `body: So.`, or the item as it is.
  var line: String {
    guard let text = self["text"]?.string?.text, let type, type == "body" || type == "richText"
    else { return String(utf8: source) }
    let form = self["format"]?.string?.text ?? type
    return "\(form): \(text.replacing("\n", with: "↵"))"
  }
}

private extension RawMember {
  /// The member without line ends.
  var line: String {
    String(utf8: source).split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined()
  }
}
