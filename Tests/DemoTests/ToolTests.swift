import Foundation
import Testing
import XServerSupport

/// The scripts for a program that depends on the toolkit: `Scripts/new` and `Scripts/doctor`.
struct ToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a script of the source tree.
  private func run(
    _ name: String, _ arguments: [String], environment: [String: String?] = [:]
  ) throws -> Demo.Outcome {
    try Demo.run(
      arguments, program: Self.root.appending(path: "Scripts/\(name)").path(percentEncoded: false),
      environment: environment)
  }

  /// Returns the text of a file in the folder of the test.
  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  @Test("a new package has the files of the example with its own name")
  func newPackage() throws {
    let target = folder.url.appending(path: "Tryout").path(percentEncoded: false)
    #expect(try run("new", [target]).code == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: target)
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix("ignore") }.sorted()
    #expect(
      names == [
        ".gitignore", "Package.swift", "Sources/Tryout/CourtController.swift",
        "Sources/Tryout/RoomController.swift", "Sources/Tryout/main.swift",
        "Tests/TryoutTests/CourtTests.swift",
      ])
    let root = Self.root.path
    #expect(
      try text("Tryout/Package.swift") == """
        // swift-tools-version:6.2
        import PackageDescription

        let package = Package(
          name: "Tryout",
          dependencies: [
            .package(name: "atrium", path: "\(root)", traits: [])
          ],
          targets: [
            .executableTarget(
              name: "Tryout",
              dependencies: [
                .product(name: "Atrium", package: "atrium"),
                .product(name: "AtriumX11", package: "atrium"),
              ]),
            .testTarget(
              name: "TryoutTests",
              dependencies: ["Tryout", .product(name: "AtriumHarness", package: "atrium")]),
          ],
          swiftLanguageModes: [.v6]
        )

        """)
    #expect(try text("Tryout/Sources/Tryout/main.swift").contains("title: \"Tryout\""))
    #expect(
      try text("Tryout/Tests/TryoutTests/CourtTests.swift").contains("@testable import Tryout\n"))
  }

  @Test("a package that depends on an address takes its name from the address")
  func address() throws {
    let target = folder.url.appending(path: "Far").path(percentEncoded: false)
    let made = try run(
      "new", ["--url", "https://example.org/Court.git", "--version", "0.2.0", target])
    #expect(made.code == 0)
    let lines = try text("Far/Package.swift").split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains(".package(") || $0.contains("AtriumX11") } == [
        "    .package(url: \"https://example.org/Court.git\", from: \"0.2.0\", traits: [])",
        "        .product(name: \"AtriumX11\", package: \"court\"),",
      ])
  }

  @Test(
    "a name that Swift does not accept, or that exists, is refused in one line",
    arguments: [
      ("two words", 64, "the name two words is no Swift name of letters and digits"),
      ("1st", 64, "the name 1st is no Swift name of letters and digits"),
      ("AtriumKit", 64, "AtriumKit is the name of a module; choose another"),
      ("Taken", 73, "FOLDER/Taken exists already"),
    ])
  func refusals(name: String, code: Int32, message: String) throws {
    _ = try folder.write("", to: "Taken")
    let base = folder.url.path
    let outcome = try run("new", ["\(base)/\(name)"])
    #expect(outcome.code == code)
    #expect(
      outcome.errors
        == "Scripts/new: \(message.replacingOccurrences(of: "FOLDER", with: base))\n")
  }

  @Test("a missing package is named in one line with the command that installs it")
  func doctor() throws {
    let query = try folder.write(
      """
      #!/bin/sh
      for name in "$@"; do :; done
      [ "$name" = libxi-dev ] || printf 'install ok installed '
      """, to: "dpkg-query")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: query)
    let tools = folder.url.path
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let outcome = try run("doctor", ["build"], environment: ["PATH": "\(tools):\(path)"])
    #expect(outcome.code == 1)
    let command = geteuid() == 0 ? "apt-get" : "sudo apt-get"
    #expect(
      outcome.errors
        == "Scripts/doctor: missing packages: libxi-dev; install them with: \(command) install "
        + "--yes libxi-dev\n")
    #expect(outcome.output == "")
  }
}
