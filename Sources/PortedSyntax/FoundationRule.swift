/// Imports the parts of Foundation that are separate modules on this system, in files that use their types.
struct FoundationRule {
  private static let modules: [(name: String, types: Set<String>)] = [
    (
      "FoundationNetworking",
      [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
        "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate",
        "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
        "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse",
        "URLCache", "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "URLProtocol",
        "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace",
      ]
    ),
    ("FoundationXML", ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"]),
  ]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    guard let end = endOfFirstImport(in: file) else { return changes }
    let words = Set(file.tokens.lazy.filter { $0.kind == .word }.map(\.text))
    for (name, types) in modules where !types.isDisjoint(with: words) && !words.contains(name) {
      let place = file.tokens[end].range.upperBound
      changes.edits.append(Edit(range: place..<place, text: "; import " + name))
      changes.notes.append(file.note(end, "import \(name) was added"))
    }
    return changes
  }

  /// Returns the last token of the first import of Foundation or UIKit; nil without such an import.
  private static func endOfFirstImport(in file: SourceFile) -> Int? {
    file.tokens.indices.first { place in
      file.isToken(place - 1, "import")
        && (file.isToken(place, "Foundation") || file.isToken(place, "UIKit"))
        && !file.isToken(place + 1, ".")
    }
  }
}
