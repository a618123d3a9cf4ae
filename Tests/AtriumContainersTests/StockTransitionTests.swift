import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The stock transitions, frame by frame.
@MainActor
struct StockTransitionTests {
  private typealias Transition = ViewController.Transition

  private func bed(
    _ transition: Transition, settings: Settings = Settings(), duration: Double? = nil
  ) -> PlainSwap {
    PlainSwap(transition.animator(duration: duration), settings: settings)
  }

  @Test(
    "TR-2: the reverse animates back along the same path, and its own reverse is the transition")
  func reversed() {
    let place = Rect(x: 1, y: 2, width: 3, height: 4)
    let pairs: [(Transition, Transition)] = [
      (.crossDissolve, .crossDissolve), (.push(from: .left), .push(from: .right)),
      (.push(from: .leading), .push(from: .trailing)), (.cover(from: .top), .uncover(to: .top)),
      (.flip(from: .bottom), .flip(from: .top)), (.curlUp, .curlDown),
      (.zoom(from: place), .shrink(to: place)),
    ]
    for (one, other) in pairs { #expect(one.reversed == other && other.reversed == one) }
    for edge in Transition.Edge.allCases {
      #expect(edge.opposite != edge && edge.opposite.opposite == edge)
    }
  }

  @Test(
    "TR-6: each transition has its duration, and the caller may set another one",
    arguments: [nil, 0.5, -1, .nan, .infinity])
  func durations(_ wish: Double?) {
    let all: [(Transition, Double)] = [
      (.crossDissolve, 0.3), (.push(from: .top), 0.25), (.cover(from: .top), 0.3),
      (.uncover(to: .top), 0.3), (.flip(from: .top), 0.6), (.curlUp, 0.6), (.curlDown, 0.6),
      (.zoom(from: .zero), 0.35), (.shrink(to: .zero), 0.35),
    ]
    for (transition, duration) in all {
      let expected = wish.map { $0 == 0.5 ? 0.5 : 0 } ?? duration
      #expect(transition.animator(duration: wish).transitionDuration(using: nil) == expected)
    }
  }

  @Test("a push moves both views, a cover moves the new view, and an uncover moves the old view")
  func movements() {
    typealias Places = (old: Point, new: Point)
    let expected: [(Transition, Places)] = [
      (.push(from: .right), (Point(x: -200, y: 0), Point(x: 200, y: 0))),
      (.push(from: .trailing), (Point(x: -200, y: 0), Point(x: 200, y: 0))),
      (.push(from: .top), (Point(x: 0, y: 300), Point(x: 0, y: -300))),
      (.cover(from: .left), (.zero, Point(x: -200, y: 0))),
      (.cover(from: .bottom), (.zero, Point(x: 0, y: 300))),
      (.uncover(to: .leading), (Point(x: -200, y: 0), .zero)),
    ]
    for (transition, half) in expected {
      let bed = bed(transition)
      bed.swap()
      bed.stage.advance(by: transition.duration / 2)
      let (old, new) = (
        bed.old.view.presentation.frame.origin, bed.new.view.presentation.frame.origin
      )
      #expect(abs(old.x - half.old.x) < 0.5 && abs(old.y - half.old.y) < 0.5, "\(transition)")
      #expect(abs(new.x - half.new.x) < 0.5 && abs(new.y - half.new.y) < 0.5, "\(transition)")
      bed.stage.settle()
      #expect(bed.new.view.frame == bed.root.view.bounds && bed.old.view.superview == nil)
    }
  }

  @Test("in a right-to-left layout, the leading edge is the right edge")
  func mirrored() {
    let transition = Transition.push(from: .trailing)
    let bed = bed(transition, settings: Settings(layoutDirection: .rightToLeft))
    bed.swap()
    bed.stage.advance(by: transition.duration / 2)
    #expect(abs(bed.new.view.presentation.frame.minX + 200) < 0.5)
    bed.stage.settle()
  }

  @Test("a zoom begins at its source, transparent, and its reverse ends there")
  func zoom() {
    let place = Rect(x: 40, y: 60, width: 80, height: 120)
    for (transition, isNew) in [(Transition.zoom(from: place), true), (.shrink(to: place), false)] {
      let bed = bed(transition, duration: 10)
      bed.swap()
      let view: View = isNew ? bed.new.view : bed.old.view
      bed.stage.advance(by: isNew ? 1.0 / 60 : 10 - 1.0 / 60)
      let frame = view.presentation.frame
      #expect(abs(frame.minX - place.minX) < 1 && abs(frame.width - place.width) < 1)
      #expect(abs(frame.minY - place.minY) < 1 && view.presentation.alpha < 0.01)
      bed.stage.settle()
      #expect(view.transform == .identity && view.alpha == 1)
    }
  }

  @Test("TR-5: with reduced motion no view moves, and the transition lasts 0.2 seconds at most")
  func reducedMotion() {
    for transition in [
      Transition.push(from: .right), .cover(from: .top), .flip(from: .left), .curlUp,
      .zoom(from: .zero), .crossDissolve,
    ] {
      let bed = bed(transition, settings: Settings(motion: .reduced))
      bed.swap()
      bed.stage.advance(by: 0.1)
      #expect(bed.new.view.presentation.frame == bed.root.view.bounds, "\(transition)")
      #expect(bed.old.view.presentation.frame == bed.root.view.bounds, "\(transition)")
      bed.stage.advance(by: 0.12)
      #expect(bed.new.view.presentation.alpha == 1, "\(transition)")
      bed.stage.settle()
    }
  }

  @Test(
    "TR-5: a finger drives an effect through its whole duration, with any motion setting",
    arguments: [Motion.full, .reduced, .off])
  func driven(motion: Motion) {
    let bed = bed(.flip(from: .left), settings: Settings(motion: motion))
    let hand = PercentDrivenInteractiveTransition()
    bed.swap(by: hand)
    for part in [0.2, 0.5, 0.9] {
      hand.update(part)
      bed.stage.advance(by: 0.1)
      #expect(bed.results == [] && bed.old.view.window != nil)
    }
    hand.cancel()
    bed.stage.settle()
    #expect(bed.results == [false] && bed.root.view.subviews == [bed.old.view])
  }

  @Test(
    "TR-3: a presentation moves only the presented view, and a dismissal with the reverse moves it back"
  )
  func presentation() {
    let presented = Recording.controller("M")
    presented.modalPresentationStyle = .fullScreen
    let recording = Recording.atRest(size: Size(width: 400, height: 600))
    for (transition, start) in [
      (ViewController.Transition.push(from: .right), Point(x: 432, y: 0)),
      (.uncover(to: .left), Point(x: 432, y: 0)), (.cover(from: .top), Point(x: 0, y: -632)),
    ] {
      presented.preferredTransition = transition
      recording.root.present(presented, animated: true)
      recording.stage.turn()
      #expect(presented.view.presentation.frame.origin == start)
      recording.stage.advance(by: 0.1)
      #expect(recording.root.view.presentation.frame.origin == .zero)
      recording.stage.settle()
      #expect(presented.view.frame.origin == .zero)
      presented.dismiss(animated: true)
      recording.stage.turn()
      recording.stage.advance(by: transition.duration - 0.001)
      let end = presented.view.presentation.frame.origin
      #expect(abs(end.x - start.x) < 2 && abs(end.y - start.y) < 2)
      recording.stage.settle()
      #expect(recording.root.view.window != nil && presented.view.window == nil)
    }
  }

  @Test(
    "TR-4: a push uses the controller's preferred transition and its pop the reverse, but a delegate takes precedence"
  )
  func preferred() {
    let scene = NavigationScene()
    scene.b.preferredTransition = .cover(from: .bottom)
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.turn()
    #expect(scene.b.view.presentation.frame.minX == 0 && scene.b.view.presentation.frame.minY > 500)
    #expect(scene.a.view.presentation.frame.minX == 0)
    scene.stage.settle()
    scene.navigation.popViewController(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.2)
    #expect(scene.b.view.presentation.frame.minX == 0 && scene.b.view.presentation.frame.minY > 200)
    scene.stage.settle()
    #expect(scene.titles == ["A"])
    scene.animator = ViewController.Transition.push(from: .left).animator()
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.turn()
    #expect(scene.b.view.presentation.frame.minX == -400)
    scene.stage.settle()
    #expect(scene.titles == ["A", "B"] && scene.b.view.frame.minX == 0)
  }

  @Test("TR-7: removed views are restored, even when a second change interrupts the first")
  func restored() {
    for transition in [
      ViewController.Transition.zoom(from: .zero), .shrink(to: .zero), .crossDissolve,
      .flip(from: .top), .push(from: .left),
    ] {
      let bed = bed(transition)
      bed.old.view.alpha = 0.75
      bed.swap()
      bed.stage.advance(by: 0.1)
      bed.root.finishTransitions()
      #expect(bed.results == [true])
      #expect(bed.old.view.alpha == 0.75 && bed.old.view.transform == .identity)
      #expect(bed.new.view.alpha == 1 && bed.new.view.transform == .identity)
      #expect(!bed.old.view.isHidden && bed.old.view.center == bed.new.view.center)
      bed.stage.settle()
    }
  }
}

/// A container with one child, which can be replaced.
@MainActor
private final class PlainSwap {
  let stage: Stage
  let root = ViewController()
  let (old, new) = (Recording.controller("A"), Recording.controller("B"))
  var results: [Bool] = []
  private let animator: any ViewControllerAnimatedTransitioning

  init(_ animator: any ViewControllerAnimatedTransitioning, settings: Settings) {
    self.animator = animator
    stage = Stage(size: Size(width: 400, height: 600), settings: settings)
    stage.window.rootViewController = root
    stage.settle()
    root.addChild(old)
    old.view.frame = root.view.bounds
    root.view.addSubview(old.view)
    old.didMove(toParent: root)
    stage.settle()
  }

  func swap(by interactor: (any ViewControllerInteractiveTransitioning)? = nil) {
    root.addChild(new)
    var change = ContainerTransition(from: old, to: new, in: root.view)
    change.animator = animator
    change.interactor = interactor
    change.completion = { [weak self] in self?.results.append($0) }
    root.perform(change)
    stage.turn()
  }
}
