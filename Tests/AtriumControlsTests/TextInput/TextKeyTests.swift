import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Each row of the table of text keys.
@MainActor
struct TextKeyTests {
  /// A key in text, and its effect.
  struct Row: Sendable, CustomTestStringConvertible {
    var keys: String
    var text: String
    /// The offset at which the selection before the key starts, in characters.
    var start: Int
    var end: Int?
    /// The selection after the key, and the text if it changed.
    var selection: String
    var result: String?

    init(
      _ keys: String, _ text: String, _ start: Int, _ end: Int? = nil, to selection: String,
      _ result: String? = nil
    ) {
      (self.keys, self.text, self.start, self.end) = (keys, text, start, end)
      (self.selection, self.result) = (selection, result)
    }

    var testDescription: String { "\(keys) in \(text)" }
  }

  private nonisolated static let arabic = "\u{633}\u{644}\u{627}\u{645}"

  private nonisolated static let everywhere = [
    Row("Left", "abc", 2, to: "1"), Row("Right", "abc", 2, to: "3"),
    Row("Left", "abc", 0, to: "0"), Row("Right", "abc", 3, to: "3"),
    Row("Left", "abcd", 1, 3, to: "1"), Row("Right", "abcd", 1, 3, to: "3"),
    Row("Shift+Right", "abc", 1, to: "1-2"), Row("Shift+Left", "abc", 1, to: "0-1"),
    Row("Shift+Left", "abcd", 1, 3, to: "1-2"),
    Row("Left", arabic, 0, to: "1"), Row("Right", arabic, 1, to: "0"),
    Row("Left", arabic, 1, 3, to: "3"), Row("Right", arabic, 1, 3, to: "1"),
    Row("Ctrl+Left", "hello big", 9, to: "6"), Row("Ctrl+Right", "hello big", 0, to: "5"),
    Row("Ctrl+Shift+Right", "hello big", 0, to: "0-5"),
    Row("Ctrl+Left", "\(arabic) \(arabic)", 0, to: "4"),
    Row("Ctrl+Right", "\(arabic) \(arabic)", 9, to: "5"),
    Row("Home", "abc", 2, to: "0"), Row("End", "abc", 1, to: "3"),
    Row("Shift+Home", "abc", 2, to: "0-2"), Row("Shift+End", "abc", 2, to: "2-3"),
    Row("Ctrl+Home", "abc", 2, to: "0"), Row("Ctrl+End", "abc", 1, to: "3"),
    Row("Backspace", "abc", 2, to: "1", "ac"), Row("Shift+Backspace", "abc", 2, to: "1", "ac"),
    Row("Backspace", "abc", 0, to: "0"), Row("Delete", "abc", 1, to: "1", "ac"),
    Row("Delete", "abc", 3, to: "3"), Row("Backspace", "abcd", 1, 3, to: "1", "ad"),
    Row("Delete", "abcd", 1, 3, to: "1", "ad"),
    Row("Ctrl+Backspace", "hello big", 9, to: "6", "hello "),
    Row("Ctrl+Delete", "hello big", 0, to: "0", " big"),
    Row("Ctrl+a", "abc", 1, to: "0-3"), Row("Ctrl+/", "abc", 1, to: "0-3"),
    Row("Ctrl+Shift+a", "abc", 0, 2, to: "2"), Row("Ctrl+\\", "abc", 0, 2, to: "2"),
    Row("Insert", "abc", 1, to: "1"),
  ]

