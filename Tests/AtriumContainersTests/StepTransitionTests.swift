import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The transitions of the catalogue without a container, on two views in a group.
@MainActor
struct StepTransitionTests {
  @Test("CK-T1, CK-T-e, CK-T-f, CK-T-j: the catalogue has 48 names in order, with their durations")
  func catalogue() {
    #expect(StepTransition.catalogue.map(\.name) == StepTransitionTable.durations.map(\.0))
    for (transition, (name, duration)) in zip(
      StepTransition.catalogue, StepTransitionTable.durations)
    {
      #expect(abs(transition.defaultDuration - duration) < 1e-12, "\(name)")
    }
    #expect(StepTransition.catalogue.count == 48)
    #expect(StepTransition().defaultDuration == 0)
    #expect(StepTransition.named("FlowFromTop") === StepTransition.flowFromTop)
  }

  @Test(
    "CK-T-j: the families contain each transition of the catalogue once, with a name in its family")
  func families() {
    let names = StepTransition.families.flatMap { family in
      family.transitions.map { "\(family.title): \($0.shortName)" }
    }
    #expect(Set(names).count == names.count)
    #expect(
      Set(StepTransition.families.flatMap(\.transitions).map(\.name))
        == Set(StepTransition.catalogue.map(\.name)))
    #expect(names.count == StepTransition.catalogue.count)
    #expect(
      names.filter { $0.hasPrefix("Fl") } == [
        "Flow: From bottom", "Flow: From top", "Flow: From left", "Flow: From right",
        "Flip: Vertically", "Flip: Horizontally",
      ])
    #expect(names.last == "Rotate: From right clockwise")
  }

  // The rows of the catalogue: CK-T2 CK-T3 CK-T4 CK-T5 CK-T6 CK-T7 CK-T8 CK-T9 CK-T10 CK-T11 CK-T12
  // CK-T13 CK-T14 CK-T15 CK-T16 CK-T17 CK-T18 CK-T19 CK-T20 CK-T21 CK-T22 CK-T23 CK-T24 CK-T25 CK-T26
  // CK-T27 CK-T28 CK-T29 CK-T30 CK-T31 CK-T32 CK-T33 CK-T34 CK-T35 CK-T36 CK-T37 CK-T38 CK-T39 CK-T40
  // CK-T41 CK-T42 CK-T43 CK-T44 CK-T45 CK-T46 CK-T47 CK-T48
  @Test(
    "CK-T1, CK-T-a, CK-T-b, CK-T-g: the views have the table's positions at each quarter, forwards and backwards",
    arguments: StepTransitionTable.durations.indices)
  func positions(index: Int) {
    let transition = StepTransition.catalogue[index]
    let name = transition.name
    let scene = StepScene(size: Size(width: 120, height: 90))
    var ends = 0
    scene.animator(transition, duration: 0.8).run { ends += 1 }
    scene.stage.turn()
    for part in [0, 0.25, 0.5, 0.75, 0.999] {
      if part > 0 { scene.stage.advance(by: part == 0.999 ? 0.1992 : 0.2) }
      expect(scene, name, at: part)
    }
    scene.stage.settle()
    #expect(ends == 1)
    #expect(scene.a.transform3D.isIdentity && scene.a.alpha == 1)
    #expect((scene.b.alpha == 0) == StepTransitionTable.hidesOldView(name), "\(name)")
    let back = StepTransitionTable.places(name, at: 1, size: scene.bounds.size).b.scale
    if name.hasSuffix("PushToBack") {
      #expect(scene.b.transform3D.affineTransform.a == back, "\(name)")
    }
    scene.animator(transition, duration: 0.8, isReversed: true).run { ends += 1 }
    scene.stage.turn()
    for part in [1, 0.75, 0.5, 0.25, 0.001] {
      if part < 1 { scene.stage.advance(by: part == 0.001 ? 0.1992 : 0.2) }
      expect(scene, name, at: part)
    }
    scene.stage.settle()
    #expect(ends == 2)
    #expect(scene.isUntouched(scene.a) && scene.isUntouched(scene.b))
    #expect(scene.group.layerValues == .identity && scene.group.transform3D.isIdentity)
  }

  private func expect(_ scene: StepScene, _ name: String, at part: Double) {
    let places = StepTransitionTable.places(name, at: part, size: scene.bounds.size)
    // In the middle of a flip both sides are edge-on and invisible.
    let isEdgeOn = name.hasPrefix("Flip") && part == 0.5
    for (view, place) in [(scene.a, places.a), (scene.b, places.b)] {
      let (look, wanted) = (scene.look(view), place.look(in: scene.bounds.size))
      for (index, (number, other)) in zip(look, wanted).enumerated() {
        if isEdgeOn, index == 6 { continue }
        #expect(
          abs(number - other) < (index == 6 ? 1e-6 : 1e-4),
          "\(name) at \(part): \(look) is not \(wanted)")
      }
    }
  }

  @Test(
    "CK-T-h: applying and reverting leaves both views exactly as they were",
    arguments: StepTransitionTable.durations.indices)
  func identity(index: Int) {
    let transition = StepTransition.catalogue[index]
    let scene = StepScene(size: Size(width: 317.3, height: 211.7))
    for _ in 0..<20 {
      transition.apply(
        appearing: scene.a, disappearing: scene.b, in: scene.group, bounds: scene.bounds)
      #expect(scene.a.transform3D.isIdentity && scene.a.alpha == 1)
      transition.undo(
        appearing: scene.a, disappearing: scene.b, in: scene.group, bounds: scene.bounds)
    }
    #expect(scene.isUntouched(scene.a) && scene.isUntouched(scene.b))
    #expect(scene.group.layerValues == .identity && scene.isUntouched(scene.group))
  }

  @Test("CK-T-c: without an appearing view and a group only the disappearing view is animated")
  func replay() {
    let scene = StepScene()
    for transition in StepTransition.catalogue {
      transition.apply(appearing: nil, disappearing: scene.b, in: nil, bounds: scene.bounds)
      #expect(scene.isUntouched(scene.a) && scene.isUntouched(scene.group))
      #expect((scene.b.alpha == 0) == StepTransitionTable.hidesOldView(transition.name))
      transition.undo(appearing: nil, disappearing: scene.b, in: nil, bounds: scene.bounds)
      #expect(scene.isUntouched(scene.b), "\(transition.name)")
    }
  }

  @Test(
    "CK-V3: reverting with the old bounds and applying with new bounds leaves every view in position"
  )
  func resize() {
    for transition in StepTransition.catalogue {
      let scene = StepScene(size: Size(width: 120, height: 90))
      transition.apply(
        appearing: scene.a, disappearing: scene.b, in: scene.group, bounds: scene.bounds)
      transition.undo(
        appearing: scene.a, disappearing: scene.b, in: scene.group, bounds: scene.bounds)
      for view in [scene.group, scene.a, scene.b] {
        view.frame = Rect(x: 0, y: 0, width: 250, height: 410)
      }
      transition.apply(
        appearing: scene.a, disappearing: scene.b, in: scene.group, bounds: scene.bounds)
      var ends = 0
      scene.animator(transition, isReversed: true).run { ends += 1 }
      scene.stage.settle()
      #expect(ends == 1 && scene.isUntouched(scene.b), "\(transition.name)")
      #expect(scene.b.frame == Rect(x: 0, y: 0, width: 250, height: 410))
    }
  }

  @Test("CK-T-d: a view outside the group traps, and a transformed group keeps its own bounds")
  func group() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (group, stranger) = (View(), View())
        StepTransitionAnimator(.fadeIn, appearing: stranger, disappearing: nil, in: group).run {}
        print(group, stranger)
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "FadeIn cannot move a View whose superview is not the group; add both views to the group "
        + "before the transition.")
    let scene = StepScene()
    scene.group.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    let spy = SpyTransition()
    scene.animator(spy, isReversed: true).run {}
    #expect(spy.asked.map(\.bounds) == [Rect(x: 0, y: 0, width: 400, height: 300)])
  }

  @Test("CK-C2: nil, a negative or an infinite duration uses the default, and 0 is immediate")
  func durations() {
    let scene = StepScene()
    #expect(scene.animator(.flipVertically).duration == 0.6)
    #expect(scene.animator(.flipVertically, duration: -1).duration == 0.6)
    #expect(scene.animator(.flipVertically, duration: -.infinity).duration == 0.6)
    #expect(scene.animator(.flipVertically, duration: .nan).duration == 0.6)
    #expect(scene.animator(.flipVertically, duration: 1.5).duration == 1.5)
    var ends = 0
    scene.animator(.pushFromLeft, duration: 0).run { ends += 1 }
    #expect(ends == 1 && scene.b.alpha == 0)
    scene.animator(.pushFromLeft, isReversed: true).run(animated: false) { ends += 1 }
    #expect(ends == 2 && scene.isUntouched(scene.a) && scene.isUntouched(scene.b))
    let still = StepScene(settings: Settings(motion: .off))
    still.animator(.pushFromLeft).run { ends += 1 }
    #expect(ends == 3 && still.b.alpha == 0)
  }

  @Test("CK-T-b: custom reverse steps get the real roles and replace the generated steps")
  func ownReverse() {
    let scene = StepScene()
    let spy = SpyTransition()
    spy.hasReverse = true
    scene.animator(spy, isReversed: true).run {}
    #expect(spy.asked.map(\.isReverse) == [true])
    #expect(spy.asked[0].appearing === scene.b && spy.asked[0].disappearing === scene.a)
    spy.hasReverse = false
    spy.asked = []
    scene.animator(spy, isReversed: true).run {}
    #expect(spy.asked.map(\.isReverse) == [false])
    #expect(spy.asked[0].appearing === scene.a && spy.asked[0].disappearing === scene.b)
  }

  @Test("CK-T-e: registered transitions are listed by name, and the case does not matter")
  func registry() {
    let spy = SpyTransition()
    StepTransition.register(spy)
    let names = StepTransition.available.map(\.name)
    #expect(names.count == 49)
    #expect(names == names.sorted { $0.lowercased() < $1.lowercased() })
    #expect(!names.contains("StepTransition"))
    #expect(StepTransition.named("SpyTransition") === spy)
    let impostor = SpyTransition()
    impostor.ownName = "FadeIn"
    StepTransition.register(impostor)
    #expect(StepTransition.named("FadeIn") === StepTransition.fadeIn)
    StepTransition.unregister(spy)
    #expect(StepTransition.available.count == 48)
  }

  @Test("CK-T42, CK-T43, CK-T46, CK-T47: a sheet that falls forwards is in front while it falls")
  func depth() {
    for (index, transition) in StepTransition.catalogue.enumerated() {
      let scene = StepScene(size: Size(width: 120, height: 90))
      let falls = [42, 43, 46, 47].contains(index + 1)
      for isReversed in [false, true] {
        scene.animator(transition, isReversed: isReversed).run {}
        scene.stage.advance(by: 0.2)
        let order = falls ? [scene.a, scene.b] : [scene.b, scene.a]
        #expect(scene.group.subviews == order, "\(transition.name)")
        scene.stage.settle()
        #expect(scene.group.subviews == [scene.b, scene.a], "\(transition.name)")
      }
    }
  }

  @Test("CK-T39: a flip at 960×640 paints at most the window and one sheet per frame")
  func pixels() {
    let scene = StepScene(size: Size(width: 960, height: 640))
    scene.animator(.flipVertically).run {}
    scene.stage.turn()
    scene.stage.advance(by: 1.0 / 60)
    let before = scene.stage.window.statistics
    for _ in 0..<30 { scene.stage.advance(by: 1.0 / 60) }
    let after = scene.stage.window.statistics
    let frames = after.paintCount - before.paintCount
    let pixels = after.paintedPixelCount - before.paintedPixelCount
    #expect(frames == 30)
    #expect(pixels > 30 * 100 && pixels <= 30 * 960 * 640, "\(pixels / 30) each")
    // The sheets are drawn from bitmaps that are cached once.
    #expect(after.paintedViewCount - before.paintedViewCount <= 30 * 5)
  }
}

/// A transition that logs the requests for its steps.
@MainActor
final class SpyTransition: StepTransition {
  struct Request {
    let isReverse: Bool
    let appearing: View?
    let disappearing: View?
    let bounds: Rect
  }

  var asked: [Request] = []
  var hasReverse = false
  var ownName = "SpyTransition"

  override var name: String { ownName }

  override func steps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep] {
    if bounds != .zero {
      asked.append(
        Request(
          isReverse: false, appearing: appearing, disappearing: disappearing, bounds: bounds))
    }
    return []
  }

  override func reverseSteps(
    appearing: View?, disappearing: View?, in group: View?, bounds: Rect
  ) -> [AnimationStep]? {
    guard hasReverse else { return nil }
    if bounds != .zero {
      asked.append(
        Request(isReverse: true, appearing: appearing, disappearing: disappearing, bounds: bounds))
    }
    return []
  }
}
