import ContentParser
import FaqService

/// JSON that is content again: what went in comes out, member for member, spelling for spelling.
///
/// ```json
/// {"schemaVersion":1,"faqs":[{"elements":[…]}, …],"envelope":{…}}
/// {"schemaVersion":1,"overview":[{"number":1,"title":"…","file":"…"}, …]}
/// ```
///
/// Each entry is written as it arrived, but an array that does not show that it is one becomes the
/// `elements` of an object, and so do the items of a flat list. The members of an object around the
/// FAQs that were none of them are in `envelope`, which is there if they are. Only what could drive a terminal is
/// escaped, where it stood unescaped in a string: that spells the same text. `schemaVersion` grows
/// only with a change that a reader of the version before would not understand.
public struct JSONRenderer: Renderer {
  /// The version of the shape.
  public static let schemaVersion = 1

  /// A renderer without options.
  public init() {
    // The format has no options.
  }

  /// Opens the list.
  public func writeStart(to output: inout OutputBuffer) {
    output.append("{\"schemaVersion\":\(Self.schemaVersion),\"faqs\":[")
  }

  /// A comma.
  public func writeSeparator(to output: inout OutputBuffer) { output.append(",\n") }

  /// Closes the list.
  public func writeEnd(to output: inout OutputBuffer) { writeEnd([], to: &output) }

  /// Closes the list, and keeps what stood around the FAQs.
  public func writeEnd(_ envelope: [RawMember], to output: inout OutputBuffer) {
    output.append("]")
    JSONEnvelope(envelope).write(to: &output)
    output.append("}\n")
  }

  /// One entry.
  public func write(_ document: Document, to output: inout OutputBuffer) {
    let isWhole = !document.blocks.contains(where: \.isDropped)
    if let fault = document.raw.fault {
      write(unreadable: document, fault, to: &output)
    } else if let entry = document.raw.value, isWhole, document.raw.showsThatItIsAnEntry {
      output.appendJSON(entry.source)
    } else if let object = document.raw.value?.object {
      write(object, with: document.blocks, to: &output)
    } else {
      output.append("{\"elements\":")
      write(document.blocks, to: &output)
      output.append("}")
    }
  }

  /// The overview as data; a missing title is null.
  public func writeOverview(
    _ rows: some Sequence<OverviewRow>,
    part: OverviewPart,
    to output: inout OutputBuffer
  ) {
    if part.contains(.start) {
      output.append("{\"schemaVersion\":\(Self.schemaVersion),\"overview\":[")
    }
    var separator = part.contains(.start) ? "" : ",\n"
    for row in rows {
      output.append("\(separator){\"number\":\(row.number),\"title\":")
      output.appendJSONString(orNull: row.title)
      if let file = row.file {
        output.append(",\"file\":")
        output.appendJSONString(file)
      }
      output.append("}")
      separator = ",\n"
    }
    if part.contains(.end) { output.append("]}\n") }
  }

  /// An entry without the blocks that are dropped; its other members stay where they were.
  private func write(
    _ object: RawObject,
    with blocks: BlockList,
    to output: inout OutputBuffer
  ) {
    let members = Array(object)
    let list = members.lastIndex { $0.name == "elements" }
    output.append("{")
    for (index, member) in members.enumerated() {
      if index > 0 { output.append(",") }
      if index == list {
        output.appendJSON(member.name.literal)
        output.append(":")
        write(blocks, to: &output)
      } else {
        output.appendJSON(member.source)
      }
    }
    output.append("}")
  }

  private func write(_ blocks: BlockList, to output: inout OutputBuffer) {
    output.append("[")
    var separator = ""
    for block in blocks where !block.isDropped {
      output.append(separator)
      output.appendJSON(block.raw.source)
      separator = ","
    }
    output.append("]")
  }

  /// A line that is no JSON, kept as text beside what is wrong with it.
  private func write(
    unreadable document: Document,
    _ fault: RawReadingError,
    to output: inout OutputBuffer
  ) {
    guard !document.body.isEmpty else { return output.append("{\"elements\":[]}") }
    output.append("{\"elements\":[],\"fault\":")
    output.appendJSONString(fault.description)
    output.append(",\"source\":")
    output.appendJSONString(String(utf8: document.raw.source))
    output.append("}")
  }
}

extension RawFaq {
  /// Whether a reader of the output would take it for an entry if it came first: an array does not
  /// show that it is one unless its first item does.
  var showsThatItIsAnEntry: Bool {
    guard value?.array != nil else { return true }
    return items.first.map { $0["type"] != nil || $0["elements"]?.array != nil } ?? false
  }
}

extension Block {
  var isDropped: Bool { (self as? UnknownBlock)?.isDropped ?? false }
}
