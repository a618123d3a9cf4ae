import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Places an alert in the middle of the window, above a dimmed backdrop.
final class AlertPresentationController: PresentationController {
  private let backdrop = AlertBackdrop()

  override init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimsTint = true
    backdrop.backgroundColor = .black.withAlphaComponent(AlertMetrics.dimming)
  }

  override var frameOfPresentedViewInContainerView: Rect {
    frame(in: containerView?.bounds.size ?? .zero)
  }

  override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    frame(in: parentSize).size
  }

  private func frame(in size: Size) -> Rect {
    guard let view = presentedView as? AlertView else { return .zero }
    let width = max(0, min(AlertMetrics.width, size.width - 2 * AlertMetrics.margin))
    let height = max(
      0, min(view.fittingHeight(forWidth: width), size.height - 2 * AlertMetrics.margin))
    return Rect(
      x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(),
      width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    backdrop.come(into: containerView, with: presentedViewController.transitionCoordinator)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { backdrop.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    backdrop.leave(with: presentedViewController.transitionCoordinator)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { backdrop.alpha = 1 }
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.place(at: frameOfPresentedViewInContainerView)
  }
}

extension View {
  /// Sets the view's frame, even while the view has a transform.
  func place(at frame: Rect) {
    bounds.size = frame.size
    center = frame.center
  }
}
