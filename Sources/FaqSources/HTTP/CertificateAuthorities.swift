/// The certificate authorities to trust; verification cannot be turned off.
public struct CertificateAuthorities: Hashable, Sendable {
  /// A PEM file of certificates, instead of the system's file.
  public var file: String?
  /// A folder of PEM files named by `openssl rehash`, instead of the system's folder.
  public var folder: String?

  /// The authorities in a file and a folder; each defaults to the system's.
  ///
  /// - Parameters:
  ///   - file: The path of a PEM file; if it cannot be read, no server is trusted.
  ///   - folder: The path of a folder that was prepared by `openssl rehash`.
  public init(file: String? = nil, folder: String? = nil) {
    self.file = file
    self.folder = folder
  }

  /// The authorities that the system trusts.
  public static let system = Self()
}
