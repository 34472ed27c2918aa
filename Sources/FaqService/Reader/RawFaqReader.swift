/// Reads FAQs one at a time from bytes that arrive in chunks, in the memory of one entry.
///
/// ```swift
/// var reader = RawFaqReader()
/// reader.feed(chunk)
/// while try reader.advance() == .entry, let faq = reader.current { use(faq) }
/// ```
///
/// The reader detects the shape of the content:
///
/// | Content | FAQs |
/// |---|---|
/// | `[{"elements":[…]}, …]` | one for each entry |
/// | `[[item, …], …]` | one for each inner array |
/// | `[item, …]` | one for each `title` and the items after it |
/// | `{…, "any name": one of these, …}` | those of each such array, in order |
/// | an entry on each line (NDJSON) | one for each line; a bad line is an FAQ with a `fault` |
///
/// Each element is classified on its own, so that mixed arrays are read too. An object with
/// neither `elements` nor a `type` is an item if it is next to typed items of a flat list.
/// Otherwise, for example among entries, it is one FAQ by itself.
///
/// An array in an object holds FAQs if one of its elements is an entry or a title. All other
/// members of the object are kept as the `envelope`. An object whose `elements` come before any
/// such array is one entry. In an object without such arrays and without a `type`, those hold FAQs
/// that have an object with a `type`. Any other object is one item; but if it has an empty array
/// and no `type`, it holds no FAQs.
public struct RawFaqReader: Sendable {
  /// The result of `advance()`.
  public enum Progress: Sendable {
    /// An entry, which is `current`.
    case entry
    /// Nothing, until `feed(_:)` or `finish()` is called.
    case needsBytes
    /// The end of the content.
    case end
  }

  /// How the content is divided into entries.
  public enum Layout: Sendable {
    /// The shape is detected.
    case detected
    /// Each line that is not blank is one entry.
    case lines
  }

  /// The other members of the object that contains the entries, as far as it has been read.
  public internal(set) var envelope: [RawMember] = []

  var window = ByteWindow()
  var scanner: ValueScanner
  var phase = Phase.start
  /// The offset in the window up to which bytes have been scanned.
  var cursor = 0
  /// The entry found by `advance`, at the start of the window.
  var found: Extent?
  /// The beginning of a first line that was too large, found after the window has moved on.
  var foundLine: RawStorage?
  var run: Run?
  var element = ElementPlace()
  var member = MemberPlace()
  let layout: Layout
  let limits: ReadingLimits

  /// Creates a reader that expects the first bytes of the content.
  public init(layout: Layout = .detected, limits: ReadingLimits = .standard) {
    self.layout = layout
    self.limits = limits
    scanner = ValueScanner(limits: limits)
  }

  /// The number of bytes consumed so far.
  ///
  /// The next entry begins behind them.
  public var offset: Int { window.position.offset }

  /// Adds the next bytes of the content.
  public mutating func feed(_ chunk: [UInt8]) { window.append(chunk) }

  /// Marks the end of the content.
  public mutating func finish() { window.finish() }

  /// Finds the next entry, which is copied only if `current` is read.
  ///
  /// Reading ends with the first error that it throws.
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

  /// The entry found last.
  ///
  /// This is mutating so that a class does not copy its reader for it.
  mutating func takeCurrent() -> RawFaq? { current }

  /// The entry that `advance` has found last.
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
