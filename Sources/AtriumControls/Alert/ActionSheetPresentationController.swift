import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Presents an action sheet as a popover at its source item, or as a sheet at the lower edge of the window.
///
/// An action sheet without a source item, or in a narrow window, is a sheet. A change of the window's width may
/// replace the sheet with a popover or the popover with a sheet.
final class ActionSheetPresentationController: PopoverPresentationController {
  private let backdrop = AlertBackdrop()
  /// Whether the action sheet had a source item when the presentation began.
  private var hasSource = false
  /// The view that was added to the container view: the popover's bubble, or the sheet itself.
  private weak var shown: View?

  override init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimsTint = true
    backdrop.onPress = { [weak self] in
      (self?.presentedViewController as? AlertController)?.cancel()
    }
  }

  /// Whether the action sheet is currently shown as a popover.
  var isPopover: Bool { containerView.map { isPopover(in: $0.bounds.size) } ?? false }

  private func isPopover(in size: Size) -> Bool {
    hasSource && size.width >= TraitCollection.regularWidth
  }

  override var presentedView: View? {
    isPopover ? super.presentedView : presentedViewController.view
  }

  override var frameOfPresentedViewInContainerView: Rect {
    isPopover
      ? super.frameOfPresentedViewInContainerView
      : sheetFrame(in: containerView?.bounds.size ?? .zero)
  }

  override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    guard isPopover(in: parentSize) else { return sheetFrame(in: parentSize).size }
    return super.size(
      forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  private func sheetFrame(in size: Size) -> Rect {
    guard let view = presentedViewController.view as? AlertView else { return .zero }
    let margin = AlertMetrics.sheetMargin
    let width = max(0, min(AlertMetrics.sheetWidth, size.width - 2 * margin))
    let height = max(0, min(view.fittingHeight(forWidth: width), size.height - 2 * margin))
    return Rect(
      x: ((size.width - width) / 2).rounded(), y: size.height - margin - height, width: width,
      height: height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    hasSource = sourceItem != nil
    backdrop.come(into: containerView, with: presentedViewController.transitionCoordinator)
    updateDimming()
    // The controller updates its buttons first, because the size of the sheet depends on whether it has a
    // cancel button.
    presentedViewController.viewWillLayoutSubviews()
    shown = presentedView
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { backdrop.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    backdrop.leave(with: presentedViewController.transitionCoordinator)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { backdrop.alpha = 1 }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView, let view = presentedView, let shown, shown !== view else { return }
    // The new view is added before the old view is removed, so that the controller's view never leaves the window.
    containerView.addSubview(view)
    if !shown.isDescendant(of: view) { shown.removeFromSuperview() }
    self.shown = view
    updateDimming()
    presentedViewController.viewWillLayoutSubviews()
  }

  private func updateDimming() {
    backdrop.backgroundColor =
      isPopover ? nil : .black.withAlphaComponent(AlertMetrics.dimming)
  }
}
