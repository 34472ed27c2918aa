import Renderers

/// The look of a cell as SGR attributes and colour, and its link.
struct CellStyle: Hashable, Sendable {
  /// One bit for each attribute: bit 1 for SGR parameter 1, and so on.
  private var attributes: UInt16 = 0
  /// The SGR parameter of the colour, or 0.
  private var color: UInt8 = 0
  var link: Hyperlink?

  static let plain = Self()

  private init() {
    // All properties have their initial values.
  }

  init(_ look: Theme.Look) { add(look) }

  /// The parameters of the SGR sequence that selects the style.
  var parameters: [Int] {
    (1...9).filter { attributes & 1 << $0 != 0 } + (color == 0 ? [] : [Int(color)])
  }

  /// Adds attributes, and a colour in place of the one before.
  mutating func add(_ look: Theme.Look) {
    for parameter in look.parameters { apply(parameter) }
  }

  /// Changes the style as an SGR parameter does.
  mutating func apply(_ parameter: Int) {
    switch parameter {
    case 0: (attributes, color) = (0, 0)
    case 1...9: attributes |= 1 << parameter
    case 30...37: color = UInt8(parameter)
    default: break
    }
  }

  func adding(_ look: Theme.Look) -> Self {
    var style = self
    style.add(look)
    return style
  }
}

/// An address as OSC 8 writes it: printable ASCII.
struct Hyperlink: Hashable, Sendable {
  /// The `id` that makes stretches on several lines one link.
  let identifier: String
  let address: String
}
