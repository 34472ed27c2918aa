import FaqService
import Fuzz

extension Reading {
  /// Reads a text as a whole, or in chunks of a size.
  init(_ text: String, chunkSize: Int = .max, layout: RawFaqReader.Layout = .detected) {
    self.init(pieces: Array(text.utf8).pieces(of: chunkSize), layout: layout)
  }

  /// The text of each FAQ's source.
  var sources: [String] { faqs.map { String(utf8: $0.source) } }

  /// The text of each item, FAQ by FAQ.
  var items: [[String]] { faqs.map { $0.items.map(\.value.description) } }

  /// The JSON Pointer of each item, FAQ by FAQ.
  var pointers: [[String]] { faqs.map { $0.items.map(\.location.pointer) } }

  /// The source of each member of the envelope.
  var envelopeSources: [String] { envelope.map { String(utf8: $0.source) } }
}
