import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The states of a single recogniser.
@MainActor
struct StateMachineTests {
  private let scene = TouchScene()
  private let scripted = ScriptedRecognizer()

  init() {
    scene.add(scripted, "scripted")
  }

  @Test("G-11: the states have UIKit's raw values")
  func states() {
    let states: [GestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(GestureRecognizer.State.recognized == .ended)
  }

  @Test("G-12: illegal changes of the state are ignored")
  func legal() {
    let all: [GestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    let legal: [GestureRecognizer.State: Set<GestureRecognizer.State>] = [
      .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
      .changed: [.changed, .ended, .cancelled], .ended: [], .cancelled: [], .failed: [],
    ]
    for (way, from) in [
      ([], GestureRecognizer.State.possible), ([.began], .began), ([.began, .changed], .changed),
      ([.ended], .ended), ([.began, .cancelled], .cancelled), ([.failed], .failed),
    ] as [([GestureRecognizer.State], GestureRecognizer.State)] {
      for to in all {
        let stepper = StepRecognizer(way: way, then: to)
        scene.pad.addGestureRecognizer(stepper)
        scene.down(10, 10)
        let isLegal = legal[from, default: []].contains(to)
        #expect(stepper.seen == [from, isLegal ? to : from], "\(from) to \(to)")
        scene.pad.removeGestureRecognizer(stepper)
        scene.up(10, 10)
      }
    }
  }

  @Test(
    "G-13: each change of state calls all actions in the order of addition, and failing calls none")
  func actions() {
    scripted.script = [
      .began: .began, .moved: .changed, .ended: .ended, .cancelled: .cancelled,
    ]
    scripted.addAction { [log = scene.log] in log.lines.append("second \($0.state)") }
    func twice(_ steps: String...) -> [String] {
      steps.flatMap { ["scripted \($0)", "second \($0)"] }
    }
    scene.down(100, 100)
    scene.move(110, 100)
    scene.move(120, 100)
    scene.up(120, 100)
    #expect(scene.takeGestures() == twice("began", "changed", "changed", "ended"))
    scene.down(100, 100)
    scene.move(110, 100)
    scene.stage.touch(cancelled: 0)
    #expect(scene.takeGestures() == twice("began", "changed", "cancelled"))
    scripted.script = [.moved: .failed]
    scene.down(100, 100)
    scene.move(110, 100)
    scene.up(110, 100)
    #expect(scene.takeGestures().isEmpty)
  }

  @Test(
    "G-14: after the event a recogniser is possible again, and ignores the touches that it has seen"
  )
  func reset() {
    scripted.log = scene.log
    scripted.script = [.moved: .ended]
    scene.down(10, 10)
    scene.move(20, 10)
    #expect(scripted.state == .possible)
    #expect(scripted.resets == 1)
    #expect(scripted.numberOfTouches == 0)
    scene.move(30, 10)
    scene.up(30, 10)
    #expect(
      scene.takeGestures() == ["scripted heard began", "scripted heard moved", "scripted ended"])
    scene.tap()
    #expect(scene.takeGestures().first == "scripted heard began")
  }

  @Test("G-14: a recogniser that does not change its state fails when its last touch has lifted")
  func undecided() {
    scene.tap()
    #expect(scripted.resets == 1)
    #expect(scene.take() == ["pad began 1", "pad ended 1"])
    scripted.script = [.began: .began]
    scene.tap()
    #expect(scene.takeGestures() == ["scripted began", "scripted cancelled"])
    #expect(scripted.resets == 2)
  }

  @Test(
    "G-15: a recogniser gets the touches on its view and its subviews before the touched view does")
  func order() {
    let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 50, height: 50))
    scripted.log = scene.log
    scene.down(10, 10)
    #expect(scene.take() == ["scripted heard began", "pad.inner began 1"])
    #expect(inner.gestureRecognizers.isEmpty)
    scene.up(10, 10)
  }

  @Test("G-16: recognisers of other modules, taps and swipes have their defaults")
  func defaults() {
    for recognizer in [scripted, TapGestureRecognizer(), SwipeGestureRecognizer()] {
      #expect(recognizer.cancelsTouchesInView)
      #expect(!recognizer.delaysTouchesBegan)
      #expect(recognizer.delaysTouchesEnded)
      #expect(recognizer.isEnabled)
      #expect(recognizer.allowedTouchTypes == Set(Touch.TouchType.allCases))
    }
  }

  @Test("G-16: without cancelsTouchesInView, the view still gets its touches")
  func keepsView() {
    scripted.script = [.began: .began, .ended: .ended]
    scripted.cancelsTouchesInView = false
    scene.tap()
    #expect(scene.take() == ["scripted began", "pad began 1", "scripted ended", "pad ended 1"])
  }

  @Test("G-16: the view gets a delayed beginning only after the gesture has failed")
  func delaysBegan() {
    scripted.delaysTouchesBegan = true
    scene.down(10, 10)
    scene.move(20, 10)
    #expect(scene.take().isEmpty)
    scripted.script = [.moved: .failed]
    scene.move(30, 10)
    #expect(scene.take() == ["pad began 1", "pad moved 1", "pad moved 1"])
    scene.up(30, 10)
    #expect(scene.take() == ["pad ended 1"])
  }

  @Test("G-16: the view never gets a delayed touch that was recognised")
  func delayedAndTaken() {
    scripted.delaysTouchesBegan = true
    scripted.script = [.moved: .ended]
    scene.down(10, 10)
    scene.move(20, 10)
    scene.up(20, 10)
    #expect(scene.take() == ["scripted ended"])
  }

  @Test("G-16: the view gets the end of a touch only after the gesture has failed")
  func delaysEnded() {
    let double = scene.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    scene.tap()
    #expect(scene.take() == ["pad began 1"])
    scene.wait(0.36)
    #expect(scene.take() == ["pad ended 1"])
    scene.tap()
    scene.wait(0.1)
    scene.tap()
    #expect(
      scene.take() == ["pad began 1", "pad began 1", "pad cancelled 2", "double ended"])
    double.delaysTouchesEnded = false
    scene.wait(1)
    scene.tap()
    #expect(scene.take() == ["pad began 1", "pad ended 1"])
  }

  @Test("G-17: disabling a recogniser while it is active cancels it")
  func disabled() {
    scripted.script = [.began: .began, .moved: .changed]
    scene.down(10, 10)
    scripted.isEnabled = false
    #expect(scene.takeGestures() == ["scripted began", "scripted cancelled"])
    #expect(scripted.state == .possible)
    scripted.isEnabled = true
    scene.move(20, 10)
    scene.up(20, 10)
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("G-23: a recogniser's location is the centre of its touches, and each touch can be read")
  func places() {
    scene.pad.bounds.origin = Point(x: 5, y: 0)
    scene.down(100, 100)
    scene.down(200, 140, id: 1)
    #expect(scripted.numberOfTouches == 2)
    #expect(scripted.location(in: nil) == Point(x: 150, y: 120))
    #expect(scripted.location(in: scene.pad) == Point(x: 155, y: 120))
    #expect(scripted.location(ofTouch: 1, in: nil) == Point(x: 200, y: 140))
  }

  @Test("G-23: ignore leaves a touch to other recognisers")
  func ignore() {
    let picky = scene.add(LastFingerRecognizer(), "picky")
    scene.down(100, 100)
    scene.down(200, 140, id: 1)
    #expect(picky.location(in: nil) == Point(x: 200, y: 140))
    scene.move(101, 100)
    #expect(picky.moves == 0)
    scene.move(201, 140, id: 1)
    #expect(picky.moves == 1)
  }

  @Test("G-24: a recogniser is on one view, which retains it, and does not retain the view")
  func attachment() {
    let first = View()
    let second = View()
    first.addGestureRecognizer(scripted)
    second.addGestureRecognizer(scripted)
    #expect(first.gestureRecognizers.isEmpty)
    #expect(scene.pad.gestureRecognizers.isEmpty)
    #expect(second.gestureRecognizers.first === scripted)
    var holder: View? = View()
    let lonely = TapGestureRecognizer()
    holder?.addGestureRecognizer(lonely)
    weak let gone = holder
    #expect(gone != nil)
    holder = nil
    #expect(gone == nil)
    #expect(lonely.view == nil)
  }
}

/// A recogniser that sets several states and then a final state, and logs its state before and after the final
/// change.
private final class StepRecognizer: GestureRecognizer {
  let way: [State]
  let then: State
  var seen: [State] = []

  init(way: [State], then: State) {
    self.way = way
    self.then = then
    super.init()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for step in way { state = step }
    seen.append(state)
    state = then
    seen.append(state)
  }
}

/// A recogniser that follows the finger that touched last.
private final class LastFingerRecognizer: GestureRecognizer {
  var moves = 0

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in self.touches where !touches.contains(touch) { ignore(touch, for: event) }
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event) { moves += 1 }
}