  private nonisolated static let inViews = [
    Row("Home", "ab\ncd", 4, to: "3"), Row("End", "ab\ncd", 0, to: "2"),
    Row("Up", "ab\ncd", 4, to: "1"), Row("Down", "ab\ncd", 1, to: "4"),
    Row("Up", "ab\ncd", 1, to: "0"), Row("Down", "ab\ncd", 4, to: "5"),
    Row("Shift+Down", "ab\ncd", 1, to: "1-4"),
    Row("Right", "ab\ncd", 2, to: "3"), Row("Left", "ab\ncd", 3, to: "2"),
    Row("Ctrl+Home", "ab\ncd", 4, to: "0"), Row("Ctrl+End", "ab\ncd", 0, to: "5"),
    Row("Ctrl+Up", "ab\ncd", 4, to: "3"), Row("Ctrl+Up", "ab\ncd", 3, to: "0"),
    Row("Ctrl+Down", "ab\ncd", 0, to: "2"), Row("Ctrl+Down", "ab\ncd", 2, to: "5"),
    Row("Backspace", "ab\ncd", 3, to: "2", "abcd"), Row("Delete", "ab\ncd", 2, to: "2", "abcd"),
    Row("Return", "abcd", 2, to: "3", "ab\ncd"), Row("Ctrl+Right", "ab\n\ncd", 2, to: "6"),
    Row("PageDown", "ab\ncd", 1, to: "5"), Row("PageUp", "ab\ncd", 4, to: "0"),
  ]

  private func check(_ row: Row, in input: some TextInput, of bed: TextBed) {
    bed.begin(input, row.text)
    bed.select(row.start, row.end ?? row.start, in: input)
    bed.stage.key(row.keys)
    #expect(bed.selection(of: input) == row.selection)
    let text = (input as? TextField)?.text ?? (input as? TextView)?.text
    #expect(text == row.result ?? row.text)
    #expect(input.isFirstResponder)
  }

  @Test("TX-17, TX-18: each key in a field has the table's effect", arguments: everywhere)
  func field(row: Row) {
    let bed = TextBed()
    check(row, in: bed.field, of: bed)
  }

  @Test(
    "TX-17, TX-18: each key in a text view has the table's effect", arguments: everywhere + inViews)
  func view(row: Row) {
    let bed = TextBed()
    check(row, in: bed.view, of: bed)
  }

  @Test("TX-17: both sets of keys copy, cut and paste")
  func clipboard() {
    for (copy, cut, paste) in [
      ("Ctrl+c", "Ctrl+x", "Ctrl+v"), ("Ctrl+Insert", "Shift+Delete", "Shift+Insert"),
    ] {
      let bed = TextBed()
      bed.begin(bed.field, "abcd")
      bed.select(1, 3, in: bed.field)
      bed.keys(copy)
      #expect(Pasteboard.general.string == "bc" && bed.field.text == "abcd")
      bed.keys("End", paste)
      #expect(bed.field.text == "abcdbc")
      bed.select(0, 1, in: bed.field)
      bed.keys(cut)
      #expect(Pasteboard.general.string == "a" && bed.field.text == "bcdbc")
      bed.keys(copy, cut)
      #expect(Pasteboard.general.string == "a")
    }
  }

  @Test("TX-17: both sets of keys undo and redo")
  func undo() {
    let bed = TextBed()
    bed.begin(bed.field)
    bed.stage.type("a")
    bed.keys("Ctrl+z")
    #expect(bed.field.text.isEmpty)
    bed.keys("Ctrl+Shift+z")
    #expect(bed.field.text == "a")
    bed.keys("Ctrl+z", "Ctrl+y")
    #expect(bed.field.text == "a")
  }

  @Test("TX-17: Tab moves the focus, or inserts a tab in a text view that accepts it")
  func tab() {
    let bed = TextBed()
    bed.begin(bed.view, "a")
    bed.view.acceptsTab = true
    bed.keys("Tab")
    #expect(bed.view.text == "a\t" && bed.view.isEditing)
    bed.keys("Shift+Tab")
    #expect(bed.field.isEditing)
    bed.view.acceptsTab = false
    bed.keys("Tab")
    #expect(bed.view.isEditing && bed.view.text == "a\t")
    bed.keys("Tab")
    #expect(bed.button.isFirstResponder)
  }

  @Test("TX-17: Up and Down leave a field, and stay in a text view")
  func vertical() {
    let bed = TextBed()
    bed.begin(bed.field, "abc")
    bed.keys("Down")
    #expect(bed.view.isFirstResponder)
    bed.keys("Down", "Up", "Down")
    #expect(bed.view.isFirstResponder)
  }

