import ContentParser

/// How blocks reach a format.
enum BlockTreatment: String, CaseIterable {
  /// The format writes the type in its own way; JSON keeps each block as it is.
  case native
  /// The format writes the nodes that the type is made of.
  case lowered
  /// The type is unknown, and the blocks of its fallback are written.
  case fallback
  /// The type is unknown, and the unknown policy decides.
  case unknown

  /// What it means to readers of the content.
  func explanation(under policy: UnknownPolicy) -> String {
    switch self {
    case .native: "the format writes the block in its own way"
    case .lowered: "the format writes the block as headings, paragraphs, lists and the like"
    case .fallback: "the block's fallback is shown instead"
    case .unknown: "\(Self.outcome(of: policy)) (--unknown \(policy.rawValue))"
    }
  }

  private static func outcome(of policy: UnknownPolicy) -> String {
    switch policy {
    case .show: "a notice with the block's text is shown"
    case .text: "the block's text is shown"
    case .drop: "the block is left out"
    case .fail: "the FAQ is refused"
    }
  }
}

extension OutputStyle {
  /// How blocks reach a format under a policy.
  func treatment(
    of group: BlockCounts.Group,
    in format: OutputFormat,
    under policy: UnknownPolicy
  ) -> BlockTreatment {
    if hasOverride(for: group.implementation, in: format) { return .native }
    if group.isUnknown, !format.keepsItems || policy == .drop { return .unknown }
    if format.keepsItems { return .native }
    return group.hasFallback ? .fallback : .lowered
  }
}
