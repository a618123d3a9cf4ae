import AtriumGeometry

/// A change of a window's size, from the first notification of a controller to the last (A.1, A.2).
@MainActor
final class SizeTransition: CoordinatedTransition {
  let transitionDuration: Double
  let targetTransform: AffineTransform
  let coordinator = TransitionCoordinator()
  private let startTime: Double
  private weak var window: Window?
  /// The planned changes of orientations; nil if the orientation of the window stays the same.
  let plan: OrientationPlan?
  /// The controllers that rotate (DC-33).
  ///
  /// The list is made once, and retains the controllers until all three rotation calls have been sent.
  private var rotations: [OrientationPlan.Rotation]

  init(
    duration: Double, in window: Window, from old: InterfaceOrientation,
    to new: InterfaceOrientation, plan: OrientationPlan?
  ) {
    transitionDuration = duration
    self.window = window
    startTime = window.currentTime
    self.plan = plan
    rotations = plan?.rotations ?? []
    targetTransform = SizeTransition.targetTransform(from: old, to: new)
    coordinator.begin(of: self)
  }

  /// Returns the rotation of the interface; the only implementation of DC-32.
  private static func targetTransform(
    from old: InterfaceOrientation, to new: InterfaceOrientation
  ) -> AffineTransform {
    old == new ? .identity : AffineTransform(rotationAngle: old.angle(to: new))
  }

  var endTime: Double { startTime + transitionDuration }
  var isAnimated: Bool { transitionDuration > 0 }

  /// Notifies the rotating controllers while their bounds still have the old size (table A.2, row 3).
  func sendWillRotate() {
    for rotation in rotations {
      let controller = rotation.controller
      controller.send(.willRotate(to: rotation.new, duration: transitionDuration)) {
        controller.willRotate(to: rotation.new, duration: transitionDuration)
      }
    }
  }

  /// Runs the closures that are animated alongside the transition, with the new bounds (table A.2, row 7).
  func runAlongside() {
    coordinator.runAlongside()
  }

  /// Notifies the rotating controllers inside the animation (table A.2, row 8).
  ///
  /// Changes made in these calls are animated.
  func sendWillAnimateRotation() {
    for rotation in rotations {
      let controller = rotation.controller
      controller.send(.willAnimateRotation(to: rotation.new, duration: transitionDuration)) {
        controller.willAnimateRotation(to: rotation.new, duration: transitionDuration)
      }
    }
  }

  /// Runs the completions, and then sends `didRotate(from:)` (table A.2, rows 11 and 12).
  func finish() {
    coordinator.finish()
    coordinator.close()
    let finished = rotations
    rotations = []
    for rotation in finished {
      let controller = rotation.controller
      controller.send(.didRotate(from: rotation.old)) {
        controller.didRotate(from: rotation.old)
      }
    }
  }

  // MARK: The state for the coordinator

  var coordinatedView: View? { window }

  var state: TransitionState {
    var percent = 1.0
    if isAnimated, let window {
      percent = min(max(0, (window.currentTime - startTime) / transitionDuration), 1)
    }
    return TransitionState(
      isAnimated: isAnimated, duration: transitionDuration, percentComplete: percent,
      targetTransform: targetTransform)
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { nil }

  func view(forKey key: TransitionContextViewKey) -> View? { nil }
}
