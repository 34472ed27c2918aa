import Foundation

/// A feed: its articles, and the bytes that they were read from.
public struct Feed: Hashable, Sendable {
  /// The articles in the order of the feed.
  public let articles: [Article]
  /// The feed as it was fetched.
  public let bytes: [UInt8]

  /// Reads a feed, each of whose articles must have a title.
  public init(parsing bytes: [UInt8]) throws(FeedError) {
    do {
      articles = try JSONDecoder().decode(Articles.self, from: Data(bytes)).all
    } catch let error as DecodingError {
      throw .decoding(reason: error.reason)
    } catch {
      throw .decoding(reason: "\(error)")
    }
    self.bytes = bytes
  }
}

/// An array of articles, or an object with one.
private struct Articles: Decodable {
  enum CodingKeys: CodingKey {
    case items
  }

  let all: [Article]

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: CodingKeys.self) {
      all = try members.decode([Article].self, forKey: .items)
    } else {
      all = try decoder.singleValueContainer().decode([Article].self)
    }
  }
}

private extension DecodingError {
  /// `at /1: the article has no title`.
  var reason: String {
    switch self {
    case .dataCorrupted(let fault) where fault.codingPath.isEmpty: "it is not JSON"
    case .keyNotFound: "expected an array of articles, or an object with `items`"
    case .dataCorrupted(let fault): "\(fault.place)\(fault.debugDescription)"
    case .typeMismatch(_, let fault), .valueNotFound(_, let fault):
      fault.codingPath.isEmpty
        ? "expected an array of articles, or an object with `items`"
        : "\(fault.place)expected an article"
    @unknown default: "\(self)"
    }
  }
}

private extension DecodingError.Context {
  var place: String {
    let path = codingPath.map { "/\($0.intValue.map(String.init) ?? $0.stringValue)" }.joined()
    return path.isEmpty ? "" : "at \(path): "
  }
}
