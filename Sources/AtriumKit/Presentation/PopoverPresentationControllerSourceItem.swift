public import AtriumGeometry

/// A thing that a popover can point at: a view, or an item of a bar.
@MainActor
public protocol PopoverPresentationControllerSourceItem: AnyObject {
  /// The frame of the item in the coordinates of a view, in points; nil while the item is not shown in
  /// that view's window.
  func frame(in referenceView: View) -> Rect?

  /// Whether the item is shown inside a view; false unless implemented.
  func isDescendant(of view: View) -> Bool
}

extension PopoverPresentationControllerSourceItem {
  /// Whether the item is shown inside a view: false.
  public func isDescendant(of view: View) -> Bool { false }
}

extension View: PopoverPresentationControllerSourceItem {
  /// The view's bounds in the coordinates of another view, in points; nil while the two are not in the
  /// same window.
  public func frame(in referenceView: View) -> Rect? {
    guard window != nil, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}
