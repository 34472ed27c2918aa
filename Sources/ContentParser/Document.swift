import FaqService

/// One FAQ as blocks, with what is wrong with it.
public struct Document: Sendable {
  /// The FAQ as it arrived.
  public let raw: RawFaq
  /// The blocks in order, one for each item.
  public let blocks: [any Block]
  let unknown: UnknownPolicy

  /// The text of the first title that has one.
  public var title: String? {
    for block in blocks { if let title = block as? TitleBlock { return title.text } }
    return nil
  }

  /// The whole FAQ in words that every renderer knows.
  public var body: [Node] { blocks.flatMap(\.body) + unreadable }

  /// All that is wrong, in the order of the content; found anew each time that it is asked for.
  public var diagnostics: [Diagnostic] { DocumentDiagnosing.diagnostics(of: self) }

  /// Whether anything is not shown as it was meant.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether the unknown policy is `fail`, and there is something that it fails.
  public var isRefused: Bool {
    unknown == .fail
      && (raw.fault != nil || blocks.contains { ($0 as? UnknownBlock)?.isUnresolved ?? false })
  }

  /// What stands for an entry that could not be read; empty otherwise.
  public var unreadable: [Node] {
    guard let fault = raw.fault else { return [] }
    let source = Node.code(String(utf8: raw.source.withoutLineEnd), language: nil)
    return switch unknown {
    case .show, .fail: [.notice("This entry could not be read: \(fault)", [source])]
    case .text: [source]
    case .drop: []
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes of a line without the carriage return that is part of its end.
  var withoutLineEnd: Self { last == UInt8(ascii: "\r") ? dropLast() : self }
}
