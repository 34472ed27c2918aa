/// Composes the rows of an overview into a whole, in any format, on any sink.
public struct OverviewAssembly<Sink: OutputSink> {
  private let renderer: any Renderer
  private let frame: Frame
  private var sections: SectionAssembly<Sink>

  /// Creates an overview without rows.
  public init(of renderer: any Renderer, to sink: Sink) throws(Sink.Failure) {
    self.renderer = renderer
    frame = renderer.overviewFrame
    sections = try SectionAssembly(frame, to: sink)
  }

  /// Appends rows.
  public mutating func write(_ rows: some Sequence<OverviewRow>) throws(Sink.Failure) {
    var writing = SectionWriting(frame)
    for row in rows { writing.append { [renderer] in renderer.write(row, to: &$0) } }
    try sections.append(writing.sections)
  }

  /// Completes the overview.
  public mutating func finish() throws(Sink.Failure) -> Sink {
    try sections.finish()
    return sections.sink
  }
}
