import AtriumControls
import AtriumHarness
import AtriumKit
import Testing
import TestSupport

/// The undo steps of text.
@MainActor
struct TextUndoTests {
  /// Returns the texts that undo restores, the current one first.
  private func history(_ bed: TextBed) -> [String] {
    var texts = [bed.view.text]
    while bed.view.canUndo, texts.count < 50 {
      bed.keys("Ctrl+z")
      texts.append(bed.view.text)
    }
    return texts
  }

  @Test("TX-42: a space after a word, or a newline, begins an undo step")
  func words() {
    let bed = TextBed()
    bed.begin(bed.view)
    bed.stage.type("hello big world")
    #expect(history(bed) == ["hello big world", "hello big", "hello", ""])
    bed.stage.type("a")
    bed.keys("Return")
    bed.stage.type("b")
    #expect(history(bed) == ["a\nb", "a\n", "a", ""])
  }

  @Test("TX-42: a pause, a moved caret, another kind of edit and the loss of the focus end a step")
  func ends() {
    let bed = TextBed()
    bed.begin(bed.view)
    bed.stage.type("ab")
    bed.stage.advance(by: 1.9)
    bed.stage.type("c")
    bed.stage.advance(by: 2.1)
    bed.stage.type("d")
    bed.keys("Left", "Right")
    bed.stage.type("e")
    bed.keys("Backspace", "Backspace")
    bed.stage.type("f")
    bed.button.becomeFirstResponder()
    bed.view.becomeFirstResponder()
    bed.stage.type("g")
    #expect(history(bed) == ["abcfg", "abcf", "abc", "abcde", "abcd", "abc", ""])
  }

  @Test("TX-43: a run of Backspace or of Delete is one step, and so is a paste or a cut")
  func runs() {
    let bed = TextBed()
    bed.begin(bed.view, "abcdef")
    bed.select(3, 3, in: bed.view)
    bed.keys("Backspace", "Backspace", "Delete", "Delete")
    Pasteboard.general.string = "X"
    bed.keys("Ctrl+v", "Ctrl+v", "Ctrl+a", "Ctrl+x")
    #expect(history(bed) == ["", "aXXf", "aXf", "af", "adef", "abcdef"])
  }

  @Test("TX-23, TX-43: typing over a selection is a separate step")
  func replacement() {
    let bed = TextBed()
    bed.begin(bed.view, "abcd")
    bed.select(1, 3, in: bed.view)
    bed.stage.type("x")
    #expect(bed.take() == ["shouldChange 1-3 \"x\"", "didSelect 2", "didChange"])
    bed.stage.type("y")
    #expect(history(bed) == ["axyd", "axd", "abcd"])
    #expect(bed.selection(of: bed.view) == "1-3")
  }

  @Test("TX-44: redo restores the selection afterwards, and typing discards the redo steps")
  func redo() {
    let bed = TextBed()
    bed.begin(bed.view, "abcd")
    bed.select(1, 3, in: bed.view)
    bed.keys("Delete", "Ctrl+z")
    #expect(bed.view.canRedo && bed.selection(of: bed.view) == "1-3")
    bed.keys("Ctrl+y")
    #expect(bed.view.text == "ad" && bed.selection(of: bed.view) == "1")
    bed.keys("Ctrl+z")
    bed.stage.type("x")
    #expect(!bed.view.canRedo)
  }

  @Test("TX-45: at most two hundred undo steps are kept")
  func limit() {
    let bed = TextBed()
    bed.begin(bed.view)
    for _ in 0..<220 { bed.keys("Return") }
    for _ in 0..<300 { bed.view.undo() }
    #expect(bed.view.text.utf8.count == 20 && !bed.view.canUndo)
  }

  @Test("TX-45: a step larger than the limit clears the history before it, and is kept")
  func largeStep() {
    let bed = TextBed()
    bed.begin(bed.view)
    // The bed's log counts characters, which is slow for large texts.
    bed.view.delegate = nil
    bed.stage.type("ab")
    Pasteboard.general.string = String(repeating: "x", count: 5 << 20)
    bed.keys("Ctrl+v")
    #expect(bed.view.text.utf8.count == (5 << 20) + 2)
    bed.keys("Ctrl+z")
    #expect(bed.view.text == "ab" && !bed.view.canUndo && bed.view.canRedo)
  }

  @Test("TX-46: edits in code clear the history, unless they are in a group")
  func code() {
    let bed = TextBed()
    bed.begin(bed.view)
    bed.stage.type("ab")
    let end = TextRange(from: bed.view.endOfDocument, to: bed.view.endOfDocument)
    bed.view.replace(end, withText: "c")
    #expect(bed.view.text == "abc" && !bed.view.canUndo)
    bed.view.beginUndoGrouping()
    for text in ["d", "e"] {
      bed.view.replace(
        TextRange(from: bed.view.endOfDocument, to: bed.view.endOfDocument), withText: text)
    }
    bed.stage.type("f")
    bed.view.endUndoGrouping()
    bed.stage.type("g")
    #expect(history(bed) == ["abcdefg", "abcdef", "abc"])
  }

  @Test("TX-46: an edit after an undo inside a group begins a new step")
  func undoInGroup() {
    let bed = TextBed()
    bed.begin(bed.view)
    bed.stage.type("a")
    bed.view.beginUndoGrouping()
    bed.view.insertText("b")
    bed.view.undo()
    bed.view.insertText("c")
    bed.view.endUndoGrouping()
    #expect(history(bed) == ["ac", "a", ""])
  }

  @Test("TX-47: random edits that are undone and redone give equal bytes and selections")
  func law() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      let bed = TextBed()
      let start =
        "one e\u{301} two\n\u{633}\u{644}\u{627}\u{645} three\n\u{1F468}\u{200D}\u{1F467} four"
      bed.begin(bed.view, start)
      Pasteboard.general.string = "p\nq"
      let keys = [
        "Left", "Right", "Up", "Down", "Backspace", "Delete", "Shift+Left", "Shift+Up", "Return",
        "Ctrl+Backspace", "Ctrl+Left", "Ctrl+x", "Ctrl+v", "End", "x", "Space", "Ctrl+Delete",
      ]
      for _ in 0..<60 {
        if let key = keys.randomElement(using: &random) { bed.keys(key) }
      }
      let end = bed.view.text
      var texts: [String] = []
      var selections: [String] = []
      while bed.view.canUndo, texts.count < 200 {
        bed.view.undo()
        texts.append(bed.view.text)
        selections.append(bed.selection(of: bed.view))
      }
      #expect(Array(bed.view.text.utf8) == Array(start.utf8))
      var index = texts.count - 2
      while bed.view.canRedo, index >= 0 {
        bed.view.redo()
        #expect(Array(bed.view.text.utf8) == Array(texts[index].utf8))
        index -= 1
      }
      if bed.view.canRedo { bed.view.redo() }
      #expect(Array(bed.view.text.utf8) == Array(end.utf8))
      for selection in selections {
        bed.view.undo()
        #expect(bed.selection(of: bed.view) == selection)
      }
    }
  }
}
