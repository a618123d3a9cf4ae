public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A controller whose view is a table.
///
/// The controller is the table's data source and delegate. All members of both protocols are open, so a subclass
/// overrides the members that it needs.
///
/// If a subclass does not override the methods of the data source, the table shows the ``staticContent``, which an
/// Interface Builder file may set, or no rows.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// The style of the table that ``loadView()`` makes.
  private let style: TableView.Style
  /// Whether the table's selection is cleared when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true
  /// The rows of the table if the data source methods are not overridden; nil, the default, for no rows.
  public var staticContent: StaticTableDataSource? {
    didSet { (viewIfLoaded as? TableView)?.reloadData() }
  }

  /// Makes a controller with a table.
  ///
  /// - Parameter style: The style of the table.
  public init(style: TableView.Style) {
    self.style = style
    super.init()
  }

  /// Makes a controller whose table comes from a nib; without a nib, the table is plain.
  public override init(nibName: String? = nil, bundle: ResourceBundle? = nil) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller from a nib, which provides the table.
  public override init?(coder: any NibDecoding) {
    style = .plain
    super.init(coder: coder)
  }

  /// The controller's table.
  ///
  /// Reading this property loads the view.
  ///
  /// Traps if an override of ``loadView()`` has set another view.
  open var tableView: TableView {
    guard let table = view as? TableView else {
      fatalError(
        "The view of \(type(of: self)) is a \(type(of: view)); make a TableView in loadView(), or use a "
          + "ViewController with a table inside.")
    }
    return table
  }

  /// The control that the user pulls down to refresh the table; nil for no control.
  open var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Makes the table.
  open override func loadView() {
    super.loadView()
    if !(view is TableView) {
      let table = TableView(frame: view.frame, style: style)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = table
    }
    guard let table = view as? TableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for row in tableView.indexPathsForSelectedRows {
      tableView.deselectRow(at: row, animated: animated)
    }
  }

  /// Puts the table into editing mode, or ends this mode.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  /// Returns whether the user can edit a row: swipe it, delete it, or insert rows at it; true by default.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editableByDefault()
  }

  /// Called when the user has deleted a row, or has pressed the button that inserts a row.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether the user can move a row in editing mode; false by default.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has moved a row; the method moves the item in the data.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the index at the trailing edge; nil, the default, for no index.
  ///
  /// Call `super`: not needed.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the section to which an index title scrolls the table; by default, the index of the title.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Returns the index path to which a row moves, by default the proposed index path.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns the way in which the user can edit a row.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }

  /// Returns the title of the button that deletes a row; nil for *Delete*.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns the number of sections.
  ///
  /// Call `super`: not needed.
  open func numberOfSections(in tableView: TableView) -> Int {
    staticContent?.numberOfSections(in: tableView) ?? 1
  }

  /// Returns the number of rows in a section.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    staticContent?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// Returns the cell of a row.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    staticContent?.tableView(tableView, cellForRowAt: indexPath) ?? TableViewCell()
  }

  /// Returns the title above a section.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { staticContent?.tableView(tableView, titleForHeaderInSection: section) }

  /// Returns the title below a section.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { staticContent?.tableView(tableView, titleForFooterInSection: section) }

  /// Returns the height of a row, in points.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    staticContent?.height(forRowAt: indexPath) ?? tableView.rowHeight
  }

  /// Returns the row to select when the user is about to select a row; nil prevents the selection.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called when a press on a row has begun, and the row is drawn as pressed.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a press on a row has ended or was cancelled; the row is not selected yet.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the row to deselect when a row is about to lose the selection; nil keeps the row selected.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called after the user has selected a row.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called after the user has deselected a row.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns the text by which the user can find a row by typing; nil uses the text of the row's cell.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns the height of a section's header, in points.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { tableView.sectionHeaderHeight }

  /// Returns the height of a section's footer, in points.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double { tableView.sectionFooterHeight }

  /// Returns the header view of a section; nil shows the title.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }

  /// Returns the footer view of a section; nil shows the title.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }

  /// Called when a header becomes visible, with its final frame.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}

  /// Called when a footer becomes visible, with its final frame.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}

  /// Called when a header is no longer visible.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}

  /// Called when a footer is no longer visible.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}

  /// Returns the indentation of a row, in steps of the cell's ``TableViewCell/indentationWidth``.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0 }

  /// Called when a cell becomes visible.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called when a cell is no longer visible.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether a row responds to clicks and touches; true by default.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Performs the primary action of a row, after a click, a tap or the Enter key.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  /// Called when the user presses the button that shows the details of a row.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns the actions that a swipe reveals at the leading edge; nil, the default, if there are none.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  /// Returns the actions that a swipe reveals at the trailing edge.
  ///
  /// Nil, the default, reveals *Delete* if the data source lets the user delete the row.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  /// Called when the content has scrolled.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Called when the effective insets of the content have changed.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  /// Called when a drag of the content by fingers or by a pointer begins.
  ///
  /// Call `super`: not needed.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Called at the end of a drag, to adjust the offset at which the content stops.
  ///
  /// Call `super`: not needed.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}

  /// Called when the drag has ended.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Called when the content begins to decelerate after a drag.
  ///
  /// Call `super`: not needed.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Called when the deceleration has ended.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Called when an animated scroll that was not caused by a drag has ended.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Returns the subview that zooming scales; nil, the default, disables zooming.
  ///
  /// Call `super`: not needed.
  open func viewForZooming(in scrollView: ScrollView) -> View? { nil }

  /// Called before a pinch or an animation changes the scale.
  ///
  /// Call `super`: not needed.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

  /// Called when the scale has changed, for any reason.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Called when zooming has ended, with the scale within its limits.
  ///
  /// Call `super`: not needed.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}

  // MARK: Context menus

  /// Returns the context menu of a row; nil, the default, for no menu.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Called when the context menu of a row is about to open.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Called when the context menu of a row is about to close.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
