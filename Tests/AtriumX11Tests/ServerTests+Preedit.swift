import Foundation
import Testing
import XServerSupport

/// Input methods that let the view show the marked text.
extension ServerTests {
  private static let onTheSpot = ["--styles", "408,402"]

  /// Makes a window whose input method lets the view show the marked text (on-the-spot style).
  private func composer(_ arguments: [String] = []) throws -> (Typist, InputMethod) {
    let server = try XServer()
    let method = try InputMethod(on: server, Self.onTheSpot + arguments)
    let typist = try Typist(on: server)
    method.hears("focus")
    return (typist, method)
  }

  @Test(
    "TX-64: the view shows the composition, and then gets the text",
    arguments: [[], ["--asynchronous"]])
  func preedit(arguments: [String]) throws {
    let (typist, method) = try composer(arguments)
    try typist.types("k", "a", "n", "w", "c", "b")
    typist.viewHeard([
      "marked [k] at 1 0-1u", "marked [か] at 3 0-3s", "marked [かん] at 6 0-3s 3-6u",
      "marked [かん] at 0 0-3s 3-6u", "inserted [かん]", "unmarked", "inserted [b]",
    ])
    #expect(method.process.lines.contains("style 402"))
    #expect(typist.fixture.process.standardError == "")
  }

  @Test(
    "TX-65: a commit replaces the composition, in any order of the input method's messages",
    arguments: [[], ["--asynchronous"]])
  func commitOrders(arguments: [String]) throws {
    let (typist, method) = try composer(arguments)
    try typist.types("k", "d", "k", "q", "c")
    typist.viewHeard([
      "marked [k] at 1 0-1u", "inserted [k]", "unmarked", "marked [k] at 1 0-1u",
      "inserted [k]", "marked [k] at 1 0-1u", "inserted [k]", "unmarked",
    ])
    #expect(method.process.lines.count { $0 == "key k" } == 2)
  }

  @Test("TX-64: a change outside the composition ends it")
  func oddPreedit() throws {
    let (typist, method) = try composer()
    try typist.types("k", "x", "k", "c")
    typist.viewHeard([
      "marked [k] at 1 0-1u", "unmarked", "marked [k] at 1 0-1u", "inserted [k]", "unmarked",
    ])
    #expect(method.process.lines.count { $0 == "key k" } == 2)
  }

  @Test("TX-66: a view that ends the composition keeps its text, and the input method starts again")
  func resetPreedit() throws {
    let (typist, method) = try composer()
    try typist.types("k", "ctrl+r")
    typist.viewHeard(["marked [k] at 1 0-1u", "kept [k]", "reset"])
    method.hears("reset")
    try typist.types("k", "a", "c")
    typist.viewHeard([
      "marked [k] at 1 0-1u", "kept [k]", "reset", "marked [k] at 1 0-1u",
      "marked [か] at 3 0-3s", "inserted [か]", "unmarked",
    ])
  }

  @Test("TX-66: a window that loses the focus keeps the text, after the input method was reset")
  func focusInPreedit() throws {
    let (typist, method) = try composer()
    let server = typist.fixture.server
    let probe = try XProbe(server)
    let other = probe.makeWindow(width: 20, height: 20, color: 0)
    try typist.types("k")
    typist.viewHeard(["marked [k] at 1 0-1u"])
    try server.xdotool("windowfocus", "--sync", "\(other)")
    method.hears("no focus")
    typist.viewHeard(["marked [k] at 1 0-1u", "kept [k]"])
    method.hears("reset")
    try server.xdotool("windowfocus", "--sync", typist.fixture.window)
    method.hears("focus", count: 2)
    try typist.types("k", "c")
    typist.viewHeard([
      "marked [k] at 1 0-1u", "kept [k]", "marked [k] at 1 0-1u", "inserted [k]", "unmarked",
    ])
  }

  @Test(
    "TX-66: without a view that receives text the input method has no focus and receives no key")
  func withoutReceiver() throws {
    let (typist, method) = try composer()
    try typist.types("ctrl+b")
    method.hears("no focus")
    let keys = method.process.lines.count { $0.hasPrefix("key") }
    try typist.types("k", "a")
    typist.fixture.hears("keyDown 4 [a] [a]")
    #expect(typist.viewLines == [])
    #expect(method.process.lines.count { $0.hasPrefix("key") } == keys)
  }

  @Test("TX-67: the input method never receives the keys of secure text, and dead keys work there")
  func secureText() throws {
    let (typist, method) = try composer()
    try typist.fixture.server.run("setxkbmap", ["us", "intl"])
    try typist.types("ctrl+s")
    method.hears("no focus")
    let keys = method.process.lines.count { $0.hasPrefix("key") }
    try typist.types("k", "48", "26")
    typist.viewHeard(["secure true", "inserted [k]", "inserted [é]"])
    #expect(method.process.lines.count { $0.hasPrefix("key") } == keys)
    try typist.types("ctrl+s")
    method.hears("focus", count: 2)
    try typist.types("k")
    typist.viewHeard([
      "secure true", "inserted [k]", "inserted [é]", "secure false", "marked [k] at 1 0-1u",
    ])
  }

