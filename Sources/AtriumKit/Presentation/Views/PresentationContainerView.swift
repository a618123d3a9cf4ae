import AtriumGeometry

/// The container view of a presentation, in front of the views of the window or of the context.
final class PresentationContainerView: View {
  weak var modalPresentation: ModalPresentation?
  /// Whether the views inside receive no touches, because they are moving.
  var isShielding = false {
    didSet { if isShielding != oldValue { window?.hover.setNeedsUpdate() } }
  }

  /// Whether assistive technologies ignore the views behind the container; false for a sheet that does not dim.
  override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal || modalPresentation?.controller.isUndimmed == false }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// The views behind the container whose tint colour the container dims.
  private var dimmed: [WeakView] = []

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    for entry in dimmed { entry.view?.setTintCovered(false) }
    dimmed = []
    guard let superview, modalPresentation?.controller.dimsTint == true else { return }
    dimmed = superview.subviews.prefix { $0 !== self }.map(WeakView.init)
    for entry in dimmed { entry.view?.setTintCovered(true) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation = modalPresentation, presentation.presented != nil else { return }
    let controller = presentation.controller
    controller.containerViewWillLayoutSubviews()
    if controller.placesPresentedView { presentation.placePresentedView() }
    controller.containerViewDidLayoutSubviews()
  }

  /// Returns the view at a point; views inside the container receive touches only while they are not moving.
  ///
  /// Views below the container receive touches only outside a sheet that does not dim, or where a popover passes
  /// touches to them.
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard isShielding else {
      guard let hit = super.hitTest(point, with: event) else { return nil }
      let controller = modalPresentation?.controller
      return controller?.lets(through: hit, at: point, with: event) == true ? nil : hit
    }
    return isHitTestable && self.point(inside: point, with: event) ? self : nil
  }

  /// Returns the view that would receive a touch at a point if this container did not exist.
  func viewBelow(at point: Point, with event: Event?) -> View? {
    for view in (superview?.subviews.prefix { $0 !== self } ?? []).reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return nil
  }

  /// Dismisses a presentation, such as a popover, when the user clicks outside its view.
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard !isShielding, let touch = touches.first, touch.view === self,
      hitTest(touch.location(in: self), with: event) === self
    else { return }
    modalPresentation?.controller.dismissByUser()
  }

  // Touches on the container reach neither the presenter nor any other controller below the presentation.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
  override func scrolled(_ scroll: ScrollInput, with event: Event) {}
}
