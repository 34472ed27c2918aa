extension Node {
  /// How urgent a notice is.
  public enum NoticeKind: String, CaseIterable, Sendable {
    /// Worth knowing.
    case note
    /// Helpful.
    case tip
    /// Something may go wrong.
    case warning
    /// Something may be damaged or lost.
    case danger
  }

  /// A notice that is worth knowing.
  public static func notice(_ title: String, _ nodes: [Self]) -> Self {
    .notice(.note, title, nodes)
  }
}
