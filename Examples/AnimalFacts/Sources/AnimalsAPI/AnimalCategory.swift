import FaqService

/// A category of an answer; its members are as JSON spells them, and nil if they are not there.
public struct AnimalCategory: Sendable {
  /// The name of the category.
  public let title: RawValue?
  /// What the category is about.
  public let description: RawValue?
  /// The name of its picture.
  public let image: RawValue?
  /// `"free"` or `"paid"`.
  public let status: RawValue?
  /// Its facts; empty if there are none yet.
  public let facts: [AnimalFact]
  /// Its place among the others; categories without one come last.
  public let order: Double

  /// Reads a category; nil for an entry or a block, which have the form that answers become.
  init?(_ object: RawObject) {
    guard object["elements"] == nil, object["type"] == nil else { return nil }
    title = object["title"]
    description = object["description"]
    image = object["image"]
    status = object["status"]
    facts = object["content"]?.array?.compactMap { $0.object.map(AnimalFact.init) } ?? []
    order = object["order"]?.number ?? .infinity
  }
}

/// A fact of an answer; its members are as JSON spells them, and nil if they are not there.
public struct AnimalFact: Sendable {
  /// The fact, in a sentence or two.
  public let text: RawValue?
  /// The name of its picture.
  public let image: RawValue?

  init(_ object: RawObject) {
    text = object["fact"]
    image = object["image"]
  }
}

private extension RawValue {
  var number: Double? {
    if case .number(let number) = content { Double(number.spelling) } else { nil }
  }
}
