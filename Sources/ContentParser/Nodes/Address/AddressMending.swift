extension Address {
  /// The address that a text probably means, for a suggestion to its author.
  ///
  /// ```swift
  /// Address.meant(by: "www.example.com")?.text  // https://www.example.com
  /// ```
  ///
  /// Only what leaves the destination as it is gets mended: a missing or misspelt scheme, slashes,
  /// and spaces.
  public static func meant(by text: String) -> Self? {
    guard text.utf8.count <= maximumMendedLength else { return nil }
    var text = String(text[...].withoutHiddenEnds)
    for _ in 0..<maximumMendCount {
      do throws(AddressError) {
        return try Self(text)
      } catch {
        guard let mended = error.mended(text) else { return nil }
        text = mended
      }
    }
    return nil
  }

  private static let maximumMendedLength = 2_000
  /// At most one mend each of the scheme, the slashes, the spaces and the backslashes.
  private static let maximumMendCount = 5
}

private extension AddressError {
  /// The text without this fault, if there is one way to mend it.
  func mended(_ text: String) -> String? {
    switch fault {
    case .scheme(let fault): return fault.textWithIntendedScheme
    case .slashes(let scheme, let rest): return scheme.start + rest
    case .character(let scalar, _):
      switch (part, scalar) {
      case (.path, " "), (.query, " "), (.fragment, " "):
        return text.split(separator: " ", omittingEmptySubsequences: false)
          .joined(separator: "%20")
      case (.number, " "): return text.filter { $0 != " " }
      case (.host, "\\"), (.path, "\\"): return String(text.map { $0 == "\\" ? "/" : $0 })
      default: return nil
      }
    case .missing, .hostCharacter, .emptyLabel, .label, .longName, .ipv4, .ipv6, .portSpelling,
      .portNumber, .baseScheme, .baseUser, .baseLength:
      return nil
    }
  }
}

private extension Substring {
  /// The text without spaces and invisible characters at its start and its end.
  var withoutHiddenEnds: Self {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.isHidden }),
      let last = scalars.lastIndex(where: { !$0.isHidden })
    else { return prefix(0) }
    return self[start..<scalars.index(after: last)]
  }
}
