/// A value in half of its bytes, for what there may be millions of.
@propertyWrapper
struct Compact<Value: Compactable>: Sendable {
  private var bits: Value.Bits

  init(wrappedValue: Value) { bits = wrappedValue.bits }

  var wrappedValue: Value {
    get { Value(bits) }
    set { bits = newValue.bits }
  }
}

/// A value that has a shorter form, which holds places in content of up to 2 GB.
protocol Compactable {
  associatedtype Bits: Sendable

  var bits: Bits { get }
  init(_ bits: Bits)
}

extension Int: Compactable {
  var bits: Int32 { Int32(self) }
}

extension Int?: Compactable {
  var bits: Int32 { map { Int32($0) } ?? -1 }
  init(_ bits: Int32) { self = bits < 0 ? nil : Int(bits) }
}

extension Range<Int>: Compactable {
  var bits: Range<Int32> { Int32(lowerBound)..<Int32(upperBound) }
  init(_ bits: Range<Int32>) { self = Int(bits.lowerBound)..<Int(bits.upperBound) }
}
