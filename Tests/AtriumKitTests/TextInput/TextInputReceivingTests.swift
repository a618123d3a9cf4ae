import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The messages that a window passes between an input method and the window's first responder.
@MainActor
struct TextInputReceivingTests {
  private let stage = Stage()
  private let one = Composer()
  private let two = Composer()

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.addSubview(one)
    root.view.addSubview(two)
    one.becomeFirstResponder()
    stage.turn()
  }

  /// The host's requests about text.
  private var requests: [HostRequest] {
    stage.host.requests.filter {
      switch $0 {
      case .textInput, .resetTextInput: true
      default: false
      }
    }
  }

  private func receiver(_ number: Int, _ caret: Rect? = nil) -> HostRequest {
    .textInput(TextInputState(receiver: number, caret: caret))
  }

  @Test("TX-64: the first responder receives marked text, and then a commit")
  func composition() {
    stage.window.dispatch(.markedText(MarkedText("k", caret: 1)))
    stage.window.dispatch(.markedText(MarkedText("")))
    stage.window.dispatch(.text("か"))
    stage.window.dispatch(.markedText(nil))
    stage.turn()
    #expect(one.take() == ["mark k", "mark nothing", "insert か", "mark nothing"])
    #expect(two.take() == [])
  }

  @Test("TX-64: offsets of marked text lie between scalars and inside the text")
  func offsets() {
    let text = MarkedText(
      "aか",
      caret: 3,
      spans: [
        .init(-4..<2, .underlined), .init(2..<3, .selected), .init(1..<99, .selected),
        .init(0..<0, .underlined),
      ])
    #expect(text.caret == 1)
    #expect(text.spans == [.init(0..<1, .underlined), .init(1..<4, .selected)])
    #expect(MarkedText("aか", caret: 4).caret == 4)
    #expect(MarkedText("aか", caret: .max).caret == 4)
    #expect(MarkedText("aか", caret: .min).caret == 0)
    #expect(MarkedText("aか").caret == nil)
    #expect(MarkedText("", caret: 1).caret == 0)
  }

  @Test(
    "TX-66: the host is notified of the view that receives text, once per turn and only of changes")
  func receivers() {
    #expect(requests == [receiver(1)])
    stage.turn()
    two.becomeFirstResponder()
    one.becomeFirstResponder()
    two.becomeFirstResponder()
    stage.turn()
    #expect(
      requests == [
        receiver(1), .resetTextInput, .resetTextInput, .resetTextInput, receiver(2),
      ])
    two.resignFirstResponder()
    stage.turn()
    #expect(Array(requests.dropFirst(5)) == [.resetTextInput, .textInput(nil)])
  }

  @Test("TX-67: the host is notified of a moved caret, and never of a caret without a position")
  func caret() {
    let first = Rect(x: 10, y: 20, width: 1, height: 16)
    one.caretRectInWindow = first
    stage.turn()
    stage.turn()
    one.caretRectInWindow = Rect(x: .nan, y: 20, width: 1, height: 16)
    stage.turn()
    #expect(requests == [receiver(1), receiver(1, first), receiver(1)])
  }

  @Test("TX-67: secure text has no input method, and receives no marked text")
  func secure() {
    one.allowsInputMethod = false
    stage.window.dispatch(.markedText(MarkedText("k")))
    stage.window.dispatch(.text("k"))
    stage.turn()
    #expect(one.take() == ["insert k"])
    #expect(requests == [receiver(1), .textInput(nil)])
  }

  @Test("TX-66: marked text is committed before the first responder resigns")
  func focusMoves() {
    stage.window.dispatch(.markedText(MarkedText("k")))
    stage.turn()
    two.becomeFirstResponder()
    #expect(one.take() == ["mark k", "resigns", "unmark k", "resigned"])
    #expect(requests == [receiver(1), .resetTextInput])
    #expect(two.isFirstResponder)
  }

  @Test("TX-66: a view that leaves the window commits its marked text")
  func viewLeaves() {
    stage.window.dispatch(.markedText(MarkedText("k")))
    stage.turn()
    one.removeFromSuperview()
    stage.turn()
    #expect(one.take() == ["mark k", "resigns", "unmark k", "resigned"])
    #expect(requests == [receiver(1), .resetTextInput, .textInput(nil)])
  }

  @Test("TX-66: marked text is committed when the window loses the focus")
  func keyboardLeaves() {
    stage.window.dispatch(.focus(true))
    stage.window.dispatch(.markedText(MarkedText("k")))
    stage.window.dispatch(.focus(false))
    stage.turn()
    #expect(one.take() == ["mark k", "unmark k"])
    #expect(requests == [receiver(1), .resetTextInput])
    #expect(one.isFirstResponder)
  }

  @Test("TX-66: committing marked text may move the focus")
  func focusMovesInUnmark() {
    one.onUnmark = { [two] in
      _ = two.becomeFirstResponder()
    }
    one.resignFirstResponder()
    stage.turn()
    #expect(two.isFirstResponder)
    #expect(requests.last == receiver(2))
  }

  @Test("TX-66: a view that ended its marked text itself resets the input method")
  func reset() {
    stage.window.resetTextInput()
    #expect(requests == [receiver(1), .resetTextInput])
    one.allowsInputMethod = false
    stage.turn()
    stage.window.resetTextInput()
    #expect(requests == [receiver(1), .resetTextInput, .textInput(nil)])
  }

  @Test("a new host is notified of the current receiver")
  func newHost() {
    let host = HeadlessHost()
    stage.window.host = host
    #expect(host.requests.contains(receiver(1)))
    stage.window.host = stage.host
  }
}
