public import AtriumGeometry
public import AtriumKit

extension BarButtonItem: PopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button in the coordinates of a view, in points.
  ///
  /// If the item is in the overflow list, the result is the frame of the button that opens the list. The
  /// result is nil while no bar in the window of that view shows the item.
  public func frame(in referenceView: View) -> Rect? { place?.frame(in: referenceView) }

  /// Returns whether the button that shows the item is a descendant of a view.
  public func isDescendant(of view: View) -> Bool { place?.isDescendant(of: view) ?? false }

  /// The button of the item, or the button that opens the overflow list.
  private var place: View? { row?.place(of: self) }
}

extension PopoverPresentationController {
  /// The bar button item that the popover's arrow points at; held weakly.
  ///
  /// The item is the ``AtriumKit/PopoverPresentationController/sourceItem`` if that is a bar button item. A
  /// click on the bar dismisses the popover, like any click outside it.
  public var barButtonItem: BarButtonItem? {
    get { sourceItem as? BarButtonItem }
    set { sourceItem = newValue }
  }
}
