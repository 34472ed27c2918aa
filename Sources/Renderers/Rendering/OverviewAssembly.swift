/// Composes the rows of an overview into a whole, in any format, on any sink.
public struct OverviewAssembly<Sink: OutputSink> {
  /// How many bytes are worth a write.
  private static var sufficientCount: Int { 64 << 10 }

  private let renderer: any Renderer
  private var sections: SectionAssembly<Sink>
  /// The place behind the rows so far.
  private var place = OverviewPlace()

  /// Creates an overview without rows, and writes its opening.
  ///
  /// - Throws: The error of the sink.
  public init(of renderer: any Renderer, to sink: Sink) throws(Sink.Failure) {
    self.renderer = renderer
    sections = try SectionAssembly(renderer.overviewFrame, to: sink)
  }

  /// Appends rows, in their order; consecutive rows of one category stand below its name.
  ///
  /// It can be called for each batch of rows. `OverviewRow.grouped(_:)` puts rows of one category
  /// together, and `OverviewRow.aligned(_:)` aligns their numbers.
  ///
  /// - Throws: The error of the sink. The output is incomplete then, and cannot be continued.
  public mutating func write(_ rows: some Sequence<OverviewRow>) throws(Sink.Failure) {
    var rendered = RenderedRows(in: renderer, at: place)
    for row in rows {
      rendered.append(row)
      guard rendered.count >= Self.sufficientCount else { continue }
      try write(rendered)
      rendered = RenderedRows(in: renderer, at: place)
    }
    try write(rendered)
  }

  /// Appends rows that were rendered elsewhere, at the place behind the rows so far.
  package mutating func write(_ rows: RenderedRows) throws(Sink.Failure) {
    try sections.append(rows.sections)
    place = rows.place
  }

  /// Completes the overview; it must be called once, after all rows.
  ///
  /// - Returns: The sink, with all of the output.
  /// - Throws: The error of the sink.
  public mutating func finish() throws(Sink.Failure) -> Sink {
    var end = RenderedRows(in: renderer, at: place)
    end.end()
    try write(end)
    try sections.finish()
    return sections.sink
  }
}
