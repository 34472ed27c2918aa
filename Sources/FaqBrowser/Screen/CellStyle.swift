import Renderers

/// The look of a cell as SGR attributes and colours, and its link.
struct CellStyle: Hashable, Sendable {
  /// A colour of the user's palette, by its SGR parameter, or one of 24 bits.
  private enum Color: Hashable {
    case palette(UInt8)
    case pixel(PixelColor)
  }

  /// One bit for each attribute: bit 1 for SGR parameter 1, and so on.
  private var attributes: UInt16 = 0
  private var foreground: Color?
  /// Only pictures have a background.
  private var background: PixelColor?
  var link: Hyperlink?

  static let plain = Self()

  private init() {
    // All properties have their initial values.
  }

  init(_ look: Theme.Look) { add(look) }

  /// The parameters of the SGR sequence that selects the style.
  var parameters: [Int] {
    (1...9).filter { attributes & 1 << $0 != 0 } + foregroundParameters
      + (background.map { [48, 2] + $0.parts } ?? [])
  }

  private var foregroundParameters: [Int] {
    switch foreground {
    case .palette(let parameter): [Int(parameter)]
    case .pixel(let color): [38, 2] + color.parts
    case nil: []
    }
  }

  /// Adds attributes, and a colour in place of the one before.
  mutating func add(_ look: Theme.Look) { apply(look.parameters[...]) }

  /// Changes the style as the parameters of an SGR sequence do.
  mutating func apply(_ parameters: ArraySlice<Int>) {
    var rest = parameters
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: (attributes, foreground, background) = (0, nil, nil)
      case 1...9: attributes |= 1 << parameter
      case 30...37: foreground = .palette(UInt8(parameter))
      case 38: if let color = PixelColor(parsing: &rest) { foreground = .pixel(color) }
      case 48: if let color = PixelColor(parsing: &rest) { background = color }
      default: break
      }
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

private extension PixelColor {
  var parts: [Int] { [Int(red), Int(green), Int(blue)] }

  /// Takes the parameters of a colour of 24 bits: `2;192;57;43`.
  init?(parsing parameters: inout ArraySlice<Int>) {
    let parts = parameters.prefix(4).compactMap { UInt8(exactly: $0) }
    parameters = parameters.dropFirst(4)
    guard parts.count == 4, parts[0] == 2 else { return nil }
    self.init(red: parts[1], green: parts[2], blue: parts[3])
  }
}
