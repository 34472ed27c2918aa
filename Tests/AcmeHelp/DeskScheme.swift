import FaqCommand
import FaqService
import FaqSources

/// A custom kind of source: the articles of a help desk, by the name of its server.
struct DeskScheme: SourceScheme {
  let name = "desk"
  let summary = "the articles of a help desk, by the name of its server"

  func source(
    at place: String,
    with transfer: TransferSettings
  ) throws(FaqServiceError) -> any FaqSource {
    do throws(HTTPAddressError) {
      return transfer.source(try HTTPAddress("http://\(place)/articles"))
    } catch {
      throw FaqServiceError(
        .unreadable,
        source: "desk:\(place)",
        reason: error.description,
        hint: "Write --source desk:help.acme.example."
      )
    }
  }
}