  @Test("TX-67: the input method is notified of each caret position once")
  func spot() throws {
    let (typist, method) = try composer()
    method.hears("spot 10,46")
    try typist.types("ctrl+m")
    method.hears("spot 30,46")
    try typist.types("k", "c")
    typist.viewHeard(["marked [k] at 1 0-1u", "inserted [k]", "unmarked"])
    #expect(method.process.lines.filter { $0.hasPrefix("spot") } == ["spot 10,46", "spot 30,46"])
  }

  @Test(
    "TX-73: an input method without synchronous keys gets no caret position while its answer is outstanding"
  )
  func spotOfLateMethod() throws {
    let (typist, method) = try composer(["--asynchronous", "--late", "60"])
    method.hears("spot 10,46")
    // The view moves its caret when the input method has returned the first key. At that time the input
    // method already has the second key.
    try typist.types("ctrl+m", "b")
    method.hears("spot 30,46")
    let lines = method.process.lines.drop { $0 != "key m" }
    let spot = lines.firstIndex(of: "spot 30,46")
    let last = lines.firstIndex(of: "key b")
    let answers = lines.indices.filter { lines[$0] == "late answer" }
    // There are three key presses and three releases. The last releases may be answered after the caret
    // position is sent.
    #expect(spot ?? 0 > last ?? .max, "\(Array(lines))")
    #expect(answers.count { $0 < spot ?? 0 } >= 3, "\(Array(lines))")
    typist.viewHeard(["inserted [b]"])
  }

  @Test(
    "TX-63: the best input style that the input method offers is used",
    arguments: [("408,404,402", "402"), ("408,404", "404"), ("408,810", "408"), ("810", "810")])
  func styles(offered: String, chosen: String) throws {
    let server = try XServer()
    let method = try InputMethod(on: server, ["--styles", offered])
    let typist = try Typist(on: server)
    method.hears("focus")
    #expect(method.process.lines.contains("style \(chosen)"))
    if chosen == "404" { method.hears("spot 10,46") }
    if ["404", "408"].contains(chosen) {
      try typist.types("k", "a")
      typist.viewHeard(["inserted [か]"])
    }
    #expect(typist.fixture.process.standardError == "")
  }

  @Test(
    "TX-71: the composition of an input method that exits is discarded, and the next input method composes"
  )
  func deathInPreedit() throws {
    let (typist, method) = try composer()
    try typist.types("k", "a")
    typist.viewHeard(["marked [k] at 1 0-1u", "marked [か] at 3 0-3s"])
    method.die()
    typist.viewHeard(["marked [k] at 1 0-1u", "marked [か] at 3 0-3s", "unmarked"])
    try typist.types("k")
    typist.viewHeard([
      "marked [k] at 1 0-1u", "marked [か] at 3 0-3s", "unmarked", "inserted [k]",
    ])
    let successor = try InputMethod(on: typist.fixture.server, Self.onTheSpot)
    successor.hears("focus")
    try typist.types("k", "c")
    typist.viewHeard([
      "marked [k] at 1 0-1u", "marked [か] at 3 0-3s", "unmarked", "inserted [k]",
      "marked [k] at 1 0-1u", "inserted [k]", "unmarked",
    ])
    #expect(typist.fixture.process.standardError == "")
  }

  @Test("TX-70: the composition of an input method that hangs is discarded, and keys arrive")
  func hangInPreedit() throws {
    let (typist, method) = try composer()
    try typist.types("k")
    typist.viewHeard(["marked [k] at 1 0-1u"])
    method.hang()
    try typist.types("b")
    typist.viewHeard(["marked [k] at 1 0-1u", "unmarked", "inserted [b]"])
    method.resume()
    method.hears("reset")
    try typist.types("k", "c")
    typist.viewHeard([
      "marked [k] at 1 0-1u", "unmarked", "inserted [b]", "marked [k] at 1 0-1u",
      "inserted [k]", "unmarked",
    ])
  }

  // MARK: Keyboard layouts

  @Test(
    "TX-62: the view gets the text of three keyboard layouts and of a compose sequence",
    arguments: [
      (["us"], ["38", "39", "shift+40"], ["a", "s", "D"]),
      (["de"], ["48", "29", "21", "38", "49", "26"], ["ä", "z", "á", "ê"]),
      (["ru"], ["38", "39", "40"], ["ф", "ы", "в"]),
      (
        ["us", "-option", "compose:menu"], ["Multi_key", "apostrophe", "e", "Multi_key", "s", "s"],
        ["é", "ß"]
      ),
    ] as [([String], [String], [String])])
  func layouts(layout: [String], keys: [String], texts: [String]) throws {
    let server = try XServer()
    let typist = try Typist(on: server, changing: ["LC_ALL": "C.UTF-8"])
    try server.run("setxkbmap", layout)
    try server.run("xdotool", ["key", "--delay", "0"] + keys)
    typist.viewHeard(texts.map { "inserted [\($0)]" })
    #expect(typist.threads == 1)
  }
}
