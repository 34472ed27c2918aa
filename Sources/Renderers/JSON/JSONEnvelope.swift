import FaqService

/// What stood around the FAQs and is kept: `"envelope":{…}`.
///
/// Of what this format put out before, it is what was kept then, so that the output of the output
/// is the same.
struct JSONEnvelope {
  private let members: [RawMember]

  init(_ members: [RawMember]) {
    let isOutput = members.contains(where: \.isSchemaVersion)
    self.members = isOutput ? members.flatMap(\.kept) : members
  }

  /// The members in order, as they were spelled; nothing if there are none.
  func write(to output: inout OutputBuffer) {
    guard !members.isEmpty else { return }
    output.append(",\n\"envelope\":{")
    for (index, member) in members.enumerated() {
      if index > 0 { output.append(",") }
      output.appendJSON(member.source)
    }
    output.append("}")
  }
}

extension RawMember {
  /// Whether this says that the object around the FAQs is this format's own.
  var isSchemaVersion: Bool {
    name == "schemaVersion"
      && value.source.elementsEqual(String(JSONRenderer.schemaVersion).utf8)
  }

  /// The members that a member of this format's own object stands for.
  var kept: [Self] {
    let isEmptyArray = value.array?.contains { _ in true } == false
    if isSchemaVersion || (name == "faqs" && isEmptyArray) { return [] }
    guard name == "envelope", let object = value.object else { return [self] }
    return Array(object)
  }
}
