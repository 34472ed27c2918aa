import Foundation

extension AttributeScopes {
  /// The attributes that texts made from documents have beside those of Foundation.
  public struct FaqAttributes: AttributeScope {
    /// Whether a search found this text; Foundation has no attribute for that.
    ///
    /// ```swift
    /// for run in text.runs where run.isMatch == true {
    ///   text[run.range].backgroundColor = .yellow
    /// }
    /// ```
    public let isMatch: MatchAttribute

    #if !canImport(Darwin)
    /// The blocks that contain the text.
    public let presentationIntent: PresentationIntentAttribute
    /// How the text differs from the text around it.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
  }

  /// The attributes that texts made from documents have beside those of Foundation.
  public var faq: FaqAttributes.Type { FaqAttributes.self }
}

extension AttributeScopes.FaqAttributes {
  /// Whether a search found this text.
  public enum MatchAttribute: CodableAttributedStringKey {
    public typealias Value = Bool
    public static let name = "faq.match"
  }

  #if !canImport(Darwin)
  /// The blocks that contain the text, by Foundation's name for it.
  public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }

  /// How the text differs from the text around it, by Foundation's name for it.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
  #endif
}

extension AttributeDynamicLookup {
  /// Finds an attribute of this library by its name, as in `run.isMatch`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember _: KeyPath<AttributeScopes.FaqAttributes, Key>
  ) -> Key { self[Key.self] }
}

#if !canImport(Darwin)

/// The blocks that contain a run of text, as Foundation has it on Apple's platforms.
///
/// Foundation for Linux and Windows lacks it. This has the same names, as far as documents need
/// them, so that code and tests are the same everywhere.
public struct PresentationIntent: Hashable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList, unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote, thematicBreak
  }

  /// One block.
  public struct IntentType: Hashable, Sendable {
    /// What kind of block it is.
    public let kind: Kind
    /// What tells it from the other blocks of the text.
    public let identity: Int
  }

  /// The blocks from the innermost outwards.
  public let components: [IntentType]

  /// A block within other blocks.
  ///
  /// - Parameters:
  ///   - kind: What kind of block it is.
  ///   - identity: A number that no other block of the text has; lines with the same number are
  ///     lines of one block.
  ///   - parent: The blocks around it, or nil.
  public init(_ kind: Kind, identity: Int, parent: Self? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  /// `[paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]`.
  public var debugDescription: String { "\(components)" }
}

extension PresentationIntent.IntentType: CustomDebugStringConvertible {
  /// `listItem 1 (id 2)`.
  public var debugDescription: String { "\(kind) (id \(identity))" }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
  /// `listItem 1`.
  public var debugDescription: String {
    switch self {
    case .paragraph: "paragraph"
    case .header(let level): "header \(level)"
    case .orderedList: "orderedList"
    case .unorderedList: "unorderedList"
    case .listItem(let ordinal): "listItem \(ordinal)"
    case .codeBlock(let language): language.map { "codeBlock '\($0)'" } ?? "codeBlock"
    case .blockQuote: "blockQuote"
    case .thematicBreak: "thematicBreak"
    }
  }
}

/// How a run of text differs from the text around it, as Foundation has it on Apple's platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The same bits as in Foundation.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Stressed text, mostly shown in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Important text, mostly shown in bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code, mostly shown in a monospaced font.
  public static let code = Self(rawValue: 1 << 2)
  /// Text that no longer holds, mostly shown struck out.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line break that the author asked for.
  public static let lineBreak = Self(rawValue: 1 << 7)
}

#endif
