/// Whether the facts of a category can be read.
enum Access: String, CaseIterable {
  case free
  /// After an advertisement.
  case paid
  /// Not reachable yet.
  case comingSoon = "coming soon"
}
