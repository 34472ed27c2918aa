/// Different names in the order in which they first appear; the first place is that of no name.
package struct NameOrder: Sendable {
  /// The names; the first is nil.
  package private(set) var names: [String?] = [nil]
  private var places: [String: Int] = [:]

  /// Begins without names.
  package init() {
    // All properties have their initial values.
  }

  /// The place of a name, which is added if it is new.
  package mutating func place(of name: String?) -> Int {
    guard let name else { return 0 }
    if let place = places[name] { return place }
    let place = names.count
    names.append(name)
    places[name] = place
    return place
  }
}
