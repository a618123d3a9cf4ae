import Foundation
import Testing

/// The declarations of the toolkit that the inspector uses, checked in the sources.
struct PublicUseTests {
  private static let toolkit: Set<String> = [
    "AtriumGeometry", "AtriumGraphics", "AtriumKit", "AtriumControls", "AtriumContainers",
    "AtriumHarness",
  ]

  /// The names that both the standard library and a package declaration have.
  ///
  /// The use of such a name does not show which declaration is used.
  private static let standard: Set<String> = ["removeFirst"]

  @Test("IN-25: the inspector uses only public declarations of the toolkit")
  func inspector() throws {
    let files = try SourceFile.all()
    let own = files.filter { $0.target == "AtriumInspector" }
    let other = files.filter { Self.toolkit.contains($0.target) }
    let inside = try Self.names(in: other, after: "package ")
    let open = try Self.names(in: other, after: "(?:public |open )")
    // A name is not checked if it also has a public declaration, or a declaration of the inspector. The compiler
    // rejects names of internal declarations.
    let hidden = inside.subtracting(open).subtracting(try Self.names(in: own, after: ""))
      .subtracting(Self.cases(in: other)).subtracting(Self.standard)
    #expect(own.count > 40 && hidden.count > 100)
    let (use, string) = (
      try Regex("(?:\\.([a-z][A-Za-z0-9]*)|\\b([A-Z][A-Za-z0-9]*))"), try Regex("\"[^\"]*\"")
    )
    var count = 0
    for file in own {
      for line in file.lines {
        let used = line.replacing(string, with: "").matches(of: use).compactMap { match in
          (match.output[1].substring ?? match.output[2].substring).map(String.init)
        }
        count += used.count
        #expect(used.filter(hidden.contains) == [], "\(file.path): \(line)")
      }
    }
    #expect(count > 3000)
  }

  /// Returns the names that files declare after an access level; after any level for an empty pattern.
  private static func names(in files: [SourceFile], after access: String) throws -> Set<String> {
    let declaration = try Regex(
      access + "[a-z() ]*?\\b(?:var|let|func|class|struct|enum|protocol|actor|typealias) "
        + "([A-Za-z][A-Za-z0-9]*)")
    return Set(
      files.flatMap(\.lines).flatMap { line in
        line.matches(of: declaration).compactMap { $0.output[1].substring.map(String.init) }
      })
  }

  /// Returns the names of the cases of enumerations; a case has the access level of its type.
  private static func cases(in files: [SourceFile]) -> Set<String> {
    let lines = files.flatMap(\.lines).map { $0.drop { $0 == " " } }.filter {
      $0.hasPrefix("case ")
    }
    return Set(
      lines.flatMap { line in
        line.dropFirst(5).split(separator: ",").map { name in
          String(name.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber })
        }
      })
  }
}
