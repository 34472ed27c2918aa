import Platform

extension Browser {
  /// Opens an address, and says whether that worked.
  func report(opening address: String) -> String {
    opens(address) ? "Opened \(address)" : "No browser could open \(address)"
  }
}
