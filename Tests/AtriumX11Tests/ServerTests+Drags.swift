import Foundation
import Testing
import XServerSupport

/// Drags between programs (XDND).
extension ServerTests {
  /// Two windows of two programs beside each other: the source at the left, the target at the right.
  private func windows(dragging items: String) throws -> (
    source: Fixture, target: Fixture, probe: XProbe
  ) {
    let server = try XServer()
    let probe = try XProbe(server)
    let target = try Fixture(["--drag", "unused"], on: server)
    probe.move(target.windowID, x: 500, y: 0)
    let source = try Fixture(["--drag", items], on: server)
    for fixture in [source, target] { fixture.isPainted(probe) }
    return (source, target, probe)
  }

  private func isThere(_ fixture: Fixture, _ line: String) -> Bool {
    fixture.process.waits { fixture.process.lines.contains(line) }
  }

  /// Returns the reports of the fixture's drag view.
  private func reports(_ fixture: Fixture) -> [String] {
    fixture.process.lines.filter { line in
      ["drag ", "drop", "text ", "image ", "loaded"].contains { line.hasPrefix($0) }
    }
  }

  @Test(
    "XD-11: text, files and images are dragged from one program to another",
    arguments: [
      ("Grüße", ["public.utf8-plain-text"], 1, ["text [Grüße]", "loaded"]),
      (
        "file:///tmp/a%20b|file:///c", ["public.file-url public.utf8-plain-text"], 2,
        ["text [file:///tmp/a%20b]", "text [file:///c]", "loaded"]
      ),
      ("image", ["public.png"], 1, ["loaded", "image 30.0x20.0"]),
      ("long", ["public.utf8-plain-text"], 1, ["text of 1048576 bytes", "loaded"]),
    ])
  func dragged(items: String, types: [String], count: Int, loaded: [String]) throws {
    let (source, target, probe) = try windows(dragging: items)
    try source.server.xdotool(
      "mousemove", "100", "100", "mousedown", "1", "mousemove", "120", "100")
    #expect(isThere(source, "drag begins"))
    try source.server.xdotool("mousemove", "800", "100")
    #expect(isThere(target, "drop entered \(types) foreign"))
    try source.settles(probe)
    try source.server.xdotool("mouseup", "1")
    #expect(isThere(source, "drag ended copy"))
    #expect(isThere(target, "loaded"))
    #expect(eventually { reports(target).count == 3 + loaded.count })
    #expect(
      reports(target).sorted()
        == (["drop entered \(types) foreign", "dropped \(count) at 300.0,100.0", "drop over"]
        + loaded).sorted())
    #expect(reports(source) == ["drag begins", "drag ended copy"])
    #expect(source.process.standardError == "" && target.process.standardError == "")
    // The preview of the drag no longer exists.
    #expect(probe.children == 2)
  }

  @Test(
    "XD-12: a drop that the target refuses, and a drop outside all windows, have no effect")
  func refusedDrag() throws {
    let (source, target, probe) = try windows(dragging: "text")
    func drag(to x: String, _ y: String) throws {
      try source.server.xdotool(
        "mousemove", "100", "100", "mousedown", "1", "mousemove", "120", "100", "mousemove", x, y)
      try source.settles(probe)
      try target.settles(probe)
      try source.server.xdotool("mouseup", "1")
    }
    try drag(to: "800", "250")
    #expect(isThere(source, "drag ended cancel"))
    #expect(isThere(target, "drop over"))
    #expect(!reports(target).contains { $0.hasPrefix("dropped") })
    let start = source.process.lines.count
    try drag(to: "800", "700")
    source.hears("drag ended cancel", since: start)
    #expect(source.process.standardError == "" && target.process.standardError == "")
  }

  @Test("XD-13: a drag within the program, and from window to window, needs no messages")
  func ownDrag() throws {
    let fixture = try Fixture(["--drag", "mine"])
    let probe = try XProbe(fixture.server)
    fixture.isPainted(probe)
    try fixture.server.xdotool(
      "mousemove", "100", "100", "mousedown", "1", "mousemove", "120", "100", "mousemove", "300",
      "100")
    fixture.hears("drop entered [\"public.utf8-plain-text\"] own")
    try fixture.server.xdotool("mouseup", "1")
    fixture.hears("drag ended copy")
    #expect(
      reports(fixture) == [
        "drag begins", "drop entered [\"public.utf8-plain-text\"] own", "dropped 1 at 300.0,100.0",
        "text [mine]", "loaded", "drop over", "drag ended copy",
      ])
  }

  @Test("XD-14: a target that dies during the drop, or never answers, ends the drag")
  func deadTarget() throws {
    let (source, target, probe) = try windows(dragging: "text")
    target.process.send(signal: SIGSTOP)
    defer { target.process.send(signal: SIGCONT) }
    try source.server.xdotool(
      "mousemove", "100", "100", "mousedown", "1", "mousemove", "120", "100", "mousemove", "800",
      "100")
    try source.settles(probe)
    try source.server.xdotool("mouseup", "1")
    #expect(isThere(source, "drag ended cancel"))
    #expect(source.process.standardError == "")
  }

  @Test("XD-15: messages of hostile programs change nothing, and a source that exits ends its drag")
  func hostileDrag() throws {
    let fixture = try Fixture(["--drag", "unused"])
    let probe = try XProbe(fixture.server)
    fixture.isPainted(probe)
    #expect(probe.values(of: "XdndAware", of: fixture.windowID) == [5])
    for name in [
      "XdndEnter", "XdndPosition", "XdndDrop", "XdndLeave", "XdndStatus", "XdndFinished",
    ] {
      for numbers in [[0, 0, 0, 0, 0], [-1, -1, -1, -1, -1], [1, 5 << 24 | 1, 7, 8, 9]] {
        probe.sendMessage(name, to: fixture.windowID, numbers)
      }
    }
    let source = probe.makeWindow(width: 1, height: 1, color: 0)
    probe.dragOver(
      fixture.windowID, from: source, types: ["UTF8_STRING", "TARGETS", "nonsense"], x: 300, y: 100)
    fixture.hears("drop entered [\"public.utf8-plain-text\"] foreign")
    probe.destroy(source)
    fixture.hears("drop over")
    // A source without data: the drop is performed, and its loading fails.
    let other = probe.makeWindow(width: 1, height: 1, color: 0)
    let start = fixture.process.lines.count
    probe.dragOver(fixture.windowID, from: other, types: ["UTF8_STRING"], x: 300, y: 100)
    probe.sendMessage("XdndDrop", to: fixture.windowID, [Int(other), 0, 0, 0, 0])
    fixture.hears("dropped 1 at 300.0,100.0", since: start)
    fixture.hears("loaded", since: start)
    #expect(!reports(fixture).contains { $0.hasPrefix("text") })
    #expect(fixture.process.standardError == "")
  }

  @Test("XD-10: the image of a view on the clipboard is a PNG image for other programs")
  func copiedImage() throws {
    let fixture = try Fixture(["--request", "copyimage"])
    let client = try SelectionClient(fixture.server)
    #expect(eventually { client.owner() != 0 })
    #expect(
      client.read("TARGETS")?.atoms == [
        "TARGETS", "TIMESTAMP", "MULTIPLE", "image/png", "SAVE_TARGETS",
      ])
    let answer = client.read("image/png")
    #expect(answer?.type == "image/png")
    #expect(answer?.bytes.prefix(8) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    #expect(client.ask("UTF8_STRING") == nil)
    #expect(fixture.process.standardError == "")
  }
}
