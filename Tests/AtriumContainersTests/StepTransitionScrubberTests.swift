import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A step transition that a gesture drives.
@MainActor
struct StepTransitionScrubberTests {
  @MainActor
  private struct Scene {
    let stage: Stage
    let group = View(frame: Rect(x: 10, y: 20, width: 120, height: 160))
    let old = View(frame: Rect(x: 0, y: 0, width: 120, height: 160))
    let new = View(frame: Rect(x: 0, y: 0, width: 120, height: 160))

    init(_ settings: Settings = Settings()) {
      stage = Stage(size: Size(width: 200, height: 200), settings: settings)
      stage.window.addSubview(group)
      for view in [old, new] { group.addSubview(view) }
      stage.settle()
    }

    var poses: [Double] {
      [old, new].flatMap { view in
        let t = view.transform3D
        return [t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44, view.alpha]
      }
    }
  }

  @Test(
    "each moment is drawn identically, whichever moment was shown before, with any motion setting",
    arguments: StepTransitionTable.durations.indices)
  func order(index: Int) {
    let transition = StepTransition.catalogue[index]
    var known: [Double: [Double]] = [:]
    for motion in [Motion.full, .reduced, .off] {
      let scene = Scene(Settings(motion: motion))
      let scrubber = StepTransitionScrubber(
        transition, appearing: scene.new, disappearing: scene.old, in: scene.group)
      for moment in [0, 0.25, 0.5, 0.75, 1, 0.5, 0, 1, 0.25, .nan, -1, 2, 0.75] {
        scrubber.show(moment)
        let shown = scrubber.fractionComplete
        #expect(shown == (moment.isNaN ? 0 : min(max(moment, 0), 1)))
        #expect(known[shown] == nil || known[shown] == scene.poses, "\(moment)")
        known[shown] = scene.poses
        #expect(scene.stage.window.isIdle || scene.stage.host.frameDeadline != nil)
      }
      scrubber.end()
      scrubber.show(0.5)
      #expect(scene.old.transform3D.isIdentity && scene.new.transform3D.isIdentity)
      #expect(scene.old.alpha == 1 && scene.new.alpha == 1)
      #expect(scene.group.subviews == [scene.old, scene.new])
    }
  }

  @Test(
    "the scrubber shows the same as the animator at the same time",
    arguments: StepTransitionTable.durations.indices.dropFirst())
  func animator(index: Int) {
    let transition = StepTransition.catalogue[index]
    let (scene, twin) = (Scene(), Scene())
    let scrubber = StepTransitionScrubber(
      transition, appearing: scene.new, disappearing: scene.old, in: scene.group)
    let animator = StepTransitionAnimator(
      transition, duration: 1, appearing: twin.new, disappearing: twin.old, in: twin.group)
    animator.run {}
    twin.stage.turn()
    for _ in 0..<3 {
      twin.stage.advance(by: 0.25)
      scrubber.show(scrubber.fractionComplete + 0.25)
      for (one, other) in [(scene.old, twin.old), (scene.new, twin.new)] {
        let (a, b) = (one.transform3D, other.presentation.transform3D)
        #expect(abs(a.m11 - b.m11) < 1e-6 && abs(a.m22 - b.m22) < 1e-6)
        #expect(abs(a.m41 - b.m41) < 1e-6 && abs(a.m42 - b.m42) < 1e-6)
        #expect(abs(one.alpha - other.presentation.alpha) < 1e-6)
      }
    }
    twin.stage.settle()
  }
}
