import Foundation
import Testing
import XServerSupport

extension ServerTests {
  @Test("clicks, drags out of the window, and the wheel arrive in order")
  func pointer() throws {
    let fixture = try Fixture()
    let server = fixture.server
    try server.xdotool("mousemove", "--window", fixture.window, "100", "50")
    fixture.hears("moved at 100.0,50.0")
    let probe = try XProbe(server)
    var start = 0
    // The second click makes a double click if it is fast enough.
    let isQuick = try probe.quickly(within: 400) {
      start = fixture.events.count
      try server.xdotool("mousedown", "1", "mouseup", "1", "mousedown", "1", "mouseup", "1")
    } otherwise: {
      _ = try fixture.rests(probe)
      // A click after this pause does not count as a third click.
      probe.letPass(milliseconds: 500)
    }
    #expect(isQuick)
    try server.xdotool("click", "4", "click", "7")
    fixture.hears("scroll -53.0,0.0 at 100.0,50.0")
    try server.xdotool("mousedown", "3", "mousemove", "--window", fixture.window, "600", "50")
    fixture.hears("moved at 600.0,50.0")
    try server.xdotool("mouseup", "3")
    fixture.hears("left")
    #expect(
      fixture.events.dropFirst(start).filter { !$0.hasPrefix("focus") && !$0.hasPrefix("task") }
        == [
          "down 1 at 100.0,50.0 count 1", "up 1 at 100.0,50.0 count 1",
          "down 1 at 100.0,50.0 count 2", "up 1 at 100.0,50.0 count 2",
          "scroll 0.0,53.0 at 100.0,50.0", "scroll -53.0,0.0 at 100.0,50.0",
          "down 3 at 100.0,50.0 count 1", "moved at 600.0,50.0", "up 3 at 600.0,50.0 count 1",
          "left",
        ])
  }

  @Test("a press causes a turn at once, without a further event before it")
  func pressTurn() throws {
    let fixture = try Fixture()
    try fixture.server.xdotool("mousemove", "--window", fixture.window, "100", "50")
    fixture.hears("moved at 100.0,50.0")
    try fixture.server.xdotool("mousedown", "1")
    fixture.hears("down 1 at 100.0,50.0 count 1")
    #expect(fixture.process.waits { fixture.process.lines.last == "frame" })
    let lines = fixture.process.lines
    let index = try #require(lines.firstIndex(of: "down 1 at 100.0,50.0 count 1"))
    #expect(lines.dropFirst(index + 1).first == "frame")
  }

  @Test("XC-31: a thousand movements need far fewer turns, and the last one is delivered")
  func motionCompression() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 10, y: 25)
    // When a stopped window continues, it receives all movements at once, including slow ones.
    bed.fixture.process.send(signal: SIGSTOP)
    for step in 1...1000 {
      try bed.server.mouse.move(x: step % 2 == 0 ? -1 : 1, y: 0)
      // The server merges the movements that it has not delivered yet.
      _ = bed.probe.time
    }
    try bed.server.mouse.move(x: 5, y: 0)
    bed.fixture.process.send(signal: SIGCONT)
    // The last movement is reported in the next turn.
    bed.fixture.hears("moved at 15.0,25.0")
    let moves = try bed.news().filter { $0.hasPrefix("moved") }
    #expect(moves.last == "moved at 15.0,25.0")
    // One movement is reported each time that the window has read everything from its socket.
    #expect(moves.count < 100)
  }

  @Test("XC-31: while a button is pressed, movements are not reduced to one per turn")
  func dragging() throws {
    let bed = try TouchFixture()
    try bed.hover(x: 10, y: 25)
    bed.fixture.process.send(signal: SIGSTOP)
    try bed.server.mouse.button(1, isDown: true)
    for _ in 1...50 {
      try bed.server.mouse.move(x: 1, y: 0)
      _ = bed.probe.time
    }
    try bed.server.mouse.button(1, isDown: false)
    bed.fixture.process.send(signal: SIGCONT)
    try bed.hears(
      ["down 1 at 10.0,25.0 count 1"] + (11...60).map { "moved at \($0).0,25.0" }
        + ["up 1 at 60.0,25.0 count 1"])
  }

  @Test(
    "XC-37: keys have names and type text, in every locale and without a locale",
    arguments: [["LC_ALL": "C"], ["LC_ALL": "C.UTF-8"], ["LC_ALL": "xx_XX.nonsense"]])
  func keys(environment: [String: String]) throws {
    let fixture = try Fixture(changing: environment.mapValues { $0 })
    try fixture.server.run("xdotool", ["mousemove", "50", "50", "click", "1"])
    fixture.hears("focus true")
    try fixture.server.xdotool(
      "key", "a", "shift+b", "Escape", "Return", "ctrl+c", "Menu", "KP_5")
    fixture.hears("text [5]")
    // xdotool would assign these characters to an unused key, and remove them before a busy window has read
    // the keyboard layout.
    for (layout, code, text) in [("fr", "11", "é"), ("ru", "52", "я")] {
      try fixture.server.run("setxkbmap", [layout])
      try fixture.server.xdotool("key", code)
      fixture.hears("text [\(text)]")
    }
    let downs = fixture.events.filter { $0.hasPrefix("keyDown") || $0.hasPrefix("text") }
    #expect(
      downs == [
        "keyDown 4 [a] [a]", "text [a]", "keyDown 225 [] []", "keyDown 5 [B] [B] flags 2",
        "text [B]", "keyDown 41 [] []", "keyDown 40 [\r] [\r]", "keyDown 224 [] []",
        "keyDown 6 [] [c] flags 4", "keyDown 101 [] []", "keyDown 83 [] []",
        "keyDown 93 [5] [5] flags 32", "text [5]", "keyDown 31 [é] [é]", "text [é]",
        "keyDown 29 [я] [я]", "text [я]",
      ])
  }

  @Test("XC-21: shortcuts use the Latin keys in a layout without Latin letters")
  func latinFallback() throws {
    let fixture = try Fixture()
    try fixture.server.run("setxkbmap", ["ru,us"])
    try fixture.server.run("xdotool", ["mousemove", "50", "50", "click", "1"])
    fixture.hears("focus true")
    // The key is C on a Latin keyboard and Es on a Russian keyboard.
    try fixture.server.xdotool("keydown", "ctrl", "key", "54", "keyup", "ctrl", "key", "54")
    fixture.hears("keyUp 6 [с] [с]")
    #expect(
      fixture.events.filter { $0.hasPrefix("key") || $0.hasPrefix("text") } == [
        "keyDown 224 [] []", "keyDown 6 [] [c] flags 4", "keyUp 6 [] [c] flags 4",
        "keyUp 224 [] [] flags 4", "keyDown 6 [с] [с]", "text [с]", "keyUp 6 [с] [с]",
      ])
  }

  @Test("TX-62: a dead key and a letter type one character", arguments: ["C", "C.UTF-8"])
  func deadKeys(locale: String) throws {
    let fixture = try Fixture(changing: ["LC_ALL": locale])
    try fixture.server.run("setxkbmap", ["us", "intl"])
    try fixture.server.run("xdotool", ["mousemove", "50", "50", "click", "1"])
    fixture.hears("focus true")
    try fixture.server.xdotool("key", "48", "key", "26", "key", "a")
    fixture.hears("text [a]")
    #expect(fixture.events.filter { $0.hasPrefix("text") } == ["text [é]", "text [a]"])
  }

  @Test("XC-22: a held key repeats without a release in between")
  func autoRepeat() throws {
    let fixture = try Fixture()
    try fixture.server.run("xset", ["r", "on"])
    try fixture.server.run("xdotool", ["mousemove", "50", "50", "click", "1"])
    fixture.hears("focus true")
    try fixture.server.xdotool("keydown", "a")
    fixture.hears("keyDown 4 [a] [a] repeat")
    try fixture.server.xdotool("keyup", "a")
    fixture.hears("keyUp 4 [a] [a]")
    let keys = fixture.events.filter { $0.hasPrefix("key") }
    let repeats = keys.filter { $0 == "keyDown 4 [a] [a] repeat" }
    #expect(keys == ["keyDown 4 [a] [a]"] + repeats + ["keyUp 4 [a] [a]"])
  }

  @Test("XC-20: losing the focus releases keys and cancels buttons")
  func focusLoss() throws {
    let server = try XServer()
    try server.startWindowManager()
    let other = try Fixture(["--title", "other"], on: server)
    let fixture = try Fixture(on: server)
    try server.xdotool("windowactivate", "--sync", fixture.window)
    try server.xdotool("mousemove", "--window", fixture.window, "50", "50")
    fixture.hears("focus true")
    try server.xdotool("keydown", "a", "mousedown", "1")
    fixture.hears("down 1 at 50.0,50.0 count 1")
    try server.run("wmctrl", ["-i", "-a", other.window])
    fixture.hears("focus false")
    let index = try #require(fixture.events.firstIndex(of: "focus false"))
    #expect(fixture.events[..<index].suffix(2) == ["keyUp 4 [a] [a]", "cancelled"])
    try server.xdotool("mouseup", "1", "keyup", "a")
    try fixture.settles(try XProbe(server))
    #expect(
      fixture.events.filter { $0.hasPrefix("up 1") || $0.hasPrefix("keyUp") } == [
        "keyUp 4 [a] [a]"
      ])
  }
}
