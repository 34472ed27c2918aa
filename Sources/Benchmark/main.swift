import FaqService
import Foundation

private struct PlainFaq: Decodable {
  struct Item: Decodable {
    let type: String
    let text: String?
    let action: String?
  }
  let elements: [Item]
}

/// `Benchmark [MEGABYTES [RUNS]]`: reads a file of each workload as a stream, and compares the
/// speed with that of Foundation's decoder.
let megabytes = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 94
let runs = CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 5
let path = FileManager.default.temporaryDirectory.appending(path: "faq-benchmark.json")

print("workload   size      reader    JSONDecoder   ratio")
for workload in Workload.allCases {
  let content = workload.content(size: megabytes * 1_000_000)
  try Data(content).write(to: path)
  var competitors = [
    Measurement("reader") {
      let stream = try await FaqService(source: .file(path.path())).stream()
      var items = 0
      while let faq = try await stream.next() { items += faq.items.count }
      return items
    },
    Measurement("JSONDecoder") {
      let faqs = try JSONDecoder().decode([PlainFaq].self, from: try Data(contentsOf: path))
      return faqs.reduce(0) { $0 + $1.elements.count }
    },
  ]
  try await Measurement.measure(&competitors, runs: runs)
  let size = Double(content.count) / 1e6
  let rates = competitors.map { size / $0.median }
  print(
    workload.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0),
    String(
      format: "%4.0f MB %6.0f MB/s %9.0f MB/s %7.1f",
      size,
      rates[0],
      rates[1],
      rates[0] / rates[1]
    )
  )
}
try FileManager.default.removeItem(at: path)
