import AtriumGeometry

/// A presentation or dismissal, as those see it who want to join.
@MainActor
final class ModalTransitionCoordinator: ViewControllerTransitionCoordinator {
  private weak var transition: ModalTransition?
  let isAnimated: Bool
  let transitionDuration: Double
  var percentComplete = 0.0
  private(set) var isCancelled = false
  /// The place among all that began, as of ``SizeTransition/order``.
  let order = AnimationGroup.takeOrder()
  private var closures = AlongsideClosures()

  init(of transition: ModalTransition) {
    self.transition = transition
    isAnimated = transition.isAnimated
    transitionDuration = transition.isAnimated ? transition.duration : 0
  }

  var targetTransform: AffineTransform { .identity }
  var completionCurve: UnitCurve { .easeInOut }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var containerView: View? { transition?.containerView }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    closures.add(alongside: animation, completion: completion)
  }

  func runAlongside() {
    for closure in closures.takeAlongside() { closure(self) }
  }

  func finish() {
    isCancelled = transition?.transitionWasCancelled ?? false
    for closure in closures.takeCompletions() { closure(self) }
  }
}
