/// A list of URLs, one per line (`text/uri-list`, RFC 2483).
package enum URIList {
  /// Returns the URLs of a list, without comments and empty lines.
  package static func urls(in bytes: [UInt8]) -> [String] {
    bytes.split { $0 == 10 || $0 == 13 || $0 == 0 }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { !$0.hasPrefix("#") && !$0.isEmpty }
  }
}
