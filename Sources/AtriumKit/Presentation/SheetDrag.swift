import AtriumGeometry

/// The drag of a sheet between its detents.
///
/// Below the lowest detent, the drag is an interactive dismissal that is finished or cancelled (M-10, M-13).
@MainActor
final class SheetDrag: ViewControllerInteractiveTransitioning {
  /// The fraction of its height by which a sheet must be dragged down so that a release dismisses it.
  private static let dismissingPart = 0.5
  /// The downward speed at which a sheet released below its resting position is dismissed, in points per second.
  private static let dismissingSpeed = 1000.0
  /// The time for which the motion of a released sheet is extrapolated to choose the nearest detent, in seconds.
  private static let projection = 0.15
  /// For a sheet that cannot be dismissed: the maximum movement, and the drag that causes half of it, in points.
  private static let refusedTravel = (most: 40.0, half: 120.0)

  let recognizer = SheetDragGestureRecognizer()
  private weak var controller: SheetPresentationController?
  private var isRefused = false
  /// Whether the delegate has been asked about a dismissal during this drag.
  private var hasAsked = false
  /// The height of the sheet when the drag began, in points.
  private var start = 0.0
  /// The current distance of the sheet below its resting position, in points.
  private var offset = 0.0
  private var transition: ModalTransition? { controller?.presentation?.transition }

  init(of controller: SheetPresentationController) {
    self.controller = controller
    recognizer.addAction { [weak self] _ in self?.handle() }
    recognizer.allowsUpwards = { [weak controller] in
      guard let controller, controller.usesDetents else { return false }
      return controller.heights.last.map { $0.height > controller.selectedDetent.height } ?? false
    }
  }

  /// Does nothing, because the drag itself moves the sheet.
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
    (isRefused, hasAsked, offset) = (false, false, 0)
    start = controller.frameOfPresentedViewInContainerView.height
    if !controller.usesDetents || controller.heights.count == 1 { beginDismissal() }
  }

  /// Begins the dismissal if the user may dismiss the sheet; the delegate is asked only once in a drag.
  private func beginDismissal() {
    guard let controller, let presentation = controller.presentation, !presentation.isEnding,
      !hasAsked
    else { return }
    hasAsked = true
    isRefused = !controller.mayBeDismissedByUser
    guard !isRefused else { return }
    controller.delegate?.presentationControllerWillDismiss(controller.known)
    presentation.dismiss(animated: true, interactor: self) { [weak controller] in
      guard let controller else { return }
      controller.delegate?.presentationControllerDidDismiss(controller.known)
    }
  }

  /// Moves the sheet with the touch; a sheet that cannot be dismissed moves only slightly.
  private func follow() {
    guard let controller, let view = controller.presentedView else { return }
    guard transition == nil || transition?.isInteractive == true else { return }
    var translation = recognizer.translation
    if controller.usesDetents {
      let heights = controller.heights
      let (least, most) = (heights[0].height, heights[heights.count - 1].height)
      let wanted = start - translation
      controller.draggedHeight = heights.count > 1 ? min(most, max(least, wanted)) : nil
      translation = least - wanted
      if translation > 0 { beginDismissal() }
    }
    guard isRefused || transition?.isInteractive == true || controller.draggedHeight != nil else {
      return
    }
    translation = max(0, translation)
    let refused = SheetDrag.refusedTravel
    offset = isRefused ? refused.most * translation / (translation + refused.half) : translation
    move(view, by: offset)
    transition?.updateInteractiveTransition(offset / max(1, view.bounds.height))
  }

  private func move(_ view: View, by offset: Double) {
    controller?.place(view, atOffset: offset)
    if isRefused { controller?.dim(atOffset: 0) }
  }

  private func letGo(velocity: Double) {
    guard let controller, let view = controller.presentedView else { return }
    let transition = self.transition.flatMap { $0.isInteractive ? $0 : nil }
    guard isRefused || transition != nil || controller.draggedHeight != nil else { return }
    let place = controller.frameOfPresentedViewInContainerView
    let isDismissed =
      transition != nil && offset > 0 && velocity > -.infinity
      && (offset > SheetDrag.dismissingPart * place.height
        || velocity >= SheetDrag.dismissingSpeed)
    let top = place.minY + offset
    if isDismissed {
      controller.draggedHeight = nil
    } else if controller.usesDetents {
      controller.select(nearestDetent(to: place.height - offset, velocity: velocity))
    }
    let wasRefused = isRefused
    isRefused = false
    let target = controller.frameOfPresentedViewInContainerView
    let end = isDismissed ? (controller.containerView?.bounds.maxY ?? 0) - target.minY + 32 : 0
    if isDismissed {
      transition?.finishInteractiveTransition()
    } else {
      transition?.cancelInteractiveTransition()
    }
    View.animate(
      with: .sheetRelease,
      initialVelocity: SheetDrag.springVelocity(velocity, for: target.minY + end - top),
      options: .allowUserInteraction
    ) {
      controller.place(view, atOffset: end)
      view.layoutIfNeeded()
      if isDismissed { transition?.coordinator.runAlongside() }
    } completion: { _ in
      transition?.completeTransition(isDismissed)
    }
    if wasRefused {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller.known)
    }
  }

  /// Returns the detent to which a released sheet moves.
  private func nearestDetent(
    to height: Double, velocity: Double
  ) -> SheetPresentationController.Detent.Identifier {
    guard let controller, velocity.isFinite else {
      return controller?.selectedDetent.identifier ?? .large
    }
    let projected = height - velocity * SheetDrag.projection
    let nearest = controller.heights.min {
      abs($0.height - projected) < abs($1.height - projected)
    }
    return nearest?.identifier ?? .large
  }

  /// Returns the velocity of the drag in fractions of the remaining distance per second.
  ///
  /// With this velocity, the sheet keeps its speed.
  ///
  /// The velocity is limited so that the spring does not overshoot, and the sheet never moves above its resting
  /// position.
  private static func springVelocity(_ speed: Double, for way: Double) -> Double {
    guard speed.isFinite, abs(way) > 0.5 else { return 0 }
    return min(speed / way, Spring.sheetRelease.angularFrequency)
  }
}
