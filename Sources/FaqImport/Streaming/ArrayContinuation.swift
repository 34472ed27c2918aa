import FaqService

/// How to read more elements of an array as its first elements were read.
struct ArrayContinuation: Sendable {
  /// The names on the way to the array.
  let path: [String]
  /// Reads a document with some elements in the brackets and names of the array.
  let read: @Sendable (RawValue) -> ImportedContent
}
