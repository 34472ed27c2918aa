struct Browser {
  init(in environment: Environment) {}
  func open(_ address: String) -> Bool { false }
}
struct Pager {
  init(_ decision: PagerDecision, in environment: Environment) {}
  func show(_ bytes: [UInt8], orWriteTo session: Session) throws { try session.output.write(bytes) }
}
