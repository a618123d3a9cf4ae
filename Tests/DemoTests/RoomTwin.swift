import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumInspector
import AtriumKit
import DemoScreens
import Testing
import XServerSupport

/// A room of the demo twice: in a window on a real server, and on a stage.
///
/// Both receive the same input. The stage provides the positions of the named views, and the strings on screen. The
/// window must look like the stage, at least in the room's card.
@MainActor
final class RoomTwin {
  static let size = Size(width: 960, height: 640)

  let desktop: Desktop
  let stage: Stage
  private let root: ViewController
  private let environment: DemoEnvironment
  private let probe: XProbe
  private let window: UInt
  private var start = 0

  /// Opens a room twice.
  init(_ room: String) throws {
    let server = try XServer(screen: "1280x1024x24")
    try server.startWindowManager()
    desktop = try Desktop(
      [
        "--screen", room, "--motion", "off", "--theme", "light", "--scale", "1", "--size",
        "\(Int(RoomTwin.size.width))x\(Int(RoomTwin.size.height))",
      ], on: server)
    try server.xdotool("windowactivate", "--sync", desktop.window)
    probe = try XProbe(server)
    window = try #require(UInt(desktop.window))
    stage = Stage(size: RoomTwin.size, settings: Settings(motion: .off))
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    environment = DemoEnvironment(assetsFolder: folder.joined(separator: "/") + "/assets")
    root = DemoRoot.make(
      screen: try #require(ScreenCatalogue.screen(named: room)), environment: environment)
    stage.window.dispatch(.focus(true))
    stage.window.rootViewController = root
    root.addKeyCommand(Inspector.offer(in: stage.window).keyCommand)
    stage.settle()
    try desktop.settle()
  }

  // MARK: Input

  /// Clicks a named view, or the row of a table with a title.
  func click(_ name: String, button: Int = 1, dx: Double = 0) throws {
    try click(at: try place(of: name) + Point(x: dx, y: 0), button: button)
  }

  /// Clicks a position; a button other than the first must open a ring.
  func click(at point: Point, button: Int = 1) throws {
    begin()
    if button == 1 {
      try desktop.click(button, Int(point.x), Int(point.y))
    } else {
      start = try desktop.openRing(button, Int(point.x), Int(point.y))
    }
    stage.move(to: point)
    stage.click(at: point, button: button == 2 ? .middle : button == 3 ? .secondary : .primary)
    try finish()
  }

  /// Presses a key, by its name in X11 and its name in the toolkit.
  func key(_ name: String, _ own: String? = nil) throws {
    begin()
    try desktop.server.xdotool("key", name)
    stage.key(own ?? name)
    try finish()
  }

  /// Drags the pointer from one position to another.
  func drag(from first: Point, to last: Point) throws {
    begin()
    let steps = (1...6).map { first + (last - first) * (Double($0) / 6) }
    func move(_ point: Point) throws {
      try desktop.server.xdotool(
        "mousemove", "--window", desktop.window, "\(Int(point.x))", "\(Int(point.y))")
    }
    try move(first)
    try desktop.server.xdotool("mousedown", "1")
    for step in steps { try move(step) }
    try desktop.server.xdotool("mouseup", "1")
    stage.press(at: first)
    for step in steps { stage.move(to: step) }
    stage.release(at: last)
    try finish()
  }

  /// Resizes the window.
  func resize(to size: Size) throws {
    begin()
    try desktop.server.xdotool(
      "windowsize", "--sync", desktop.window, "\(Int(size.width))", "\(Int(size.height))")
    stage.resize(to: size)
    try finish()
  }

  private func begin() { start = desktop.demo.lines.count }

  private func finish() throws {
    stage.settle()
    try desktop.settle()
  }

  // MARK: Results

  /// The calls in the window's log since the last input began.
  var calls: [String] { desktop.calls(since: start) }

  /// The strings on the stage.
  var strings: [String] {
    texts(in: stage.window).map { $0.replacing("\n", with: " ") }
  }

  private func texts(in view: View) -> [String] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return ((view as? any TextDisplaying)?.displayedTexts ?? []).map(\.string)
      + view.subviews.flatMap(texts)
  }

  /// The centre of a named view, or of the row of a table with a title.
  func place(of name: String) throws -> Point {
    if let cell = cell(name, in: stage.window) {
      let frame = cell.convert(cell.bounds, to: nil)
      return Point(x: (frame.minX + 30).rounded(), y: frame.midY.rounded())
    }
    let view = try #require(stage.view(named: name), "nothing is named \(name)")
    let middle = view.convert(view.bounds, to: nil).center
    return Point(x: middle.x.rounded(), y: middle.y.rounded())
  }

  private func cell(_ title: String, in view: View) -> TableViewCell? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    if let cell = view as? TableViewCell, cell.textLabel.text == title { return cell }
    return view.subviews.reversed().lazy.compactMap { self.cell(title, in: $0) }.first
  }

  /// Checks that strings are on screen: the stage has them, and the window looks like the stage.
  ///
  /// - Parameters:
  ///   - wanted: The strings.
  ///   - area: The area in which the window must look like the stage; nil for everything below the header.
  /// - Throws: An error that ends the test, if the window differs.
  func shows(_ wanted: String..., in area: Rect? = nil) throws {
    let strings = strings
    for string in wanted { #expect(strings.contains(string), "“\(string)” is not in \(strings)") }
    try looksAlike(in: area)
  }

  /// Checks that the window looks like the stage.
  func looksAlike(in area: Rect? = nil) throws {
    let size = stage.window.bounds.size
    let header = 57.0
    let area = area ?? Rect(x: 0, y: header, width: size.width, height: size.height - header)
    var different = -1
    // The second attempt is for a busy machine: a room's message is shown for six seconds, and the window's clock runs
    // on while the stage's clock stands still.
    for delay in [0, 7.0] where different != 0 {
      stage.advance(by: delay)
      let picture = stage.snapshot()
      let pixels = picture.pixels
      let area = PixelRect(covering: area, scale: 1).intersection(PixelRect(picture.size))
      _ = eventually {
        different = difference(to: pixels, picture.size, in: area)
        return different == 0
      }
    }
    try #require(different == 0, "\(different) pixels differ")
  }

  /// Returns the number of pixels in an area that differ by more than 8 of 255; −1 without the window.
  private func difference(to pixels: [UInt32], _ size: PixelSize, in area: PixelRect) -> Int {
    guard let seen = probe.pixels(of: window, width: size.width, height: size.height) else {
      return -1
    }
    return (area.y..<(area.y + area.height)).reduce(0) { sum, y in
      let row = (y * size.width + area.x)..<(y * size.width + area.x + area.width)
      return sum + PixelRows.differences(seen[row], pixels[row], tolerance: 8)
    }
  }
}
