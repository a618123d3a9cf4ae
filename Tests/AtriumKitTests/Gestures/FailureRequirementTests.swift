import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Recognisers that require other recognisers to fail.
@MainActor
struct FailureRequirementTests {
  private let scene = TouchScene()

  private func scripted(
    _ name: String, _ script: [Touch.Phase: GestureRecognizer.State] = [:]
  ) -> ScriptedRecognizer {
    let recognizer = scene.add(ScriptedRecognizer(), name)
    recognizer.script = script
    return recognizer
  }

  @Test("G-18: a single tap waits for the double tap, and is recognised 0.35 s late")
  func doubleTap() {
    let single = scene.add(TapGestureRecognizer(), "single")
    let double = scene.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.tap()
    scene.wait(0.34)
    #expect(scene.takeGestures().isEmpty)
    #expect(single.state == .possible)
    scene.wait(0.02)
    // Until the double tap failed, the view was not notified of the end of the touch.
    #expect(scene.take() == ["pad cancelled 1", "single ended"])
    scene.tap()
    scene.wait(0.1)
    scene.tap()
    scene.wait(1)
    #expect(scene.takeGestures() == ["double ended"])
  }

  @Test(
    "G-18: a waiting recogniser recognises when the other fails, and the view's touch is cancelled just before"
  )
  func failsLater() {
    let other = scripted("other", [.moved: .failed])
    let eager = scripted("eager", [.began: .began, .ended: .ended])
    eager.require(toFail: other)
    scene.down(10, 10)
    #expect(eager.state == .possible)
    #expect(scene.take() == ["pad began 1"])
    scene.move(20, 10)
    #expect(scene.take() == ["pad cancelled 1", "eager began"])
    scene.up(20, 10)
    #expect(scene.take() == ["eager ended"])
  }

  @Test(
    "G-18: a waiting recogniser fails when the other begins, even if both may recognise simultaneously"
  )
  func begins() {
    let delegate = TogetherDelegate()
    let other = scripted("other", [.moved: .began, .ended: .ended])
    let eager = scripted("eager", [.began: .began])
    eager.delegate = delegate
    eager.require(toFail: other)
    scene.down(10, 10)
    scene.move(20, 10)
    scene.up(20, 10)
    #expect(scene.takeGestures() == ["other began", "other ended"])
    #expect(eager.resets == 1)
  }

  @Test(
    "G-18: a recogniser does not wait for an inactive one: disabled, on another view, or released")
  func idle() {
    let eager = scripted("eager", [.ended: .ended])
    let other = scripted("other")
    other.isEnabled = false
    eager.require(toFail: other)
    eager.require(toFail: eager)
    do {
      let gone = ScriptedRecognizer()
      eager.require(toFail: gone)
    }
    scene.tap()
    #expect(scene.takeGestures() == ["eager ended"])
    other.isEnabled = true
    scene.pad.removeGestureRecognizer(other)
    scene.tap()
    #expect(scene.takeGestures() == ["eager ended"])
  }

  @Test("G-18: a disabled or removed recogniser counts as failed", arguments: [true, false])
  func removed(_ isSwitchedOff: Bool) {
    let other = scripted("other")
    let eager = scripted("eager", [.began: .began])
    eager.require(toFail: other)
    scene.down(10, 10)
    #expect(scene.takeGestures().isEmpty)
    if isSwitchedOff { other.isEnabled = false } else { scene.pad.removeGestureRecognizer(other) }
    #expect(scene.takeGestures() == ["eager began"])
  }

  @Test("G-18: a chain of requirements is resolved from its end")
  func chain() {
    let names = ["c", "b", "a"]
    let all = names.map { scripted($0, [.began: .began]) }
    all[1].require(toFail: all[0])
    all[2].require(toFail: all[1])
    all[0].script = [.moved: .failed]
    scene.down(10, 10)
    #expect(scene.takeGestures().isEmpty)
    scene.move(20, 10)
    // Recogniser c failed, so b begins; therefore a fails.
    #expect(scene.takeGestures() == ["b began"])
    scene.up(20, 10)
    all[1].script = [.moved: .failed]
    all[0].script = [.ended: .failed]
    _ = scene.take()
    scene.down(10, 10)
    scene.move(20, 10)
    #expect(scene.takeGestures() == ["a began"])
  }

  @Test("G-18: a cycle does not block: the last recogniser that becomes ready recognises")
  func circle() {
    let names = ["c", "b", "a"]
    let all = names.map { scripted($0, [.ended: .ended]) }
    for index in all.indices { all[index].require(toFail: all[(index + 1) % 3]) }
    scene.tap()
    #expect(scene.takeGestures() == ["c ended"])
    #expect(all.map(\.resets) == [1, 1, 1])
    #expect(all.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
  }

  @Test("G-18: in a cycle the ready recognisers wait until the other recognisers fail")
  func halfCircle() {
    let first = scripted("first", [.began: .ended])
    let second = scripted("second", [.moved: .failed])
    first.require(toFail: second)
    second.require(toFail: first)
    scene.down(10, 10)
    #expect(scene.takeGestures().isEmpty)
    scene.move(20, 10)
    #expect(scene.takeGestures() == ["first ended"])
  }

  @Test("G-18: a continuous gesture that ends while it waits is not recognised")
  func endsWaiting() {
    let other = scene.add(TapGestureRecognizer(), "double")
    other.numberOfTapsRequired = 2
    let eager = scripted("eager", [.began: .began, .ended: .ended])
    eager.require(toFail: other)
    scene.tap()
    scene.wait(1)
    #expect(scene.takeGestures().isEmpty)
    #expect(eager.resets == 1)
  }

  @Test("G-22: a subclass can set failure requirements dynamically", arguments: [true, false])
  func dynamicSubclass(_ isAskedOfWaiting: Bool) {
    let other = scripted("other", [.moved: .failed])
    let eager = scripted("eager", [.began: .began])
    if isAskedOfWaiting { eager.required = [other] } else { other.requiredBy = [eager] }
    scene.down(10, 10)
    #expect(scene.takeGestures().isEmpty)
    scene.move(20, 10)
    #expect(scene.takeGestures() == ["eager began"])
  }

  @Test(
    "G-22: a delegate can set failure requirements dynamically, and is asked once per pair and gesture"
  )
  func dynamicDelegate() {
    let other = scripted("other", [.ended: .failed])
    let eager = scripted("eager", [.began: .began, .moved: .began])
    let delegate = RequiringDelegate()
    eager.delegate = delegate
    delegate.required = other
    scene.down(10, 10)
    scene.move(20, 10)
    scene.move(30, 10)
    #expect(scene.takeGestures().isEmpty)
    #expect(delegate.questions == 1)
    other.isEnabled = false
    #expect(scene.takeGestures() == ["eager began"])
    scene.up(30, 10)
    other.isEnabled = true
    eager.delegate = nil
    other.delegate = delegate
    delegate.waiting = eager
    _ = scene.take()
    scene.down(10, 10)
    #expect(scene.takeGestures().isEmpty)
    other.state = .failed
    #expect(scene.takeGestures() == ["eager began"])
  }
}

@MainActor
private final class TogetherDelegate: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}

@MainActor
private final class RequiringDelegate: GestureRecognizerDelegate {
  var required: GestureRecognizer?
  var waiting: GestureRecognizer?
  var questions = 0

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool {
    questions += 1
    return other === required
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    other === waiting
  }
}
