import ContentParser

/// JSON that can be read as content again: every entry is written unchanged.
///
/// ```json
/// {"schemaVersion":1,"base":"https://…","faqs":[{"elements":[…]}, …],"envelope":{…}}
/// {"schemaVersion":1,"overview":[{"number":1,"title":"…","category":"…","file":"…"}, …]}
/// ```
///
/// Members, their order and their spelling stay. Only the items of a flat list, and those of an
/// array that a reader would not recognise as an entry, become the `elements` of an object.
/// `envelope` holds the members of an object around the FAQs; the types that it declares and its
/// `base` come before the FAQs, where readers need them. An entry whose relative addresses have
/// another base gets its own member `base`, or null if they have none; one whose source names
/// another language than the output gets a `lang`. Characters that can drive a terminal are
/// escaped, which does not change the text. `schemaVersion` grows with changes that older readers
/// would not understand.
public struct JSONRenderer: Renderer {
  /// The version of the output's shape.
  public static let schemaVersion = 1

  /// Each entry is written unchanged.
  public let keepsItems = true

  private let types: [RawItem]
  private let base: BaseAddress?
  /// Other members that mean something only before the FAQs.
  package var leadingMembers: [RawMember] = []

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - types: The declarations of types at the start of the content, which are written before
  ///     the FAQs.
  ///   - base: What relative addresses in most of the FAQs are relative to, which is written
  ///     before the FAQs.
  public init(types: [RawItem] = [], base: BaseAddress? = nil) {
    self.types = types
    self.base = base
  }

  /// An object with the entries and the members around them, or with the rows.
  public func frame(of part: OutputPart) -> OutputFrame {
    let start = "{\"schemaVersion\":\(Self.schemaVersion),"
    return switch part {
    case .documents:
      OutputFrame(
        opening: "\(start)\(leadingText)\"faqs\":[",
        sections: [
          OutputFrame.Section(separator: ",\n", closing: "]"),
          OutputFrame.Section(opening: ",\n\"envelope\":{", closing: "}", isOptional: true),
        ],
        closing: "}\n"
      )
    case .overview:
      OutputFrame(opening: "\(start)\"overview\":[", separator: ",\n", closing: "]}\n")
    }
  }

  /// `"base":"…","types":[…],`, as far as there is any.
  private var leadingText: String {
    var output = OutputBuffer()
    if let base {
      output.append("\"base\":")
      output.appendJSONString(base.text)
      output.append(",")
    }
    for member in leadingMembers {
      output.appendJSON(member.source)
      output.append(",")
    }
    for (index, type) in types.enumerated() {
      output.append(index == 0 ? "\"types\":[" : ",\n")
      output.appendJSON(type.source)
    }
    return output.text + (types.isEmpty ? "" : "],\n")
  }

  /// Whether the language is written before the FAQs.
  private var namesLanguage: Bool { leadingMembers.contains { $0.name == "lang" } }

  /// Appends an entry.
  public func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    var language = document.languageAround
    if language != nil, document.raw["lang"] != nil || namesLanguage { language = nil }
    sections[0].append(json: document, in: base?.text, language?.text)
  }

  /// Appends the members around the entries.
  public func write(envelope: [RawMember], to sections: inout [OutputBuffer]) {
    JSONEnvelope(envelope).write(to: &sections[1])
  }

  /// Appends a row; a missing title is null.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    let row: JSONValue = [
      "number": .number(row.number),
      "title": JSONValue(orNull: row.title),
      "summary": row.summary.map { .string($0) },
      "category": row.category.map { .string($0) },
      "file": row.file.map { .string($0) },
      "source": row.source.map { .string($0) },
    ]
    sections[0].append(row)
  }
}

/// The members of an object around the FAQs.
///
/// If that object is output of this format, or was imported, the members are those of its envelope,
/// so that output that is fed back gives the same output.
package struct JSONEnvelope {
  /// The members that are kept.
  package let members: [RawMember]

  /// Takes the members around the FAQs of a source.
  package init(_ members: [RawMember]) {
    let isOutput = members.contains(where: \.isSchemaVersion)
    self.members = isOutput ? members.flatMap(\.kept) : members
  }

  /// The members of several sources, each source's own in an object with its name.
  package static func joining(_ sources: [(name: String, members: [RawMember])]) -> [RawMember] {
    var buffer = OutputBuffer()
    for (name, members) in sources where !members.isEmpty {
      buffer.append(buffer.bytes.isEmpty ? "{" : ",")
      buffer.appendJSONString(name)
      buffer.append(":{")
      Self(members).write(to: &buffer)
      buffer.append("}")
    }
    buffer.append("}")
    let value = try? RawValue(parsing: buffer.bytes)
    return value?.object.map { Array($0) } ?? []
  }

  /// Writes the members in order, with their spelling.
  func write(to output: inout OutputBuffer) {
    for (index, member) in members.enumerated() {
      if index > 0 { output.append(",") }
      output.appendJSON(member.source)
    }
  }
}

private extension RawMember {
  /// Whether the member shows that the object around the FAQs is output of this format.
  var isSchemaVersion: Bool {
    name == "schemaVersion"
      && value.source.elementsEqual(String(JSONRenderer.schemaVersion).utf8)
  }

  /// What to keep of a member of this format's output: nothing, the member itself, or the members
  /// of the envelope in it.
  var kept: [Self] {
    let isEmptyArray = value.array?.contains { _ in true } == false
    if isSchemaVersion || (name == "faqs" && isEmptyArray) { return [] }
    guard name == "envelope", let object = value.object else { return [self] }
    return Array(object)
  }
}

extension Renderer where Self == JSONRenderer {
  /// JSON that is content again.
  public static var json: Self { Self() }
}
