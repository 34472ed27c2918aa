import Foundation
import Fuzz
import Testing

@Suite("Seeds of the fuzz targets")
struct SeedTests {
  @Test("Every seed keeps the rules of its target", arguments: FuzzTarget.allCases)
  func seeds(target: FuzzTarget) async throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Seeds/\(target)").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    #expect(!files.isEmpty)
    for file in files {
      let input = try [UInt8](Data(contentsOf: file))
      do throws(Violation) {
        try await target.check(input)
      } catch {
        Issue.record("\(file.lastPathComponent): \(error.rule)")
      }
    }
  }
}
