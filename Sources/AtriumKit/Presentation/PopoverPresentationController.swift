public import AtriumGeometry
public import AtriumGraphics

/// A popover: a bubble with an arrow that points at its source.
///
/// Read ``ViewController/popoverPresentationController`` and set ``sourceView`` or ``sourceItem``
/// before presenting. A click outside the popover dismisses it, and so does Escape.
open class PopoverPresentationController: PresentationController {
  private var popoverView: PopoverView?
  private var lastAnchor: Rect?
  /// The size of the container in the last layout.
  private var placedSize: Size?
  /// The source item; nil if the source is a view.
  private weak var item: (any PopoverPresentationControllerSourceItem)?

  /// The view that the arrow points at; not retained.
  ///
  /// Either this property or ``sourceItem`` is required. If both have been set, the last one applies.
  open weak var sourceView: View? {
    didSet {
      if sourceView != nil { item = nil }
      containerView?.setNeedsLayout()
    }
  }
  /// The rectangle in ``sourceView`` that the arrow points at, in points; nil stands for the whole view.
  open var sourceRect: Rect? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The view or bar item that the arrow points at; not retained.
  ///
  /// A view has the same effect as a ``sourceView``. For an item in a bar's overflow list, the arrow points at
  /// the button that opens the list.
  open var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    get { item ?? sourceView }
    set {
      sourceView = newValue as? View
      item = newValue is View ? nil : newValue
      containerView?.setNeedsLayout()
    }
  }
  /// The directions in which the arrow may point.
  open var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether the popover covers its source, instead of shrinking, if no side has enough space; false by default.
  open var canOverlapSourceViewRect = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The minimum distances from the container's edges, in points; 8 by default.
  ///
  /// A negative distance counts as 0. Traps if a number is not finite.
  public var popoverLayoutMargins = PopoverLayout.margins {
    didSet {
      let insets = popoverLayoutMargins
      guard (insets.left + insets.right + insets.top + insets.bottom).isFinite else {
        programmerError(
          "The popoverLayoutMargins of \(presentedViewController.debugName) are not finite: \(insets)."
        )
      }
      containerView?.setNeedsLayout()
    }
  }
  /// The colour of the bubble and its arrow; nil, the default, uses the background of the presented view.
  open var backgroundColor: Color? {
    didSet { popoverView?.backgroundOfBubble = backgroundColor }
  }
  /// The views below the popover that receive touches while the popover is shown; nil, the default, for none.
  ///
  /// A click or a tap on one of these views does not dismiss the popover.
  open var passthroughViews: [View]?
  /// The direction of the arrow; empty before the presentation.
  open private(set) var arrowDirection: PopoverArrowDirection = []

  override var placesPresentedView: Bool { true }
  override var isDismissibleByUser: Bool { true }
  override var animator: (any ViewControllerAnimatedTransitioning)? {
    TransitionAnimator(.crossDissolve, duration: 0.18)
  }

  /// The view of the bubble with its arrow.
  ///
  /// Call `super`, and return the view that it returns.
  open override var presentedView: View? {
    if let popoverView { return popoverView }
    let view = PopoverView(
      content: presentedViewController.view, placement: place(in: containerSize))
    view.backgroundOfBubble = backgroundColor
    popoverView = view
    return view
  }

  /// The frame of the bubble including its arrow, in points, in the container's coordinates.
  ///
  /// Call `super`, and return the frame that it returns.
  open override var frameOfPresentedViewInContainerView: Rect {
    let placement = place(in: containerSize)
    arrowDirection = placement.direction
    popoverView?.placement = placement
    return placement.frame
  }

  /// Returns the size of the content in the bubble, in points.
  ///
  /// Call `super`, and return the size that it returns.
  open override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    place(in: parentSize).contentFrame.size
  }

  /// Notifies the delegate that the popover is about to be presented.
  ///
  /// Call `super`: required.
  open override func presentationTransitionWillBegin() {
    (delegate as? any PopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }

  /// Lets the delegate change the source after a change of the container's size.
  ///
  /// Call `super`: required.
  open override func containerViewWillLayoutSubviews() {
    let size = containerSize
    guard size != placedSize else { return }
    let isFirst = placedSize == nil
    placedSize = size
    guard !isFirst, var view = sourceView,
      let delegate = delegate as? any PopoverPresentationControllerDelegate
    else { return }
    let before = sourceRect ?? view.bounds
    var rect = before
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if rect != before { sourceRect = rect }
    if view !== sourceView { sourceView = view }
  }

  override func forgetViews() { (popoverView, lastAnchor, placedSize) = (nil, nil, nil) }

  /// Passes touches outside the popover to the ``passthroughViews``.
  override func lets(through hit: View, at point: Point, with event: Event?) -> Bool {
    guard let passthroughViews, !passthroughViews.isEmpty, let presentedView,
      !hit.isDescendant(of: presentedView),
      let below = presentation?.container.viewBelow(at: point, with: event)
    else { return false }
    return passthroughViews.contains { below.isDescendant(of: $0) }
  }

  private var containerSize: Size { containerView?.bounds.size ?? .zero }

  private func place(in size: Size) -> PopoverLayout {
    let preferred = presentedViewController.preferredContentSize
    let wanted = Size(
      width: preferred.width > 0 ? preferred.width : 320,
      height: preferred.height > 0 ? preferred.height : 320)
    return PopoverLayout(
      of: wanted, at: anchor, in: size, permitted: permittedArrowDirections,
      margins: popoverLayoutMargins, mayOverlap: canOverlapSourceViewRect)
  }

  /// The rectangle that the arrow points at, in the container's coordinates.
  ///
  /// If the source view has left its window or was released, or the source item is not visible, it is the last known
  /// rectangle.
  private var anchor: Rect {
    if !followsItself, let anchor = sourceFrame {
      lastAnchor = anchor
      return anchor
    }
    if let lastAnchor { return lastAnchor }
    guard item != nil else { trapWithoutSource() }
    // The item is in no bar of the window. The popover then appears below the middle of the top edge.
    return Rect(x: containerSize.width / 2, y: 0, width: 0, height: 0)
  }

  /// The rectangle of the source in the container's coordinates; nil without a source view or a visible item, and after
  /// the source view has left its window.
  private var sourceFrame: Rect? {
    if let item { return containerView.flatMap { item.frame(in: $0) } }
    // A view without a window has no place in the container.
    guard let sourceView, sourceView.window != nil || lastAnchor == nil else { return nil }
    return sourceView.convert(sourceRect ?? sourceView.bounds, to: containerView)
  }

  /// Whether the source is inside this popover, directly or through other popovers.
  ///
  /// The position of such a popover would depend on itself.
  private var followsItself: Bool {
    guard let popoverView else { return false }
    if let item { return item.isDescendant(of: popoverView) }
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
