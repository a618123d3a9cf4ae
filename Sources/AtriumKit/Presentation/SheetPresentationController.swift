public import AtriumGeometry
import AtriumGraphics

/// A page sheet or form sheet, which dims the views below and can be dismissed by a downward drag (M-10).
///
/// If the sheet has other ``detents`` than the large one, it is attached to the bottom edge and can rest at several
/// heights. The user drags it from one detent to another (M-13).
public final class SheetPresentationController: PresentationController {
  /// The opacity of the dimming view while the sheet is fully visible (M-10).
  static let dimming = 0.2
  /// The sizes in points of a sheet whose presented controller has no preferred size (DC-36).
  private enum Measures {
    /// The size of a form sheet.
    static let form = Size(width: 540, height: 620)
    /// The width of a page sheet, which is as high as its container allows.
    static let page = 704.0
    /// The minimum difference between the size of the container and the size of the sheet.
    static let gaps = Size(width: 80, height: 72)
  }

  /// The heights at which the sheet rests; only ``Detent/large()`` by default.
  ///
  /// The order of the detents does not matter. If none of them has a height, the sheet is large.
  public var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }
  /// The detent at which the sheet rests; nil, the default, stands for the lowest detent.
  ///
  /// To animate a visible sheet, set the detent inside ``animateChanges(_:)``.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
  }
  /// The highest detent at which the views below are not dimmed, and receive touches.
  ///
  /// Nil, the default, dims the views below at every detent.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { invalidateDetents() } }
  }
  /// Whether the sheet shows a grabber at its top edge; false by default.
  ///
  /// A click on the grabber moves the sheet to the next detent.
  public var prefersGrabberVisible = false {
    didSet { sheetView?.showsGrabber = prefersGrabberVisible }
  }
  /// The radius of the corners, in points; nil, the default, stands for 14.
  public var preferredCornerRadius: Double? {
    didSet { sheetView?.radius = preferredCornerRadius ?? SheetView.cornerRadius }
  }

  /// The height of the sheet during a drag between detents, in points; nil at rest.
  var draggedHeight: Double?
  /// The current distance of the sheet below its resting position, in points.
  private var offset = 0.0
  private let dimmingView = View()
  private var sheetView: SheetView?
  private var drag: SheetDrag?

  override var placesPresentedView: Bool { true }
  override var isDismissibleByUser: Bool { true }
  override var isUndimmed: Bool { usesDetents && dimmedPart == 0 }

  override func forgetViews() { (sheetView, draggedHeight, offset) = (nil, nil, 0) }

  /// The view around the presented controller's view, with rounded corners and a shadow.
  public override var presentedView: View? {
    if let sheetView { return sheetView }
    let frame = frameOfPresentedViewInContainerView
    let view = SheetView(content: presentedViewController.view, frame: frame)
    view.radius = preferredCornerRadius ?? SheetView.cornerRadius
    view.showsGrabber = prefersGrabberVisible
    view.onGrabberPress = { [weak self] in self?.selectNextDetent() }
    sheetView = view
    return view
  }

  /// The frame of the sheet, in points, in the container's coordinates.
  public override var frameOfPresentedViewInContainerView: Rect {
    frame(in: containerView?.bounds.size ?? .zero)
  }

  /// Returns the size of the sheet for a size of the container, both in points.
  public override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    frame(in: parentSize).size
  }

  /// Returns the frame of the sheet in a container of a given size (DC-36).
  ///
  /// In a wide container, a sheet that does not use detents is in the middle. Any other sheet is at the bottom edge.
  private func frame(in size: Size) -> Rect {
    let isNarrow = size.width < TraitCollection.regularWidth
    let isForm = presentationStyle == .formSheet
    let preferred = isForm ? presentedViewController.preferredContentSize : .zero
    let wanted = Size(
      width: preferred.width > 0 ? preferred.width : isForm ? Measures.form.width : Measures.page,
      height: preferred.height > 0
        ? preferred.height : isForm ? Measures.form.height : size.height)
    let width = isNarrow ? size.width : min(wanted.width, size.width - Measures.gaps.width)
    let left = isNarrow ? 0 : ((size.width - width) / 2).rounded()
    if isNarrow || usesDetents {
      let height = usesDetents ? currentHeight(in: size) : greatestHeight(in: size)
      return Rect(x: left, y: size.height - height, width: width, height: height)
    }
    let height = min(wanted.height, max(0, size.height - Measures.gaps.height))
    return Rect(
      x: left, y: ((size.height - height) / 2).rounded(), width: width, height: height)
  }

  /// Updates the dimming, and whether the sheet is attached to the bottom edge.
  public override func containerViewWillLayoutSubviews() {
    guard let containerView else { return }
    sheetView?.isAttachedToBottom =
      usesDetents || containerView.bounds.width < TraitCollection.regularWidth
    if !isMoving { dim(atOffset: offset) }
  }

  // MARK: Detents

  /// Recomputes the heights of the detents in the next layout.
  public func invalidateDetents() {
    containerView?.setNeedsLayout()
  }

  /// Runs a closure, and animates the changes that it makes, such as to ``selectedDetentIdentifier``.
  public func animateChanges(_ changes: () -> Void) {
    guard let view = sheetView, containerView != nil, !isMoving else { return changes() }
    View.animate(with: .sheetRelease, initialVelocity: 0, options: .allowUserInteraction) {
      changes()
      containerViewWillLayoutSubviews()
      place(view)
      view.layoutIfNeeded()
    }
  }

  /// Whether the sheet is being presented or dismissed.
  private var isMoving: Bool { presentation?.transition != nil }

  /// Places the sheet at a distance below its resting position, in points.
  func place(_ view: View, atOffset offset: Double = 0) {
    self.offset = offset
    view.stand(at: frameOfPresentedViewInContainerView.offsetBy(dx: 0, dy: offset))
    dim(atOffset: offset)
  }

  /// Selects the next higher detent, or the lowest detent if the current one is the highest.
  private func selectNextDetent() {
    let all = heights
    guard all.count > 1 else { return }
    let index = all.firstIndex { $0.identifier == selectedDetent.identifier } ?? 0
    animateChanges { select(all[(index + 1) % all.count].identifier) }
  }

  /// Selects a detent that the user has chosen.
  func select(_ identifier: Detent.Identifier) {
    let old = selectedDetent.identifier
    draggedHeight = nil
    selectedDetentIdentifier = identifier
    guard identifier != old else { return }
    (delegate as? any SheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Dimming

  /// Adds the dimming view and the recogniser of the drag.
  public override func presentationTransitionWillBegin() {
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

  /// Releases the drag of the sheet if the presentation was cancelled.
  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { drag = nil }
  }

  /// Fades the dimming out.
  public override func dismissalTransitionWillBegin() {
    animateAlongside { self.dimmingView.alpha = 0 }
  }

  /// Restores the dimming if the dismissal was cancelled.
  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      drag = nil
    } else {
      dim(atOffset: 0)
    }
  }

  private func animateAlongside(_ change: @escaping () -> Void) {
    presentation?.transition?.coordinator.animate(alongsideTransition: { _ in change() })
  }

  /// Sets the dimming for a sheet that is a number of points below its resting position.
  func dim(atOffset offset: Double) {
    let height = max(1, frameOfPresentedViewInContainerView.height)
    dimmingView.alpha =
      SheetPresentationController.dimming * dimmedPart * max(0, 1 - max(0, offset) / height)
  }
}
