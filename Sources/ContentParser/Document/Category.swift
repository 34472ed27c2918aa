import Bytes
import FaqService

extension RawFaq {
  /// The text of the member `category` on one line, unless it is blank.
  package var category: String? {
    guard let text = value?.object?["category"]?.string?.text, !text.isBlank else { return nil }
    return text.joinedLines.withoutOuterSpace
  }
}

private extension String {
  var withoutOuterSpace: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isWhiteSpace }),
      let last = scalars.lastIndex(where: { !$0.isWhiteSpace })
    else { return "" }
    return String(scalars[first...last])
  }
}
