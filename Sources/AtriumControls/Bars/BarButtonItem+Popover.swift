public import AtriumGeometry
public import AtriumKit

extension BarButtonItem: PopoverPresentationControllerSourceItem {
  /// The frame of the item's button in a view, in points, or of the button that opens the overflow list
  /// with the item; nil while no bar in that view's window shows the item.
  public func frame(in referenceView: View) -> Rect? { place?.frame(in: referenceView) }

  /// Whether the item's bar is inside a view.
  public func isDescendant(of view: View) -> Bool { place?.isDescendant(of: view) ?? false }

  /// The button of the item, or that of the overflow list.
  private var place: View? { row?.place(of: self) }
}

extension PopoverPresentationController {
  /// The item of a bar that the arrow points at; not kept alive.
  ///
  /// It is the ``AtriumKit/PopoverPresentationController/sourceItem``, if that is an item of a bar. A
  /// press on the bar dismisses the popover, like any press outside.
  public var barButtonItem: BarButtonItem? {
    get { sourceItem as? BarButtonItem }
    set { sourceItem = newValue }
  }
}
