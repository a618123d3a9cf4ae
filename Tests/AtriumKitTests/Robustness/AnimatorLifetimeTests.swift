import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Property animators whose last reference is released, or whose views and windows are released.
///
/// Releasing paused and stopped animators traps: see `PropertyAnimatorTrapTests`.
@MainActor
struct AnimatorLifetimeTests {
  @Test("an animator that never started is released silently, without changes or calls")
  func inactive() {
    let scene = AnimationScene()
    var isCalled = false
    weak var known: ViewPropertyAnimator?
    do {
      let animator = scene.animator()
      animator.addCompletion { _ in isCalled = true }
      known = animator
    }
    #expect(known == nil && scene.view.center.x == 25 && !isCalled)
  }

  @Test(
    "an animator that ended, was finished, or was stopped without finishing is released silently too"
  )
  func over() {
    let scene = AnimationScene()
    weak var known: ViewPropertyAnimator?
    for way in 0..<3 {
      do {
        let animator = scene.animator()
        animator.startAnimation()
        scene.stage.advance(by: 0.5)
        switch way {
        case 0: scene.stage.settle()
        case 1: animator.stopAnimation(true)
        default:
          animator.stopAnimation(false)
          animator.finishAnimation(at: .start)
        }
        known = animator
      }
      scene.stage.settle()
      #expect(known == nil, "\(way)")
      scene.view.center.x = 25
    }
  }

  @Test(
    "a running animator without an owner ends when its view leaves the window, or when view or window are released"
  )
  func running() {
    for way in 0..<3 {
      var positions: [ViewAnimatingPosition] = []
      weak var known: ViewPropertyAnimator?
      do {
        var scene: AnimationScene? = AnimationScene()
        var view: View? = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        if let view { scene?.stage.window.addSubview(view) }
        do {
          let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { [weak view] in
            view?.center.x = 100
          }
          animator.addCompletion { positions.append($0) }
          animator.startAnimation()
          known = animator
        }
        scene?.stage.advance(by: 0.5)
        #expect(known != nil && positions.isEmpty)
        switch way {
        case 0: view?.removeFromSuperview()
        case 1:
          view?.removeFromSuperview()
          view = nil
        default: scene = nil
        }
        scene?.stage.settle()
        _ = view
      }
      #expect(positions == [.current], "\(way)")
      #expect(known == nil, "\(way)")
    }
  }

  @Test("an animator may be started, stopped, reversed and released in its own completion")
  func completion() {
    let scene = AnimationScene()
    var log: [ViewAnimatingPosition] = []
    var animator: ViewPropertyAnimator? = scene.animator()
    weak let known = animator
    animator?.addCompletion { position in
      log.append(position)
      animator?.stopAnimation(true)
      animator?.isReversed = true
      animator?.addAnimations { scene.view.center.x = 225 }
      animator?.addCompletion { log.append($0) }
      animator?.isReversed = false
      animator?.startAnimation()
    }
    animator?.startAnimation()
    scene.stage.advance(by: 1.5)
    #expect(log == [.end] && isNear(scene.x, 175))
    animator = nil
    scene.stage.settle()
    #expect(log == [.end, .end] && scene.x == 225 && known == nil)
  }

  @Test("a completion may release the last reference")
  func lastReference() {
    let scene = AnimationScene()
    var animator: ViewPropertyAnimator? = scene.animator()
    weak let known = animator
    var isCalled = false
    animator?.addCompletion { _ in
      animator = nil
      isCalled = true
    }
    animator?.startAnimation()
    scene.stage.settle()
    #expect(isCalled && known == nil)
  }
}
