import Foundation
import Testing

/// The members of controllers that are the data source and the delegate of their view, checked in the sources.
///
/// A method of a subclass does not override the default implementation of a protocol. The method would never be called,
/// and the compiler would not warn. So the controller declares each member as open.
struct OpenMemberTests {
  @Test(
    "a controller that is a view's data source and delegate declares every member of both as open",
    arguments: [
      (
        "Table/TableViewController",
        ["Table/TableViewDataSource", "Table/TableViewDelegate", "Scrolling/ScrollViewDelegate"]
      ),
      (
        "Collection/CollectionViewController",
        [
          "Collection/CollectionViewDataSource", "Collection/CollectionViewDelegate",
          "Scrolling/ScrollViewDelegate",
        ]
      ),
    ])
  func members(controller: String, protocols: [String]) throws {
    let open = try Set(Self.names(of: "open func", in: controller))
    var count = 0
    for file in protocols {
      // The extension with the default implementations has public functions.
      let wanted = try Self.names(of: "func", in: file)
      count += wanted.count
      #expect(wanted.filter { !open.contains($0) } == [], "\(file)")
    }
    #expect(count >= 20)
  }

  /// Returns the names of the functions that a file declares with the given words, such as
  /// `tableView(_:viewForHeaderInSection:)`.
  private static func names(of words: String, in file: String) throws -> [String] {
    let path = SourceFile.root.appending(path: "Sources/AtriumControls/\(file).swift")
    let text = try String(contentsOf: path, encoding: .utf8)
    let declaration = try Regex(
      "\\n  \(words) ([A-Za-z]+)\\(([^)]*)\\)", as: (Substring, Substring, Substring).self)
    return text.matches(of: declaration).map { match in
      let labels = match.output.2.split(separator: ",").map { parameter in
        parameter.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first.map(String.init) ?? ""
      }
      return "\(match.output.1)(\(labels.map { $0 + ":" }.joined()))"
    }
  }
}
