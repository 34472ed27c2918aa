import ContentParser
import FaqSearch
import FaqService

/// Builds an index of a file, asks it each line of standard input, and prints the seconds that the
/// index took, and each question.
@main
enum Index {
  static func main() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let documents = ContentParser().documents(from: .file(CommandLine.arguments[1]))
    let index = try await SearchIndex(reading: documents)
    print(start.duration(to: clock.now) / .seconds(1))
    while let question = readLine() {
      var places: [Int] = []
      let time = clock.measure { places = index.search(question).hits.map(\.place) }
      print(time / .seconds(1), places.count)
    }
  }
}
