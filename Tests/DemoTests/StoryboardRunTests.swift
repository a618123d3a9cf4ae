import AtriumGeometry
import AtriumGraphics
import Foundation
import Testing
import XServerSupport

/// The viewer of storyboards and xib files, run as a program.
struct StoryboardRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static func document(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "AtriumStoryboardsTests/Documents/\(name)").path(percentEncoded: false)
  }

  @Test("SB-45: the viewer writes an image of a file, of its scenes and in a theme")
  func screenshots() throws {
    let file = StoryboardRunTests.document("References.storyboard")
    let pictures = try [[], ["--scene", "rfp-00-001"], ["--theme", "dark"], []].map { more in
      let outcome = try Demo.run(
        ["--headless", "--storyboard", file, "--screenshot", folder.path("a.png")]
          + ["--size", "480x320", "--scale", "2"] + more)
      #expect(outcome.code == 0 && outcome.output == "")
      return try Data(contentsOf: folder.url.appending(path: "a.png"))
    }
    #expect(Set(pictures).count == 3 && pictures[0] == pictures[3])
    let picture = try Bitmap(contentsOfPNG: folder.path("a.png"))
    #expect(picture.size == PixelSize(width: 960, height: 640))
  }

  @Test("SB-2: a broken or missing file causes one line with the position, and exit code 1")
  func broken() throws {
    let path = try folder.write("<document>\n  <scenes>\n</document>", to: "a.storyboard")
    let missing = folder.path("b.storyboard")
    for options in [["--headless"], ["--canvas", folder.path("a.png")]] {
      let outcome = try Demo.run(["--storyboard", path] + options)
      #expect(outcome.code == 1 && outcome.output == "")
      #expect(
        outcome.errors == "atrium-demo: \(path):3:3: is no complete XML: mismatched tag\n")
      let other = try Demo.run(["--storyboard", missing] + options)
      #expect(other.code == 1)
      #expect(
        other.errors == "atrium-demo: \(missing): cannot be read: No such file or directory\n")
    }
    #expect(folder.names == ["a.storyboard"])
  }

  @Test("a scene that does not exist causes exit code 64, and a list of the existing scenes")
  func unknownScene() throws {
    let outcome = try Demo.run(
      "--headless", "--storyboard", StoryboardRunTests.document("OldRecipes.storyboard"), "--scene",
      "x\u{1B}")
    #expect(outcome.code == 64)
    #expect(
      outcome.errors
        == "Error: No scene of OldRecipes.storyboard is named 'x\\u{1B}'; the scenes are tab, nav, "
        + "lst, Recipe, new, abt.\n\(Demo.usage)")
  }

  @Test("each unknown element, and each attribute without effect, has its own line")
  func warnings() throws {
    let file = StoryboardRunTests.document("OldLogin.xib")
    let outcome = try Demo.run("--headless", "--storyboard", file)
    #expect(outcome.code == 0)
    #expect(
      outcome.errors
        == "atrium-demo: \(file):19: The image \"harbour\" is not in "
        + "\(file.dropLast(13)); an outline is shown.\n"
        + "atrium-demo: \(file): textInputTraits autocorrectionType has no effect on a desktop.\n"
        + "atrium-demo: \(file): textInputTraits keyboardType has no effect on a desktop.\n")
  }

  @Test("SB-47: a canvas needs no display, and a large one is scaled down with one line about it")
  func canvas() throws {
    let file = StoryboardRunTests.document("References.storyboard")
    let outcome = try Demo.run(["--storyboard", file, "--canvas", folder.path("a.png")])
    #expect(outcome.code == 0 && outcome.output == "" && outcome.errors == "")
    let picture = try Bitmap(contentsOfPNG: folder.path("a.png"))
    #expect(picture.size == PixelSize(width: 945, height: 1100))

    // Scenes beside each other, and one scene that is too far away to be on the canvas.
    let scenes = (0...28).map { index in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)" sceneMemberID="viewController"/>
      </objects><point key="canvasLocation" x="\(index * 696)" y="0"/></scene>
      """
    }
    let far = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes.joined())
      <scene sceneID="t"><objects><viewController id="b" sceneMemberID="viewController"/>
      </objects><point key="canvasLocation" x="19000" y="1000000"/></scene></scenes></document>
      """, to: "far.storyboard")
    let large = try Demo.run(["--storyboard", far, "--canvas", folder.path("b.png")])
    #expect(large.code == 0)
    #expect(
      large.errors
        == "atrium-demo: the canvas of far.storyboard is 20000 by 1376 points; it is drawn with 0.6 "
        + "pixels a point\n")
    #expect(
      try Bitmap(contentsOfPNG: folder.path("b.png")).size == PixelSize(width: 12_000, height: 825))
  }

  @Test("SB-61: the canvas of a folder is one sheet with the files in it and below it")
  func contactSheet() throws {
    for name in ["sheet/b", "sheet/.hidden/none"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    let bad = try folder.write("<document", to: "sheet/b/Bad.xib")
    for name in ["References.storyboard", "Badge.xib"] {
      try FileManager.default.copyItem(
        atPath: StoryboardRunTests.document(name), toPath: folder.path("sheet/\(name)"))
    }
    try FileManager.default.copyItem(
      atPath: StoryboardRunTests.document("Badge.xib"),
      toPath: folder.path("sheet/.hidden/Badge.xib"))
    let outcome = try Demo.run([
      "--storyboard", folder.path("sheet"), "--canvas", folder.path("sheet.png"),
    ])
    #expect(outcome.code == 1 && outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.filter { $0.contains(bad) }.count == 1)
    // Two columns and two rows.
    let picture = try Bitmap(contentsOfPNG: folder.path("sheet.png"))
    #expect(picture.size == PixelSize(width: 792, height: 692))
    // The pictures of both files, and none in the fourth place.
    func isEmpty(_ column: Int, _ row: Int) -> Bool {
      let ground = picture.color(atX: 2, y: 2)
      return stride(from: 0, to: 310, by: 3).allSatisfy { y in
        stride(from: 0, to: 360, by: 3).allSatisfy { x in
          picture.color(atX: 24 + column * 384 + x, y: 24 + row * 334 + y) == ground
        }
      }
    }
    #expect(
      [isEmpty(0, 0), isEmpty(1, 0), isEmpty(0, 1), isEmpty(1, 1)] == [false, false, false, true])
    let none = try Demo.run([
      "--storyboard", folder.path("sheet/.hidden/none"), "--canvas", folder.path("none.png"),
    ])
    #expect(none.code == 1)
  }

  @Test("SB-47: a canvas that cannot be written causes one line and exit code 1")
  func unwritable() throws {
    let file = StoryboardRunTests.document("References.storyboard")
    let outcome = try Demo.run(["--storyboard", file, "--canvas", "/no/such/a.png"])
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "atrium-demo: cannot save the picture /no/such/a.png: The picture "
        + "\u{201C}/no/such/a.png\u{201D} cannot be written: No such file or directory.\n")
  }
}

/// The storyboard viewer with real input.
@Suite("the storyboard viewer on a desktop", .serialized)
struct StoryboardDesktopTests {
  @Test("SB-45: keys select scenes, and a narrow window shows the scene alone")
  func keys() throws {
    let desktop = try Desktop([
      "--storyboard", StoryboardRunTests.document("OldRecipes.storyboard"), "--scale", "1",
      "--motion", "off",
    ])
    try desktop.settle()
    // The first row is clicked, and then keys are pressed.
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "150", "220", "click", "1")
    try desktop.settle()
    var start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "End")
    // The last row shows the warnings, and no scene.
    try desktop.server.xdotool("key", "Up")
    #expect(desktop.waits(for: "About.viewDidAppear", since: start))
    try desktop.settle()
    start = desktop.demo.lines.count
    try desktop.server.xdotool("windowsize", desktop.window, "440", "600")
    #expect(desktop.waits(for: "Scenes.viewDidDisappear", since: start))
    try desktop.settle()
    start = desktop.demo.lines.count
    try desktop.server.xdotool("key", "alt+Left")
    #expect(desktop.waits(for: "Scenes.viewDidAppear", since: start))
  }
}
