import ContentParser
import FaqService

/// JSON that is content again: what went in comes out, member for member, spelling for spelling.
///
/// ```json
/// {"schemaVersion":1,"faqs":[{"elements":[…]}, …]}
/// {"schemaVersion":1,"overview":[{"number":1,"title":"…"}, …]}
/// ```
///
/// Each entry is written as it arrived. Only what could drive a terminal is escaped, where it stood
/// unescaped in a string: that spells the same text. `schemaVersion` grows only with a change that
/// a reader of the version before would not understand.
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
  public func writeEnd(to output: inout OutputBuffer) { output.append("]}\n") }

  /// One entry.
  public func write(_ document: Document, to output: inout OutputBuffer) {
    if let fault = document.raw.fault {
      write(unreadable: document.raw.source, fault, to: &output)
    } else if let entry = document.raw.value, !document.blocks.contains(where: \.isDropped) {
      output.appendJSON(entry.source)
    } else {
      writeEntry(of: document, to: &output)
    }
  }

  /// The overview as data; a missing title is null.
  public func writeOverview(
    _ rows: some Sequence<OverviewRow>,
    to output: inout OutputBuffer
  ) {
    output.append("{\"schemaVersion\":\(Self.schemaVersion),\"overview\":[")
    var separator = ""
    for row in rows {
      output.append("\(separator){\"number\":\(row.number),\"title\":")
      output.appendJSONString(orNull: row.title)
      output.append("}")
      separator = ",\n"
    }
    output.append("]}\n")
  }

  /// An entry made of its parts, where it cannot be copied as a whole.
  private func writeEntry(of document: Document, to output: inout OutputBuffer) {
    output.append("{\"elements\":[")
    var separator = ""
    for block in document.blocks where !block.isDropped {
      output.append(separator)
      output.appendJSON(block.raw.source)
      separator = ","
    }
    output.append("]")
    for member in document.raw.members {
      output.append(",")
      output.appendJSON(member.source)
    }
    output.append("}")
  }

  /// A line that is no JSON, kept as text beside what is wrong with it.
  private func write(
    unreadable source: ArraySlice<UInt8>,
    _ fault: RawReadingError,
    to output: inout OutputBuffer
  ) {
    output.append("{\"elements\":[],\"fault\":")
    output.appendJSONString(fault.description)
    output.append(",\"source\":")
    output.appendJSONString(String(utf8: source))
    output.append("}")
  }
}

extension Block {
  var isDropped: Bool { (self as? UnknownBlock)?.isDropped ?? false }
}
