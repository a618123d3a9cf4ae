import AtriumGeometry

/// A sheet in the user's hand: an interactive dismissal that is finished or taken back (M-9, M-10).
@MainActor
final class SheetDrag: ViewControllerInteractiveTransitioning {
  /// From which part of the height on a sheet let go is dismissed.
  private static let dismissingPart = 0.5
  /// From which speed on it is dismissed anyway, in points a second.
  private static let dismissingSpeed = 1000.0

  let recognizer = SheetDragGestureRecognizer()
  private weak var controller: SheetPresentationController?
  private var isRefused = false
  private var transition: ModalTransition? { controller?.presentation?.transition }

  init(of controller: SheetPresentationController) {
    self.controller = controller
    recognizer.addAction { [weak self] _ in self?.handle() }
  }

  /// The hand moves the sheet; there is nothing to start.
  func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {}

  private func handle() {
    switch recognizer.state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    case .ended: letGo(velocity: recognizer.velocity)
    case .cancelled: letGo(velocity: -.infinity)
    case .possible, .failed: break
    }
  }

  private func begin() {
    guard let controller, let presentation = controller.presentation, !presentation.isEnding else {
      return
    }
    isRefused = !controller.mayBeDismissedByUser
    guard !isRefused else { return }
    controller.delegate?.presentationControllerWillDismiss(controller)
    presentation.dismiss(animated: true, interactor: self) { [weak controller] in
      guard let controller else { return }
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
  }

  /// One to one downwards; a sheet that may not go gives way a little.
  private func follow() {
    guard let controller, let view = controller.presentedView else { return }
    guard isRefused || transition?.isInteractive == true else { return }
    let translation = max(0, recognizer.translation)
    let offset = isRefused ? 40 * translation / (translation + 120) : translation
    move(view, by: offset)
    transition?.updateInteractiveTransition(offset / max(1, view.bounds.height))
  }

  private func move(_ view: View, by offset: Double) {
    guard let controller else { return }
    let place = controller.frameOfPresentedViewInContainerView
    view.center = Point(x: place.midX, y: place.midY + offset)
    controller.dim(atOffset: isRefused ? 0 : offset)
  }

  private func letGo(velocity: Double) {
    guard let controller, let view = controller.presentedView else { return }
    if isRefused {
      isRefused = false
      View.animate(withDuration: 0.25, curve: .easeOutCubic, options: .allowUserInteraction) {
        move(view, by: 0)
      }
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    guard let transition, transition.isInteractive else { return }
    let place = controller.frameOfPresentedViewInContainerView
    let offset = view.center.y - place.midY
    let isDismissed =
      velocity > -.infinity
      && (offset > SheetDrag.dismissingPart * place.height
        || velocity >= SheetDrag.dismissingSpeed)
    let end =
      isDismissed ? (controller.containerView?.bounds.maxY ?? 0) - place.minY + 32 : 0
    if isDismissed {
      transition.finishInteractiveTransition()
    } else {
      transition.cancelInteractiveTransition()
    }
    View.animate(
      with: .sheetRelease,
      initialVelocity: SheetDrag.springVelocity(velocity, for: end - offset),
      options: .allowUserInteraction
    ) {
      move(view, by: end)
      if isDismissed { transition.coordinator.runAlongside() }
    } completion: { _ in
      transition.completeTransition(isDismissed)
    }
  }

  /// The hand's speed as parts of the rest of the way a second, so that the sheet goes on as it did.
  ///
  /// Never so fast that the spring swings: the sheet does not leave its place upwards (M-10).
  private static func springVelocity(_ speed: Double, for way: Double) -> Double {
    guard speed.isFinite, abs(way) > 0.5 else { return 0 }
    return min(speed / way, Spring.sheetRelease.angularFrequency)
  }
}
