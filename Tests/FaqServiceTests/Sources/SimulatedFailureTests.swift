import FaqService
import Testing

@Suite("Simulated failure")
struct SimulatedFailureTests {
  @Test(
    "Fetches fail as configured",
    arguments: [
      (.count(2), [true, true, false, false]),
      (.count(0), [false, false, false, false]),
      (.count(-1), [false, false, false, false]),
      (.always, [true, true, true, true]),
      (.random(probability: 0, seed: 1), [false, false, false, false]),
      (.random(probability: 1, seed: 1), [true, true, true, true]),
      (.random(probability: .nan, seed: 1), [false, false, false, false]),
    ] as [(SimulatedFailure, [Bool])]
  )
  func failures(failure: SimulatedFailure, expected: [Bool]) async {
    let service = FaqService(source: MemorySource.text("[[1]]").failing(failure))
    var failures: [Bool] = []
    for _ in expected { failures.append(await fails(service)) }
    #expect(failures == expected)
  }

  @Test("The same seed fails the same fetches, at the given rate")
  func seeds() async {
    let half = await pattern(seed: 7, probability: 0.5)
    let other = await pattern(seed: 8, probability: 0.5)
    let tenth = await pattern(seed: 7, probability: 0.1)
    #expect(await pattern(seed: 7, probability: 0.5) == half)
    #expect(other != half)
    #expect((70...130).contains(half.count { $0 }))
    #expect((5...40).contains(tenth.count { $0 }))
  }

  @Test("The error says that the failure is simulated, and allows a retry")
  func error() async {
    let source = FileSource(path: "/faqs.json").failing(.always)
    #expect(source.name == "/faqs.json")
    do throws(FaqServiceError) {
      let faqs = try await FaqService(source: source).fetch()
      Issue.record("fetched \(faqs.count)")
    } catch {
      #expect(error.code == .simulated)
      #expect(error.recovery == .later)
      #expect(error.description == "/faqs.json: this fetch was told to fail")
      #expect(error.hint == "The failure is simulated; without it nothing is wrong.")
      #expect(error.fault == nil)
    }
  }

  private func pattern(seed: UInt64, probability: Double) async -> [Bool] {
    let failure = SimulatedFailure.random(probability: probability, seed: seed)
    let service = FaqService(source: MemorySource.text("[]").failing(failure))
    var failures: [Bool] = []
    for _ in 0..<200 { failures.append(await fails(service)) }
    return failures
  }

  private func fails(_ service: FaqService) async -> Bool {
    do throws(FaqServiceError) {
      return try await service.fetch().contains { $0.fault != nil }
    } catch {
      return error.code == .simulated
    }
  }
}
