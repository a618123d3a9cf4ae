import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import DemoScreens
import Testing
import XServerSupport

/// Two galleries: in a window on a real server, and on a stage.
///
/// Both get the same input, and must look alike afterwards, to the pixel. This class uses a mouse and a
/// keyboard.
@MainActor
class GalleryTwin {
  let desktop: Desktop
  let stage: Stage
  /// The time for effects without input on the stage, such as fading scroll indicators, in seconds.
  private let rest: Double
  /// The tolerance of a colour component, of 255.
  private let tolerance: Int
  private let root: ViewController
  private let environment: DemoEnvironment
  let probe: XProbe
  private let window: UInt
  // The window is high enough that the sections do not scroll.
  static let size = Size(width: 960, height: 680)

  convenience init() throws {
    try self.init(Desktop(GalleryTwin.arguments(.off)), motion: .off)
    try move(to: Point(x: 3, y: 3))
  }

  /// Makes the same gallery on a stage.
  init(
    _ desktop: Desktop, motion: Motion, rest: Double = 0, tolerance: Int = 0,
    size: Size = GalleryTwin.size
  ) throws {
    self.desktop = desktop
    self.rest = rest
    self.tolerance = tolerance
    probe = try XProbe(desktop.server)
    window = try #require(UInt(desktop.window))
    stage = Stage(size: size, settings: Settings(motion: motion))
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    environment = DemoEnvironment(assetsFolder: folder.joined(separator: "/") + "/assets")
    root = DemoRoot.make(
      screen: try #require(ScreenCatalogue.screen(named: "gallery")), environment: environment)
    stage.window.dispatch(.focus(true))
    stage.window.rootViewController = root
    // The demo's list of shortcuts has this one too.
    root.addKeyCommand(Inspector.offer(in: stage.window).keyCommand)
    stage.settle()
  }

  /// Returns the arguments with which the demo shows the same as the stage.
  static func arguments(_ motion: Motion, size: Size = GalleryTwin.size) -> [String] {
    [
      "--screen", "gallery", "--motion", motion == .off ? "off" : "full", "--theme", "light",
      "--size", "\(Int(size.width))x\(Int(size.height))",
    ]
  }

  /// Returns the position of a named view's centre plus an offset, in whole points.
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

  /// Clicks in both galleries, and checks that the stage changes and that both look alike.
  func click(_ name: String, _ dx: Double = 0) throws {
    let point = try place(of: name, dx)
    try move(to: point)
    try check("the pointer on \(name)", mustChange: false)
    let before = stage.snapshot()
    try desktop.server.xdotool("click", "1")
    stage.click(at: point)
    try check("a click on \(name)", mustChange: true, since: before)
  }

  /// Drags from the centre of a control in both galleries.
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

  /// Turns the wheel by one step over a control in both galleries.
  func wheel(_ name: String, isUp: Bool) throws {
    let point = try place(of: name)
    try move(to: point)
    let before = stage.snapshot()
    try desktop.server.xdotool("click", isUp ? "4" : "5")
    stage.scroll(by: Point(x: 0, y: isUp ? 40 : -40), at: point)
    try check("the wheel over \(name)", mustChange: true, since: before)
  }

  /// Presses a key in both galleries, by its name in X11 and its name in the toolkit.
  func key(_ name: String, _ own: String? = nil) throws {
    let before = stage.snapshot()
    try desktop.server.xdotool("key", name)
    stage.key(own ?? name)
    try check("the key \(name)", mustChange: true, since: before)
  }

  /// Presses Tab in both galleries until a named view has the focus.
  func tab(to name: String) throws {
    for _ in 0..<30 {
      try key("Tab")
      if (stage.window.firstResponder as? View)?.accessibilityLabel == name { return }
    }
    Issue.record("Tab never came to \(name)")
  }

  /// Waits until both galleries look alike at rest.
  ///
  /// - Parameters:
  ///   - what: The input, for the message.
  ///   - mustChange: Whether the input must change the image.
  ///   - before: The stage's previous image.
  ///   - isHeld: Whether a press continues, so that effects without input do not run.
  /// - Throws: An error that ends the test, if the galleries differ.
  func check(
    _ what: String, mustChange: Bool, since before: Bitmap? = nil, isHeld: Bool = false
  ) throws {
    bringToRest(isHeld: isHeld)
    if mustChange, let before {
      #expect(!stage.snapshot().isIdentical(to: before), "\(what) changed nothing")
    }
    let different = difference(after: patience)
    try #require(
      different == 0,
      "after \(what) \(different) pixels differ; the window: \(probe.condition(of: window))")
  }

  /// Waits until the stage is at rest, including effects without input unless a press continues.
  func bringToRest(isHeld: Bool = false) {
    stage.settle()
    if rest > 0, !isHeld { stage.advance(by: rest) }
  }

  /// Waits until the window looks like the stage.
  ///
  /// - Parameter seconds: The maximum time.
  /// - Returns: The number of pixels that differ at the end, or −1 without the window.
  func difference(after seconds: Double) -> Int {
    let wanted = stage.snapshot()
    let pixels = wanted.pixels
    var different = -1
    _ = eventually(within: seconds) {
      let seen = probe.pixels(
        of: window, width: wanted.size.width, height: wanted.size.height)
      different =
        seen.map { PixelRows.differences($0[...], pixels[...], tolerance: tolerance) } ?? -1
      return different == 0
    }
    return different
  }
}
