/// Yields one raw FAQ at a time from bytes that arrive in chunks, in memory that an entry bounds.
///
/// ```swift
/// var reader = RawFaqReader()
/// reader.feed(chunk)
/// while try reader.advance() == .entry, let faq = reader.current { use(faq) }
/// ```
///
/// The shape of the content is detected, and read as it comes:
///
/// | content | FAQs |
/// |---|---|
/// | `[{"elements":[…]}, …]` | one an entry |
/// | `[[item, …], …]` | one an array |
/// | `[item, …]` | one from each `title` on |
/// | `{…, "any name": one of these, …}` | those of each such array, in order |
/// | an entry a line (NDJSON) | one a line; a bad line becomes an FAQ with a `fault` |
///
/// Each element is judged by itself, so that mixed arrays are read too. An object with neither
/// `elements` nor a `type` is an item where it stands beside typed items of a flat list. Anywhere
/// else, such as among entries, it is one FAQ by itself.
///
/// In an object that holds FAQs, an array is content if its first element has a `type` or
/// `elements`, or is an array that begins with such an element. All other members are kept as the
/// `envelope`. An object with `elements` in front of any content is one entry. An object without
/// any content is one item, unless it has an empty array and no `type`: then it holds no FAQs.
public struct RawFaqReader: Sendable {
  /// What a step brought.
  public enum Progress: Sendable {
    /// An entry: `current`.
    case entry
    /// Nothing before `feed(_:)` brings more bytes, or `finish()` says that there are none.
    case needsBytes
    /// The end of the content.
    case end
  }

  /// How content is divided into entries.
  public enum Layout: Sendable {
    /// As the content's own shape tells.
    case detected
    /// Each line that is not blank is one entry, whatever it holds.
    case lines
  }

  /// The members of the object around the entries, as far as it has been read.
  public internal(set) var envelope: [RawMember] = []

  var window = ByteWindow()
  var scanner: ValueScanner
  var phase = Phase.start
  /// Up to where the bytes from the window's start on have been looked at.
  var cursor = 0
  /// The entry at the window's start that `advance` found and `current` makes.
  var found: Extent?
  /// A first line that was found to be too large; the window has gone on to the next line.
  var foundLine: RawStorage?
  var run: Run?
  var element = ElementPlace()
  var member = MemberPlace()
  let layout: Layout
  let limits: ReadingLimits

  /// A reader that has seen nothing yet.
  public init(layout: Layout = .detected, limits: ReadingLimits = .standard) {
    self.layout = layout
    self.limits = limits
    scanner = ValueScanner(limits: limits)
  }

  /// How many bytes of content are done with; the next entry begins behind them.
  public var offset: Int { window.position.offset }

  /// Takes in the bytes that come next.
  public mutating func feed(_ chunk: [UInt8]) { window.append(chunk) }

  /// Says that no more bytes will come.
  public mutating func finish() { window.finish() }

  /// Goes on to the next entry, without a copy of it: asking for `current` makes that.
  ///
  /// After an error, which no later entry can be found behind, the content is at its end.
  public mutating func advance() throws(RawReadingError) -> Progress {
    releaseFound()
    while true {
      do throws(SyntaxFault) {
        switch try step() {
        case .again: continue
        case .entry: return .entry
        case .needsBytes: return .needsBytes
        case .end: return .end
        }
      } catch {
        guard case .faulty(let pending) = phase else {
          let pending = pending(error)
          phase = .faulty(pending)
          cursor = pending.fault.offset
          continue
        }
        phase = .end
        throw pending.cutLine?.fault ?? located(pending)
      }
    }
  }

  /// The entry that `advance` has just found; mutating, so that a class need not copy its reader.
  mutating func takeCurrent() -> RawFaq? { current }

  /// The entry that `advance` has just found.
  public var current: RawFaq? {
    if let foundLine { return RawFaq(storage: foundLine) }
    guard let found else { return nil }
    return RawFaq(
      storage: RawStorage(
        bytes: Array(window.slice(0..<found.byteCount)),
        tokens: Array(scanner.tokens[found.tokens]),
        origin: RawOrigin(
          position: window.position,
          container: element.container,
          index: found.index
        ),
        fault: found.fault
      )
    )
  }
}
