import FaqFoundation
import Foundation

extension AttributedString {
  /// A line for each run: its characters, and its attributes by name.
  var dump: String {
    runs.map { run in
      let inline = run.inlinePresentationIntent.map(\.names) ?? []
      let attributes =
        [run.presentationIntent.map { "\($0)" }].compactMap(\.self) + inline
        + [
          run.link.map { "link \($0)" }, run.imageURL.map { "image \($0)" },
          run.isMatch.map { "match \($0)" }, run.languageIdentifier.map { "language \($0)" },
          run.direction,
        ].compactMap(\.self)
      let text = String(characters[run.range]).debugDescription
      return ([text] + attributes).joined(separator: " ")
    }
    .joined(separator: "\n")
  }
}

private extension InlinePresentationIntent {
  var names: [String] {
    let names: [(Self, String)] = [
      (.emphasized, "emphasized"), (.stronglyEmphasized, "strong"), (.code, "code"),
      (.strikethrough, "strikethrough"),
      (.lineBreak, "lineBreak"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

private extension AttributedString.Runs.Run {
  var direction: String? {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
    return switch self.writingDirection {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    default: nil
    }
  }
}
