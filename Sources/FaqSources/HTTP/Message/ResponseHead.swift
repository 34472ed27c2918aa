/// The status and headers of a response.
struct ResponseHead: Sendable {
  let status: Int
  let fields: [Field]

  struct Field: Sendable {
    let name: String
    var value: String
  }

  /// The values of a header in order; its name must be in lower case.
  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The first value of a header.
  func value(_ name: String) -> String? { values(name).first }
}
