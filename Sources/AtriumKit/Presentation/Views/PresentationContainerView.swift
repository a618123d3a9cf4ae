import AtriumGeometry

/// The container view of a presentation, over the window or a context.
final class PresentationContainerView: View {
  weak var modalPresentation: ModalPresentation?
  /// Whether the views inside receive no touches, because they move.
  var isShielding = false {
    didSet { if isShielding != oldValue { window?.hover.setNeedsUpdate() } }
  }

  /// The views behind it, with a tint that it dims.
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

  /// Views below are hit only beside an undimmed sheet or where a popover lets touches through; views
  /// inside only when they are at rest.
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard isShielding else {
      guard let hit = super.hitTest(point, with: event) else { return nil }
      let controller = modalPresentation?.controller
      return controller?.lets(through: hit, at: point, with: event) == true ? nil : hit
    }
    return isHitTestable && self.point(inside: point, with: event) ? self : nil
  }

  /// The view that a touch at a point of this container would hit without it.
  func viewBelow(at point: Point, with event: Event?) -> View? {
    for view in (superview?.subviews.prefix { $0 !== self } ?? []).reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return nil
  }

  /// Dismisses on a press beside the presented view, such as a popover.
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard !isShielding, let touch = touches.first, touch.view === self,
      hitTest(touch.location(in: self), with: event) === self
    else { return }
    modalPresentation?.controller.dismissByUser()
  }

  // A presentation keeps touches from all controllers below it, including its presenter.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
  override func scrolled(_ scroll: ScrollInput, with event: Event) {}
}
