import Bytes

/// The columns that text takes in a terminal.
package enum TextWidth {
  /// The columns of UTF-8.
  package static func of(_ text: Span<UInt8>) -> Int {
    let clusters = Clusters()
    var offset = 0
    var columns = 0
    while offset < text.count { columns += clusters.next(&offset, in: text).width }
    return columns
  }
}
