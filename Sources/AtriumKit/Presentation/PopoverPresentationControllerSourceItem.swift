public import AtriumGeometry

/// An object that a popover can point at: a view or a bar item.
@MainActor
public protocol PopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the frame of the item in the coordinates of a view, in points.
  ///
  /// The result is nil while the item is not visible in that view's window.
  func frame(in referenceView: View) -> Rect?

  /// Returns whether the item is visible inside a view; the default implementation returns false.
  func isDescendant(of view: View) -> Bool
}

extension PopoverPresentationControllerSourceItem {
  /// The default implementation returns false.
  public func isDescendant(of view: View) -> Bool { false }
}

extension View: PopoverPresentationControllerSourceItem {
  /// Returns the view's bounds in the coordinates of another view, in points.
  ///
  /// The result is nil while the two views are not in the same window.
  public func frame(in referenceView: View) -> Rect? {
    guard window != nil, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}
