import ContentParser
import FaqService

/// JSON that is content again: members, their order and their spelling come out as they went in.
///
/// ```json
/// {"schemaVersion":1,"faqs":[{"elements":[…]}, …],"envelope":{…}}
/// {"schemaVersion":1,"overview":[{"number":1,"title":"…","file":"…"}, …]}
/// ```
///
/// Each entry is written as it arrived. Only an array that does not show that it is an entry becomes
/// the `elements` of an object, and so do the items of a flat list. `envelope` holds the members of
/// an object around the FAQs. Characters that could drive a terminal are escaped, which spells the
/// same text. `schemaVersion` grows with changes that an earlier reader would not understand.
public struct JSONRenderer: Renderer {
  /// The version of the output's shape.
  public static let schemaVersion = 1

  /// Creates a renderer.
  public init() {
    // The format has no options.
  }

  /// An object with the entries and what stood around them.
  public func frame(around _: Document?) -> Frame {
    Frame(
      opening: "{\"schemaVersion\":\(Self.schemaVersion),\"faqs\":[",
      sections: [
        Frame.Section(separator: ",\n", closing: "]"),
        Frame.Section(opening: ",\n\"envelope\":{", closing: "}", isOptional: true),
      ],
      closing: "}\n"
    )
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
    if let file = row.file {
      sections[0].append(",\"file\":")
      sections[0].appendJSONString(file)
    }
    sections[0].append("}")
  }
}
