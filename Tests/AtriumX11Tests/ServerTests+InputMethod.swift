import Foundation
import Testing
import XServerSupport

/// Input methods that work, stop answering, or exit.
extension ServerTests {
  /// Returns the reports that a window makes for a letter without an input method.
  func letter(_ letter: String) -> [String] {
    let usage = (letter.unicodeScalars.first?.value ?? 0) - 0x61 + 4
    return [
      "keyDown \(usage) [\(letter)] [\(letter)]", "text [\(letter)]",
      "keyUp \(usage) [\(letter)] [\(letter)]",
    ]
  }

  private var click: [String] {
    ["down 3 at 50.0,50.0 count 1", "up 3 at 50.0,50.0 count 1"]
  }

  @Test(
    "TX-61, TX-69: an input method composes, and the order is kept, whether or not clients wait for it",
    arguments: [[], ["--asynchronous"]])
  func healthyMethod(arguments: [String]) throws {
    let server = try XServer()
    let method = try InputMethod(on: server, arguments)
    let typist = try Typist(on: server)
    method.hears("focus")
    try typist.types("k", "a", "k", "a", "b", "k", "b")
    let expected =
      ["text [か]", "text [か]"] + letter("b") + ["text [k]"] + letter("b")
    typist.heard(expected)
    #expect(typist.threads == 2)
  }

  @Test("TX-72: without an input method's server there is no thread, and dead keys work")
  func noMethod() throws {
    let server = try XServer()
    let typist = try Typist(on: server)
    try server.run("setxkbmap", ["us", "intl"])
    try typist.types("48", "26", "a")
    typist.heard(["text [é]"] + letter("a"))
    #expect(typist.threads == 1)
  }

  @Test("TX-72: an input method that does not serve the locale is not used, and dead keys work")
  func refusedLocale() throws {
    let server = try XServer()
    let method = try InputMethod(on: server, ["--locales", "xx_XX"])
    let typist = try Typist(on: server)
    try server.run("setxkbmap", ["us", "intl"])
    try typist.types("48", "26", "a")
    typist.heard(["text [é]"] + letter("a"))
    #expect(eventually { typist.threads == 1 })
    #expect(method.process.lines == ["ready"])
  }

