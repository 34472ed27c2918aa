import Foundation

extension String {
  /// What a reader sees of a page's content: no tags, entities as what they stand for, a picture as
  /// its description.
  var visibleInHTML: String {
    let main = firstMatch(of: #/(?s)<main>(.*)</main>/#).map { String($0.1) } ?? self
    return
      main
      .replacing(#/<img src="[^"]*" alt="([^"]*)"[^>]*>/#) { $0.1 }
      .replacing(#/<[^>]*>/#, with: " ")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&amp;", with: "&")
  }

  /// The questions and answers in a page's structured data; nil if there is none.
  var questionsInHTML: [[String]]? {
    guard
      let element = firstMatch(of: #/(?s)<script type="application\/ld\+json">(.*?)<\/script>/#),
      let value = try? JSONSerialization.jsonObject(with: Data(element.1.utf8)),
      let page = value as? [String: Any], page["@type"] as? String == "FAQPage",
      page["@context"] as? String == "https://schema.org",
      let questions = page["mainEntity"] as? [[String: Any]]
    else { return nil }
    return questions.map { question in
      let answer = question["acceptedAnswer"] as? [String: Any]
      return [question["name"] as? String ?? "", answer?["text"] as? String ?? ""]
    }
  }
}
