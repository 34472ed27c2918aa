import FaqCommand
import Testing

@Suite("The program")
struct ProgramTests {
  private static let list = """
    Animal facts

    1. Cats – free · Sleep a lot.
    2. Owls – paid · Hard to surprise.
    3. Bats – coming soon · Fly by ear.
    4. Bees – coming soon · Dance.

    """

  @Test("Without an address it shows the embedded answer")
  func embedded() async {
    #expect(
      await Program().run("list").output == """
        Animal facts

        1. Cats – free · Quiet hunters that sleep most of the day
        2. Octopuses – free · Eight arms, three hearts, and no bones at all
        3. Dogs – paid · Noses on four legs, and our oldest friends
        4. Elephants – free · The largest animals on land
        5. Owls – paid · Silent in the air, and hard to surprise from behind
        6. Bees – free · Dancers, builders, and friends of every orchard
        7. Axolotls – coming soon · Salamanders that never quite grow up
        8. Penguins – coming soon · Birds that fly under water

        """
    )
  }

  @Test("A second start without the server shows the copy that the first one has kept")
  func offline() async throws {
    let server = try AnswerServer(Answers.small)
    let program = Program(source: server.address)
    #expect(await program.run("list").output == Self.list)
    server.stop()
    let second = await program.run("list")
    #expect(second.output == Self.list)
    #expect(second.errors.hasPrefix("animals: \(server.address): no connection: "))
    #expect(second.errors.contains("; showing the copy from "))
    let third = await program.run("list", "--offline")
    #expect(third.output == Self.list)
    #expect(third.errors.isEmpty)
  }

  @Test("A server that does not answer at the first start is told, with what to do")
  func unreachable() async throws {
    let server = try AnswerServer("")
    server.stop()
    let result = await Program(source: server.address).run("list")
    #expect(result.status == 69)
    #expect(result.errors.hasSuffix(" Try again, or use --retries N.\n"))
  }

  @Test("A category is shown in every format")
  func formats() async {
    #expect(
      await Program().run("show", "7", "--format", "markdown").output == """
        # Axolotls

        *Picture: axolotl*

        Salamanders that never quite grow up

        > **Coming soon**
        >
        > There are no facts yet.

        """
    )
    let page = await Program().run("show", "1", "--format", "html").output
    #expect(page.split(separator: "<svg ").count == 7)
  }

  @Test("A search finds facts")
  func search() async {
    #expect(
      await Program().run("search", "hearts").output == """
        2. Octopuses
           Eight arms, three hearts, and no bones at all

        """
    )
  }
}
