import AtriumGeometry

extension View {
  /// Gives the view the size of its container, if the view was loaded before that size was known (DC-28).
  ///
  /// - Parameter superview: The current or future superview.
  /// - Returns: Whether the size was set.
  @discardableResult
  func takeSizeOfPlace(in superview: View?) -> Bool {
    guard isSizeUnknown, let viewController,
      let size = viewController.knownViewSize ?? superview?.sizeOfPlace(for: viewController),
      size.width > 0, size.height > 0
    else { return false }
    isSizeUnknown = false
    View.performWithoutAnimation { untransformedFrame.size = size }
    viewController.sizeChildViews()
    return true
  }

  /// Records that the frame or the bounds have been set, and sizes the children's views.
  func sizeWasGiven() {
    guard isSizeUnknown else { return }
    isSizeUnknown = false
    viewController?.sizeChildViews()
  }

  /// Returns the size for a child's view; nil while the size of this view or of an ancestor is unknown.
  ///
  /// The result is also nil if the view of the child's parent is loaded: ``ViewController/knownViewSize`` is then used.
  private func sizeOfPlace(for child: ViewController) -> Size? {
    if child.parent?.viewIfLoaded != nil { return nil }
    var view: View? = self
    while let current = view {
      if current.isSizeUnknown { return nil }
      view = current.superview
    }
    return bounds.size
  }
}

extension ViewController {
  /// The size of the area that the controller's view will fill, in points; nil while it is unknown (DC-28).
  var knownViewSize: Size? {
    let place =
      parent?.viewIfLoaded ?? rootWindow ?? modal.presentation?.presenter?.viewIfLoaded
    return place.flatMap { $0.isSizeUnknown ? nil : $0.bounds.size }
  }

  /// Sizes the children's views that were loaded without a known size.
  func sizeChildViews() {
    guard childList.count > 0 else { return }
    View.autoresizing.perform(for: nil) { [self] in
      for child in children { child.viewIfLoaded?.takeSizeOfPlace(in: nil) }
    }
  }
}
