import AtriumGeometry

/// One change of a window's size, from its first call to its last (A.1, A.2).
@MainActor
final class SizeTransition: ViewControllerTransitionCoordinator {
  let transitionDuration: Double
  let targetTransform: AffineTransform
  /// The place among the units of a commit, which is that of their beginnings (DC-11).
  let order = AnimationGroup.takeOrder()
  private let startTime: Double
  private let oldOrientation: InterfaceOrientation
  private let newOrientation: InterfaceOrientation
  private weak var window: Window?
  /// Who turns: made once, kept alive until all three calls were sent (DC-33).
  var rotating: [ViewController] = []
  private var closures = AlongsideClosures()

  init(
    duration: Double, in window: Window, from old: InterfaceOrientation,
    to new: InterfaceOrientation
  ) {
    transitionDuration = duration
    self.window = window
    startTime = window.currentTime
    oldOrientation = old
    newOrientation = new
    targetTransform = SizeTransition.targetTransform(from: old, to: new)
  }

  /// How the picture turns: switch point of DC-32.
  private static func targetTransform(
    from old: InterfaceOrientation, to new: InterfaceOrientation
  ) -> AffineTransform {
    old == new ? .identity : AffineTransform(rotationAngle: old.angle(to: new))
  }

  var endTime: Double { startTime + transitionDuration }
  var isAnimated: Bool { transitionDuration > 0 }
  var completionCurve: UnitCurve { .easeInOut }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var containerView: View? { window }

  var percentComplete: Double {
    guard isAnimated, let window else { return 1 }
    return min(max(0, (window.currentTime - startTime) / transitionDuration), 1)
  }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    closures.add(alongside: animation, completion: completion)
  }

  /// Row 3: who turns hears it with the old bounds.
  func sendWillRotate() {
    for controller in rotating {
      controller.notifyObservers(.willRotate(to: newOrientation, duration: transitionDuration))
      controller.willRotate(to: newOrientation, duration: transitionDuration)
    }
  }

  /// Row 7: the closures see new bounds.
  func runAlongside() {
    for closure in closures.takeAlongside() { closure(self) }
  }

  /// Row 8: what is changed in these calls is animated.
  func sendWillAnimateRotation() {
    for controller in rotating {
      controller.notifyObservers(
        .willAnimateRotation(to: newOrientation, duration: transitionDuration))
      controller.willAnimateRotation(to: newOrientation, duration: transitionDuration)
    }
  }

  /// Rows 11 and 12: completions, then `didRotate(from:)`.
  func finish() {
    for closure in closures.takeCompletions() { closure(self) }
    let controllers = rotating
    rotating = []
    for controller in controllers {
      controller.notifyObservers(.didRotate(from: oldOrientation))
      controller.didRotate(from: oldOrientation)
    }
  }
}
