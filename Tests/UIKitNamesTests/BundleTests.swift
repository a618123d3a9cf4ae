import Foundation
import TestSupport
import Testing
import UIKit

/// The files and the languages of a bundle.
@MainActor
struct BundleTests {
  /// Runs the body with a folder of files, each of which contains a table with its folder's name.
  private static func withFiles(_ paths: [String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bundle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in paths {
      let file = folder.appending(path: path)
      let place = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\"place\" = \"\(place.lastPathComponent)\";".utf8).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test("a bundle is made from the URL of a folder, or from the identifier of the program")
  func initialisers() throws {
    try Self.withFiles(["Info.plist"]) { bundle in
      #expect(Bundle(url: bundle.bundleURL) == bundle)
      #expect(Bundle(url: bundle.bundleURL.appending(path: "absent")) == nil)
      let remote = try #require(URL(string: "https://example.org/tmp"))
      #expect(Bundle(url: remote) == nil)
      try Data("{CFBundleIdentifier = \"org.a\";}".utf8)
        .write(to: bundle.bundleURL.appending(path: "Info.plist"))
      let main = Bundle.main
      Bundle.setMain(bundle)
      defer { Bundle.setMain(main) }
      #expect(Bundle(identifier: "org.a") == bundle && Bundle(identifier: "org.b") == nil)
    }
  }

  @Test("files are found in folders, and in the folder of the base language")
  func files() throws {
    try Self.withFiles(["a.txt", "b.txt", "c.md", "sub/d.txt", "Base.lproj/e.txt"]) { bundle in
      let folder = bundle.bundlePath + "/"
      #expect(
        bundle.path(forResource: "d", ofType: "txt", inDirectory: "sub") == folder + "sub/d.txt")
      #expect(bundle.path(forResource: "d", ofType: "txt") == nil)
      #expect(bundle.path(forResource: "e.txt", ofType: nil) == folder + "Base.lproj/e.txt")
      #expect(
        bundle.url(forResource: "d", withExtension: "txt", subdirectory: "sub")?.path
          == folder + "sub/d.txt")
      #expect(
        bundle.paths(forResourcesOfType: "txt", inDirectory: nil)
          == ["a.txt", "b.txt", "Base.lproj/e.txt"].map { folder + $0 })
      #expect(
        bundle.urls(forResourcesWithExtension: nil, subdirectory: "sub")?.map(\.lastPathComponent)
          == ["d.txt"])
      #expect(bundle.paths(forResourcesOfType: "txt", inDirectory: "absent") == [])
    }
  }

  @Test("the languages of a bundle are its folders, and those that the user prefers come first")
  func languages() async {
    // The environment belongs to the process, so a process of its own changes it.
    let result = await #expect(processExitsWith: .success) {
      try await MainActor.run {
        setenv("LANGUAGE", "de_AT:fr:de", 1)
        let paths = ["Base", "de", "en", "fr"].map { "\($0).lproj/Localizable.strings" }
        try BundleTests.withFiles(paths) { bundle in
          precondition(bundle.localizations == ["Base", "de", "en", "fr"])
          precondition(bundle.preferredLocalizations == ["de", "fr"])
          let german = bundle.bundlePath + "/de.lproj/Localizable.strings"
          precondition(bundle.path(forResource: "Localizable", ofType: "strings") == german)
          guard let path = bundle.path(forResource: "fr", ofType: "lproj"),
            let french = Bundle(path: path)
          else { preconditionFailure("no folder") }
          let places = [bundle, french].map { NSLocalizedString("place", bundle: $0, comment: "") }
          precondition(places == ["de.lproj", "fr.lproj"], "\(places)")
        }
        let others = [["Base", "it", "en"], ["it", "es"], []].map {
          Bundle.preferredLocalizations(from: $0)
        }
        precondition(others == [["en"], ["it"], []], "\(others)")
      }
    }
    #expect(result != nil)
  }
}
