/// Consecutive rows out of many of an overview, rendered in one format.
///
/// They can be rendered on any core; an `OverviewAssembly` puts them together in their order.
package struct RenderedRows: Sendable {
  private let renderer: any Renderer
  private var writing: SectionWriting
  /// The place behind the rows.
  private(set) var place: OverviewPlace

  /// Creates an empty part of an overview, which continues at a place.
  package init(in renderer: any Renderer, at place: OverviewPlace) {
    self.renderer = renderer
    self.place = place
    writing = SectionWriting(renderer.overviewFrame)
  }

  /// Renders the next row.
  package mutating func append(_ row: OverviewRow) {
    let before = place.run
    if let before, !before.continues(with: row.category) { end(before) }
    place.pass(number: row.number, category: row.category)
    if let run = place.run, run != before {
      writing.append { [renderer] in renderer.beginRows(of: run, to: &$0) }
    }
    var row = row
    row.gapCount = place.gapCount
    writing.append { [renderer] in renderer.write(row, to: &$0) }
  }

  /// Ends the last run of rows.
  mutating func end() {
    if let run = place.run { end(run) }
    place.end()
  }

  /// The output, one buffer for each section of the frame.
  var sections: [OutputBuffer] { writing.sections }

  /// How many bytes the output has.
  var count: Int { writing.count }

  private mutating func end(_ run: CategoryRun) {
    writing.append { [renderer] in renderer.endRows(of: run, to: &$0) }
  }
}
