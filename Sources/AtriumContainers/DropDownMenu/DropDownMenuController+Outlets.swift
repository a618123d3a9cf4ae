public import AtriumControls
public import AtriumKit

extension DropDownMenuController {
  /// The views of a nib that replace the container's own views (DD-10).
  ///
  /// ```swift
  /// let menu = DropDownMenuController(nibName: "DropDownMenu", bundle: folder)
  /// ```
  ///
  /// A nib whose owner is the container sets these outlets. A subclass may set them together with the view in
  /// `loadView()`, before it calls `super`. They are read only when the view is loaded, and used only if all four are
  /// set. The three views must be inside the container's view and not inside each other, and the constraint must set
  /// the height of the table.
  public struct Outlets {
    /// The bar.
    ///
    /// Its item has the title and, as the first button on the left, the button that opens the menu.
    public var navigationBar: NavigationBar?
    /// The superview of the active controller's view.
    public var activeViewContainer: View?
    /// The table with the rows of the menu.
    public var tableView: TableView?
    /// The constraint for the height of the table.
    public var tableViewHeightConstraint: LayoutConstraint?

    /// Makes outlets without views.
    public init() {}
  }
}
