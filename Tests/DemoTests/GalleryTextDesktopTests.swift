import AtriumControls
import AtriumHarness
import AtriumKit
import Testing
import XServerSupport

/// The gallery's text views with real keyboards, other programs and input methods.
///
/// After each input the window looks like the stage, whose values are compared here.
@Suite("the gallery's text views on a desktop", .serialized)
@MainActor
struct GalleryTextDesktopTests {
  /// A keyboard layout, and the keys that type two words with it.
  struct Layout: Sendable, CustomTestStringConvertible {
    /// The arguments for `setxkbmap`.
    let words: [String]
    let first: (keys: [String], text: String)
    let second: (keys: [String], text: String)
    /// The codes of the keys for select all, copy, undo and redo.
    let commands: (all: String, copy: String, undo: String, redo: String)

    var testDescription: String { words.joined(separator: " ") }
  }

  nonisolated static let layouts = [
    Layout(
      words: ["us"], first: (["shift+38", "57", "57"], "Ann"),
      second: (["shift+25", "46", "24"], "Wlq"),
      commands: ("ctrl+38", "ctrl+54", "ctrl+52", "ctrl+29")),
    // The layout has a dead key, and letters at other positions.
    Layout(
      words: ["de"], first: (["shift+34", "29", "20"], "Üzß"),
      second: (["21", "26", "47", "52"], "éöy"),
      commands: ("ctrl+38", "ctrl+54", "ctrl+29", "ctrl+52")),
    // The layout has no Latin letters, so commands use the second layout.
    Layout(
      words: ["ru,us"], first: (["shift+41", "29", "29", "41"], "Анна"),
      second: (["shift+54", "38"], "Сф"),
      commands: ("ctrl+38", "ctrl+54", "ctrl+52", "ctrl+29")),
  ]

  @Test(
    "TX-17, TX-19, TX-24, TX-48: a name is typed, selected, copied, pasted and undone",
    arguments: layouts)
  func layout(_ layout: Layout) throws {
    let twin = try TextTwin(layout: layout.words)
    let guest = try twin.input("Guest")
    let (first, second) = (layout.first.text, layout.second.text)
    let name = "\(first) \(second)"
    try twin.click("Guest")
    try twin.types(layout.first.keys + ["65"] + layout.second.keys, as: name)
    #expect(guest.text == name)

    // The keys select the second word, then everything.
    try twin.key("ctrl+shift+Left", "Ctrl+Shift+Left")
    twin.offers(second, as: "PRIMARY")
    try twin.presses([layout.commands.all]) { twin.stage.key("Ctrl+a") }
    twin.offers(name, as: "PRIMARY")
    try twin.desktop.server.xdotool("key", layout.commands.copy)
    twin.stage.key("Ctrl+c")
    twin.offers(name, as: "CLIPBOARD")

    // The mouse selects the first word, which is replaced and then restored.
    try twin.doubleClick(after: 1, in: guest)
    twin.offers(first, as: "PRIMARY")
    try twin.types(layout.second.keys, as: second)
    #expect(guest.text == "\(second) \(second)")
    try twin.key("Home")
    try twin.pastes("Zoë か ")
    #expect(guest.text == "Zoë か \(second) \(second)")
    try twin.presses([layout.commands.undo]) { twin.stage.key("Ctrl+z") }
    #expect(guest.text == "\(second) \(second)")
    try twin.drag(from: 0, to: 1, in: guest)
    twin.offers(String(second.prefix(1)), as: "PRIMARY")
    try twin.key("Delete")

    // Everything is undone, however the steps were divided, and redone.
    let last = String(second.dropFirst()) + " " + second
    #expect(guest.text == last)
    let count = 20
    try twin.presses(Array(repeating: layout.commands.undo, count: count)) {
      for _ in 0..<count { twin.stage.key("Ctrl+z") }
    }
    #expect(guest.text == "")
    try twin.presses(Array(repeating: layout.commands.redo, count: count)) {
      for _ in 0..<count { twin.stage.key("Ctrl+y") }
    }
    #expect(guest.text == last)
    #expect(twin.desktop.demo.standardError == "")
  }

  @Test(
    "TX-29, TX-59: the letter accepts lines from other programs, by keys and by the middle button")
  func letter() throws {
    let twin = try TextTwin()
    let letter = try twin.input("Letter", as: TextView.self)
    let old = letter.text
    try twin.click("Letter")
    try twin.key("ctrl+End", "Ctrl+End")
    try twin.types(["Return", "b", "y", "e"], as: "\nbye")
    try twin.pastes("\r\nfirst\r\nسلام second")
    #expect(letter.text == old + "\nbye\nfirst\nسلام second")
    try twin.key("ctrl+z", "Ctrl+z")
    #expect(letter.text == old + "\nbye")
    try twin.key("ctrl+Home", "Ctrl+Home")
    try twin.pastesSelection("Very ", at: 0, in: letter)
    #expect(letter.text == "Very " + old + "\nbye")
    try twin.key("ctrl+a", "Ctrl+a")
    twin.offers("Very " + old + "\nbye", as: "PRIMARY")
    try twin.key("ctrl+x", "Ctrl+x")
    twin.offers("Very " + old + "\nbye", as: "CLIPBOARD")
    #expect(letter.text == "")
  }

