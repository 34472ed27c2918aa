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
}

/// How surely an array with a certain element holds FAQs, rather than tags, links or authors.
enum ContentEvidence: Int, Comparable {
  /// Neither the element nor, if it is an array, its own elements are objects with a `type`.
  case lacking
  /// Other content has objects with a `type` too.
  case typedItem
  /// The title of an FAQ in a flat list.
  case title
  /// An entry.
  case entry

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  init(of index: Int, in tokens: [Token], bytes: Span<UInt8>) {
    guard tokens[index].kind == .array else {
      self.init(ofObject: index, in: tokens, bytes: bytes)
      return
    }
    self = .lacking
    let end = index + tokens[index].stride
    var child = index + 2
    while child < end, self < .title {
      self = max(self, Self(ofObject: child, in: tokens, bytes: bytes))
      child += tokens[child].stride
    }
    if self == .title { self = .entry }
  }

  private init(ofObject index: Int, in tokens: [Token], bytes: Span<UInt8>) {
    guard tokens[index].kind == .object else {
      self = .lacking
      return
    }
    self =
      switch ElementShape(of: index, in: tokens, bytes: bytes) {
      case .entry: .entry
      case .title: .title
      case .item: .typedItem
      case .untyped, .scalar: .lacking
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
