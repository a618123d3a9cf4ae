import AtriumGeometry
import AtriumGraphics

/// A page or form sheet: it dims the views below, and a drag downwards dismisses it (M-9, M-10).
final class SheetPresentationController: PresentationController {
  /// The alpha of the dimming while the sheet is fully shown: switch point of M-10.
  static let dimming = 0.2

  private let dimmingView = View()
  private var sheetView: SheetView?
  private var drag: SheetDrag?

  override var placesPresentedView: Bool { true }
  override var isDismissibleByUser: Bool { true }

  override var presentedView: View? {
    if let sheetView { return sheetView }
    let frame = frameOfPresentedViewInContainerView
    let view = SheetView(content: presentedViewController.view, frame: frame)
    sheetView = view
    return view
  }

  override var frameOfPresentedViewInContainerView: Rect {
    frame(in: containerView?.bounds.size ?? .zero)
  }

  override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    frame(in: parentSize).size
  }

  /// The frame of the sheet in a container: centred, or at the bottom edge of a narrow one (DC-36).
  private func frame(in size: Size) -> Rect {
    guard size.width >= TraitCollection.regularWidth else {
      // A strip of the view below stays visible to show that this is a sheet.
      let top = min(44, (size.height / 8).rounded())
      return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    }
    let wanted: Size
    if presentationStyle == .formSheet {
      let preferred = presentedViewController.preferredContentSize
      wanted = Size(
        width: preferred.width > 0 ? preferred.width : 540,
        height: preferred.height > 0 ? preferred.height : 620)
    } else {
      wanted = Size(width: 704, height: size.height)
    }
    let width = min(wanted.width, size.width - 80)
    let height = min(wanted.height, max(0, size.height - 72))
    return Rect(
      x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(),
      width: width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    guard let containerView else { return }
    sheetView?.isAttachedToBottom = containerView.bounds.width < TraitCollection.regularWidth
  }

  // MARK: Dimming

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    containerViewWillLayoutSubviews()
    animateAlongside { self.dim(atOffset: 0) }
    let drag = SheetDrag(of: self)
    self.drag = drag
    presentedView?.addGestureRecognizer(drag.recognizer)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { drag = nil }
  }

  override func dismissalTransitionWillBegin() {
    animateAlongside { self.dimmingView.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      drag = nil
    } else {
      dim(atOffset: 0)
    }
  }

  private func animateAlongside(_ change: @escaping () -> Void) {
    presentation?.transition?.coordinator.animate(alongsideTransition: { _ in change() })
  }

  /// Sets the dimming for a sheet that is a distance below its place, in points (M-10).
  func dim(atOffset offset: Double) {
    let height = max(1, frameOfPresentedViewInContainerView.height)
    dimmingView.alpha = SheetPresentationController.dimming * max(0, 1 - max(0, offset) / height)
  }
}
