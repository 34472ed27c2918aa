import ContentParser
import FaqService

/// JSON that can be read as content again: every entry is written as it arrived.
///
/// ```json
/// {"schemaVersion":1,"faqs":[{"elements":[…]}, …],"envelope":{…}}
/// {"schemaVersion":1,"overview":[{"number":1,"title":"…","category":"…","file":"…"}, …]}
/// ```
///
/// Members, their order and their spelling stay. Only the items of a flat list, and those of an
/// array that a reader would not recognise as an entry, become the `elements` of an object.
/// `envelope` holds the members of an object around the FAQs; types that it declares stand in front
/// of the FAQs, where readers need them. Characters that can drive a terminal are escaped, which
/// does not change the text. `schemaVersion` grows with changes that older readers would not
/// understand.
public struct JSONRenderer: Renderer {
  /// The version of the output's shape.
  public static let schemaVersion = 1

  private let types: [RawItem]

  /// Creates a renderer.
  ///
  /// - Parameter types: The declarations of types at the start of the content, which are written in
  ///   front of the FAQs.
  public init(types: [RawItem] = []) { self.types = types }

  /// An object with the entries and what stood around them.
  public func frame(around _: Document?) -> Frame {
    Frame(
      opening: "{\"schemaVersion\":\(Self.schemaVersion),\(typesMember)\"faqs\":[",
      sections: [
        Frame.Section(separator: ",\n", closing: "]"),
        Frame.Section(opening: ",\n\"envelope\":{", closing: "}", isOptional: true),
      ],
      closing: "}\n"
    )
  }

  /// `"types":[…],`, if there are any.
  private var typesMember: String {
    guard !types.isEmpty else { return "" }
    var output = OutputBuffer()
    for (index, type) in types.enumerated() {
      output.append(index == 0 ? "\"types\":[" : ",\n")
      output.appendJSON(type.source)
    }
    return output.text + "],\n"
  }

  /// Appends an entry.
  public func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    sections[0].append(json: document)
  }

  /// Appends what stood around the entries.
  public func write(envelope: [RawMember], to sections: inout [OutputBuffer]) {
    JSONEnvelope(envelope).write(to: &sections[1])
  }

  /// An object with the rows.
  public var overviewFrame: Frame {
    Frame(
      opening: "{\"schemaVersion\":\(Self.schemaVersion),\"overview\":[",
      separator: ",\n",
      closing: "]}\n"
    )
  }

  /// Appends a row; a missing title is null.
  public func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    sections[0].append("{\"number\":\(row.number),\"title\":")
    sections[0].appendJSONString(orNull: row.title)
    if let summary = row.summary {
      sections[0].append(",\"summary\":")
      sections[0].appendJSONString(summary)
    }
    if let category = row.category {
      sections[0].append(",\"category\":")
      sections[0].appendJSONString(category)
    }
    if let file = row.file {
      sections[0].append(",\"file\":")
      sections[0].appendJSONString(file)
    }
    if let source = row.source {
      sections[0].append(",\"source\":")
      sections[0].appendJSONString(source)
    }
    sections[0].append("}")
  }
}
