import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The calls of text fields and text views, in their order.
@MainActor
struct TextCallTests {
  @Test("TX-3, TX-4: a field that gains and loses the focus sends its calls in order")
  func focus() {
    let bed = TextBed()
    #expect(bed.field.becomeFirstResponder() && bed.field.isEditing)
    #expect(bed.take() == ["shouldBegin", "didBegin", "didBeginEvent"])
    #expect(bed.button.becomeFirstResponder() && !bed.field.isEditing)
    #expect(bed.take() == ["shouldEnd", "didEnd", "didEndEvent"])
  }

  @Test("TX-3, TX-4: the delegate can prevent a move of the focus")
  func refusals() {
    let bed = TextBed()
    bed.denied = ["shouldBegin"]
    bed.button.becomeFirstResponder()
    #expect(!bed.field.becomeFirstResponder() && bed.button.isFirstResponder)
    #expect(bed.take() == ["shouldBegin"])
    bed.denied = ["shouldEnd"]
    bed.field.becomeFirstResponder()
    _ = bed.take()
    #expect(!bed.button.becomeFirstResponder() && bed.field.isFirstResponder)
    #expect(!bed.root.view.endEditing(false) && bed.field.isEditing)
    #expect(bed.take() == ["shouldEnd", "shouldEnd"])
  }

  @Test(
    "TX-5: a field that disappears ends editing even if its delegate refuses",
    arguments: ["forced", "removed", "hidden", "disabled"])
  func overruled(way: String) {
    let bed = TextBed()
    bed.begin(bed.field, "a")
    bed.denied = ["shouldEnd"]
    switch way {
    case "forced": #expect(bed.root.view.endEditing(true))
    case "removed": bed.field.removeFromSuperview()
    case "hidden": bed.field.isHidden = true
    default: bed.field.isEnabled = false
    }
    bed.stage.settle()
    #expect(bed.take() == ["shouldEnd", "didEnd", "didEndEvent"])
    #expect(!bed.field.isEditing && !bed.field.isFirstResponder)
  }

