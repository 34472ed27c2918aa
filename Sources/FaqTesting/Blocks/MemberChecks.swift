import ContentParser
import FaqService

/// What becomes of items whose members are missing, or of other kinds.
extension BlockCheck {
  func checkFields(_ report: inout Report) {
    for member in item.members {
      let name = member.name.text
      let json = item.removing(member)
      guard type.fields.contains(where: { $0.name == name && $0.isRequired }),
        read(json).isAccepted
      else { continue }
      report.add(
        .describesFields,
        input: json,
        expected: "a fault, since `\(name)` is required",
        found: "a block without faults"
      )
    }
  }

  /// Two values of one kind that both give the same block have not been read.
  func checkWrongKinds(_ report: inout Report) {
    let values = [
      ("7041", "7042"), (#""One""#, #""Two""#), (#"["One"]"#, #"["Two"]"#),
      (#"{"a":"One"}"#, #"{"a":"Two"}"#),
    ]
    for member in item.members {
      for (one, other) in values where (try? RawValue(parsing: one))?.kind != member.value.kind {
        let json = item.replacing(member.value, with: one)
        let first = read(json)
        let second = read(item.replacing(member.value, with: other))
        guard first.isAccepted, second.isAccepted, first.block?.body == second.block?.body else {
          continue
        }
        report.add(
          .reportsFaults,
          input: json,
          expected: "a fault of `\(member.name.text)`",
          found: "a block that ignores its value"
        )
      }
    }
  }
}

private extension RawValue {
  /// The kind of the value, as a number.
  var kind: Int {
    switch content {
    case .null: 0
    case .bool: 1
    case .number: 2
    case .string: 3
    case .array: 4
    case .object: 5
    }
  }
}
