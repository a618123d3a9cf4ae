import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Subclasses and delegates that decide whether a hover recogniser recognises the pointer's movement.
@MainActor
struct HoverTests {
  private let scene = TouchScene()
  private let hover: PickyHoverRecognizer
  private let inside = Point(x: 20, y: 10)
  private let outside = Point(x: 200, y: 10)

  init() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    hover = scene.add(PickyHoverRecognizer(), "hover", on: inner)
  }

  /// Moves the pointer into the view, through it, and out of it again.
  private func pass() -> [String] {
    scene.stage.move(to: inside)
    scene.stage.move(to: inside + Point(x: 1))
    scene.stage.move(to: outside)
    return scene.takeGestures()
  }

  @Test(
    "G-22: a subclass may refuse an entering pointer, and is not asked again before the pointer leaves"
  )
  func subclass() {
    hover.wantsPointer = false
    #expect(pass().isEmpty)
    #expect(hover.kinds == [.hover])
    hover.wantsPointer = true
    #expect(pass() == ["hover began", "hover changed", "hover ended"])
    #expect(hover.kinds == [.hover, .hover])
  }

  @Test(
    "G-22: the delegate may refuse an entering pointer, and is asked about the event, not about a touch"
  )
  func delegate() {
    let delegate = HoverDelegate()
    hover.delegate = delegate
    delegate.receives = false
    #expect(pass().isEmpty)
    #expect(delegate.asked == ["event"])
    delegate.receives = true
    scene.stage.move(to: inside)
    delegate.receives = false
    scene.stage.move(to: inside + Point(x: 1))
    #expect(scene.takeGestures() == ["hover began", "hover changed"])
    #expect(delegate.asked == ["event", "event", "begin"])
  }

  @Test("G-21: the delegate may prevent hovering from beginning, until the pointer enters again")
  func shouldBegin() {
    let delegate = HoverDelegate()
    hover.delegate = delegate
    delegate.begins = false
    scene.stage.move(to: inside)
    delegate.begins = true
    scene.stage.move(to: inside + Point(x: 1))
    #expect(scene.takeGestures().isEmpty)
    #expect(hover.state == .possible)
    scene.stage.move(to: outside)
    #expect(pass() == ["hover began", "hover changed", "hover ended"])
  }

  @Test("a hover recogniser has the modifier flags, and gets neither touches nor presses")
  func input() {
    scene.stage.window.dispatch(
      .pointerMoved(PointerInput(location: inside, time: 0, modifierFlags: .shift)))
    scene.stage.turn()
    #expect(hover.modifierFlags == .shift)
    scene.stage.click(at: inside)
    scene.stage.scroll(by: Point(x: 0, y: 10), at: inside)
    scene.stage.key(.keyboardA)
    #expect(hover.kinds == [.hover])
    #expect(scene.takeGestures() == ["hover began"])
  }
}

/// A recogniser that logs each call of `shouldReceive`, and can be set to return false.
private final class PickyHoverRecognizer: HoverGestureRecognizer {
  var wantsPointer = true
  var kinds: [Event.Kind] = []

  override func shouldReceive(_ event: Event) -> Bool {
    kinds.append(event.kind)
    return wantsPointer && super.shouldReceive(event)
  }
}

@MainActor
private final class HoverDelegate: GestureRecognizerDelegate {
  var receives = true
  var begins = true
  var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    asked.append("begin")
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    asked.append("touch")
    return receives
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: Event
  ) -> Bool {
    asked.append("event")
    return receives
  }
}
