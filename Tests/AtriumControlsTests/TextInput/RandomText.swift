import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import StageSupport
import TestSupport

/// A text field and a text view, which code and a user edit at random.
@MainActor
final class RandomText: TracedRun {
  private static let pieces = [
    "a", "b", " ", "word", "é", "e\u{301}", "\u{301}", "😀", "👨‍👩‍👧", "🇩🇪", "שלום", "مرحبا", "\u{200F}",
    "\r\n", "\n", "\t", "\u{0}", "\u{FFFC}", "\u{2028}", "漢字", "ﷺ", "\u{200D}", "\u{FE0F}", "1",
    "ก็",
  ]

  let trace: RandomTrace
  private let ground: RandomStage
  private let field = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 36))
  private let view = TextView(frame: Rect(x: 20, y: 80, width: 200, height: 120))

  private var stage: Stage { ground.stage }

  init(seed: UInt64, keepsTrace: Bool) {
    trace = RandomTrace(seed: seed, keepsLines: keepsTrace)
    ground = RandomStage(
      size: Size(width: 400, height: 300), trace: trace, paints: seed % 4 == 0)
    for input in [field, view] { ground.root.view.addSubview(input) }
    field.delegate = self
    view.delegate = self
    field.addAction(for: .editingChanged) { [weak self] in self?.interfere("changed") }
    ground.show()
  }

  // MARK: Running

  func checkStep() {
    check(field, field.text, field.attributedText)
    check(view, view.text, view.attributedText)
  }

  func rest() {
    trace.note("settle")
    stage.settle()
  }

  func end() { undoAll() }

  private func interfere(_ call: String) { interfere(call, oneIn: 15) }

  private func check(_ input: some TextInput, _ text: String, _ attributed: AttributedText) {
    let (start, end) = (input.beginningOfDocument, input.endOfDocument)
    let range = input.selectedTextRange
    if range.start < start || range.end > end { trace.fail("the selection is beyond the text") }
    if attributed.string != text {
      trace.fail(
        "the attributed text is \(attributed.string.debugDescription) for \(text.debugDescription)")
    }
    if let problem = problem(ofRuns: attributed) { trace.fail(problem) }
    let all = input.textRange(from: start, to: end).map { input.text(in: $0) } ?? ""
    if all != text, input.markedTextRange == nil {
      trace.fail("the whole range has \(all.debugDescription) for \(text.debugDescription)")
    }
    if input.position(from: start, offset: .min) != nil {
      trace.fail("a position is before the text")
    }
    let caret = input.caretRect(for: range.end)
    if !caret.minX.isFinite || !caret.minY.isFinite { trace.fail("the caret is at \(caret)") }
    for rect in input.selectionRects(for: range) where !rect.width.isFinite || rect.width < 0 {
      trace.fail("the selection has \(rect)")
    }
  }

  private func problem(ofRuns text: AttributedText) -> String? {
    var end = 0
    for run in text.runs {
      if run.range.lowerBound != end || run.range.isEmpty { return "a run is at \(run.range)" }
      end = run.range.upperBound
    }
    return end == text.length ? nil : "the runs end at \(end) of \(text.length)"
  }

  private func undoAll() {
    view.unmarkText()
    var count = 0
    // The last operations may have undone steps.
    while view.canRedo, count < 1000 {
      view.redo()
      count += 1
    }
    (count, trace.interferes) = (0, false)
    let text = view.text
    while view.canUndo, count < 1000 {
      view.undo()
      count += 1
    }
    let first = view.text
    while view.canRedo, count < 2000 {
      view.redo()
      count += 1
    }
    if view.text != text {
      trace.fail("\(text.debugDescription) became \(view.text.debugDescription) by undo and redo")
    }
    while view.canUndo, count < 3000 {
      view.undo()
      count += 1
    }
    if view.text != first { trace.fail("undo is not repeatable") }
  }

  // MARK: Operations

  private var anyString: String {
    (0..<trace.random.below(6)).map { _ in trace.random.element(of: RandomText.pieces) ?? "" }
      .joined()
  }

  func operate() {
    if trace.random.oneIn(2) { operate(on: field) } else { operate(on: view) }
  }

  private func anyPosition(in input: some TextInput) -> TextPosition {
    let count = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
    return input.position(
      from: input.beginningOfDocument, offset: trace.random.below(count + 1))
      ?? input.endOfDocument
  }

  private func operate(on input: some TextInput) {
    let kind = type(of: input)
    let string = anyString
    switch trace.random.below(20) {
    case 0:
      trace.note("\(kind) text \(string.debugDescription)")
      (input as? TextField)?.text = string
      (input as? TextView)?.text = string
    case 1, 2:
      trace.note("\(kind) insert \(string.debugDescription)")
      input.insertText(string)
    case 3, 4:
      trace.note("\(kind) delete")
      input.deleteBackward()
    case 5:
      let range = TextRange(from: anyPosition(in: input), to: anyPosition(in: input))
      trace.note("\(kind) replace with \(string.debugDescription)")
      input.replace(range, withText: string)
    case 6, 7, 8:
      trace.note("\(kind) select")
      input.selectedTextRange = TextRange(
        from: anyPosition(in: input), to: anyPosition(in: input))
    case 9:
      trace.note("\(kind) undo")
      input.undo()
    case 10:
      trace.note("\(kind) redo")
      input.redo()
    case 11: setAttributed(input)
    case 12, 13: press(input)
    case 14:
      let caret = trace.random.below(string.utf8.count + 3) - 1
      trace.note("\(kind) marked \(string.debugDescription) \(caret)")
      input.setMarkedText(
        trace.random.oneIn(4) ? nil : MarkedText(string, caret: trace.random.oneIn(2) ? caret : nil)
      )
    case 15:
      trace.note("\(kind) unmark")
      input.unmarkText()
      let count = trace.random.below(4)
      guard count > 0, !trace.isNested else { return }
      trace.note("\(kind) group of \(count)")
      input.beginUndoGrouping()
      for _ in 0..<count { operate(on: input) }
      input.endUndoGrouping()
    case 16:
      trace.note("\(kind) pasteboard")
      Pasteboard.general.string = string
      switch trace.random.below(3) {
      case 0: input.copy()
      case 1: input.cut()
      default: input.paste()
      }
    case 17: changeSettings(input)
    case 18:
      trace.note("\(kind) focus")
      if trace.random.oneIn(3) {
        input.resignFirstResponder()
      } else {
        input.becomeFirstResponder()
      }
    default:
      guard !trace.isNested else { return }
      trace.note("\(kind) click")
      stage.click(
        at: Point(x: trace.random.number(20...220), y: trace.random.number(20...200)))
      ground.advance(upTo: 1)
    }
  }

  private func setAttributed(_ input: some TextInput) {
    let text = MutableAttributedText(string: "")
    for _ in 0..<trace.random.below(4) {
      text.append(
        AttributedText(
          string: anyString,
          attributes: trace.random.oneIn(2) ? [.foregroundColor: Color.black] : nil))
    }
    trace.note("\(type(of: input)) attributed \(text.string.debugDescription)")
    (input as? TextField)?.attributedText = text
    (input as? TextView)?.attributedText = text
  }

  private func press(_ input: some TextInput) {
    let keys = [
      "Left", "Right", "Shift+Left", "Shift+Right", "Ctrl+Left", "Ctrl+Shift+Right", "Home", "End",
      "Up", "Down", "Shift+Up", "Shift+Down", "Backspace", "Delete", "Ctrl+Backspace",
      "Ctrl+Delete",
      "Ctrl+a", "Ctrl+z", "Ctrl+Shift+z", "Return", "Tab", "PageUp", "PageDown", "Escape", "x",
    ]
    guard !trace.isNested, let key = trace.random.element(of: keys) else { return }
    trace.note("\(type(of: input)) key \(key)")
    input.becomeFirstResponder()
    stage.key(key)
  }

  private func changeSettings(_ input: some TextInput) {
    trace.note("\(type(of: input)) settings")
    let length = trace.random.oneIn(2) ? nil : trace.random.below(12)
    if let field = input as? TextField {
      switch trace.random.below(5) {
      case 0: field.maximumLength = length
      case 1: field.isSecureTextEntry.toggle()
      case 2: field.clearsOnInsertion.toggle()
      case 3: field.frame.size.width = trace.random.number(0...300)
      default: field.textAlignment = .center
      }
    } else if let view = input as? TextView {
      switch trace.random.below(5) {
      case 0: view.maximumLength = length
      case 1: view.isEditable = true
      case 2: view.frame.size.width = trace.random.number(0...300)
      case 3: view.typingAttributes = [.foregroundColor: Color.white]
      default: view.scrollRangeToVisible(view.selectedTextRange)
      }
    }
  }
}

extension RandomText: TextFieldDelegate, TextViewDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool {
    interfere("shouldChange")
    return !trace.random.oneIn(10)
  }
  func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool {
    interfere("shouldChange")
    return !trace.random.oneIn(10)
  }
  func textFieldDidChangeSelection(_ textField: TextField) { interfere("didChangeSelection") }
  func textViewDidChange(_ textView: TextView) { interfere("didChange") }
  func textViewDidChangeSelection(_ textView: TextView) { interfere("didChangeSelection") }
  func textViewMarkedTextDidChange(_ textView: TextView) { interfere("marked text") }
}
