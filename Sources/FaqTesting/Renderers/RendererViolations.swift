import ContentParser
import Renderers

/// The promises that a renderer does not keep.
///
/// It renders every node and every standard block, items that are no blocks under every policy,
/// `HostileText` in every place, and documents in batches. With `blocks`, it also renders their
/// examples, which tests overrides for them.
///
/// ```swift
/// #expect(violations(of: OutlineRenderer(), blocks: [Video.self]).isEmpty)
/// #expect(violations(of: pageWithVideos(), blocks: [Video.self], reading: .html).isEmpty)
/// ```
///
/// - Parameters:
///   - renderer: The renderer, with its options and overrides.
///   - blocks: Block types with `examples`.
///   - reading: How the output is read.
/// - Returns: Each promise that is broken, with the first input that shows it.
public func violations(
  of renderer: some Renderer,
  blocks: [any RegistrableBlock.Type] = [],
  reading: OutputReading = .text
) -> [Violation] {
  var report = Report()
  let format = FormatCheck(name: "the output", renderer: renderer, reading: reading)
  RendererCheck(format: format, blocks: blocks).run(&report)
  return report.violations
}
