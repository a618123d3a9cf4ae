import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Property animators in presentations, and the spring of a released sheet.
@MainActor
struct InterruptibleTransitionTests {
  private let scene = PresentationScene(style: .overFullScreen)
  private let delegate = TransitionDelegate()
  private let hand = PercentDrivenInteractiveTransition()

  /// Moves the modal up from the bottom edge while the presenter becomes half transparent.
  private func present(interactively: Bool) {
    let animator = InterruptibleAnimator(duration: 0.5, distance: Point(x: 0, y: 600))
    animator.alongside = { $0.viewController(forKey: .from)?.view.alpha = 0.5 }
    delegate.animator = animator
    scene.modal.transitioningDelegate = delegate
    if interactively { delegate.presentInteractor = hand }
    scene.present(animated: true)
    scene.stage.turn()
    _ = scene.recording.tokens()
  }

  private var y: Double { scene.modal.view.presentation.frame.minY }

  @Test("A-30: without an interactor the animator runs by itself")
  func alone() {
    present(interactively: false)
    scene.stage.advance(by: 0.25)
    #expect(isNear(y, 300))
    #expect(scene.tokensAtRest() == "M.da(true) completion")
  }

  @Test(
    "A-30: an interactor pauses and scrubs the animator, which then continues with its timing when finished"
  )
  func finished() {
    present(interactively: true)
    #expect(y == 600)
    hand.update(0.25)
    #expect(isNear(y, 450) && isNear(scene.root.view.presentation.alpha, 0.875))
    scene.stage.advance(by: 1)
    #expect(isNear(y, 450) && scene.stage.window.isIdle)
    hand.timingCurve = CubicTimingParameters(animationCurve: .easeIn)
    hand.finish()
    scene.stage.advance(by: 0.1875)
    #expect(isNear(y, 450 * (1 - 0.315357), 1e-3))
    #expect(scene.tokensAtRest() == "M.da(true) completion")
    #expect(y == 0 && scene.root.view.alpha == 0.5)
  }

  @Test(
    "A-30: a cancelled animator ends at its start values, with the animations that were added to it"
  )
  func cancelled() {
    present(interactively: true)
    hand.update(0.5)
    hand.completionSpeed = 2
    hand.cancel()
    scene.stage.advance(by: 0.0625)
    #expect(isNear(y, 450))
    #expect(scene.tokensAtRest() == "M.wd(true) M.dd(true)")
    #expect(scene.root.view.alpha == 1 && scene.root.presentedViewController == nil)
  }

  @Test("A-23, M-10: a released sheet returns on the spring, with the drag's velocity")
  func sheet() {
    let scene = PresentationScene(style: .formSheet, size: Size(width: 800, height: 800))
    scene.modal.preferredContentSize = Size(width: 400, height: 400)
    scene.present()
    scene.settle()
    let sheet = scene.modal.presentationController?.presentedView
    scene.stage.drag(from: Point(x: 400, y: 250), to: Point(x: 400, y: 400), in: 1)
    // The velocity is 150 points a second downwards, and the target is 140 points above.
    let velocity = -150.0 / 140
    scene.stage.advance(by: 0.05)
    let expected = 140 * (1 - Spring.sheetRelease.position(at: 0.05, initialVelocity: velocity))
    #expect(isNear((sheet?.presentation.frame.minY ?? 0) - 200, expected, 0.5))
    scene.stage.advance(by: 0.05)
    let later = 140 * (1 - Spring.sheetRelease.position(at: 0.1, initialVelocity: velocity))
    #expect(isNear((sheet?.presentation.frame.minY ?? 0) - 200, later, 0.5))
    scene.stage.settle()
    #expect(sheet?.frame.minY == 200)
  }
}
