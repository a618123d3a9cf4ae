import Foundation

/// The programs of the package, which are built in the folder of the tests.
public enum BuiltProgram {
  /// The path of a program.
  public static func path(_ name: String) -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appendingPathComponent(name).path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // Run by a tool of the toolchain, the tests are a library among its arguments.
    let bundle = CommandLine.arguments.first { $0.contains("PackageTests.xctest") } ?? ""
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent(name).path
  }
}
