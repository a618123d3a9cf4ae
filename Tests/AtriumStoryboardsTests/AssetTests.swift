import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit
import AtriumStoryboards
import Foundation
import Testing

/// Images in the asset catalogues of a project.
@MainActor
struct AssetTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Makes a project with an image at two scales, and reads the image with a name.
  private func picture(
    named name: String, contents: String? = AssetTests.contents,
    change: (URL) throws -> Void = { _ in }
  ) throws -> (size: Size?, warnings: [String]) {
    let files = FileManager.default
    defer { try? files.removeItem(at: folder) }
    let set = folder.appending(path: "Project/Media/Assets.xcassets/Icons/star.imageset")
    for path in ["Project/App.xcodeproj", "Project/App/Base.lproj"] {
      try files.createDirectory(
        at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    try files.createDirectory(at: set, withIntermediateDirectories: true)
    try contents?.write(
      to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    for (name, side) in [("one.png", 12), ("two.png", 24), ("star.png", 9)] {
      try Bitmap(size: PixelSize(width: side, height: side))
        .writePNG(to: set.appending(path: name).path(percentEncoded: false))
    }
    try change(set)
    let file = folder.appending(path: "Project/App/Base.lproj/Main.storyboard")
    try storyboardText(views: "<imageView id=\"i\" image=\"\(name)\"/>")
      .write(to: file, atomically: true, encoding: .utf8)
    let storyboard = try Storyboard(
      contentsOf: file.path(percentEncoded: false), registry: InterfaceRegistry())
    let controller = try #require(storyboard.instantiateInitialViewController())
    let view = try #require(controller.view.subviews.first as? ImageView)
    return (view.image?.size, storyboard.warnings.map(\.message))
  }

  private static let contents = """
    { "images" : [
      { "filename" : "one.png", "idiom" : "universal", "scale" : "1x" },
      { "idiom" : "universal", "scale" : "3x" },
      { "filename" : "two.png", "idiom" : "universal", "scale" : "2x" }
    ], "info" : { "author" : "xcode", "version" : 1, "none" : null } }
    """

  @Test("SB-58: an image is found in a catalogue of the project, above the language's folder")
  func found() throws {
    let (size, warnings) = try picture(named: "star")
    #expect(size == Size(width: 12, height: 12))
    #expect(warnings == [])
    #expect(try picture(named: "Icons/star").size == Size(width: 12, height: 12))
  }

  @Test("SB-58: a set without a readable description has the image with the set's name")
  func withoutContents() throws {
    for contents in [nil, "", "{", "[1", "{\"images\" 3}", String(repeating: "[", count: 5000)] {
      #expect(try picture(named: "star", contents: contents).size == Size(width: 9, height: 9))
    }
  }

  @Test(
    "SB-58: no image outside its set is read, and the reader waits for none",
    arguments: ["../star.imageset/one.png", "/dev/zero", "pipe.png", "one.jpg", ""])
  func refused(file: String) throws {
    let contents = "{ \"images\" : [ { \"filename\" : \"\(file)\", \"scale\" : \"1x\" } ] }"
    let (size, warnings) = try picture(named: "star", contents: contents) { set in
      #expect(mkfifo(set.appending(path: "pipe.png").path(percentEncoded: false), 0o600) == 0)
    }
    // The size is that of the outline for a missing image.
    #expect(size == Size(width: 24, height: 24))
    #expect(warnings.count == 1)
  }

  @Test("SB-58: folders that contain themselves through a link are skipped")
  func links() throws {
    let (size, _) = try picture(named: "star") { set in
      try FileManager.default.createSymbolicLink(
        at: set.appending(path: "loop"), withDestinationURL: folder)
    }
    #expect(size == Size(width: 12, height: 12))
    #expect(try picture(named: "../star").size == Size(width: 24, height: 24))
  }
}
