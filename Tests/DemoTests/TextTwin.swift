import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing
import XServerSupport

/// Two galleries that show the page of text, in a window and on a stage.
///
/// Both get the same text. The window gets it from keys of its keyboard, from an input method or from other
/// programs.
@MainActor
final class TextTwin: GalleryTwin {
  /// A program that copies from the window and pastes into it.
  let client: SelectionClient

  /// Opens the page.
  ///
  /// - Parameters:
  ///   - layout: The arguments for `setxkbmap`.
  ///   - environment: The additional environment of the demo.
  ///   - options: Additional options of the demo in the window.
  /// - Throws: An error that ends the test, if the page does not open.
  init(
    layout: [String] = ["us"], changing environment: [String: String?] = ["LC_ALL": "C.UTF-8"],
    options: [String] = []
  ) throws {
    let desktop = try Desktop(GalleryTwin.arguments(.off) + options, changing: environment)
    try desktop.server.run("setxkbmap", layout)
    client = try SelectionClient(desktop.server)
    Pasteboard.general.string = nil
    Pasteboard.primary.string = nil
    // The time is for the search, for a new selection's owner, and for scroll indicators, which fade after
    // 0.9 s. Where a part of a rounded edge is drawn again, the lowest bits may differ.
    try super.init(desktop, motion: .off, rest: 1.3, tolerance: 2)
    let start = desktop.demo.lines.count
    try click("Text")
    #expect(desktop.waits(for: "Text.viewDidAppear", since: start))
  }

  /// Returns a text input by its name.
  func input<Text: TextInput>(_ name: String, as type: Text.Type = TextField.self) throws -> Text {
    try #require(stage.view(named: name) as? Text, "no text is named \(name)")
  }

  /// Types in both galleries: keys of the current layout in the window, their text on the stage.
  func types(_ keys: [String], as text: String) throws {
    let before = stage.snapshot()
    try desktop.server.run("xdotool", ["key", "--delay", "0"] + keys)
    stage.type(text)
    try check("the keys of \(text)", mustChange: true, since: before)
  }

  /// Presses keys in the window, and makes the same change on the stage.
  func presses(_ keys: [String], changing change: () -> Void) throws {
    let before = stage.snapshot()
    try desktop.server.run("xdotool", ["key", "--delay", "0"] + keys)
    change()
    try check("the keys \(keys)", mustChange: true, since: before)
  }

  /// Presses keys that the input method composes, and makes the same change on the stage.
  ///
  /// A key does not wait long for an input method (TX-70). If the input method on a busy machine answers too
  /// late, the key writes text. That text is deleted, and the keys are pressed again.
  func composes(_ keys: [String], changing change: () -> Void) throws {
    change()
    bringToRest()
    let end = ContinuousClock.now + .seconds(patience)
    repeat {
      try desktop.server.run("xdotool", ["key", "--delay", "0"] + keys)
      if difference(after: 5) == 0 { return }
      try desktop.server.run(
        "xdotool", ["key", "--delay", "0"] + Array(repeating: "BackSpace", count: keys.count))
      probe.letPass(milliseconds: 500)
    } while ContinuousClock.now < end
    try check("the composition of \(keys)", mustChange: false)
  }

  /// Returns the position of a caret, in whole points.
  func place(of character: Int, in text: some TextInput) throws -> Point {
    let position = text.position(from: text.beginningOfDocument, offset: character)
    let middle = text.convert(text.caretRect(for: try #require(position)).center, to: nil)
    return Point(x: middle.x.rounded(), y: middle.y.rounded())
  }

  /// Selects a word in both galleries by a double click on its second letter.
  func doubleClick(after character: Int, in text: some TextInput) throws {
    let point = try place(of: character, in: text)
    try move(to: point)
    let before = stage.snapshot()
    let isQuick = try probe.quickly(within: 300) {
      try desktop.server.xdotool("click", "--repeat", "2", "--delay", "1", "1")
    } otherwise: {
      probe.letPass(milliseconds: 600)
    }
    try #require(isQuick)
    for _ in 0..<2 { stage.click(at: point) }
    try check("a double click", mustChange: true, since: before)
  }

  /// Selects in both galleries by a drag from one caret position to another.
  func drag(from start: Int, to end: Int, in text: some TextInput) throws {
    let (from, to) = (try place(of: start, in: text), try place(of: end, in: text))
    try move(to: from)
    let before = stage.snapshot()
    try desktop.server.xdotool(
      "mousedown", "1", "mousemove", "--window", desktop.window, "\(Int(to.x))", "\(Int(to.y))",
      "mouseup", "1")
    stage.press(at: from)
    stage.move(to: to)
    stage.release(at: to)
    try check("a drag", mustChange: true, since: before)
  }

  /// Pastes text from another program in both galleries.
  func pastes(_ text: String) throws {
    let before = stage.snapshot()
    client.own(SelectionClient.Behaviour(text))
    Pasteboard.general.string = text
    try serves { try desktop.server.xdotool("key", "ctrl+v") }
    stage.key("Ctrl+v")
    try check("the paste of \(text)", mustChange: true, since: before)
  }

  /// Pastes text that is selected in another program in both galleries, with the middle button.
  func pastesSelection(_ selection: String, at character: Int, in text: some TextInput) throws {
    let point = try place(of: character, in: text)
    try move(to: point)
    let before = stage.snapshot()
    client.own(SelectionClient.Behaviour(selection), of: "PRIMARY")
    Pasteboard.primary.string = selection
    try serves { try desktop.server.xdotool("click", "2") }
    stage.click(at: point, button: .middle)
    try check("the middle button", mustChange: true, since: before)
  }

  private func serves(_ input: () throws -> Void) throws {
    let count = client.log.count
    try input()
    try #require(client.serve { client.log.dropFirst(count).contains("UTF8_STRING") })
  }

  /// Waits until other programs read this text from a selection; the stage offers the same text.
  func offers(
    _ text: String, as selection: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let own = selection == "PRIMARY" ? Pasteboard.primary : Pasteboard.general
    #expect(own.string == text, sourceLocation: sourceLocation)
    var read: SelectionClient.Answer?
    _ = eventually {
      guard client.owner(of: selection) != client.windowID else { return false }
      read = client.read("UTF8_STRING", of: selection)
      return read?.text == text
    }
    #expect(read?.text == text, sourceLocation: sourceLocation)
  }
}
