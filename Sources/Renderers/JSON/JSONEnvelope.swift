import FaqService

/// The members of an object that stood around the FAQs.
///
/// If that object is output of this format, the members are those of its envelope, so that output
/// that is fed back gives the same output.
struct JSONEnvelope {
  private let members: [RawMember]

  init(_ members: [RawMember]) {
    let isOutput = members.contains(where: \.isSchemaVersion)
    self.members = isOutput ? members.flatMap(\.kept) : members
  }

  /// Writes the members in order, with their spelling.
  func write(to output: inout OutputBuffer) {
    for (index, member) in members.enumerated() {
      if index > 0 { output.append(",") }
      output.appendJSON(member.source)
    }
  }
}

extension RawMember {
  /// Whether the member shows that the object around the FAQs is output of this format.
  var isSchemaVersion: Bool {
    name == "schemaVersion"
      && value.source.elementsEqual(String(JSONRenderer.schemaVersion).utf8)
  }

  /// What to keep of a member of this format's output: nothing, the member itself, or the members
  /// of the envelope in it.
  var kept: [Self] {
    let isEmptyArray = value.array?.contains { _ in true } == false
    if isSchemaVersion || (name == "faqs" && isEmptyArray) { return [] }
    guard name == "envelope", let object = value.object else { return [self] }
    return Array(object)
  }
}
