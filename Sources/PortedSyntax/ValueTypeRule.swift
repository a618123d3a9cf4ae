/// Adapts code to types that are classes on iOS and values in the toolkit.
///
/// A constant with a `CGMutablePath` becomes a variable, since the toolkit's path is a value. A file that uses URL
/// requests imports the module of Foundation that contains them on Linux.
struct ValueTypeRule {
  private static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLSessionTask", "URLSessionDataTask", "URLSessionConfiguration",
    "URLSessionDownloadTask", "HTTPURLResponse", "URLResponse", "URLCache",
  ]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    for index in file.tokens.indices where file.isToken(index, "CGMutablePath") {
      guard file.isToken(index + 1, "("), file.isToken(index + 2, ")"),
        let place = constant(before: index, in: file)
      else { continue }
      changes.edits.append(file.padding(from: place, to: place, with: "var"))
      changes.notes.append(file.note(place, "let became var for a CGMutablePath"))
    }
    let names = file.tokens.lazy.map(\.text)
    if names.contains(where: networking.contains), !names.contains("FoundationNetworking"),
      let index = file.tokens.indices.first(where: {
        file.isToken($0, "import") && file.tokens[$0].beginsLine
      })
    {
      let place = file.tokens[index].range.lowerBound
      changes.edits.append(Edit(range: place..<place, text: "import" + " FoundationNetworking; "))
      changes.notes.append(file.note(index, "import" + " FoundationNetworking was added"))
    }
    return changes
  }

  /// Returns the index of the `let` whose value begins at an index; nil for other expressions.
  private static func constant(before index: Int, in file: SourceFile) -> Int? {
    guard file.isToken(index - 1, "=") else { return nil }
    let place = file.isToken(index - 3, ":") ? index - 5 : index - 3
    return file.isToken(place, "let") ? place : nil
  }
}
