import AtriumGeometry

/// One change of a window's size, from its first call to its last (decisions, section A).
@MainActor
final class SizeTransition: ViewControllerTransitionCoordinator {
  let transitionDuration: Double
  let targetTransform: AffineTransform
  let endTime: Double
  let oldOrientation: InterfaceOrientation
  /// Who turns: made once, kept alive until all three calls were sent (DC-33).
  var rotating: [ViewController] = []
  private var alongside: [(any ViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(any ViewControllerTransitionCoordinator) -> Void] = []
  private var hasRunAlongside = false

  init(
    duration: Double, startTime: Double, from old: InterfaceOrientation,
    to new: InterfaceOrientation
  ) {
    transitionDuration = duration
    endTime = startTime + duration
    oldOrientation = old
    targetTransform =
      old == new ? .identity : AffineTransform(rotationAngle: old.angle(to: new))
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isCancelled: Bool { false }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    guard !hasRunAlongside else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Row 7: the closures see new bounds.
  func runAlongside() {
    hasRunAlongside = true
    for closure in alongside { closure(self) }
    alongside = []
  }

  /// Rows 11 and 12: completions, then `didRotate(from:)`.
  func finish() {
    let closures = completions
    completions = []
    for closure in closures { closure(self) }
    let controllers = rotating
    rotating = []
    for controller in controllers {
      controller.notifyObservers(.didRotate(from: oldOrientation))
      controller.didRotate(from: oldOrientation)
    }
  }
}
