/// A list of URLs, one per line (`text/uri-list`, RFC 2483).
package enum URIList {
  /// Returns the URLs of a list, without comments, empty lines and the name of this machine.
  package static func urls(in bytes: [UInt8]) -> [String] {
    bytes.split { $0 == 10 || $0 == 13 || $0 == 0 }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { !$0.hasPrefix("#") && !$0.isEmpty }
      .map { removingOwnName(from: $0) }
  }

  /// Returns a URL in which a file on this machine has no host name; other URLs are returned unchanged.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - name: The name of this machine.
  /// - Returns: The URL, without a host name if it names this machine.
  package static func removingOwnName(
    from url: String, name: String = HostName.current
  ) -> String {
    let start = "file://"
    guard url.hasPrefix(start) else { return url }
    let rest = url.dropFirst(start.count)
    let host = rest.prefix { $0 != "/" }
    let isOwn = ["localhost", name.lowercased()].contains(host.lowercased())
    return isOwn ? start + rest.dropFirst(host.count) : url
  }
}
