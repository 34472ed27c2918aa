import FaqService

/// A source whose content becomes native: foreign content is read and turned into FAQs.
///
/// Native content passes through as it arrives; only what precedes its first native FAQ is held
/// back. A long array of entries in JSON is turned into FAQs as it arrives, too, as its first
/// elements ask for. Native content may be written in YAML. Of foreign content in which no
/// questions are found, JSON and YAML are errors; other text, and content that exceeds the limit,
/// passes through. The content alone decides, never its name.
public struct ImportingSource<Base: FaqSource>: FaqSource {
  private let base: Base
  private let shape: ImportShape?
  private let recognisers: [any ContentRecogniser]
  var limits: ImportLimits
  private let note: (@Sendable (Import?) -> Void)?

  /// Wraps a source.
  ///
  /// - Parameters:
  ///   - base: The source of native or foreign content.
  ///   - shape: Where the entries of foreign content are; nil to find them.
  ///   - recognisers: What is asked first about foreign content, all of which is then read whole.
  ///   - limit: The size in bytes up to which foreign content is read whole; also that of an
  ///     element of a long array.
  ///   - note: Called with nil whenever the source is opened, and with each piece that was imported
  ///     before the reader gets it. Native content is never a piece.
  public init(
    _ base: Base,
    as shape: ImportShape? = nil,
    recognisers: [any ContentRecogniser] = [],
    limit: Int = 64 << 20,
    note: (@Sendable (Import?) -> Void)? = nil
  ) {
    (self.base, self.shape, self.recognisers) = (base, shape, recognisers)
    limits = ImportLimits(whole: limit)
    self.note = note
  }

  /// The name of the wrapped source.
  public var name: String { base.name }

  /// Opens the wrapped source; nothing is read before the first chunk is asked for.
  ///
  /// - Returns: Native content; other text in which no questions are found is left as it is.
  /// - Throws: The error of the wrapped source. The stream throws its errors too, and one with the
  ///   code `.malformed` for JSON or YAML without questions, if no entries are where the shape
  ///   says, or if YAML has a fault.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    note?(nil)
    return ImportingStream(
      base: try await base.open(),
      importer: Importer(name: base.name, shape: shape, recognisers: recognisers),
      limits: limits,
      note: note
    )
  }
}

extension FaqSource {
  /// This source, with foreign content turned into FAQs.
  ///
  /// - Parameter recognisers: What reads content of further forms.
  /// - Returns: The source of native content.
  public func importing(with recognisers: [any ContentRecogniser] = []) -> ImportingSource<Self> {
    ImportingSource(self, recognisers: recognisers)
  }
}
