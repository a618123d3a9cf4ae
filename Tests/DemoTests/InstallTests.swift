import Foundation
import Testing
import XServerSupport

/// The installation of the demo by `Scripts/install`.
struct InstallTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let script = root.appending(path: "Scripts/install").path(percentEncoded: false)

  /// The paths of the files below the folder of the test, sorted.
  private var files: [String] {
    get throws {
      let path = folder.url.path
      return try FileManager.default.subpathsOfDirectory(atPath: path).sorted().filter { name in
        let type = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.type]
        return type as? FileAttributeType != .typeDirectory
      }
    }
  }

  @Test("an installation lists each of its files, and the installed demo finds its assets")
  func installation() throws {
    let prefix = folder.url.path
    let arguments = ["--program", Demo.path, "--destdir", prefix, "/usr"]
    #expect(try Demo.run(arguments, program: Self.script).code == 0)
    let names = try files
    #expect(
      names.filter { !$0.hasPrefix("usr/share/atrium/") } == [
        "usr/bin/atrium-demo",
        "usr/share/applications/atrium-demo-storyboard.desktop",
        "usr/share/applications/atrium-demo.desktop",
        "usr/share/bash-completion/completions/atrium-demo",
        "usr/share/fish/vendor_completions.d/atrium-demo.fish",
        "usr/share/icons/hicolor/128x128/apps/atrium-demo.png",
        "usr/share/icons/hicolor/16x16/apps/atrium-demo.png",
        "usr/share/icons/hicolor/32x32/apps/atrium-demo.png",
        "usr/share/icons/hicolor/48x48/apps/atrium-demo.png",
        "usr/share/icons/hicolor/64x64/apps/atrium-demo.png",
        "usr/share/icons/hicolor/scalable/apps/atrium-demo.svg",
        "usr/share/man/man1/atrium-demo.1.gz",
        "usr/share/metainfo/atrium-demo.metainfo.xml",
        "usr/share/mime/packages/atrium-demo.xml",
        "usr/share/zsh/vendor-completions/_atrium-demo",
      ])
    let list = try String(
      contentsOfFile: prefix + "/usr/share/atrium/installed", encoding: .utf8)
    #expect(list.split(separator: "\n").map(String.init).sorted() == names.map { "/" + $0 })

    // This room reads a storyboard. A failure would log a line.
    let shown = try Demo.run(
      ["--headless", "--screen", "stack", "--screenshot", folder.path("stack.png")],
      program: prefix + "/usr/bin/atrium-demo")
    #expect(shown.code == 0 && shown.errors == "")
    #expect(try files.contains("stack.png"))
  }

  @Test("a removal leaves only the files of other programs")
  func removal() throws {
    let other = folder.path("share/applications/other.desktop")
    try FileManager.default.createDirectory(
      atPath: folder.path("share/applications"), withIntermediateDirectories: true)
    try "".write(toFile: other, atomically: true, encoding: .utf8)
    let prefix = folder.url.path
    #expect(try Demo.run(["--program", Demo.path, prefix], program: Self.script).code == 0)
    #expect(try files.count > 90)
    #expect(try Demo.run(["--remove", prefix], program: Self.script).code == 0)
    // The tools of the desktop may keep a database beside the other file.
    #expect(
      try files.filter { $0 != "share/applications/mimeinfo.cache" } == [
        "share/applications/other.desktop"
      ])
    #expect(folder.names == ["share"])
  }

  @Test("a wrong prefix is refused in one line")
  func refusals() throws {
    let none = try Demo.run([], program: Self.script)
    #expect(none.code == 64 && none.errors == "Scripts/install: no prefix is given; see --help\n")
    let relative = try Demo.run(["usr"], program: Self.script)
    #expect(
      relative.code == 64
        && relative.errors
          == "Scripts/install: the prefix must be an absolute path, not usr\n"
    )
    let prefix = folder.url.path
    let missing = try Demo.run(["--remove", prefix], program: Self.script)
    #expect(
      missing.code == 1
        && missing.errors == "Scripts/install: there is no installation below \(prefix)\n")
  }

  @Test("the man page describes each option of the help, in the same order")
  func manPage() throws {
    let help = try Demo.run("--help").output
    let page = try String(
      contentsOf: Self.root.appending(path: "Packaging/atrium-demo.1"), encoding: .utf8)
    let inHelp = help.split(separator: "\n")
      .compactMap { $0.wholeMatch(of: #/  (?:-h, )?(--[a-z-]+).*/#)?.output.1 }
    let inPage = page.split(separator: "\n").map { $0.replacing("\\-", with: "-") }
      .compactMap { $0.wholeMatch(of: #/\.B[IR]? (?:-h ", " )?(--[a-z-]+).*/#)?.output.1 }
    #expect(inHelp.count > 20)
    #expect(inPage.map(String.init) == inHelp.map(String.init))
  }
}