  @Test("TX-19: keys with Ctrl, Alt or Super insert nothing and go to the next responder")
  func modifiers() {
    let bed = TextBed()
    bed.begin(bed.field, "abc")
    var taken: [String] = []
    for name in ["k", "l"] {
      for flags in [KeyModifierFlags.control, .alternate] {
        bed.root.addKeyCommand(
          KeyCommand(input: name, modifierFlags: flags, action: { taken.append(name) }))
      }
    }
    bed.keys("Ctrl+k", "Alt+l", "Super+k", "Ctrl+Shift+x")
    #expect(bed.field.text == "abc" && bed.take().isEmpty && taken == ["k", "l"])
  }

  @Test("TX-20: key commands do not get text keys, even those without effect")
  func commands() {
    let bed = TextBed()
    bed.begin(bed.field)
    var taken: [String] = []
    for name in ["c", "z"] {
      bed.root.addKeyCommand(
        KeyCommand(input: name, modifierFlags: .control, action: { taken.append(name) }))
    }
    bed.root.addKeyCommand(
      KeyCommand(
        input: KeyCommand.inputLeftArrow, modifierFlags: [], action: { taken.append("left") }))
    bed.keys("Ctrl+c", "Ctrl+z", "Left")
    #expect(taken.isEmpty && bed.field.isFirstResponder)
    bed.button.becomeFirstResponder()
    bed.keys("Ctrl+c", "Ctrl+z")
    #expect(taken == ["c", "z"])
  }

  @Test("TX-22: Up and Down keep the horizontal position until the caret moves otherwise")
  func keptDistance() {
    let bed = TextBed()
    bed.begin(bed.view, "aaaaaaaa\nbb\naaaaaaaa")
    bed.select(6, 6, in: bed.view)
    bed.keys("Down")
    #expect(bed.selection(of: bed.view) == "11")
    bed.keys("Down")
    #expect(bed.selection(of: bed.view) == "18")
    bed.keys("Up", "Home", "Down")
    #expect(bed.selection(of: bed.view) == "12")
  }

  @Test("TX-35: End of a wrapped line stays on that line, and Home returns to its start")
  func wrap() {
    let bed = TextBed()
    bed.begin(bed.view, String(repeating: "word ", count: 12))
    bed.select(2, 2, in: bed.view)
    let top = bed.point(2, in: bed.view).y
    bed.keys("End")
    bed.stage.settle()
    let caret = bed.view.caretRectInWindow
    #expect(caret.map { abs($0.midY - top) < 1 } == true)
    let end = bed.selection(of: bed.view)
    #expect(Int(end).map { $0 > 10 && $0 < 58 } == true)
    bed.keys("End")
    #expect(bed.selection(of: bed.view) == end)
    bed.keys("Home")
    #expect(bed.selection(of: bed.view) == "0")
  }

  @Test("TX-31: the caret moves from paragraph to paragraph in their directions")
  func paragraphs() {
    let bed = TextBed()
    bed.begin(bed.view, "ab\n\(Self.arabic)\ncd")
    bed.select(2, 2, in: bed.view)
    bed.keys("Right")
    #expect(bed.selection(of: bed.view) == "3")
    bed.keys("Left", "Left", "Left", "Left")
    #expect(bed.selection(of: bed.view) == "7")
    bed.keys("Left")
    #expect(bed.selection(of: bed.view) == "8")
  }

  @Test("TX-17: the page keys move view and caret")
  func pages() {
    let bed = TextBed()
    bed.begin(bed.view, (0..<100).map { "line \($0)" }.joined(separator: "\n"))
    bed.keys("Ctrl+Home")
    bed.stage.settle()
    #expect(bed.view.contentOffset.y == 0)
    bed.keys("PageDown")
    bed.stage.settle()
    let page = bed.view.contentOffset.y
    #expect(page > 60 && page < 120)
    bed.keys("PageDown")
    bed.stage.settle()
    #expect(abs(bed.view.contentOffset.y - 2 * page) < 20)
    bed.keys("PageUp", "PageUp")
    bed.stage.settle()
    #expect(bed.view.contentOffset.y < 20)
    #expect(bed.selection(of: bed.view) == "0")
  }
}
