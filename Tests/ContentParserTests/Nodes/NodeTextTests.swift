import ContentParser
import Testing

@Suite("The text of nodes, as searches read it")
struct NodeTextTests {
  @Test("An image is its description, its address and its caption")
  func image() throws {
    let address = try Address("https://example.com/map.png")
    let image = Node.Image(address, description: "Map", caption: ["The ", .strong(["way"])])
    #expect(
      NodeText.lines(of: [.image(image)]) == ["Map", "https://example.com/map.png", "The way"]
    )
  }

  @Test("Details are their summary and what they hold")
  func details() {
    let node = Node.details(["More"], [.paragraph("One"), .quote([.paragraph("Two")])])
    #expect(NodeText.lines(of: [node]) == ["More", "One", "Two"])
  }

  @Test("A table is its caption, its header and its cells, row by row")
  func table() {
    let table = Node.Table(
      caption: ["Prices"],
      header: [["Room"], ["Night"]],
      rows: [[["Small"], ["40"]], [["Large"], ["60"]]]
    )
    #expect(
      NodeText.lines(of: [.table(table)])
        == ["Prices", "Room", "Night", "Small", "40", "Large", "60"]
    )
  }
}
