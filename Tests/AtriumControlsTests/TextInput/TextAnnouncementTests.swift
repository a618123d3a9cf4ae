import AtriumControls
import AtriumHarness
import AtriumKit
import Testing

/// The notifications that assistive technology gets about text.
@MainActor
struct TextAnnouncementTests {
  /// Logs a line for each event, and whether the view still had the text that was about to be removed.
  @MainActor
  private final class Listener {
    var lines: [String] = []

    init(_ bed: TextBed) {
      bed.stage.window.accessibilityTextObserver = { [unowned self] view, event in
        let text = (view as? TextField)?.text ?? (view as? TextView)?.text ?? ""
        switch event {
        case .willRemove(let part, let place): lines.append("- \(part) \(place) of \(text)")
        case .didInsert(let part, let place): lines.append("+ \(part) \(place) in \(text)")
        case .didMoveCaret(let place): lines.append("caret \(place)")
        case .didChangeSelection(let range): lines.append("selection \(range)")
        }
      }
    }

    /// Returns the lines since the last call, and clears them.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test("TX-83: insertions are announced afterwards and removals before, in characters")
  func characters() {
    let bed = TextBed()
    bed.begin(bed.field, "né\u{1F468}\u{200D}\u{1F467}x")
    let listener = Listener(bed)
    bed.stage.type("y")
    #expect(listener.take() == ["+ y 6 in né👨‍👧xy", "caret 7"])
    bed.keys("Left", "Left", "Backspace")
    #expect(
      listener.take() == [
        "caret 6", "caret 5", "- \u{1F468}\u{200D}\u{1F467} 2 of né\u{1F468}\u{200D}\u{1F467}xy",
        "caret 2",
      ])
  }

  @Test("TX-83: a selection is announced with its caret, and its replacement after the removal")
  func selection() {
    let bed = TextBed()
    bed.begin(bed.field, "abcd")
    let listener = Listener(bed)
    bed.keys("Shift+Left", "Shift+Left")
    #expect(
      listener.take() == ["caret 3", "selection 3..<4", "caret 2", "selection 2..<4"])
    bed.stage.type("x")
    #expect(
      listener.take() == ["- cd 2 of abcd", "+ x 2 in abx", "caret 3", "selection 3..<3"])
    bed.keys("Ctrl+z")
    let undone = listener.take()
    #expect(undone.prefix(2) == ["- x 2 of abx", "+ cd 2 in abcd"])
    bed.field.text = "new"
    #expect(Array(listener.take().prefix(2)) == ["- abcd 0 of abcd", "+ new 0 in new"])
  }

  @Test("TX-83: in text of many lines a newline counts as a character")
  func lines() {
    let bed = TextBed()
    bed.begin(bed.view, "é\nb")
    let listener = Listener(bed)
    bed.keys("Return")
    #expect(listener.take() == ["+ \n 3 in é\nb\n", "caret 4"])
  }

  @Test("TX-74, TX-83: secure text is announced only as bullets")
  func secureText() {
    let bed = TextBed()
    bed.field.isSecureTextEntry = true
    bed.begin(bed.field, "ab\u{1F468}\u{200D}\u{1F467}")
    bed.field.clearsOnInsertion = false
    var told: [AccessibilityTextEvent] = []
    bed.stage.window.accessibilityTextObserver = { told.append($1) }
    bed.stage.type("z")
    bed.keys("Backspace")
    #expect(
      told == [
        .didInsert("\u{25CF}", at: 3), .didMoveCaret(to: 4), .willRemove("\u{25CF}", at: 3),
        .didMoveCaret(to: 3),
      ])
  }
}
