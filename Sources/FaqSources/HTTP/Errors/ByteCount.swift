/// A number of bytes as text: `64 MiB`, `10.5 MiB`, `100 bytes`.
package struct ByteCount: CustomStringConvertible {
  package let description: String

  package init(_ count: Int) {
    let unit = Self.units.last { count >= $0.size }
    guard let unit else {
      description = "\(count) bytes"
      return
    }
    let tenths = count / (unit.size / 10)
    let fraction = tenths % 10
    description = "\(tenths / 10)\(fraction == 0 ? "" : ".\(fraction)") \(unit.name)"
  }

  private static let units = [
    (size: 1 << 10, name: "KiB"), (size: 1 << 20, name: "MiB"), (size: 1 << 30, name: "GiB"),
  ]
}
