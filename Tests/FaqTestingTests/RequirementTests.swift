import ContentParser
import FaqTesting
import Renderers
import Testing

@Suite("The requirements")
struct RequirementTests {
  private static let blocks: [any ParsableBlock.Type] = [
    UnexplainedCard.self, ShortCard.self, ForgetfulCard.self, CarelessCard.self,
    Offer<LenientFieldsKind>.self, PictureCard.self, CountingCard.self, ShyCard.self,
    LoweringBox.self,
    PickyBox.self, Offer<RepetitiveKind>.self, Offer<ReversedKind>.self, Offer<GermanKind>.self,
  ]

  private static let sources: [FaultySource.Fault] = [
    .hasLongName, .breaksOff, .miscounts, .blamesOthers,
  ]

  @Test("Each is violated by a type with a fault")
  func complete() async {
    var broken = violations(of: Card.self, examples: ["{}"])
    for type in Self.blocks { broken += violations(of: type) }
    let renderers: [LineRenderer.Fault] = [
      .writesTextAsItIs, .separatesByItself, .losesLinks, .losesRows,
    ]
    for fault in renderers {
      broken += violations(of: LineRenderer(fault))
    }
    broken += violations(
      of: ElementRenderer(.joinsRows),
      reading: ElementRenderer.reading
    )
    for fault in Self.sources { broken += await violations(of: FaultySource(fault)) }
    broken += await violations(of: FaultySource(.blamesOthers), expecting: .failure)
    broken += await violations(
      of: FaultySource(.isDeaf),
      expecting: .silence,
      patience: .milliseconds(100)
    )
    #expect(Set(broken.map(\.requirement)) == Set(Requirement.allCases))
  }
}
