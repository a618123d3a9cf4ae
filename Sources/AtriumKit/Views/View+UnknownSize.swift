import AtriumGeometry

extension View {
  /// Takes the size of the place that the view is for, if it was loaded before that was known (DC-28).
  ///
  /// - Parameter superview: What holds the view, or is about to.
  /// - Returns: Whether it took a size.
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

  /// The frame or the bounds were set: the size is known, also to the children's views.
  func sizeWasGiven() {
    guard isSizeUnknown else { return }
    isSizeUnknown = false
    viewController?.sizeChildViews()
  }

  /// The size, unless the place of this view or of one that holds it is unknown itself.
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
  /// The size of the place that the view is for; nil as long as that is unknown (DC-28).
  var knownViewSize: Size? {
    let place =
      parent?.viewIfLoaded ?? rootWindow ?? modal.presentation?.presenter?.viewIfLoaded
    return place.flatMap { $0.isSizeUnknown ? nil : $0.bounds.size }
  }

  /// Lets the children's views that wait for a size take that of this view.
  func sizeChildViews() {
    guard childList.count > 0 else { return }
    View.autoresizing.perform { [self] in
      for child in children { child.viewIfLoaded?.takeSizeOfPlace(in: nil) }
    }
  }
}
