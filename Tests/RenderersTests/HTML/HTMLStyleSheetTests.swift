import ContentParser
import Foundation
import Renderers
import Testing

@Suite("The style sheet of HTML pages")
struct HTMLStyleSheetTests {
  private static let themes = ["light", "dark", "print"]

  /// The colours of each theme by name; what is printed comes last.
  private func colors(of theme: String) throws -> [String: String] {
    let page = HTMLPageRenderer().render([Document]())
    let roots = page.matches(of: #/:root \{([^}]*)\}/#)
    let index = try #require(Self.themes.firstIndex(of: theme))
    try #require(roots.count == Self.themes.count)
    let pairs = roots[index].1.matches(of: #/--([a-z]+): #([0-9a-f]+);/#)
    return Dictionary(pairs.map { (String($0.1), String($0.2)) }) { $1 }
  }

  @Test("Every text is at least 4.5 times as light or dark as what it is on", arguments: themes)
  func contrast(theme: String) throws {
    let colors = try colors(of: theme)
    for (text, ground) in [
      ("text", "page"), ("text", "panel"), ("text", "mark"), ("quiet", "page"),
      ("quiet", "panel"), ("link", "page"), ("link", "panel"), ("notice", "panel"),
      ("tip", "panel"), ("danger", "panel"),
    ] {
      let front = try luminance(#require(colors[text]))
      let back = try luminance(#require(colors[ground]))
      let ratio = (max(front, back) + 0.05) / (min(front, back) + 0.05)
      #expect(ratio >= 4.5, "\(text) on \(ground): \(ratio)")
    }
  }

  @Test("What marks a notice or has the focus is 3 times as light or dark", arguments: themes)
  func marks(theme: String) throws {
    let colors = try colors(of: theme)
    for mark in ["notice", "link"] {
      let front = try luminance(#require(colors[mark]))
      let back = try luminance(#require(colors["page"]))
      #expect((max(front, back) + 0.05) / (min(front, back) + 0.05) >= 3)
    }
  }

  @Test("The focus is outlined, and nothing takes the outline away")
  func focus() {
    let page = HTMLPageRenderer().render([Document]())
    #expect(page.contains(":focus-visible { outline: 3px solid var(--link);"))
    #expect(!page.contains("outline: none") && !page.contains("outline: 0"))
  }

  @Test("Nothing moves for people who prefer reduced motion")
  func motion() {
    let page = HTMLPageRenderer().render([Document]())
    let moving = #/@media \(prefers-reduced-motion: no-preference\) \{\n *[^{}]*\{[^{}]*\}\n *\}/#
    #expect(page.contains("transition:"))
    #expect(!page.replacing(moving, with: "").contains(#/transition:|animation:/#))
  }

  /// The relative luminance of WCAG 2.
  private func luminance(_ color: String) throws -> Double {
    let digits = color.count == 3 ? color.map { "\($0)\($0)" }.joined() : color
    let value = try #require(Int(digits, radix: 16))
    let channels = [value >> 16, value >> 8, value].map { channel in
      let part = Double(channel & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
