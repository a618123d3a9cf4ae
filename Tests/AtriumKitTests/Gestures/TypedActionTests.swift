import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Actions that receive their recogniser in its own type, and the touches of an event.
@MainActor
struct TypedActionTests {
  private let scene = TouchScene()

  @Test(
    "G-13: a closure gets the recogniser in its own type, set in the initialiser or added later")
  func ownType() {
    let delegate = AllTogether()
    var log: [String] = []
    let pan = PanGestureRecognizer { pan in log.append("pan \(pan.translation(in: nil).x)") }
    let counting = CountingRecognizer { _ in log.append("any") }
    counting.addAction { log.append("own \($0.count)") }
    (pan as GestureRecognizer).addAction { log.append("\($0 === pan)") }
    for recognizer in [pan, counting] {
      recognizer.delegate = delegate
      scene.pad.addGestureRecognizer(recognizer)
    }
    scene.down(100, 100)
    scene.move(120, 100)
    #expect(log == ["any", "own 1", "pan 20.0", "true"])
    let inits: [GestureRecognizer] = [
      TapGestureRecognizer { _ = $0.numberOfTapsRequired },
      LongPressGestureRecognizer { _ = $0.minimumPressDuration },
      ScreenEdgePanGestureRecognizer { _ = $0.edges }, SwipeGestureRecognizer { _ = $0.direction },
      PinchGestureRecognizer { _ = $0.scale }, RotationGestureRecognizer { _ = $0.rotation },
      HoverGestureRecognizer { _ = $0.state },
    ]
    #expect(inits.count == 7)
  }

  @Test(
    "an event returns the touches of a view, window or recogniser, or nil if there are none")
  func touchesOfEvent() throws {
    let pad = EventPad(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let other = EventPad(frame: Rect(x: 200, y: 0, width: 100, height: 100))
    for view in [pad, other] {
      view.isMultipleTouchEnabled = true
      scene.pad.addSubview(view)
    }
    let tap = TapGestureRecognizer()
    pad.addGestureRecognizer(tap)
    scene.down(10, 10)
    scene.down(210, 10, id: 1)
    scene.down(50, 10, id: 2)
    let event = try #require(pad.event)
    #expect(event.allTouches?.count == 3)
    #expect(event.touches(for: pad)?.count == 2)
    #expect(event.touches(for: other)?.count == 1)
    #expect(event.touches(for: other)?.first?.view === other)
    #expect(event.touches(for: scene.pad) == nil)
    #expect(event.touches(for: scene.stage.window)?.count == 3)
    #expect(event.touches(for: Window(size: Size(width: 9, height: 9))) == nil)
    #expect(event.touches(for: tap)?.count == 2)
    #expect(event.touches(for: TapGestureRecognizer()) == nil)
    pad.becomeFirstResponder()
    scene.stage.key(.keyboardA)
    #expect(pad.event?.kind == .presses)
    #expect(pad.event?.allTouches == nil)
  }

  @Test("touches may be forwarded without an event, as in UIKit")
  func withoutEvent() {
    let (outer, inner) = (EventPad(), View())
    outer.addSubview(inner)
    inner.touchesBegan([], with: nil)
    inner.touchesMoved([], with: nil)
    inner.touchesEnded([], with: nil)
    inner.touchesCancelled([], with: nil)
    inner.pressesBegan([], with: nil)
    inner.pressesEnded([], with: nil)
    #expect(outer.calls == 1 && outer.event == nil)
  }
}

private final class EventPad: View {
  var event: Event?
  var calls = 0

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    self.event = event
    calls += 1
  }

  override func pressesBegan(_ presses: Set<Press>, with event: Event?) { self.event = event }
}

/// A recogniser that begins with the first movement, and counts its calls.
private final class CountingRecognizer: GestureRecognizer {
  var count = 0

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    count += 1
    state = state == .possible ? .began : .changed
  }
}

@MainActor
private final class AllTogether: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}
