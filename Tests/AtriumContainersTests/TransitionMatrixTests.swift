import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Every animator of the test vocabulary in every container.
@MainActor
struct TransitionMatrixTests {
  @Test(
    "TR-1, TR-2: each animator works in each container, forwards and in reverse, with the same complete log",
    arguments: Vocabulary.all, TransitionContainer.allCases)
  func changes(entry: VocabularyEntry, kind: TransitionContainer) {
    let world = TransitionWorld(kind, entry)
    world.go(to: 1)
    #expect(world.rest() == TransitionLogs.change(kind, isAnimated: !entry.isImmediate))
    #expect(world.shown == ["B"] && world.leftovers == [])
    world.goBack()
    world.stage.settle()
    #expect(world.shown == ["A"] && world.leftovers == [])
  }

  @Test(
    "TR-1: if the request or the user's setting excludes animation, the animator does not run",
    arguments: Vocabulary.all, TransitionContainer.allCases)
  func unanimated(entry: VocabularyEntry, kind: TransitionContainer) {
    let world = TransitionWorld(
      kind, entry, settings: Settings(motion: kind.takesAnimated ? .full : .off))
    world.go(to: 1, animated: !kind.takesAnimated)
    #expect(world.rest() == TransitionLogs.unanimated(kind))
    #expect(world.shown == ["B"] && world.leftovers == [])
  }

  @Test(
    "TR-1: a second request in the middle of a change leaves one controller, with balanced calls",
    arguments: Vocabulary.all, TransitionContainer.allCases)
  func interrupted(entry: VocabularyEntry, kind: TransitionContainer) {
    for time in [0, 0.1] {
      let world = TransitionWorld(kind, entry)
      world.go(to: 1)
      if time > 0 {
        world.stage.turn()
        world.stage.advance(by: time)
      }
      world.go(to: 2)
      world.stage.settle()
      // A sliding menu ignores a selection during a replacement (SL-14).
      let ignores = kind == .slidingMenu && !entry.isImmediate
      #expect(world.shown == [kind == .modal ? "A" : ignores ? "B" : "C"])
      #expect(world.leftovers == [])
    }
  }

  @Test(
    "TR-1: an interactor cancels each animator in each interactive container, with the same complete log",
    arguments: Vocabulary.all, TransitionContainer.allCases.filter(\.isInteractive))
  func cancelled(entry: VocabularyEntry, kind: TransitionContainer) {
    let hand = PercentDrivenInteractiveTransition()
    let world = TransitionWorld(kind, entry)
    world.interactor = hand
    world.go(to: 1)
    world.stage.turn()
    hand.update(0.4)
    world.stage.advance(by: 0.1)
    #expect(world.shown == (entry.isImmediate ? ["B"] : ["A", "B"]))
    hand.cancel()
    world.stage.settle()
    #expect(world.shown == [entry.isImmediate ? "B" : "A"] && world.leftovers == [])
    // An animator that ends inside its call is over before it can be cancelled.
    guard !entry.isImmediate else { return }
    #expect(world.recording.tokens() == TransitionLogs.cancelled(kind))
    world.interactor = nil
    world.go(to: 1)
    world.stage.settle()
    #expect(world.shown == ["B"] && world.leftovers == [])
  }

  @Test(
    "TR-1: a change off screen runs no animator, and its result is visible when the window is shown",
    arguments: Vocabulary.all, TransitionContainer.allCases)
  func offScreen(entry: VocabularyEntry, kind: TransitionContainer) {
    let world = TransitionWorld(kind, entry)
    world.stage.window.isHidden = true
    world.stage.settle()
    world.go(to: 1)
    world.stage.window.isHidden = false
    world.stage.settle()
    #expect(world.shown == ["B"] && world.leftovers == [])
  }

  @Test(
    "TR-1: a resize, a theme or reduced motion in the middle of a change leaves the view in position",
    arguments: Vocabulary.all, TransitionContainer.allCases)
  func resized(entry: VocabularyEntry, kind: TransitionContainer) {
    let world = TransitionWorld(kind, entry)
    world.go(to: 1)
    world.stage.turn()
    world.stage.advance(by: 0.05)
    world.stage.resize(to: Size(width: 1, height: 1))
    world.stage.turn()
    world.stage.window.dispatch(
      .settingsChanged(Settings(userInterfaceStyle: .dark, motion: .reduced)))
    world.stage.resize(to: Size(width: 200, height: 140))
    world.stage.settle()
    #expect(world.shown == ["B"] && world.leftovers == [])
    world.goBack()
    world.stage.settle()
    #expect(world.shown == ["A"] && world.leftovers == [])
  }

  @Test(
    "TR-1: nothing is kept alive, even in the middle of a change",
    arguments: TransitionContainer.allCases)
  func released(kind: TransitionContainer) {
    for entry in Vocabulary.all {
      weak var world: TransitionWorld?
      weak var coming: ViewController?
      do {
        let made = TransitionWorld(kind, entry)
        (world, coming) = (made, made.all[1])
        made.go(to: 1)
        made.stage.turn()
        made.stage.window.rootViewController = nil
        made.stage.settle()
      }
      #expect(world == nil && coming == nil, "\(entry.testDescription)")
    }
  }
}
