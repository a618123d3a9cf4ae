import Foundation

/// The programs of the package, which are built into the same folder as the tests.
public enum BuiltProgram {
  /// Returns the path of a program.
  public static func path(_ name: String) -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appendingPathComponent(name).path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // If a tool of the toolchain runs the tests, the path of the test bundle is among the arguments of the tool.
    let bundle = CommandLine.arguments.first { $0.contains("PackageTests.xctest") } ?? ""
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent(name).path
  }
}