  @Test(
    "TX-15, TX-74: a search finds while text is typed, and a secret key is neither shown nor copied"
  )
  func searchAndKey() throws {
    let twin = try TextTwin()
    let search: SearchField = try twin.input("Search", as: SearchField.self)
    try twin.click("Search")
    try twin.types(["g", "a", "l"], as: "gal")
    #expect(search.text == "gal" && twin.stage.view(named: "Gallery") != nil)
    try twin.key("Escape")
    #expect(search.text == "")

    let key = try twin.input("Key")
    try twin.click("Key", 40)
    twin.client.own(SelectionClient.Behaviour("theirs"))
    try twin.types(["s", "e", "c", "r", "e", "t"], as: "secret")
    #expect(key.text == "secret")
    for (name, own) in [("ctrl+a", "Ctrl+a"), ("ctrl+c", "Ctrl+c"), ("ctrl+x", "Ctrl+x")] {
      try twin.desktop.server.xdotool("key", name)
      twin.stage.key(own)
    }
    try twin.check("commands in the key", mustChange: false)
    #expect(key.text == "secret" && twin.client.owner() == twin.client.windowID)
  }

  @Test(
    "TX-64, TX-65, TX-71: the text works while an input method starts, composes, dies, starts again and hangs",
    arguments: [[], ["--asynchronous"]])
  func inputMethod(arguments: [String]) throws {
    let arguments = ["--styles", "408,402"] + arguments
    let twin = try TextTwin(changing: InputMethod.environment)
    let guest = try twin.input("Guest")
    let server = twin.desktop.server
    try twin.click("Guest")
    try twin.types(["k", "a"], as: "ka")

    // The input method starts, composes and commits.
    let method = try InputMethod(on: server, arguments)
    #expect(method.hasHeard("focus"))
    try twin.composes(["k", "a", "n"]) {
      twin.stage.compose("かん", 6, (0..<3, .selected), (3..<6, .underlined))
    }
    #expect(guest.text == "ka" && guest.markedTextRange != nil)
    try twin.presses(["c"]) { twin.stage.commit("かん") }
    #expect(guest.text == "kaかん" && guest.markedTextRange == nil)
    // The commit is a separate undo step.
    try twin.key("ctrl+z", "Ctrl+z")
    #expect(guest.text == "ka")

    // The input method exits, and keys write text directly.
    method.die()
    try twin.types(["k", "a"], as: "ka")
    #expect(guest.text == "kaka")

    // A second input method starts. A click commits its composition.
    let second = try InputMethod(on: server, arguments)
    #expect(second.hasHeard("focus"))
    try twin.composes(["k"]) { twin.stage.compose("k", 1, (0..<1, .underlined)) }
    try twin.click("Key", 40)
    #expect(guest.text == "kakak" && guest.markedTextRange == nil)
    // The second input method does not get the secure field's keys.
    let heard = second.process.lines.count { $0.hasPrefix("key") }
    try twin.types(["k"], as: "k")
    #expect(second.process.lines.count { $0.hasPrefix("key") } == heard)
    try twin.click("Guest", 40)
    #expect(second.hasHeard("focus", count: 2))

    // The input method hangs, so the composition is discarded, and the keys write text.
    try twin.composes(["k"]) { twin.stage.compose("k", 1, (0..<1, .underlined)) }
    second.hang()
    try twin.presses(["x"]) {
      twin.stage.window.dispatch(.markedText(nil))
      twin.stage.type("x")
    }
    #expect(guest.text == "kakakx")
    second.resume()
    #expect(second.hasHeard("reset", count: 2))

    // The input method dies in the middle of a composition.
    try twin.composes(["k", "a"]) { twin.stage.compose("か", 3, (0..<3, .selected)) }
    second.die()
    let before = twin.stage.snapshot()
    twin.stage.window.dispatch(.markedText(nil))
    try twin.check("the death", mustChange: true, since: before)
    try twin.types(["k", "a"], as: "ka")
    #expect(guest.text == "kakakxka")
    #expect(twin.desktop.demo.standardError == "")
  }
}

extension Stage {
  /// Shows a composition, as an input method does.
  fileprivate func compose(
    _ text: String, _ caret: Int, _ spans: (Range<Int>, MarkedText.Style)...
  ) {
    let spans = spans.map { MarkedText.Span($0.0, $0.1) }
    window.dispatch(.markedText(MarkedText(text, caret: caret, spans: spans)))
    turn()
  }

  /// Commits a composition.
  fileprivate func commit(_ text: String) {
    window.dispatch(.text(text))
    turn()
  }
}
