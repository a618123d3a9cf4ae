import AtriumGeometry

/// The drag of a sheet: an interactive dismissal that is finished or cancelled (M-9, M-10).
@MainActor
final class SheetDrag: ViewControllerInteractiveTransitioning {
  /// The part of the height beyond which a released sheet is dismissed.
  private static let dismissingPart = 0.5
  /// The speed from which a released sheet is always dismissed, in points a second.
  private static let dismissingSpeed = 1000.0

  let recognizer = SheetDragGestureRecognizer()
  private weak var controller: SheetPresentationController?
  private var isRefused = false
  private var transition: ModalTransition? { controller?.presentation?.transition }

  init(of controller: SheetPresentationController) {
    self.controller = controller
    recognizer.addAction { [weak self] _ in self?.handle() }
  }

  /// Does nothing: the drag moves the sheet.
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

  /// Moves the sheet with the touch; a sheet that must not be dismissed moves only a little.
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

  /// The velocity of the drag in remaining distances a second, so that the sheet keeps its speed.
  ///
  /// It is limited so that the spring does not overshoot: the sheet never moves above its place
  /// (M-10).
  private static func springVelocity(_ speed: Double, for way: Double) -> Double {
    guard speed.isFinite, abs(way) > 0.5 else { return 0 }
    return min(speed / way, Spring.sheetRelease.angularFrequency)
  }
}
