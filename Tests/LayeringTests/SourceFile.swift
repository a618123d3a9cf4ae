import Foundation

/// A Swift file under `Sources` or `Tests`, with the contents that the layering tests read.
struct SourceFile {
  /// The folder under `Sources` or `Tests` that contains the file.
  let target: String
  /// The path below the root of the package.
  let path: String
  /// The lines without their comments.
  let lines: [String]

  /// The root of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Reads every Swift file under a folder of the package.
  static func all(under folder: String = "Sources") throws -> [SourceFile] {
    let sources = root.appending(path: folder).path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { path in
        let text = try String(contentsOfFile: sources + "/" + path, encoding: .utf8)
        return SourceFile(
          target: String(path.prefix { $0 != "/" }), path: folder + "/" + path,
          lines: text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { withoutComment(String($0)) })
      }
  }

  /// The modules that its `import` lines name.
  var imports: [Import] {
    lines.compactMap { Import(line: $0) }
  }

  private static func withoutComment(_ line: String) -> String {
    // A URL in a string literal loses its end too, but no check needs it.
    guard let comment = line.range(of: "//") else { return line }
    return String(line[..<comment.lowerBound])
  }
}
