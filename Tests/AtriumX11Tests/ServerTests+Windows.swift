import Foundation
import Testing
import XServerSupport

/// Several windows on one connection.
extension ServerTests {
  @Test("each window receives its own keys, even a window that a key opens and another key closes")
  func windowsAndKeys() throws {
    let server = try XServer()
    try server.startWindowManager()
    let program = try WindowsFixture(2, on: server)
    try program.activate(1)
    var start = program.process.lines.count
    try server.xdotool("key", "--clearmodifiers", "n")
    program.hears(3, "appears")
    program.hears(3, "focus true")
    program.hears(1, "focus false", since: start)
    #expect(program.events(2, since: start) == [])
    #expect(
      program.events(1, since: start).filter { !$0.hasPrefix("focus") }.prefix(2)
        == ["keyDown 17 [n] [n]", "text [n]"])

    start = program.process.lines.count
    try server.xdotool("key", "--clearmodifiers", "b")
    program.hears(3, "keyUp 5 [b] [b]", since: start)
    #expect(
      program.events(3, since: start) == ["keyDown 5 [b] [b]", "text [b]", "keyUp 5 [b] [b]"])
    #expect(program.events(1, since: start).isEmpty && program.events(2, since: start).isEmpty)

    try program.activate(2)
    start = program.process.lines.count
    try server.xdotool("key", "--clearmodifiers", "x")
    program.hears(3, "disappears")
    program.hears(3, "released")
    #expect(program.events(3, since: start) == ["closed", "disappears", "released"])
    // The release of the key that closed window 3 still goes to window 2, and so does the next key.
    program.hears(2, "keyUp 27 [x] [x]", since: start)
    try server.xdotool("key", "--clearmodifiers", "w")
    program.hears(2, "released")
    program.hears(1, "focus true", since: start)
    start = program.process.lines.count
    try server.xdotool("key", "--clearmodifiers", "b")
    program.hears(1, "text [b]", since: start)
    try server.xdotool("key", "--clearmodifiers", "w")
    #expect(program.process.waitForEnd() == 0)
    #expect(program.process.lines.suffix(3) == ["1 frame", "1 disappears", "1 released"])
    #expect(program.process.standardError == "")
  }

  @Test("a window that the program made itself opens once it is key and visible")
  func ownWindow() throws {
    let server = try XServer()
    try server.startWindowManager()
    let program = try WindowsFixture(1, on: server)
    try program.activate(1)
    try server.xdotool("key", "--clearmodifiers", "k")
    program.hears(2, "appears")
    let window = try program.window(2)
    #expect(
      try server.xdotool("getwindowgeometry", "--shell", "\(window)")
        .split(separator: "\n").filter { $0.hasPrefix("WIDTH") || $0.hasPrefix("HEIGHT") }
        == ["WIDTH=300", "HEIGHT=200"])
    #expect(program.process.standardError == "")
  }

  @Test(
    "a key that is held while the focus moves to another window is released in the first window")
  func heldKeyAcrossWindows() throws {
    let server = try XServer()
    try server.startWindowManager()
    let program = try WindowsFixture(2, on: server)
    try program.activate(1)
    try program.settles(1)
    let start = program.process.lines.count
    try server.xdotool("keydown", "b")
    program.hears(1, "text [b]", since: start)
    try program.activate(2)
    program.hears(1, "keyUp 5 [b] [b]", since: start)
    try server.xdotool("keyup", "b")
    try program.settles(2)
    #expect(program.events(2, since: start) == ["focus true"])
  }

  @Test(
    "XC-6: without a window manager, a click takes the focus only from another window of the program"
  )
  func focusAmongWindows() throws {
    let program = try WindowsFixture(2)
    program.probe.move(try program.window(2), x: 500, y: 0)
    try program.settles(2)
    try program.server.xdotool("mousemove", "100", "50", "click", "3")
    program.hears(1, "focus true")
    try program.server.xdotool("mousemove", "600", "50", "click", "3")
    program.hears(2, "focus true")
    program.hears(1, "focus false")
    let other = try Fixture(on: program.server)
    program.probe.move(other.windowID, x: 0, y: 400)
    try other.settles(program.probe)
    try program.server.xdotool("mousemove", "100", "500", "click", "3")
    other.hears("up 3 at 100.0,100.0 count 1")
    try other.settles(program.probe)
    #expect(
      other.events == [
        "task on main thread: true", "moved at 100.0,100.0", "down 3 at 100.0,100.0 count 1",
        "up 3 at 100.0,100.0 count 1",
      ])
  }

  @Test(
    "TX-69: an input method composes in each window, and in the remaining windows after one has closed"
  )
  func methodInWindows() throws {
    let server = try XServer()
    let method = try InputMethod(on: server)
    let program = try WindowsFixture(
      3, ["--text"], on: server, changing: InputMethod.environment)
    for number in 2...3 {
      program.probe.move(try program.window(number), x: 410 * (number - 1), y: 0)
    }
    try program.settles(3)
    func types(in number: Int, _ keys: String...) throws {
      let x = 410 * (number - 1) + 50
      try server.xdotool("mousemove", "\(x)", "50", "click", "3")
      program.hears(number, "focus true")
      try server.run("xdotool", ["key", "--delay", "0"] + keys)
    }
    try types(in: 1, "k", "a")
    method.hears("focus")
    program.hears(1, "text [か]")
    try types(in: 2, "k", "a", "n")
    program.hears(2, "text [か]")
    program.hears(4, "appears")
    program.probe.destroy(try program.window(1))
    program.hears(1, "released")
    try types(in: 3, "k", "a", "b")
    program.hears(3, "text [b]")
    #expect(program.events(3).filter { $0.hasPrefix("text") } == ["text [か]", "text [b]"])
    #expect(program.events(2).filter { $0.hasPrefix("text") } == ["text [か]", "text [n]"])
    #expect(program.events(1).filter { $0.hasPrefix("text") } == ["text [か]"])
  }

  @Test("dead keys and Compose work in each window separately")
  func deadKeysInWindows() throws {
    let program = try WindowsFixture(2, changing: ["LC_ALL": "C.UTF-8"])
    let server = program.server
    program.probe.move(try program.window(2), x: 500, y: 0)
    try program.settles(2)
    try server.run("setxkbmap", ["us", "intl"])
    for (number, x) in [(1, "100"), (2, "600"), (1, "100")] {
      let start = program.process.lines.count
      try server.xdotool("mousemove", x, "50", "click", "3")
      program.hears(number, "focus true", since: start)
      try server.xdotool("key", "--delay", "0", "48", "26")
      program.hears(number, "text [é]", since: start)
    }
  }

  @Test(
    "a drag from one window over another belongs to the first window, and then the pointer hovers over the other"
  )
  func dragAcrossWindows() throws {
    let program = try WindowsFixture(2)
    program.probe.move(try program.window(2), x: 500, y: 0)
    try program.server.xdotool("mousemove", "100", "50")
    program.hears(1, "moved at 100.0,50.0")
    let start = program.process.lines.count
    try program.server.xdotool("mousedown", "1", "mousemove", "600", "60")
    program.hears(1, "moved at 600.0,60.0", since: start)
    #expect(program.events(2, since: start).isEmpty)
    try program.server.xdotool("mouseup", "1")
    program.hears(1, "left", since: start)
    program.hears(2, "moved at 100.0,60.0", since: start)
    #expect(
      program.events(1, since: start).filter { !$0.hasPrefix("focus") } == [
        "down 1 at 100.0,50.0 count 1", "moved at 600.0,60.0", "up 1 at 600.0,60.0 count 1", "left",
      ])
  }

  @Test("a window that closes cancels its touch, and touches in another window continue")
  func touchesOnWindows() throws {
    let server = try XorgServer()
    let program = try WindowsFixture(2, on: server)
    let first = try program.window(1)
    program.probe.move(try program.window(2), x: 500, y: 0)
    try program.settles(2)
    let start = program.process.lines.count
    let screen = server.touchscreen
    try screen.touch(1, .begin, x: 100, y: 100)
    try screen.touch(2, .begin, x: 600, y: 100)
    try screen.touch(3, .begin, x: 650, y: 100)
    try screen.touch(1, .update, x: 100, y: 150)
    try screen.touch(2, .update, x: 600, y: 150)
    program.hears(1, "touch 0 moved at 100.0,150.0", since: start)
    program.hears(2, "touch 0 moved at 100.0,150.0", since: start)
    program.probe.send("WM_DELETE_WINDOW", to: first)
    program.hears(1, "released")
    try screen.touch(1, .update, x: 100, y: 200)
    try screen.touch(1, .end, x: 100, y: 200)
    try screen.touch(2, .update, x: 600, y: 200)
    try screen.touch(3, .end, x: 650, y: 100)
    try screen.touch(2, .end, x: 600, y: 200)
    program.hears(2, "touch 0 ended at 100.0,200.0", since: start)
    func touches(_ number: Int) -> [String] {
      program.events(number, since: start).filter { $0.hasPrefix("touch") }
    }
    #expect(
      touches(1) == [
        "touch 0 began at 100.0,100.0", "touch 0 moved at 100.0,150.0",
        "touch 0 cancelled at 100.0,150.0",
      ])
    #expect(
      touches(2) == [
        "touch 0 began at 100.0,100.0", "touch 1 began at 150.0,100.0",
        "touch 0 moved at 100.0,150.0", "touch 0 moved at 100.0,200.0",
        "touch 1 ended at 150.0,100.0", "touch 0 ended at 100.0,200.0",
      ])
    #expect(program.process.standardError == "")
  }

  @Test("a window that another program destroys, or the user closes, does not affect the others")
  func windowsEnd() throws {
    let program = try WindowsFixture(3)
    let windows = try (1...3).map { try program.window($0) }
    program.probe.destroy(windows[1])
    program.hears(2, "released")
    #expect(Array(program.events(2).suffix(3)) == ["closed", "disappears", "released"])
    for number in [1, 3] {
      program.probe.resize(windows[number - 1], width: 300 + number, height: 200)
      program.hearsSize(number, "\(300 + number)x200 scale 1.0")
    }
    program.probe.send("WM_DELETE_WINDOW", to: windows[0])
    program.hears(1, "released")
    #expect(
      Array(program.events(1).suffix(4)) == ["closeRequested", "closed", "disappears", "released"])
    try program.settles(3)
    #expect(program.process.isRunning)
    program.probe.destroy(windows[2])
    #expect(program.process.waitForEnd() == 0)
    #expect(program.process.standardError == "")
  }

  @Test("the loss of the server ends a program with several windows with one line")
  func windowsLoseServer() throws {
    let program = try WindowsFixture(3)
    program.probe.isUsable = false
    // A request to a server that has just ended raises this signal, if the program has not read the loss before.
    program.process.send(signal: SIGPIPE)
    program.server.process.send(signal: SIGKILL)
    #expect(program.process.waitForEnd() == 1)
    #expect(isLoss(of: program.server, program.process.standardError))
  }

  @Test("a program with five idle windows does not wake up, nor does one without windows")
  func idleWindows() throws {
    let program = try WindowsFixture(5, ["--stays"])
    #expect(program.process.comesToRest(for: 1.5))
    for number in 1...5 {
      program.probe.send("WM_DELETE_WINDOW", to: try program.window(number))
      program.hears(number, "released")
    }
    #expect(program.process.comesToRest(for: 1.5))
    #expect(program.process.isRunning)
    // A task opens a window while no window is open.
    program.process.send(signal: SIGUSR1)
    program.hears(6, "appears")
    let window = try program.window(6)
    #expect(eventually { program.probe.pixel(x: 399, y: 299, of: window) == 0xffffff })
    #expect(program.process.comesToRest(for: 1.5))
    #expect(program.process.standardError == "")
  }

  @Test("windows resized together are painted to the last pixel, with and without shared memory")
  func windowsPaint() throws {
    for changes in [[:], ["ATRIUM_X11_WITHOUT": "shm"]] as [[String: String?]] {
      let program = try WindowsFixture(2, changing: changes)
      let windows = [try program.window(1), try program.window(2)]
      program.probe.move(windows[1], x: 640, y: 0)
      for step in 1...20 {
        for window in windows {
          program.probe.resize(window, width: 400 + 10 * step, height: 300 + 5 * step)
        }
      }
      for window in windows {
        #expect(eventually { program.probe.pixel(x: 599, y: 399, of: window) == 0xffffff })
      }
      #expect(program.process.standardError == "")
    }
  }

  @Test("all windows follow the desktop's scale, and so does a window that opens after a change")
  func windowsScale() throws {
    let program = try WindowsFixture(2, ["--stays"])
    try program.server.run(
      "xprop",
      ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi: 192"])
    for number in 1...2 {
      program.hearsSize(number, "400x300 scale 2.0")
      program.hearsSize(number, "800x600 scale 2.0")
    }
    program.process.send(signal: SIGUSR1)
    program.hears(3, "appears")
    let pixels = program.probe.pixels(of: try program.window(3))
    #expect(pixels?.count == 800 * 600)
  }

  @Test("a minimised window is notified that it is invisible, and another window is not notified")
  func windowsVisibility() throws {
    let server = try XServer()
    try server.startWindowManager()
    let program = try WindowsFixture(2, on: server)
    let first = "\(try program.window(1))"
    try server.xdotool("windowmove", "--sync", "\(try program.window(2))", "600", "400")
    try program.settles(2)
    let start = program.process.lines.count
    try server.xdotool("windowminimize", first)
    program.hears(1, "visible false", since: start)
    try server.xdotool("windowactivate", first)
    program.hears(1, "visible true", since: start)
    #expect(program.events(2, since: start).filter { !$0.hasPrefix("focus") } == [])
  }

  @Test("a block between turns animates views of two idle windows for its whole duration")
  func windowsAnimate() throws {
    let server = try XServer()
    try server.startWindowManager()
    let program = try WindowsFixture(2, on: server)
    try program.activate(1)
    // A busy machine may show few frames of an animation, so the animation is repeated.
    let areBothAnimated = try eventually {
      #expect(program.process.comesToRest(for: 1.5))
      let start = program.process.lines.count
      try server.xdotool("key", "--clearmodifiers", "a")
      var ends: [String] = []
      let isOver = program.process.waits {
        ends = program.process.lines.dropFirst(start).filter { $0.hasPrefix("animated") }
        return !ends.isEmpty
      }
      #expect(isOver && ends == ["animated 2 finished true timely true"], "\(ends)")
      return (1...2).allSatisfy { number in
        program.process.lines.dropFirst(start).count { $0 == "\(number) frame" } > 2
      }
    }
    #expect(areBothAnimated)
  }
}
