import Renderers

/// What a cell looks like, in the terms of SGR, and where it leads.
struct CellStyle: Hashable, Sendable {
  /// A bit for each attribute, at the place that its SGR parameter says.
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
  /// What the parts of one link have in common on all its lines.
  let identifier: String
  let address: String
}
