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
    /// The blocks that the text stands in.
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
  /// The blocks that the text stands in, by Foundation's name for it.
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
