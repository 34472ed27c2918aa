/// Composes the rows of an overview into a whole, in any format, on any sink.
public struct OverviewAssembly<Sink: OutputSink> {
  /// How many bytes are worth a write.
  private static var sufficientCount: Int { 64 << 10 }

  private let renderer: any Renderer
  private let frame: Frame
  private var sections: SectionAssembly<Sink>
  /// The run of rows that the last one belongs to.
  private var openRun: CategoryRun?
  /// The last row of that run.
  private var last: (number: Int, gapCount: Int)?

  /// Creates an overview without rows.
  public init(of renderer: any Renderer, to sink: Sink) throws(Sink.Failure) {
    self.renderer = renderer
    frame = renderer.overviewFrame
    sections = try SectionAssembly(frame, to: sink)
  }

  /// Appends rows; those of one category stand below its name.
  public mutating func write(_ rows: some Sequence<OverviewRow>) throws(Sink.Failure) {
    var writing = SectionWriting(frame)
    for var row in rows {
      beginRun(with: row, in: &writing)
      if let last { row.gapCount = last.gapCount + (row.number == last.number + 1 ? 0 : 1) }
      last = (row.number, row.gapCount)
      writing.append { [renderer] in renderer.write(row, to: &$0) }
      guard writing.count >= Self.sufficientCount else { continue }
      try sections.append(writing.sections)
      writing = SectionWriting(frame)
    }
    try sections.append(writing.sections)
  }

  /// Completes the overview.
  public mutating func finish() throws(Sink.Failure) -> Sink {
    var writing = SectionWriting(frame)
    endRun(in: &writing)
    try sections.append(writing.sections)
    try sections.finish()
    return sections.sink
  }

  /// Begins another run if the row does not belong to the last one.
  private mutating func beginRun(with row: OverviewRow, in writing: inout SectionWriting) {
    if let openRun, openRun.continues(with: row.category) { return }
    let isFirst = openRun == nil
    endRun(in: &writing)
    let run = CategoryRun(category: row.category, firstNumber: row.number, isFirst: isFirst)
    writing.append { [renderer] in renderer.beginRows(of: run, to: &$0) }
    openRun = run
  }

  private mutating func endRun(in writing: inout SectionWriting) {
    guard let run = openRun.take() else { return }
    last = nil
    writing.append { [renderer] in renderer.endRows(of: run, to: &$0) }
  }
}
