import ContentParser
import Renderers

/// How each block type in the content reaches each format of the program.
struct CoverageReport {
  /// A type, and its treatment in each format, in the order of the formats.
  struct Row {
    let type: BlockType
    let count: Int
    let treatments: [BlockTreatment]
  }

  let rows: [Row]
  let formats: [String]
  let policy: UnknownPolicy

  /// A row for each group; the policy is that for blocks of unknown types.
  init(
    _ counts: BlockCounts,
    in formats: OutputFormats,
    _ style: OutputStyle,
    under policy: UnknownPolicy
  ) {
    rows = counts.sorted.map { group in
      Row(
        type: group.type,
        count: group.count,
        treatments: formats.all.map { style.treatment(of: group, in: $0, under: policy) }
      )
    }
    self.formats = formats.names
    self.policy = policy
  }

  /// A table, and what its words mean; nothing if there are no blocks.
  var nodes: [Node] {
    guard !rows.isEmpty else { return [] }
    let cells = rows.map { row in
      [[.text(row.visibleType)], [.text(String(row.count))]]
        + row.treatments.map { [Inline.text($0.rawValue)] }
    }
    let table = Node.Table(
      header: (["Type", "Blocks"] + formats).map { [.text($0)] },
      rows: cells,
      alignments: [.start, .end]
    )
    let used = Set(rows.flatMap(\.treatments))
    let facts = BlockTreatment.allCases.filter(used.contains).map { treatment in
      Node.Fact([.text(treatment.rawValue)], [.text(treatment.explanation(under: policy))])
    }
    return [.table(table), .facts(facts)]
  }

  /// Appends the report as an object; a type is null where items name none.
  func write(jsonTo output: inout OutputBuffer) {
    output.append("{\"unknownPolicy\":\"\(policy.rawValue)\",\"types\":[")
    for (index, row) in rows.enumerated() {
      output.append("\(index == 0 ? "" : ",\n"){\"type\":")
      output.appendJSONString(orNull: row.type.rawValue.isEmpty ? nil : row.type.rawValue)
      output.append(",\"count\":\(row.count),\"formats\":{")
      for (place, (format, treatment)) in zip(formats, row.treatments).enumerated() {
        output.append("\(place == 0 ? "" : ",")\"\(format)\":\"\(treatment.rawValue)\"")
      }
      output.append("}}")
    }
    output.append("]}")
  }
}

private extension CoverageReport.Row {
  var visibleType: String { type.rawValue.isEmpty ? "(no type)" : type.rawValue.clipped }
}
