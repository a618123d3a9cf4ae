import Foundation
import Testing
import XServerSupport

/// The inspector in a separate window beside the demo's window, with a window manager.
@Suite("the inspector on a desktop", .serialized)
struct InspectorDesktopTests {
  /// The identifiers of the demo's visible windows.
  private func windows(_ desktop: Desktop) throws -> Set<String> {
    Set(
      try desktop.server.xdotool(
        "search", "--onlyvisible", "--pid", "\(desktop.demo.identifier)"
      ).split(separator: "\n").map(String.init))
  }

  /// Opens the inspector by its keys.
  ///
  /// - Returns: Its window.
  private func open(_ desktop: Desktop) throws -> String {
    try desktop.server.xdotool("key", "ctrl+shift+i")
    var found: String?
    _ = eventually {
      found = (try? windows(desktop))?.first { $0 != desktop.window }
      return found != nil
    }
    let window = try #require(found, "no second window: \(desktop.demo.standardError)")
    try desktop.server.xdotool("windowactivate", "--sync", window)
    return window
  }

  @Test(
    "IN-1, IN-9: it opens and closes beside the demo, which receives no call and keeps its size")
  func opens() throws {
    let desktop = try Desktop(["--screen", "shapes"])
    try desktop.settle()
    let probe = try XProbe(desktop.server)
    let identifier = try #require(UInt(desktop.window))
    let size = try #require(probe.size(of: identifier))
    let start = desktop.demo.lines.count
    for _ in 0..<2 {
      let inspector = try open(desktop)
      #expect(
        try desktop.server.xdotool("getwindowname", inspector) == "Inspector — Shapes — Atrium\n")
      // The inspector closes while it waits for a click in the window.
      try desktop.server.xdotool("key", "--window", inspector, "ctrl+shift+c")
      try desktop.server.xdotool("windowraise", desktop.window)
      try desktop.server.xdotool("windowactivate", "--sync", inspector)
      try desktop.server.xdotool("key", "ctrl+shift+i")
      #expect(try eventually { try windows(desktop) == [desktop.window] })
      try desktop.server.xdotool("windowactivate", "--sync", desktop.window)
    }
    #expect(desktop.calls(since: start).isEmpty)
    let later = try #require(probe.size(of: identifier))
    #expect(later == size)
    try desktop.server.run("wmctrl", ["-i", "-c", desktop.window])
    #expect(desktop.demo.waitForEnd() == 0)
  }

  /// Returns the rectangle of a window with the window manager's borders: x, y, width and height, in pixels.
  private func frame(_ window: String, _ probe: XProbe) -> [Int] {
    guard let id = UInt(window), let place = probe.place(of: id), let size = probe.size(of: id)
    else { return [] }
    let sides = probe.values(of: "_NET_FRAME_EXTENTS", of: id)
    guard sides.count == 4 else { return [] }
    return [
      place.x - sides[0], place.y - sides[2], size.width + sides[0] + sides[1],
      size.height + sides[2] + sides[3],
    ]
  }

  @Test(
    "IN-28, XC-38: a docked inspector follows the demo's window, which keeps its size and its calls"
  )
  func docks() throws {
    let desktop = try Desktop(["--screen", "shapes", "--size", "480x400"], screen: "1600x1024x24")
    let server = desktop.server
    try desktop.settle()
    let probe = try XProbe(server)
    func move(_ window: String, _ x: Int, _ y: Int) throws {
      try server.run("wmctrl", ["-i", "-r", window, "-e", "0,\(x),\(y),-1,-1"])
      try #require(eventually { frame(window, probe).prefix(2) == [x, y] })
    }
    try move(desktop.window, 40, 60)
    let start = desktop.demo.lines.count
    let inspector = try open(desktop)
    try server.run("wmctrl", ["-i", "-r", inspector, "-e", "0,300,500,700,300"])
    // The window manager moves the window before the window has the new size.
    let toolWindow = try #require(UInt(inspector))
    try #require(
      eventually {
        guard let size = probe.size(of: toolWindow) else { return false }
        return size == (700, 300) && frame(inspector, probe).prefix(2) == [300, 500]
      })
    let free = frame(inspector, probe)
    let before = frame(desktop.window, probe)
    func isBeside() -> Bool {
      let (target, tool) = (frame(desktop.window, probe), frame(inspector, probe))
      return target.count == 4 && tool.count == 4 && tool[0] == target[0] + target[2]
        && tool[1] == target[1] && tool[3] == target[3] && tool[2] == free[2]
    }
    #expect(!isBeside())
    try server.xdotool("key", "--window", inspector, "ctrl+shift+d")
    #expect(eventually { isBeside() }, "\(frame(desktop.window, probe)) \(frame(inspector, probe))")
    #expect(frame(desktop.window, probe) == before)
    #expect(try server.xdotool("getactivewindow") == "\(inspector)\n")
    try move(desktop.window, 200, 120)
    #expect(eventually { isBeside() }, "\(frame(desktop.window, probe)) \(frame(inspector, probe))")
    #expect(desktop.calls(since: start).isEmpty)
    try server.xdotool("key", "--window", inspector, "ctrl+shift+d")
    #expect(eventually { frame(inspector, probe) == free }, "\(frame(inspector, probe)) \(free)")
    try server.run("wmctrl", ["-i", "-c", desktop.window])
    #expect(desktop.demo.waitForEnd() == 0)
  }

  @Test("IN-2: closing the demo's window closes the inspector, and the program ends")
  func ends() throws {
    let desktop = try Desktop(["--screen", "shapes"])
    _ = try open(desktop)
    try desktop.server.run("wmctrl", ["-i", "-c", desktop.window])
    #expect(desktop.demo.waitForEnd() == 0)
  }
}
