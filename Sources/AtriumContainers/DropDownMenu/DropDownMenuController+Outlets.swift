public import AtriumControls
public import AtriumKit

extension DropDownMenuController {
  /// The views of a nib, in place of those that the container makes (DD-10).
  ///
  /// ```swift
  /// let menu = DropDownMenuController(nibName: "DropDownMenu", bundle: folder)
  /// ```
  ///
  /// A nib whose owner is the container sets these outlets; a subclass may set them, and the view, in
  /// `loadView()` before it calls `super`. They count once, when the view is loaded, and only if all four are
  /// there: three views inside the view, none in another one, and the constraint with the height of the table.
  public struct Outlets {
    /// The bar; its item has the title and, as the first button at the left, the one that opens the menu.
    public var navigationBar: NavigationBar?
    /// Holds the view of the active controller.
    public var activeViewContainer: View?
    /// The rows of the menu.
    public var tableView: TableView?
    /// The height of the table.
    public var tableViewHeightConstraint: LayoutConstraint?

    /// Makes empty outlets.
    public init() {}
  }
}
