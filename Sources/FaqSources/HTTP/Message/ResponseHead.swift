/// The status and the headers of an answer.
struct ResponseHead: Sendable {
  let status: Int
  let fields: [Field]

  struct Field: Sendable {
    let name: String
    var value: String
  }

  /// The values of a header, in lower case, in order.
  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The value of a header of which there is one.
  func value(_ name: String) -> String? { values(name).first }
}
