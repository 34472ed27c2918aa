import FaqSources
import Synchronization
import Testing

@testable import FaqCommand

@Suite("Asking many addresses")
struct LinkSurveyTests {
  @Test("Each address is asked once, and one host is asked one question at a time")
  func politeness() async throws {
    let record = Record()
    let survey = LinkSurvey { address in
      record.begin(address.host)
      await Task.yield()
      record.end(address.host)
      return .found(movedTo: nil)
    } pause: {
      record.pause($0)
    }
    let addresses = try ["a", "b", "c"].flatMap { host in
      try (0..<4).flatMap { page in
        try [1, 2].map { _ in try HTTPAddress("https://\(host).org/\(page)") }
      }
    }
    let answers = await survey.answers(to: addresses) { record.note($0, of: $1) }
    #expect(answers.count == 12)
    #expect(record.asked == 12)
    #expect(record.mostAtOnce.values.max() == 1)
    #expect(record.pauses == Array(repeating: .milliseconds(250), count: 9))
    #expect(record.progress.sorted() == (1...12).map { "\($0) of 12" }.sorted())
  }

  @Test("No more hosts are asked at once than allowed")
  func hosts() async throws {
    let record = Record()
    let survey = LinkSurvey(hostsAtOnce: 2) { _ in
      record.begin("any")
      await Task.yield()
      record.end("any")
      return .found(movedTo: nil)
    } pause: {
      record.pause($0)
    }
    let addresses = try (0..<20).map { try HTTPAddress("https://host\($0).org/") }
    #expect(await survey.answers(to: addresses) { record.note($0, of: $1) }.count == 20)
    #expect(record.mostAtOnce["any"].map { $0 <= 2 } ?? false)
  }

  @Test("Addresses beyond the limit are not asked")
  func limit() async throws {
    let record = Record()
    let survey = LinkSurvey(maximumCount: 2) { _ in
      .found(movedTo: nil)
    } pause: {
      record.pause($0)
    }
    let addresses = try (0..<5).map { try HTTPAddress("https://host.org/\($0 / 2)") }
    let answers = await survey.answers(to: addresses) { record.note($0, of: $1) }
    #expect(Set(answers.keys.map(\.description)) == ["https://host.org/0", "https://host.org/1"])
  }
}

private final class Record: Sendable {
  private struct State {
    var asked = 0
    var atOnce: [String: Int] = [:]
    var mostAtOnce: [String: Int] = [:]
    var pauses: [Duration] = []
    var progress: [String] = []
  }

  private let state = Mutex(State())

  var asked: Int { state.withLock(\.asked) }
  var mostAtOnce: [String: Int] { state.withLock(\.mostAtOnce) }
  var pauses: [Duration] { state.withLock(\.pauses) }
  var progress: [String] { state.withLock(\.progress) }

  func begin(_ host: String) {
    state.withLock { state in
      state.asked += 1
      state.atOnce[host, default: 0] += 1
      state.mostAtOnce[host] = max(state.mostAtOnce[host] ?? 0, state.atOnce[host] ?? 0)
    }
  }

  func end(_ host: String) { state.withLock { $0.atOnce[host, default: 0] -= 1 } }

  func pause(_ duration: Duration) { state.withLock { $0.pauses.append(duration) } }

  func note(_ count: Int, of total: Int) {
    state.withLock { $0.progress.append("\(count) of \(total)") }
  }
}