  @Test(
    "TX-70: while an input method hangs, keys and clicks arrive in order, and later it is used again",
    arguments: [[], ["--asynchronous"]])
  func hangingMethod(arguments: [String]) throws {
    let server = try XServer()
    let method = try InputMethod(on: server, arguments)
    let typist = try Typist(on: server)
    method.hears("focus")
    method.hang()
    try typist.types("k", "a")
    try server.xdotool("click", "3")
    var expected = letter("k") + letter("a") + click
    typist.heard(expected)
    // The input method has stopped answering, and gets no further requests.
    try typist.types("x")
    expected += letter("x")
    typist.heard(expected)
    #expect(try XProbe(server).ping(typist.fixture.windowID))
    method.resume()
    method.hears("reset")
    // The answer may arrive after the next key, in which case that key still types a letter.
    var isUsed = false
    for _ in 0..<20 where !isUsed {
      try typist.types("k")
      _ = eventually {
        isUsed = method.process.lines.last == "key k"
        return isUsed || typist.events.count >= expected.count + letter("k").count
      }
      if !isUsed { expected += letter("k") }
    }
    try typist.types("a")
    // The text of the earlier keys is not inserted a second time by the input method.
    typist.heard(expected + ["text [か]"])
    #expect(
      method.process.lines == [
        "ready", "connected", "opened", "context", "focus", "key k", "reset", "key k", "key a",
      ])
  }

  @Test(
    "TX-68: an input method that never answers when it is opened blocks nothing, not even the exit",
    arguments: ["1", "30", "50"])
  func silentMethod(firstMessage: String) throws {
    let server = try XServer()
    let method = try InputMethod(on: server, ["--mute-from", firstMessage])
    let typist = try Typist(on: server)
    method.hears("silent")
    try typist.types("k", "a")
    typist.heard(letter("k") + letter("a"))
    try XProbe(server).send("WM_DELETE_WINDOW", to: typist.fixture.windowID)
    #expect(typist.fixture.process.waitForEnd() == 0)
    #expect(typist.fixture.process.standardError == "")
  }

  @Test("TX-68: an input method that hangs before it is opened is used when it continues")
  func lateMethod() throws {
    let server = try XServer()
    let method = try InputMethod(on: server)
    method.hang()
    let typist = try Typist(on: server)
    try typist.types("x")
    typist.heard(letter("x"))
    method.resume()
    method.hears("focus")
    try typist.types("k", "a")
    typist.heard(letter("x") + ["text [か]"])
  }

  /// Starts another input method, and checks that the window uses it for composition.
  private func usesSuccessor(
    _ typist: Typist, after expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let successor = try InputMethod(on: typist.fixture.server)
    successor.hears("focus")
    try typist.types("k", "a")
    typist.heard(expected + ["text [か]"], sourceLocation: sourceLocation)
  }

  @Test(
    "TX-71: pending keys of an input method that exited are delivered, and the next input method is used"
  )
  func deathInFlight() throws {
    let server = try XServer()
    let method = try InputMethod(on: server)
    let typist = try Typist(on: server)
    method.hears("focus")
    method.hang()
    try typist.types("k", "a")
    method.die()
    var expected = letter("k") + letter("a")
    typist.heard(expected)
    try typist.types("x")
    expected += letter("x")
    typist.heard(expected)
    #expect(eventually { typist.threads == 1 })
    try usesSuccessor(typist, after: expected)
    #expect(typist.fixture.process.standardError == "")
  }

  @Test("TX-71: after an idle input method exits, no thread and no connection is left")
  func deathInQuiet() throws {
    let server = try XServer()
    let method = try InputMethod(on: server)
    let typist = try Typist(on: server)
    method.hears("focus")
    method.die()
    #expect(eventually { typist.threads == 1 })
    try typist.types("k", "a")
    typist.heard(letter("k") + letter("a"))
    try usesSuccessor(typist, after: letter("k") + letter("a"))
    #expect(typist.fixture.process.standardError == "")
  }

  @Test(
    "TX-71: after an input method exits before it is opened, no thread and no connection is left")
  func deathInOpening() throws {
    let server = try XServer()
    let method = try InputMethod(on: server)
    method.hang()
    let typist = try Typist(on: server)
    #expect(eventually { typist.threads == 2 })
    method.die()
    #expect(eventually { typist.threads == 1 })
    try typist.types("x")
    typist.heard(letter("x"))
    try usesSuccessor(typist, after: letter("x"))
  }

  @Test("closing a window whose input method hangs ends the program at once, with code 0")
  func closingWhileHanging() throws {
    let server = try XServer()
    let method = try InputMethod(on: server)
    let typist = try Typist(on: server)
    method.hears("focus")
    method.hang()
    try typist.types("k", "a")
    try XProbe(server).send("WM_DELETE_WINDOW", to: typist.fixture.windowID)
    #expect(typist.fixture.process.waitForEnd() == 0)
    #expect(typist.fixture.process.standardError == "")
  }

  @Test("the window may lose the focus and get it again while an input method hangs")
  func focusWhileHanging() throws {
    let server = try XServer()
    let probe = try XProbe(server)
    let other = probe.makeWindow(width: 20, height: 20, color: 0)
    let method = try InputMethod(on: server)
    let typist = try Typist(on: server)
    method.hears("focus")
    method.hang()
    try typist.types("x")
    try server.xdotool("windowfocus", "--sync", "\(other)")
    var expected = letter("x") + ["focus false"]
    typist.heard(expected)
    try server.xdotool("windowfocus", "--sync", typist.fixture.window)
    try typist.types("y")
    expected += ["focus true"] + letter("y")
    typist.heard(expected)
    method.resume()
    method.hears("focus", count: 2)
    try typist.types("k", "a")
    typist.heard(expected + ["text [か]"])
    #expect(
      method.process.lines.filter { $0.hasSuffix("focus") } == ["focus", "no focus", "focus"])
  }
}
