import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Secure entry, and untrusted text from outside.
@MainActor
struct TextSecurityTests {
  private func secure(_ text: String) -> TextBed {
    let bed = TextBed()
    bed.field.isSecureTextEntry = true
    bed.begin(bed.field, text)
    bed.field.clearsOnInsertion = false
    return bed
  }

  @Test("TX-74: secure text shows as bullets on screen and to assistive technology")
  func bullets() {
    let bed = secure("ab\u{1F468}\u{200D}\u{1F467}")
    #expect(bed.field.displayedTexts.map(\.string) == ["\u{25CF}\u{25CF}\u{25CF}"])
    #expect(bed.field.accessibilityValue == "\u{25CF}\u{25CF}\u{25CF}")
    #expect(bed.field.text == "ab\u{1F468}\u{200D}\u{1F467}" && !bed.field.allowsInputMethod)
    bed.field.isSecureTextEntry = false
    #expect(bed.field.accessibilityValue == "ab\u{1F468}\u{200D}\u{1F467}")
  }

  @Test("TX-74: secure text does not reach a pasteboard or the undo history, and paste is allowed")
  func pasteboards() {
    let bed = secure("secret")
    bed.keys("Ctrl+a")
    bed.stage.advance(by: 0.2)
    bed.keys("Ctrl+c", "Ctrl+x", "Shift+Delete", "Ctrl+Insert")
    #expect(Pasteboard.general.string == nil && Pasteboard.primary.string == nil)
    #expect(bed.field.text == "secret")
    Pasteboard.general.string = "new"
    bed.keys("Ctrl+v", "Backspace")
    #expect(bed.field.text == "ne" && !bed.field.canUndo)
  }

  @Test("TX-75: secure text counts as one word")
  func oneWord() {
    let bed = secure("two words")
    bed.keys("Ctrl+Left")
    #expect(bed.selection(of: bed.field) == "0")
    bed.stage.click(at: bed.point(3, in: bed.field))
    bed.stage.click(at: bed.point(3, in: bed.field))
    #expect(bed.selection(of: bed.field) == "0-9")
    bed.keys("End", "Ctrl+Backspace")
    #expect(bed.field.text.isEmpty)
  }

  @Test("TX-75: after the focus returns, the first insertion replaces all secure text")
  func firstInsertion() {
    let bed = secure("old")
    bed.button.becomeFirstResponder()
    bed.field.becomeFirstResponder()
    bed.stage.type("n")
    #expect(bed.field.text == "n")
    bed.stage.type("o")
    #expect(bed.field.text == "no")
  }

  @Test("TX-76: separators become newlines, and control characters are removed")
  func cleaning() {
    let bed = TextBed()
    bed.begin(bed.view)
    Pasteboard.general.string =
      "a\r\nb\rc\u{85}d\u{B}e\u{C}f\u{2028}g\u{2029}h\ti\0\u{1B}\u{7F}\u{90}j"
    bed.keys("Ctrl+v")
    #expect(bed.view.text == "a\nb\nc\nd\ne\nf\ng\nh\tij")
  }

  @Test("TX-77: in a field, runs of newlines become a space, and newlines at the ends are removed")
  func oneLine() {
    let bed = TextBed()
    bed.begin(bed.field)
    Pasteboard.general.string = "\n\none\r\n\r\ntwo\tthree\n\u{200F}x\u{200D}\n"
    bed.keys("Ctrl+v")
    #expect(bed.field.text == "one two three \u{200F}x\u{200D}")
    bed.field.text = "a\nb"
    #expect(bed.field.text == "a b")
  }

  @Test("TX-59: an empty paste changes nothing")
  func emptyPaste() {
    let bed = TextBed()
    bed.begin(bed.field, "abc")
    bed.select(0, 3, in: bed.field)
    Pasteboard.general.string = ""
    bed.keys("Ctrl+v")
    #expect(bed.field.text == "abc" && bed.selection(of: bed.field) == "0-3")
    #expect(bed.take().isEmpty)
  }

  @Test("TX-78: text that exceeds the limit is refused as a whole, and reported")
  func limits() {
    let bed = TextBed()
    bed.field.maximumLength = 4
    bed.begin(bed.field, "e\u{301}bc")
    Pasteboard.general.string = "de"
    bed.keys("Ctrl+v")
    #expect(bed.take() == ["refused maximumLength"])
    Pasteboard.general.string = "\u{1F468}\u{200D}\u{1F467}"
    bed.keys("Ctrl+v")
    #expect(bed.field.text == "e\u{301}bc\u{1F468}\u{200D}\u{1F467}")
    bed.begin(bed.view)
    Pasteboard.general.string = String(repeating: "x", count: (16 << 20) + 1)
    bed.keys("Ctrl+v")
    #expect(bed.take() == ["refused size"] && bed.view.text.isEmpty)
    bed.field.maximumLength = nil
    bed.begin(bed.field)
    Pasteboard.general.string = String(repeating: "x", count: 32_768)
    bed.keys("Ctrl+v")
    #expect(bed.take() == ["refused size"])
    Pasteboard.general.string = String(repeating: "x", count: 32_767)
    bed.keys("Ctrl+v")
    #expect(bed.field.text.utf8.count == 32_767)
  }

  @Test("TX-2: positions of older text are moved into the current text, to a grapheme")
  func stalePositions() {
    let bed = TextBed()
    bed.field.text = "abcdefgh"
    let old = bed.field.endOfDocument
    bed.field.text = "xe\u{301}\u{301}\u{301}\u{301}"
    bed.field.selectedTextRange = TextRange(from: old, to: old)
    #expect(bed.selection(of: bed.field) == "1")
    bed.field.text = ""
    bed.field.selectedTextRange = TextRange(from: old, to: old)
    #expect(bed.selection(of: bed.field) == "0" && bed.field.caretRect(for: old).height > 0)
  }

  @Test("TX-78: many combining marks on one letter are accepted")
  func zalgo() {
    let bed = TextBed()
    bed.begin(bed.view, "a" + String(repeating: "\u{301}", count: 20_000) + "b")
    bed.keys("Home", "Right", "Backspace", "End", "Backspace", "Up", "Down")
    bed.stage.settle()
    #expect(!bed.view.text.isEmpty)
  }
}
