import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Pressing controls with the keyboard, and the focus ring.
@MainActor
struct ControlKeyTests {
  private let bed = Bed()
  private var stage: Stage { bed.stage }

  @Test(
    "a key presses a control once, when it goes down, and holds it until it comes up",
    arguments: [KeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter])
  func keyPresses(code: KeyboardHIDUsage) {
    bed.button.becomeFirstResponder()
    bed.key(code, isDown: true)
    #expect(bed.sent == ["upInside", "action"])
    #expect(bed.button.isHighlighted)
    bed.key(code, isDown: true, isRepeat: true)
    #expect(bed.sent == ["upInside", "action"])
    bed.key(code, isDown: false)
    #expect(!bed.button.isHighlighted)
  }

  @Test("other keys go to the next responder")
  func otherKeys() {
    bed.button.becomeFirstResponder()
    bed.key(.keyboardA, isDown: true)
    bed.key(.keyboardA, isDown: false)
    #expect(bed.sent.isEmpty)
    #expect(!bed.button.isHighlighted)
  }

  @Test("a held control is released when the focus moves")
  func focusLoss() {
    stage.window.dispatch(.focus(true))
    bed.button.becomeFirstResponder()
    bed.key(.keyboardSpacebar, isDown: true)
    stage.window.dispatch(.focus(false))
    stage.turn()
    #expect(!bed.button.isHighlighted)
  }

  @Test("a disabled button does not take the focus")
  func disabled() {
    bed.button.isEnabled = false
    #expect(!bed.button.becomeFirstResponder())
    stage.key(.keyboardTab)
    #expect(stage.window.firstResponder == nil)
  }

  @Test("the focus ring shows after Tab and not after a click")
  func focusRing() {
    let plain = stage.snapshot()
    stage.key(.keyboardTab)
    #expect(bed.button.isFirstResponder)
    #expect(bed.button.isFocusRingVisible)
    let edge = (x: 160, y: 100)
    #expect(stage.snapshot().color(atX: edge.x, y: edge.y) == Theme.light.focusRing)
    #expect(plain.color(atX: edge.x, y: edge.y) == Theme.light.fill)
    stage.click(at: Point(x: 10, y: 10))
    #expect(!bed.button.isFocusRingVisible)
    #expect(stage.snapshot().color(atX: edge.x, y: edge.y) == Theme.light.fill)
  }
}
