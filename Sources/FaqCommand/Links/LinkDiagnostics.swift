import ContentParser
import FaqSources

extension Diagnostic.Code {
  /// The server of an address says that nothing is there.
  static let deadLink: Self = "dead-link"
  /// There is no usable answer from the server of an address.
  static let unreachableLink: Self = "unreachable-link"
  /// The server of an address refuses for a reason that may not concern readers.
  static let unconfirmedLink: Self = "unconfirmed-link"
  /// The server of an address has moved what was there for good.
  static let movedLink: Self = "moved-link"
}

extension Diagnostic {
  /// What an answer means for the author of a link; nil if all is well.
  ///
  /// A link is dead, and so an error, only if the server says so. Any other failure may be one of
  /// this network, may be temporary, or may concern programs and not people.
  init?(_ link: ContentLink, _ answer: LinkProbe.Answer) {
    let address = link.address
    switch answer {
    case .found(movedTo: nil), .cancelled: return nil
    case .found(movedTo: .some(let target)):
      self.init(
        .movedLink,
        .note,
        at: link.location,
        message: "\(address) has moved to \(target)",
        hint: target.isWhollyShown ? "Write \(target)." : nil
      )
    case .refused(let status, let reason) where Self.isDead(status):
      self.init(
        .deadLink,
        .error,
        at: link.location,
        message: "nothing is at \(address): \(reason)"
      )
    case .refused(_, let reason):
      self.init(
        .unconfirmedLink,
        .warning,
        at: link.location,
        message: "\(address) could not be checked: \(reason)",
        hint: "Look at it in a browser."
      )
    case .failed(let reason, let hint):
      self.init(
        .unreachableLink,
        .warning,
        at: link.location,
        message: "\(address) cannot be reached: \(reason)",
        hint: hint
      )
    }
  }

  /// Whether a status means that there is nothing for anybody, now and later.
  private static func isDead(_ status: Int) -> Bool {
    [400, 404, 410, 414].contains(status)
  }
}
