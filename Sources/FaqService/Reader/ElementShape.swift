/// The role of an element of an array, judged by the element alone.
enum ElementShape {
  /// An entry: `{"elements":[…]}`, or an array of items.
  case entry
  /// An item that starts a new FAQ in a flat list.
  case title
  /// Any other object with a `type`.
  case item
  /// An object with neither `elements` nor a `type`, such as an entry with a mistyped name.
  case untyped
  /// A number, a string, a boolean or null.
  case scalar

  init(of index: Int, in tokens: [Token], bytes: Span<UInt8>) {
    guard tokens[index].kind == .object else {
      self = tokens[index].kind == .array ? .entry : .scalar
      return
    }
    var shape = Self.untyped
    var isEntry = false
    tokens.forEachMember(of: index) { name, value in
      switch tokens[value].kind {
      case .array where tokens[name].spells(.elements, in: bytes): isEntry = true
      case .string where tokens[name].spells(.type, in: bytes):
        shape = tokens[value].spells(.title, in: bytes) ? .title : .item
      case _ where shape == .untyped && tokens[name].spells(.type, in: bytes): shape = .item
      default: break
      }
    }
    self = isEntry ? .entry : shape
  }

  /// Whether an array with this first element holds FAQs, rather than tags or numbers.
  static func isContent(_ index: Int, in tokens: [Token], bytes: Span<UInt8>) -> Bool {
    switch tokens[index].kind {
    case .object:
      var isContent = false
      tokens.forEachMember(of: index) { name, value in
        isContent =
          isContent || tokens[name].spells(.type, in: bytes)
          || (tokens[value].kind == .array && tokens[name].spells(.elements, in: bytes))
      }
      return isContent
    case .array:
      let first = index + 2
      return first < index + tokens[index].stride
        && tokens[first].kind == .object && Self.isContent(first, in: tokens, bytes: bytes)
    default:
      return false
    }
  }
}

extension [Token] {
  /// Calls `body` with the tokens of the name and the value of each member.
  func forEachMember(of object: Int, _ body: (_ name: Int, _ value: Int) -> Void) {
    let end = object + self[object].stride
    var name = object + 2
    while name + 1 < end {
      body(name, name + 1)
      name += 1 + self[name + 1].stride
    }
  }
}