  @Test("TX-6, TX-7: each edit asks one question, then reports selection and text")
  func changes() {
    let bed = TextBed()
    bed.begin(bed.field, "hello big")
    bed.stage.type("x")
    #expect(bed.take() == ["shouldChange 9-9 \"x\"", "didSelect 10", "changedEvent"])
    bed.keys("Ctrl+Backspace")
    #expect(bed.take() == ["shouldChange 6-10 \"\"", "didSelect 6", "changedEvent"])
    bed.keys("Home")
    #expect(bed.take() == ["didSelect 0"])
    bed.keys("Delete")
    #expect(bed.take() == ["shouldChange 0-1 \"\"", "changedEvent"])
    bed.keys("Shift+End", "Ctrl+x")
    #expect(
      bed.take() == ["didSelect 0-5", "shouldChange 0-5 \"\"", "didSelect 0", "changedEvent"])
    bed.keys("Ctrl+v")
    #expect(bed.take() == ["shouldChange 0-0 \"ello \"", "didSelect 5", "changedEvent"])
    bed.keys("Ctrl+z")
    #expect(bed.take() == ["didSelect 0", "changedEvent"])
    #expect(bed.field.text.isEmpty)
  }

  @Test("TX-6: after the delegate refuses a change, nothing else is sent")
  func refusedChange() {
    let bed = TextBed()
    bed.begin(bed.field, "ab")
    bed.denied = ["shouldChange"]
    bed.stage.type("x")
    bed.keys("Backspace")
    #expect(bed.take() == ["shouldChange 2-2 \"x\"", "shouldChange 1-2 \"\""])
    #expect(bed.field.text == "ab" && bed.selection(of: bed.field) == "2")
  }

  @Test("TX-6: a text view sends its delegate's calls in the same order as a text field")
  func viewChanges() {
    let bed = TextBed()
    bed.view.becomeFirstResponder()
    bed.stage.type("a")
    bed.keys("Return")
    #expect(
      bed.take() == [
        "shouldBegin", "didBegin", "shouldChange 0-0 \"a\"", "didSelect 1", "didChange",
        "shouldChange 1-1 \"\n\"", "didSelect 2", "didChange",
      ])
    bed.button.becomeFirstResponder()
    #expect(bed.take() == ["shouldEnd", "didEnd"])
  }

  @Test(
    "TX-8: setting text in code asks no delegate, clears the undo history and moves the caret to the end"
  )
  func code() {
    let bed = TextBed()
    bed.begin(bed.field, "ab")
    bed.stage.type("c")
    _ = bed.take()
    bed.field.text = "other"
    #expect(bed.take() == ["didSelect 5"])
    #expect(!bed.field.canUndo)
    bed.field.text = "again"
    #expect(bed.take().isEmpty)
  }

  @Test(
    "TX-9: text that is set during a call of an edit ends the edit",
    arguments: [
      ("shouldChange", ["shouldChange 1-1 \"b\"", "didSelect 3"], "new"),
      ("didSelect", ["shouldChange 1-1 \"b\"", "didSelect 2", "didSelect 3"], "new"),
      (
        "changedEvent", ["shouldChange 1-1 \"b\"", "didSelect 2", "changedEvent", "didSelect 3"],
        "new"
      ),
    ])
  func reentrancy(call: String, expected: [String], text: String) {
    let bed = TextBed()
    bed.begin(bed.field, "a")
    bed.during = { name in
      guard name == call, bed.field.text != text else { return }
      bed.field.text = text
    }
    bed.stage.type("b")
    #expect(bed.take() == expected)
    #expect(bed.field.text == text)
  }

  @Test(
    "TX-9: a field that is removed during a call sends none of the later calls",
    arguments: [
      "shouldBegin", "didBegin", "didBeginEvent", "shouldChange", "didSelect", "changedEvent",
      "shouldClear", "shouldReturn", "shouldEnd", "didEnd",
    ])
  func removal(call: String) {
    let bed = TextBed()
    bed.field.clearButtonMode = .always
    bed.field.text = "abc"
    var isRemoved = false
    var later: [String] = []
    bed.during = { name in
      if isRemoved { later.append(name) }
      guard name == call, !isRemoved else { return }
      isRemoved = true
      bed.field.removeFromSuperview()
    }
    bed.field.becomeFirstResponder()
    bed.stage.turn()
    if bed.field.window != nil { bed.stage.type("d") }
    if bed.field.window != nil { bed.keys("Return") }
    if bed.field.window != nil { bed.stage.click(on: "Clear text") }
    if bed.field.window != nil { bed.button.becomeFirstResponder() }
    bed.stage.settle()
    #expect(isRemoved)
    // Leaving the window ends the editing that had begun.
    #expect(Set(later).subtracting(["shouldEnd", "didEnd", "didEndEvent"]) == [])
    #expect(!bed.field.isEditing && bed.stage.window.firstResponder !== bed.field)
  }

  @Test(
    "TX-10: Return asks the delegate, then sends both events, and a target for the first event ends editing"
  )
  func submit() {
    let bed = TextBed()
    bed.begin(bed.field, "a")
    bed.keys("Return")
    #expect(bed.take() == ["shouldReturn"] && bed.field.isEditing)
    bed.field.addAction(for: .primaryActionTriggered) { bed.note("primary") }
    bed.keys("Return")
    #expect(bed.take() == ["shouldReturn", "primary"] && bed.field.isEditing)
    bed.field.addAction(for: .editingDidEndOnExit) { bed.note("exit") }
    bed.keys("Return")
    #expect(
      bed.take() == ["shouldReturn", "exit", "primary", "shouldEnd", "didEnd", "didEndEvent"])
    bed.denied = ["shouldReturn"]
    bed.begin(bed.field, "a")
    bed.keys("Return")
    #expect(bed.take() == ["shouldReturn"])
  }

  @Test("TX-10: a Return that nothing handles goes to the next responder")
  func unusedReturn() {
    let bed = TextBed()
    var count = 0
    bed.root.addKeyCommand(
      KeyCommand(input: KeyCommand.inputReturn, modifierFlags: [], action: { count += 1 }))
    bed.begin(bed.field, "a")
    bed.keys("Return")
    #expect(count == 1)
    bed.field.addAction(for: .primaryActionTriggered) {}
    bed.keys("Return")
    #expect(count == 1)
  }

  @Test("TX-11: the clear button asks, clears in one undo step, and focuses the field")
  func clear() {
    let bed = TextBed()
    bed.field.text = "abc"
    bed.field.clearButtonMode = .always
    bed.stage.settle()
    bed.stage.click(on: "Clear text")
    #expect(
      bed.take() == [
        "didSelect 3", "shouldBegin", "didBegin", "didBeginEvent", "shouldClear", "didSelect 0",
        "changedEvent",
      ])
    bed.stage.settle()
    #expect(bed.field.isEditing && bed.stage.view(named: "Clear text") == nil)
    bed.keys("Ctrl+z")
    #expect(bed.field.text == "abc")
    bed.denied = ["shouldClear"]
    bed.stage.settle()
    bed.stage.click(on: "Clear text")
    #expect(bed.field.text == "abc")
  }

  @Test(
    "TX-11: the clear button is visible according to its mode, and only if there is text",
    arguments: [
      (TextField.ViewMode.never, false, false), (.whileEditing, false, true),
      (.unlessEditing, true, false), (.always, true, true),
    ])
  func clearModes(mode: TextField.ViewMode, atRest: Bool, inEditing: Bool) {
    let bed = TextBed()
    bed.field.clearButtonMode = mode
    func isShown() -> Bool {
      bed.stage.settle()
      return bed.stage.view(named: "Clear text") != nil
    }
    #expect(!isShown())
    bed.field.text = "a"
    #expect(isShown() == atRest)
    bed.field.becomeFirstResponder()
    #expect(isShown() == inEditing)
    bed.keys("Backspace")
    #expect(!isShown())
  }

  @Test("TX-12: a field may clear itself when editing begins, or at the first insertion")
  func clearsItself() {
    let bed = TextBed()
    bed.field.text = "old"
    bed.field.clearsOnBeginEditing = true
    bed.denied = ["shouldClear"]
    bed.field.becomeFirstResponder()
    #expect(bed.field.text == "old" && bed.take().contains("shouldClear"))
    bed.field.resignFirstResponder()
    bed.denied = []
    bed.field.becomeFirstResponder()
    #expect(bed.field.text.isEmpty)
    bed.field.text = "old"
    bed.field.clearsOnInsertion = true
    bed.stage.type("n")
    #expect(bed.field.text == "n" && !bed.field.clearsOnInsertion)
    bed.field.clearsOnInsertion = true
    bed.keys("Left")
    bed.stage.type("m")
    #expect(bed.field.text == "mn")
  }

  @Test("TX-13: the placeholder is visible while there is neither text nor a composition")
  func placeholder() {
    let bed = TextBed()
    bed.field.placeholder = "Name"
    func shown() -> [String] { bed.field.displayedTexts.map(\.string) }
    #expect(shown() == ["Name"])
    bed.begin(bed.field)
    #expect(shown() == ["Name"])
    bed.stage.window.dispatch(.markedText(MarkedText("ni")))
    bed.stage.turn()
    #expect(shown() == [""] && bed.field.text.isEmpty)
    bed.stage.window.dispatch(.markedText(nil))
    bed.stage.turn()
    #expect(shown() == ["Name"])
    bed.keys("Ctrl+a", "Ctrl+c")
    #expect(Pasteboard.general.string == nil)
  }

  @Test("TX-14: Tab selects all text in a field but not in a text view, and code and clicks do not")
  func selectionOnFocus() {
    let bed = TextBed()
    bed.field.text = "abc"
    bed.view.text = "def"
    bed.keys("Tab")
    #expect(bed.field.isEditing && bed.selection(of: bed.field) == "0-3")
    bed.keys("Tab")
    #expect(bed.view.isEditing && bed.selection(of: bed.view) == "3")
    #expect(bed.selection(of: bed.field) == "0-3")
    bed.select(1, 2, in: bed.field)
    bed.field.becomeFirstResponder()
    #expect(bed.selection(of: bed.field) == "1-2")
    bed.view.becomeFirstResponder()
    bed.stage.click(at: bed.point(1, in: bed.field))
    #expect(bed.field.isEditing && bed.selection(of: bed.field) == "1")
  }

  @Test("TX-16: read-only text can be selected and copied, and other keys go to the next responder")
  func readOnly() {
    let bed = TextBed()
    bed.view.isEditable = false
    bed.begin(bed.view, "some text")
    bed.stage.type("x")
    bed.keys("Backspace", "Ctrl+x", "Ctrl+v", "Return")
    #expect(bed.view.text == "some text" && bed.take().isEmpty)
    bed.keys("Ctrl+a", "Ctrl+c")
    #expect(Pasteboard.general.string == "some text")
    bed.view.isSelectable = false
    bed.stage.settle()
    #expect(!bed.view.isFirstResponder && !bed.view.becomeFirstResponder())
    bed.stage.click(at: bed.point(1, in: bed.view))
    #expect(!bed.view.isFirstResponder)
  }

  @Test("TX-64, TX-65: a composition is not part of the text until it is committed, as one change")
  func composition() {
    let bed = TextBed()
    bed.begin(bed.view, "ab")
    bed.select(1, 2, in: bed.view)
    for text in ["n", "ni"] {
      bed.stage.window.dispatch(.markedText(MarkedText(text)))
      bed.stage.turn()
    }
    #expect(bed.take() == ["markedText", "markedText"])
    #expect(bed.view.text == "ab" && bed.view.markedTextRange != nil)
    bed.stage.window.dispatch(.text("你"))
    bed.stage.turn()
    #expect(
      bed.take() == ["markedText", "shouldChange 1-2 \"你\"", "didSelect 2", "didChange"])
    #expect(bed.view.text == "a你" && bed.selection(of: bed.view) == "2")
    bed.keys("Ctrl+z")
    #expect(bed.view.text == "ab" && bed.selection(of: bed.view) == "1-2")
  }

  @Test(
    "TX-4, TX-44, TX-66: losing the focus and a click commit a composition, and undo discards it")
  func compositionEnds() {
    let bed = TextBed()
    func compose() {
      bed.begin(bed.field, "a")
      bed.stage.window.dispatch(.markedText(MarkedText("ni")))
      bed.stage.turn()
      _ = bed.take()
    }
    compose()
    bed.button.becomeFirstResponder()
    #expect(
      bed.take() == [
        "shouldEnd", "shouldChange 1-1 \"ni\"", "didSelect 3", "changedEvent", "didEnd",
        "didEndEvent",
      ])
    #expect(bed.field.text == "ani")
    compose()
    bed.keys("Ctrl+z")
    #expect(bed.field.text == "a" && bed.field.markedTextRange == nil && bed.take().isEmpty)
    compose()
    bed.stage.click(at: bed.point(0, in: bed.field))
    #expect(bed.field.text == "ani" && bed.selection(of: bed.field) == "0")
    compose()
    bed.denied = ["shouldChange"]
    bed.button.becomeFirstResponder()
    #expect(bed.field.text == "a")
  }

  @Test("TX-9: text that is inserted before the delegate allows an edit ends the edit")
  func nestedInsertion() {
    let bed = TextBed()
    bed.begin(bed.field, "abc")
    bed.during = { [field = bed.field, bed] name in
      guard name == "shouldChange" else { return }
      bed.during = { _ in }
      for _ in 0..<3 { field.deleteBackward() }
    }
    bed.stage.type("d")
    #expect(
      bed.take() == [
        "shouldChange 3-3 \"d\"", "shouldChange 2-3 \"\"", "didSelect 2", "changedEvent",
        "shouldChange 1-2 \"\"", "didSelect 1", "changedEvent", "shouldChange 0-1 \"\"",
        "didSelect 0", "changedEvent",
      ])
    #expect(bed.field.text == "")
    bed.keys("Ctrl+z")
    #expect(bed.field.text == "abc")
  }

  @Test("TX-9, TX-65: a composition or a text of the delegate at the end of a composition is kept")
  func nestedComposition() {
    let bed = TextBed()
    bed.begin(bed.view, "ab")
    func commit(_ change: @escaping @MainActor (TextView) -> Void) {
      bed.stage.window.dispatch(.markedText(MarkedText("ni")))
      bed.stage.turn()
      bed.during = { [view = bed.view, bed] name in
        guard name == "markedText" else { return }
        bed.during = { _ in }
        change(view)
      }
      bed.stage.window.dispatch(.text("你"))
      bed.stage.turn()
    }
    commit { $0.setMarkedText(MarkedText("hao")) }
    #expect(bed.view.text == "ab" && bed.view.markedTextRange != nil)
    bed.view.unmarkText()
    #expect(bed.view.text == "abhao")
    bed.view.undo()
    #expect(bed.view.text == "ab")
    commit { $0.text = "new" }
    #expect(bed.view.text == "new" && !bed.view.canUndo)
  }

  @Test("an edit by an assistive technology commits a composition first")
  func accessibleEdit() {
    let bed = TextBed()
    bed.begin(bed.view, "ab")
    bed.stage.window.dispatch(.markedText(MarkedText("ni")))
    bed.stage.turn()
    #expect(bed.view.replaceAccessibilityText(in: 0..<1, with: "xyz"))
    #expect(bed.view.text == "xyzbni" && bed.view.markedTextRange == nil)
    bed.view.undo()
    bed.view.undo()
    #expect(bed.view.text == "ab")
  }
}
