import Foundation
import Testing
import XServerSupport

/// The inspector in a separate window beside the demo's window, with a window manager.
@Suite("the inspector on a desktop", .serialized)
struct InspectorDesktopTests {
  /// The windows of the demo, by the order of their numbers.
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
      // A pick: the click does not reach the demo.
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

  @Test("IN-2: closing the demo's window closes the inspector, and the program ends")
  func ends() throws {
    let desktop = try Desktop(["--screen", "shapes"])
    _ = try open(desktop)
    try desktop.server.run("wmctrl", ["-i", "-c", desktop.window])
    #expect(desktop.demo.waitForEnd() == 0)
  }
}
