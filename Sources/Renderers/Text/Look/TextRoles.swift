/// The roles of a stretch of text, as a set of bits.
struct TextRoles: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ role: TextRole) {
    self =
      switch role {
      case .title: .title
      case .number: .number
      case .emphasis: .emphasis
      case .strong: .strong
      case .strikethrough: .strikethrough
      case .code: .code
      case .link: .link
      case .address: .address
      case .notice: .notice
      case .tip: .tip
      case .warning: .warning
      case .danger: .danger
      case .quote: .quote
      case .rule: .rule
      case .name: .name
      case .match: .match
      case .detail: .detail
      }
  }

  static let title = Self(rawValue: 1)
  static let number = Self(rawValue: 2)
  static let emphasis = Self(rawValue: 4)
  static let strong = Self(rawValue: 8)
  static let code = Self(rawValue: 16)
  static let link = Self(rawValue: 32)
  static let address = Self(rawValue: 64)
  static let notice = Self(rawValue: 128)
  static let quote = Self(rawValue: 256)
  static let name = Self(rawValue: 512)
  static let match = Self(rawValue: 1024)
  static let detail = Self(rawValue: 2048)
  static let rule = Self(rawValue: 4096)
  static let strikethrough = Self(rawValue: 8192)
  static let tip = Self(rawValue: 16_384)
  static let warning = Self(rawValue: 32_768)
  static let danger = Self(rawValue: 65_536)
}
