import Bytes
import FaqService

/// Values that are made in code, for the members of items.
extension RawValue {
  /// A string.
  public init(_ text: String) { self.init(json: text.jsonString) }

  /// A number.
  public init(_ number: Int) { self.init(json: "\(number)") }

  /// A number.
  ///
  /// - Precondition: It is finite.
  public init(_ number: Double) { self.init(json: "\(number)") }

  /// `true` or `false`.
  public init(_ isTrue: Bool) { self.init(json: "\(isTrue)") }

  /// An array of values, whose sources are copied.
  ///
  /// - Precondition: They are smaller than 256 MiB, and nested less than 512 levels deep.
  public init(_ elements: [Self]) {
    self.init(json: "[\(elements.map(\.json).joined(separator: ","))]")
  }

  /// An object of those members that have a value.
  ///
  /// - Precondition: They are smaller than 256 MiB, and nested less than 512 levels deep.
  public init(members: [(name: String, value: Self?)]) {
    let members = members.compactMap { name, value in
      value.map { "\(name.jsonString):\($0.json)" }
    }
    self.init(json: "{\(members.joined(separator: ","))}")
  }

  private init(json: String) {
    guard let value = try? Self(parsing: json) else {
      preconditionFailure("a value made in code is over 256 MiB, too deep or not finite")
    }
    self = value
  }

  private var json: String { String(utf8: source) }
}

extension RawFaq {
  /// Makes an entry of items, and of those other members that have a value, which is of any kind.
  ///
  /// `RawFaq(items: […], members: ["id": RawValue(7), "lang": RawValue("de")])` is
  /// `{"id":7,"lang":"de","elements":[…]}`.
  ///
  /// - Precondition: They are smaller than 256 MiB, and nested less than 511 levels deep.
  public init(items: [RawItem], members: KeyValuePairs<String, RawValue?>) {
    self.init(items: items)
    guard !members.isEmpty else { return }
    let elements = RawValue(items.map(\.value))
    let entry = RawValue(members: members.map { ($0, $1) } + [("elements", elements)])
    self = (try? Self(parsing: String(utf8: entry.source))) ?? self
  }
}

extension RawItem {
  /// Makes an item of those members that have a value, which is of any kind.
  ///
  /// `RawItem(type: "list", values: ["items": RawValue([RawValue("a")])])` is
  /// `{"type":"list","items":["a"]}`.
  ///
  /// - Precondition: They are smaller than 256 MiB, and nested less than 512 levels deep.
  public init(type: String, values: KeyValuePairs<String, RawValue?>) {
    self.init(RawValue(members: [("type", RawValue(type))] + values.map { ($0, $1) }))
  }
}
