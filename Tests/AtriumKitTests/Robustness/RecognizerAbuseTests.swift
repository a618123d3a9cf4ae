import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Recognisers that are removed, disabled or moved in every callback.
@MainActor
struct RecognizerAbuseTests {
  /// An operation on a recogniser.
  enum Deed: CaseIterable, Sendable {
    case remove, disable, moveElsewhere, removeView, removeAllOthers, cancelAll
  }

  @MainActor
  private static func make() -> [GestureRecognizer] {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    return [
      TapGestureRecognizer(), double, PanGestureRecognizer(), LongPressGestureRecognizer(),
      SwipeGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(),
    ]
  }

  @Test(
    "after any operation in a delegate call or an action everything ends, and a tap works as before",
    arguments: AbusiveDelegate.Question.allCases, Deed.allCases)
  func callbacks(question: AbusiveDelegate.Question, deed: Deed) {
    for index in 0..<Self.make().count {
      let scene = TouchScene()
      let inner = scene.addPad("pad.inner", Rect(x: 0, y: 0, width: 300, height: 300))
      inner.isMultipleTouchEnabled = true
      let elsewhere = View()
      let recognizers = Self.make()
      let victim = recognizers[index]
      let delegate = AbusiveDelegate(question)
      var isDone = false
      delegate.act = { [weak victim, weak inner] in
        guard !isDone, let victim else { return }
        isDone = true
        switch deed {
        case .remove: victim.view?.removeGestureRecognizer(victim)
        case .disable: victim.isEnabled = false
        case .moveElsewhere: elsewhere.addGestureRecognizer(victim)
        case .removeView: inner?.removeFromSuperview()
        case .removeAllOthers:
          for other in recognizers where other !== victim {
            other.view?.removeGestureRecognizer(other)
          }
        case .cancelAll: scene.stage.window.dispatch(.focus(false))
        }
      }
      for (number, recognizer) in recognizers.enumerated() {
        scene.add(recognizer, "r\(number)", on: inner)
        recognizer.delegate = delegate
        recognizer.addAction { _ in if question == .action { delegate.act?() } }
      }
      play(on: scene)
      #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
      // After all recognisers are removed, a new recogniser works as usual.
      for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
      if inner.superview == nil { scene.pad.addSubview(inner) }
      scene.add(TapGestureRecognizer(), "fresh", on: inner)
      scene.wait(1)
      _ = scene.take()
      scene.tap(50, 50)
      #expect(
        scene.takeGestures() == ["fresh ended"], "\(question), \(deed), \(type(of: victim))")
    }
  }

  /// Makes two taps, a drag, a long press, a pinch and a rotation.
  private func play(on scene: TouchScene) {
    scene.tap(50, 50)
    scene.tap(50, 50)
    scene.wait(0.5)
    scene.down(50, 50)
    for step in 1...5 { scene.move(50 + Double(step) * 20, 50) }
    scene.up(150, 50)
    scene.down(50, 50)
    scene.wait(0.8)
    scene.move(70, 80)
    scene.up(70, 80)
    scene.down(50, 100, id: 1)
    scene.down(150, 100, id: 2)
    for step in 1...5 {
      scene.move(50 - Double(step) * 5, 100 + Double(step) * 10, id: 1)
      scene.move(150 + Double(step) * 10, 100 - Double(step) * 10, id: 2)
    }
    scene.up(25, 150, id: 1)
    scene.up(200, 50, id: 2)
    scene.wait(1)
  }

  @Test("a recogniser's last reference may be released in its own action, or in a delegate call")
  func lastReference() {
    for question in AbusiveDelegate.Question.allCases {
      let scene = TouchScene()
      let delegate = AbusiveDelegate(question)
      weak var known: TapGestureRecognizer?
      do {
        let tap = scene.add(TapGestureRecognizer(), "tap")
        tap.delegate = delegate
        known = tap
        delegate.act = { [weak tap] in
          if let tap { scene.pad.removeGestureRecognizer(tap) }
        }
        tap.addAction { _ in if question == .action { delegate.act?() } }
        scene.add(PanGestureRecognizer(), "pan").delegate = delegate
      }
      scene.tap()
      scene.down(10, 10)
      scene.move(90, 10)
      scene.up(90, 10)
      scene.wait(1)
      // A tap does not cause every delegate call.
      known.map { scene.pad.removeGestureRecognizer($0) }
      #expect(known == nil, "\(question)")
    }
  }
}

/// A delegate that runs a closure in one of the delegate's methods.
@MainActor
final class AbusiveDelegate: GestureRecognizerDelegate {
  enum Question: CaseIterable, Sendable {
    case action, shouldBegin, receiveTouch, receiveEvent, simultaneous, requireFailure, beRequired
  }

  private let question: Question
  var act: (() -> Void)?

  init(_ question: Question) {
    self.question = question
  }

  private func hear(_ asked: Question) {
    if asked == question { act?() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    hear(.shouldBegin)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    hear(.receiveTouch)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: Event
  ) -> Bool {
    hear(.receiveEvent)
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    hear(.simultaneous)
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool {
    hear(.requireFailure)
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    hear(.beRequired)
    return false
  }
}
