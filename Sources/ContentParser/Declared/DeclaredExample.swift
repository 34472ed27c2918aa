import FaqService

extension DeclaredType {
  /// An item of the type: `{"type": "video", "caption": "…", "url": "https://example.com/"}`.
  var example: String {
    let type = raw["type"]?.description ?? ""
    let members = fields.map { #""\#($0.name)": \#($0.kind.example)"# }
    return "{\((["\"type\": \(type)"] + members).joined(separator: ", "))}"
  }
}

private extension BlockField.Kind {
  /// A value of the kind, as JSON.
  var example: String {
    switch self {
    case .text: #""…""#
    case .address: #""https://example.com/""#
    case .int: "1"
    case .number: "1.5"
    case .bool: "true"
    case .date: #""2026-11-21T09:30:00Z""#
    case .choice(let words):
      RawItem(type: words.first ?? "")["type"]?.description ?? ""
    case .list(let kind): "[\(kind.example)]"
    case .blocks: #"[{"type": "body", "text": "…"}]"#
    case .other: "null"
    }
  }
}
