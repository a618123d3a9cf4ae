import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Conflicts between several recognisers of one touch.
@MainActor
struct ContestTests {
  private let scene = TouchScene()

  private func scripted(
    _ name: String, _ script: [Touch.Phase: GestureRecognizer.State], on view: View? = nil
  ) -> ScriptedRecognizer {
    let recognizer = scene.add(ScriptedRecognizer(), name, on: view)
    recognizer.script = script
    return recognizer
  }

  @Test("G-19: when one recogniser recognises, the others fail")
  func exclusion() {
    let slow = scripted("slow", [.ended: .ended])
    let quick = scripted("quick", [.moved: .began, .ended: .ended])
    scene.down(10, 10)
    scene.move(20, 10)
    #expect(slow.resets == 1)
    scene.up(20, 10)
    #expect(scene.takeGestures() == ["quick began", "quick ended"])
    #expect(quick.resets == 1)
  }

  @Test(
    "G-19: if several recognisers are ready, the recogniser of the deepest view wins, and on one view the last added"
  )
  func tie() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    _ = scripted("inner first", [.ended: .ended], on: inner)
    let last = scripted("inner last", [.ended: .ended], on: inner)
    _ = scripted("outer", [.ended: .ended])
    scene.tap(10, 10)
    #expect(scene.takeGestures() == ["inner last ended"])
    inner.removeGestureRecognizer(last)
    scene.tap(10, 10)
    #expect(scene.takeGestures() == ["inner first ended"])
    scene.tap(100, 100)
    #expect(scene.takeGestures() == ["outer ended"])
  }

  @Test("G-19: canPrevent and canBePrevented may override the exclusion", arguments: [true, false])
  func prevention(_ isByWinner: Bool) {
    let loser = scripted("loser", [.ended: .ended])
    let winner = scripted("winner", [.ended: .ended])
    if isByWinner { winner.spared = [loser] } else { loser.isStubborn = true }
    scene.tap()
    #expect(scene.takeGestures() == ["winner ended", "loser ended"])
  }

  @Test("G-19: a gesture that has begun prevents other gestures with a new finger")
  func laterFinger() {
    scene.add(PanGestureRecognizer(), "pan")
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    scene.add(TapGestureRecognizer(), "tap", on: inner)
    scene.down(100, 100)
    scene.move(130, 100)
    scene.down(10, 10, id: 1)
    scene.up(10, 10, id: 1)
    scene.up(130, 100)
    #expect(scene.takeGestures() == ["pan began", "pan ended"])
  }

  @Test("G-19: recognisers without a common touch do not affect each other")
  func apart() {
    let left = scene.addPad("pad.left", Rect(x: 0, y: 0, width: 50, height: 50))
    let right = scene.addPad("pad.right", Rect(x: 100, y: 0, width: 50, height: 50))
    _ = scripted("left", [.began: .began, .ended: .ended], on: left)
    _ = scripted("right", [.began: .began, .ended: .ended], on: right)
    scene.down(10, 10)
    scene.down(110, 10, id: 1)
    scene.up(10, 10)
    scene.up(110, 10, id: 1)
    #expect(
      scene.takeGestures() == ["left began", "right began", "left ended", "right ended"])
  }

  @Test(
    "G-20: either delegate may allow two recognisers to work simultaneously",
    arguments: [true, false])
  func simultaneous(_ isFirst: Bool) {
    let delegate = ContestDelegate()
    delegate.together = true
    let first = scripted("first", [.moved: .began, .ended: .ended])
    let second = scripted("second", [.moved: .began, .ended: .ended])
    if isFirst { first.delegate = delegate } else { second.delegate = delegate }
    scene.down(10, 10)
    scene.move(20, 10)
    scene.up(20, 10)
    #expect(
      scene.takeGestures() == ["second began", "first began", "second ended", "first ended"])
  }

  @Test("G-21: a recogniser whose delegate prevents its beginning fails, and others may begin")
  func shouldBegin() {
    let delegate = ContestDelegate()
    delegate.begins = false
    _ = scripted("outer", [.ended: .ended])
    let refused = scripted("refused", [.ended: .ended])
    refused.delegate = delegate
    scene.tap()
    #expect(scene.takeGestures() == ["outer ended"])
    #expect(refused.resets == 1)
  }

  @Test(
    "G-21: each view from the touched view up to the recogniser's view may prevent the gesture from beginning"
  )
  func viewVeto() {
    let inner = VetoPad(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    scene.pad.addSubview(inner)
    _ = scripted("outer", [.ended: .ended])
    let own = scripted("own", [.ended: .ended], on: inner)
    scene.tap(10, 10)
    #expect(scene.takeGestures().isEmpty)
    #expect(inner.asked.map(\.name) == ["own", "outer"])
    #expect(own.resets == 1)
    scene.tap(100, 100)
    #expect(scene.takeGestures() == ["outer ended"])
  }

  @Test("G-22: a recogniser does not get a touch that its delegate refuses")
  func shouldReceiveTouch() {
    let delegate = ContestDelegate()
    let recognizer = scripted("one", [.ended: .ended])
    recognizer.delegate = delegate
    delegate.receivesTouches = false
    scene.tap()
    delegate.receivesTouches = true
    delegate.receivesEvents = false
    scene.tap()
    #expect(scene.takeGestures().isEmpty)
    #expect(delegate.order == ["event", "touch", "event"])
    delegate.receivesEvents = true
    scene.tap()
    #expect(scene.takeGestures() == ["one ended"])
  }

  @Test("G-22: a recogniser does not get a touch of a type that is not allowed")
  func types() {
    let tap = scene.add(TapGestureRecognizer(), "tap")
    tap.allowedTouchTypes = [.indirectPointer]
    scene.tap()
    #expect(scene.takeGestures().isEmpty)
    scene.stage.click(at: Point(x: 10, y: 10))
    #expect(scene.takeGestures() == ["tap ended"])
  }

  @Test("G-22: presses reach recognisers first, and recognition keeps them from responders")
  func presses() {
    let pad = KeyPad(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    scene.pad.addSubview(pad)
    pad.becomeFirstResponder()
    let recognizer = scene.add(KeyRecognizer(), "key")
    scene.stage.key(.keyboardA)
    #expect(scene.takeGestures().isEmpty)
    #expect(pad.heard == ["down", "up"])
    scene.stage.key(.keyboardSpacebar)
    #expect(scene.takeGestures() == ["key began", "key ended"])
    #expect(pad.heard == ["down", "up"])
    let delegate = ContestDelegate()
    delegate.receivesPresses = false
    recognizer.delegate = delegate
    scene.stage.key(.keyboardSpacebar)
    #expect(scene.takeGestures().isEmpty)
    #expect(pad.heard == ["down", "up", "down", "up"])
  }
}

@MainActor
private final class ContestDelegate: GestureRecognizerDelegate {
  var together = false
  var begins = true
  var receivesTouches = true
  var receivesPresses = true
  var receivesEvents = true
  var order: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    order.append("touch")
    return receivesTouches
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool { receivesPresses }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: Event
  ) -> Bool {
    order.append("event")
    return receivesEvents
  }
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { together }
}

private final class VetoPad: View {
  var asked: [GestureRecognizer] = []

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    asked.append(gestureRecognizer)
    return false
  }
}

private final class KeyPad: View {
  var heard: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<Press>, with event: Event?) { heard.append("down") }
  override func pressesEnded(_ presses: Set<Press>, with event: Event?) { heard.append("up") }
}

/// A recogniser of the space bar, from its press to its release.
private final class KeyRecognizer: GestureRecognizer {
  override func pressesBegan(_ presses: Set<Press>, with event: Event) {
    if presses.contains(where: { $0.key.keyCode == .keyboardSpacebar }) { state = .began }
  }
  override func pressesEnded(_ presses: Set<Press>, with event: Event) {
    if state != .possible { state = .ended }
  }
}
