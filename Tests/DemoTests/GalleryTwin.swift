import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing
import XServerSupport

/// The gallery twice: in a window of a real server, and on a stage.
///
/// Whatever is done to the one is done to the other, and both must look alike afterwards, to the
/// pixel.
@MainActor
final class GalleryTwin {
  let desktop: Desktop
  let stage: Stage
  private let root: ViewController
  private let environment: DemoEnvironment
  private let probe: XProbe
  private let window: UInt
  private static let size = Size(width: 960, height: 640)

  init() throws {
    desktop = try Desktop([
      "--screen", "gallery", "--motion", "off", "--theme", "light", "--size", "960x640",
    ])
    probe = try XProbe(desktop.server)
    window = try #require(UInt(desktop.window))
    let settings = Settings(motion: .off)
    stage = Stage(size: GalleryTwin.size, settings: settings)
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    environment = DemoEnvironment(assetsFolder: folder.joined(separator: "/") + "/assets")
    root = DemoRoot.make(
      screen: try #require(ScreenCatalogue.screen(named: "gallery")), environment: environment)
    stage.window.dispatch(.focus(true))
    stage.window.rootViewController = root
    stage.settle()
    try move(to: Point(x: 3, y: 3))
  }

  /// Where something with a name is, with an offset from its middle; in whole points.
  func place(of name: String, _ dx: Double = 0) throws -> Point {
    let view = try #require(stage.view(named: name), "nothing is named \(name)")
    let middle = view.convert(view.bounds.center, to: nil)
    return Point(x: (middle.x + dx).rounded(), y: middle.y.rounded())
  }

  func move(to point: Point) throws {
    try desktop.server.xdotool(
      "mousemove", "--window", desktop.window, "\(Int(point.x))", "\(Int(point.y))")
    stage.move(to: point)
  }

  /// Clicks in both; tells whether the stage shows something new, and both the same.
  func click(_ name: String, _ dx: Double = 0) throws {
    let point = try place(of: name, dx)
    try move(to: point)
    try check("the pointer on \(name)", mustChange: false)
    let before = stage.snapshot()
    try desktop.server.xdotool("click", "1")
    stage.click(at: point)
    try check("a click on \(name)", mustChange: true, since: before)
  }

  /// Drags from the middle of something, in both.
  func drag(_ name: String, by dx: Double) throws {
    let start = try place(of: name)
    try move(to: start)
    let before = stage.snapshot()
    let end = start + Point(x: dx, y: 0)
    try desktop.server.xdotool(
      "mousedown", "1", "mousemove", "--window", desktop.window, "\(Int(end.x))", "\(Int(end.y))",
      "mouseup", "1")
    stage.press(at: start)
    stage.move(to: end)
    stage.release(at: end)
    try check("a drag of \(name)", mustChange: true, since: before)
  }

  /// Turns the wheel one step over something, in both.
  func wheel(_ name: String, isUp: Bool) throws {
    let point = try place(of: name)
    try move(to: point)
    let before = stage.snapshot()
    try desktop.server.xdotool("click", isUp ? "4" : "5")
    stage.scroll(by: Point(x: 0, y: isUp ? 40 : -40), at: point)
    try check("the wheel over \(name)", mustChange: true, since: before)
  }

  /// Presses a key in both; it has one name in X and one here.
  func key(_ name: String, _ own: String? = nil) throws {
    let before = stage.snapshot()
    try desktop.server.xdotool("key", name)
    stage.key(own ?? name)
    try check("the key \(name)", mustChange: true, since: before)
  }

  /// Presses Tab in both until something with a name has the keyboard.
  func tab(to name: String) throws {
    for _ in 0..<30 {
      try key("Tab")
      if (stage.window.firstResponder as? View)?.accessibilityLabel == name { return }
    }
    Issue.record("Tab never came to \(name)")
  }

  private func check(_ what: String, mustChange: Bool, since before: Bitmap? = nil) throws {
    stage.settle()
    let wanted = stage.snapshot()
    if mustChange, let before {
      #expect(!wanted.isIdentical(to: before), "\(what) changed nothing")
    }
    let pixels = GalleryTwin.pixels(of: wanted)
    var different = -1
    let isAlike = eventually {
      let seen = probe.pixels(
        of: window, width: wanted.size.width, height: wanted.size.height)
      different = seen.map { zip($0, pixels).count { $0 != $1 } } ?? -1
      return different == 0
    }
    try #require(isAlike, "after \(what) \(different) pixels differ")
  }

  private static func pixels(of bitmap: Bitmap) -> [UInt32] {
    bitmap.withUnsafeBytes { bytes in
      (0..<bitmap.size.width * bitmap.size.height).map { index in
        let offset = index / bitmap.size.width * bitmap.bytesPerRow + index % bitmap.size.width * 4
        return bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) & 0xffffff
      }
    }
  }
}
