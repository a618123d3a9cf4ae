import AtriumGeometry

/// One change of a window's size, from its first call to its last (A.1, A.2).
@MainActor
final class SizeTransition: CoordinatedTransition {
  let transitionDuration: Double
  let targetTransform: AffineTransform
  let coordinator = TransitionCoordinator()
  private let startTime: Double
  private let oldOrientation: InterfaceOrientation
  private let newOrientation: InterfaceOrientation
  private weak var window: Window?
  /// The controllers that rotate (DC-33).
  ///
  /// The list is made once and keeps them alive until all three calls are sent.
  var rotating: [ViewController] = []

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
    coordinator.begin(of: self)
  }

  /// The rotation of the picture: switch point of DC-32.
  private static func targetTransform(
    from old: InterfaceOrientation, to new: InterfaceOrientation
  ) -> AffineTransform {
    old == new ? .identity : AffineTransform(rotationAngle: old.angle(to: new))
  }

  var endTime: Double { startTime + transitionDuration }
  var isAnimated: Bool { transitionDuration > 0 }

  /// Row 3: the rotating controllers are told while their bounds are still the old ones.
  func sendWillRotate() {
    for controller in rotating {
      controller.send(.willRotate(to: newOrientation, duration: transitionDuration)) {
        controller.willRotate(to: newOrientation, duration: transitionDuration)
      }
    }
  }

  /// Row 7: runs the closures that joined, which see the new bounds.
  func runAlongside() {
    coordinator.runAlongside()
  }

  /// Row 8: changes made in these calls are animated.
  func sendWillAnimateRotation() {
    for controller in rotating {
      controller.send(.willAnimateRotation(to: newOrientation, duration: transitionDuration)) {
        controller.willAnimateRotation(to: newOrientation, duration: transitionDuration)
      }
    }
  }

  /// Rows 11 and 12: completions, then `didRotate(from:)`.
  func finish() {
    coordinator.finish()
    let controllers = rotating
    rotating = []
    for controller in controllers {
      controller.send(.didRotate(from: oldOrientation)) {
        controller.didRotate(from: oldOrientation)
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
