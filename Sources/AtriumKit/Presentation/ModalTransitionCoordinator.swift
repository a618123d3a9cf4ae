import AtriumGeometry

/// A presentation or dismissal, as those see it who want to join.
@MainActor
final class ModalTransitionCoordinator: ViewControllerTransitionCoordinator {
  private weak var transition: ModalTransition?
  let isAnimated: Bool
  let transitionDuration: Double
  var percentComplete = 0.0
  private(set) var isCancelled = false
  private var alongside: [(any ViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(any ViewControllerTransitionCoordinator) -> Void] = []
  private var hasRunAlongside = false

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
    guard !hasRunAlongside else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAlongside() {
    guard !hasRunAlongside else { return }
    hasRunAlongside = true
    let closures = alongside
    alongside = []
    for closure in closures { closure(self) }
  }

  func finish() {
    hasRunAlongside = true
    alongside = []
    isCancelled = transition?.transitionWasCancelled ?? false
    let closures = completions
    completions = []
    for closure in closures { closure(self) }
  }
}
