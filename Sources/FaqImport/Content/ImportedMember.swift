import Bytes
import FaqService

/// A member of a JSON object: `"id": 7`.
public struct ImportedMember: Sendable {
  /// The name, the colon and the value.
  public let source: ArraySlice<UInt8>
  /// Where the member begins in the original.
  public let origin: Int
  /// Whether the source is a copy of the original's bytes.
  let isCopy: Bool

  /// Copies a member of JSON content byte for byte.
  public init(_ member: RawMember) {
    source = member.source
    origin = member.source.startIndex
    isCopy = true
  }

  private init(_ source: ArraySlice<UInt8>, origin: Int, isCopy: Bool) {
    self.source = source
    self.origin = origin
    self.isCopy = isCopy
  }

  /// The same member, whose origin is counted from elsewhere.
  ///
  /// It has a copy of its bytes, so that the content around them can be freed.
  func moved(by distance: Int) -> Self {
    Self(Array(source)[...], origin: origin + distance, isCopy: isCopy)
  }

  /// The same member, all of which comes from one place in the original.
  func detached(at origin: Int) -> Self { Self(source, origin: origin, isCopy: false) }

  /// Whether it has other names, which are searched.
  var isAlternateName: Bool { source.starts(with: #""alternateName""#.utf8) }

  /// Creates a member whose value is a text.
  public init(_ name: String, _ value: ImportedText) {
    var source: [UInt8] = []
    source.appendJSONString(name)
    source.append(UInt8(ascii: ":"))
    self.source = source + value.literal
    origin = value.origin
    isCopy = false
  }
}
