import Bytes
import FaqService
import YAML

/// The metadata at the beginning of a Markdown file: YAML between two lines `---`, or TOML between
/// two lines `+++`.
///
/// Names and values of TOML, and of invalid YAML, are read line by line.
struct FrontMatter {
  /// A name and its value, with the offset of its line.
  struct Field {
    let name: String
    var value: String
    let origin: Int
    /// The value in YAML, which may be of any type.
    var json: RawValue?

    /// The field as a member of the content.
    var member: ImportedMember {
      json.map { ImportedMember(name, $0).detached(at: origin) }
        ?? ImportedMember(name, ImportedText(value, at: origin))
    }
  }

  private(set) var fields: [Field] = []
  /// The offset of the first byte after the metadata.
  private(set) var end = 0

  /// Nil if the text does not begin with metadata.
  init?(_ source: [UInt8], from start: Int) {
    let mark = source[start...].first
    guard mark == UInt8(ascii: "-") || mark == UInt8(ascii: "+") else { return nil }
    let lines = MarkdownLines(source, from: start)
    guard let first = lines.first else { return nil }
    let fence = lines.text(of: first).trimmed
    guard fence == "---" || fence == "+++" else { return nil }
    let separator: Character = fence == "---" ? ":" : "="
    for line in lines.dropFirst() {
      let text = lines.text(of: line)
      guard text.trimmed != fence else {
        end = line.upperBound
        if fence == "---", let yaml = Self.fields(of: Array(source[..<line.lowerBound])) {
          fields = yaml
        }
        return
      }
      add(text, separator: separator, origin: line.lowerBound)
    }
    return nil
  }

  /// The value of a name.
  subscript(name: String) -> String? { fields.first { $0.name.lowercased() == name }?.value }

  /// How many entries are in the fields, beside those of the text that follows.
  var entryCount: Int {
    fields.reduce(0) { count, field in
      count + (field.json.flatMap(EntrySearch.namedPairs)?.entries.count ?? 0)
    }
  }

  /// The tag of the language that a field names.
  var language: ImportedText? {
    let field = fields.first { $0.name == "lang" || ImportedEntry.namesLanguage($0.name) }
    return field.flatMap { field in
      Languages.tag(of: field.value.trimmed).map { ImportedText($0, at: field.origin) }
    }
  }
}

private extension FrontMatter {
  /// The members of a mapping in YAML; nil for anything else.
  static func fields(of text: [UInt8]) -> [Field]? {
    guard let yaml = try? YAMLDocuments(text), let range = yaml.ranges.first,
      let members = (try? RawValue(parsing: Array(yaml.json[range])))?.object
    else { return nil }
    return members.map { member in
      let origin = yaml.map.origin(of: range.lowerBound + member.source.startIndex)
      let value = member.value
      return Field(name: member.name.text, value: value.textOfField, origin: origin, json: value)
    }
  }

  /// Adds a line, which begins a field unless it is indented.
  mutating func add(_ line: String, separator: Character, origin: Int) {
    if let first = line.first, !first.isWhitespace, first != "-",
      let index = line.firstIndex(of: separator)
    {
      let value = line[line.index(after: index)...].trimmed.unquoted
      fields.append(Field(name: line[..<index].trimmed, value: value, origin: origin))
    } else if !fields.isEmpty, !line.trimmed.isEmpty {
      let last = fields.count - 1
      fields[last].value += (fields[last].value.isEmpty ? "" : "\n") + line.trimmed
    }
  }
}

private extension String {
  var unquoted: String {
    guard count >= 2, let first, first == last, first == "\"" || first == "'" else { return self }
    return String(dropFirst().dropLast())
  }
}

private extension RawValue {
  /// A string as it is, nothing for null, and the JSON of other values.
  var textOfField: String {
    let source = String(utf8: source)
    return string?.text ?? (source == "null" ? "" : source)
  }
}
