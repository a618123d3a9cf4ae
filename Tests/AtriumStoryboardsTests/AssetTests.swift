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
    named name: String, contents: String? = AssetTests.contents, isPreview: Bool = false,
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
    let registry = InterfaceRegistry()
    registry.isPreview = isPreview
    let storyboard = try Storyboard(
      contentsOf: file.path(percentEncoded: false), registry: registry)
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
    let nested = String(repeating: "[", count: 5000)
    let long = AssetTests.contents + " }"
    for contents in [nil, "", "{", "[1", "{\"images\" 3}", nested, long] {
      #expect(try picture(named: "star", contents: contents).size == Size(width: 9, height: 9))
    }
  }

  @Test("SB-58: a damaged description is named if the set has no image with its name")
  func damagedContents() throws {
    let contents = AssetTests.contents + " }"
    let (size, warnings) = try picture(named: "star", contents: contents) { set in
      try FileManager.default.removeItem(at: set.appending(path: "star.png"))
    }
    #expect(size == Size(width: 24, height: 24))
    #expect(
      warnings == [
        "The image \"star\" cannot be shown: its file Contents.json cannot be read; an outline is "
          + "shown."
      ])
  }

  @Test("SB-58: a description of more than a megabyte is not read, and 200 entries of a set are")
  func manyEntries() throws {
    let entry = "{ \"filename\" : \"none.png\", \"scale\" : \"1x\" }"
    let last = "{ \"filename\" : \"one.png\", \"scale\" : \"1x\" }"
    for (count, side) in [(199, 12.0), (200, 24), (40_000, 9)] {
      let list = Array(repeating: entry, count: count) + [last]
      let contents = "{ \"images\" : [ \(list.joined(separator: ", ")) ] }"
      #expect(
        try picture(named: "star", contents: contents).size == Size(width: side, height: side))
    }
  }

  @Test("SB-58: a catalogue is found in any folder of the project, from a file at any depth")
  func farCatalog() throws {
    let files = FileManager.default
    defer { try? files.removeItem(at: folder) }
    let set = folder.appending(path: "Shared/Looks/Media/All.xcassets/star.imageset")
    let deep = folder.appending(path: "App/A/B/C/D/E/F/G")
    for path in [set, deep, folder.appending(path: "App.xcodeproj")] {
      try files.createDirectory(at: path, withIntermediateDirectories: true)
    }
    try Bitmap(size: PixelSize(width: 11, height: 11))
      .writePNG(to: set.appending(path: "star.png").path(percentEncoded: false))
    let file = deep.appending(path: "Main.storyboard")
    try storyboardText(views: "<imageView id=\"i\" image=\"star\"/>")
      .write(to: file, atomically: true, encoding: .utf8)
    let storyboard = try Storyboard(
      contentsOf: file.path(percentEncoded: false), registry: InterfaceRegistry())
    let view = storyboard.instantiateInitialViewController()?.view.subviews.first as? ImageView
    #expect(view?.image?.size == Size(width: 11, height: 11))
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

  @Test("SB-58: a picture in a format that is not read is named with its file")
  func otherFormat() throws {
    let contents = "{ \"images\" : [ { \"filename\" : \"photo.heic\" } ] }"
    #expect(
      try picture(named: "star", contents: contents).warnings == [
        "The image \"star\" cannot be shown: its file photo.heic is in a format that Atrium cannot read; "
          + "an outline is shown."
      ])
  }

  @Test("SB-58: JPEG, PDF and SVG files are images of their size in points")
  func formats() throws {
    for (name, text, size) in [
      ("drawing.svg", AssetFiles.svg, Size(width: 30, height: 20)),
      ("drawing.pdf", AssetFiles.pdf, Size(width: 40, height: 25)),
    ] {
      let contents = "{ \"images\" : [ { \"filename\" : \"\(name)\" } ] }"
      let (shown, warnings) = try picture(named: "star", contents: contents) { set in
        try text.write(to: set.appending(path: name), atomically: true, encoding: .utf8)
      }
      #expect(shown == size)
      #expect(warnings == [])
    }
    let contents = "{ \"images\" : [ { \"filename\" : \"photo.jpg\", \"scale\" : \"2x\" } ] }"
    let (shown, warnings) = try picture(named: "star", contents: contents) { set in
      try #require(Data(base64Encoded: AssetFiles.jpeg)).write(to: set.appending(path: "photo.jpg"))
    }
    #expect(shown == Size(width: 8, height: 4))
    #expect(warnings == [])
  }

  @Test("SB-58: a damaged drawing is named with its file, and others are still read")
  func damagedDrawing() throws {
    let contents = "{ \"images\" : [ { \"filename\" : \"drawing.pdf\" } ] }"
    let (size, warnings) = try picture(named: "star", contents: contents) { set in
      try "%PDF-1.4 and no more".write(
        to: set.appending(path: "drawing.pdf"), atomically: true, encoding: .utf8)
    }
    let set = folder.resolvingSymlinksInPath().appending(
      path: "Project/Media/Assets.xcassets/Icons/star.imageset/drawing.pdf")
    #expect(size == Size(width: 24, height: 24))
    #expect(
      warnings == [
        "The image \"star\" cannot be shown: The picture “\(set.path(percentEncoded: false))” cannot "
          + "be read: pdftocairo cannot draw it; an outline is shown."
      ])
  }

  @Test("SB-58: an app icon is an image in its size on the home screen")
  func icon() throws {
    let (size, warnings) = try picture(named: "AppIcon") { set in
      let icon = set.deletingLastPathComponent().appending(path: "AppIcon.appiconset")
      try FileManager.default.createDirectory(at: icon, withIntermediateDirectories: true)
      for (file, side) in [("a.png", 120), ("b.png", 1024)] {
        try Bitmap(size: PixelSize(width: side, height: side))
          .writePNG(to: icon.appending(path: file).path(percentEncoded: false))
      }
      try """
      { "images" : [
        { "filename" : "b.png", "idiom" : "ios-marketing", "scale" : "1x", "size" : "1024x1024" },
        { "filename" : "a.png", "idiom" : "iphone", "scale" : "2x", "size" : "60x60" },
        { "idiom" : "iphone", "scale" : "3x", "size" : "60x60" }
      ] }
      """.write(to: icon.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    }
    #expect(size == Size(width: 60, height: 60))
    #expect(warnings == [])
  }

  @Test("SB-66: without the program, pictures and storyboards are in any folder of the project")
  func project() throws {
    func put(_ set: URL) throws {
      let project = set.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let folder = project.appending(path: "Old/Pictures")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, side) in [("moon.png", 16), ("moon@2x.png", 32), ("sun@2x.png", 40)] {
        try Bitmap(size: PixelSize(width: side, height: side))
          .writePNG(to: folder.appending(path: name).path(percentEncoded: false))
      }
    }
    #expect(
      try picture(named: "moon", isPreview: true, change: put).size == Size(width: 16, height: 16))
    #expect(
      try picture(named: "sun", isPreview: true, change: put).size == Size(width: 20, height: 20))
    // A program has its pictures in its bundle.
    #expect(try picture(named: "moon", change: put).size == Size(width: 24, height: 24))
  }

  @Test(
    "SB-66: without the program, a reference leads to a storyboard in another folder of the project"
  )
  func reference() throws {
    let files = FileManager.default
    defer { try? files.removeItem(at: folder) }
    for path in ["App.xcodeproj", "Main/Base.lproj", "Features/Login"] {
      try files.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    let main = folder.appending(path: "Main/Base.lproj/Main.storyboard")
    try storyboardText(
      """
      <viewControllerPlaceholder storyboardName="Login" id="c" sceneMemberID="viewController"/>
      """
    ).write(to: main, atomically: true, encoding: .utf8)
    try storyboardText(views: "<label id=\"l\" text=\"Hello\"/>").write(
      to: folder.appending(path: "Features/Login/Login.storyboard"), atomically: true,
      encoding: .utf8)
    func open(isPreview: Bool) throws -> (text: String?, count: Int) {
      let registry = InterfaceRegistry()
      registry.isPreview = isPreview
      let storyboard = try Storyboard(
        contentsOf: main.path(percentEncoded: false), registry: registry)
      let controller = storyboard.instantiateInitialViewController()
      return ((controller?.view.subviews.first as? Label)?.text, storyboard.warnings.count)
    }
    #expect(try open(isPreview: true) == ("Hello", 0))
    #expect(try open(isPreview: false).count == 1)
  }
}
