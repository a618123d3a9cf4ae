public import AtriumGeometry

/// A popover: a bubble with an arrow that points at its source.
///
/// Get it from ``ViewController/popoverPresentationController`` and set ``sourceView`` before
/// presenting. A press outside dismisses it, and so does Escape.
public final class PopoverPresentationController: PresentationController {
  private var popoverView: PopoverView?
  private var lastAnchor: Rect?

  /// The view that the arrow points at; required, and not kept alive.
  public weak var sourceView: View? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The part of ``sourceView`` that the arrow points at, in its coordinates; all of it if nil.
  public var sourceRect: Rect? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The directions in which the arrow may point.
  public var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The direction of the arrow; empty before the presentation.
  public private(set) var arrowDirection: PopoverArrowDirection = []

  override var placesPresentedView: Bool { true }
  override var isDismissibleByUser: Bool { true }
  override var animator: (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(.crossDissolve, duration: 0.18)
  }

  /// The bubble with the arrow.
  public override var presentedView: View? {
    if let popoverView { return popoverView }
    let view = PopoverView(
      content: presentedViewController.view, placement: place(in: containerSize))
    popoverView = view
    return view
  }

  /// The frame of the bubble with its arrow.
  public override var frameOfPresentedViewInContainerView: Rect {
    let placement = place(in: containerSize)
    arrowDirection = placement.direction
    popoverView?.placement = placement
    return placement.frame
  }

  /// The size of the content within the bubble.
  public override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    place(in: parentSize).contentFrame.size
  }

  private var containerSize: Size { containerView?.bounds.size ?? .zero }

  private func place(in size: Size) -> PopoverLayout {
    let preferred = presentedViewController.preferredContentSize
    let wanted = Size(
      width: preferred.width > 0 ? preferred.width : 320,
      height: preferred.height > 0 ? preferred.height : 320)
    return PopoverLayout(
      of: wanted, at: anchor, in: size, permitted: permittedArrowDirections)
  }

  /// The rectangle that the arrow points at, in the container; the last one if the source has gone.
  private var anchor: Rect {
    if let sourceView, !followsItself {
      let anchor = sourceView.convert(sourceRect ?? sourceView.bounds, to: containerView)
      lastAnchor = anchor
      return anchor
    }
    guard let lastAnchor else { trapWithoutSource() }
    return lastAnchor
  }

  /// Whether the source is inside the popover itself, directly or through other popovers.
  ///
  /// Such a popover would follow its own arrow for ever.
  private var followsItself: Bool {
    guard let popoverView else { return false }
    var followed: [PopoverPresentationController] = []
    var view = sourceView
    while let current = view {
      if current === popoverView { return true }
      let container = current as? PresentationContainerView
      if let other = container?.modalPresentation?.controller as? PopoverPresentationController,
        !followed.contains(where: { $0 === other })
      {
        followed.append(other)
        view = other.sourceView
      } else {
        view = current.superview
      }
    }
    return false
  }

  private func trapWithoutSource() -> Never {
    programmerError(
      "The popover of \(presentedViewController.debugName), presented by "
        + "\(presentingViewController.debugName), has no sourceView; set "
        + "popoverPresentationController.sourceView before presenting.")
  }
}
