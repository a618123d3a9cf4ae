// Public: see Button.
public import AtriumKit

/// A controller whose view is a table, of which it is the data source and the delegate.
///
/// A subclass overrides the methods of the data source. Without that the table shows ``staticContent``, as
/// an Interface Builder file sets it, or nothing.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// The style of the table that ``loadView()`` makes.
  private let style: TableView.Style
  /// Whether the selection of the table is cleared when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true
  /// The rows that the methods of the data source return; nil, the default, for none.
  public var staticContent: StaticTableDataSource? {
    didSet { (viewIfLoaded as? TableView)?.reloadData() }
  }

  /// Makes a controller.
  ///
  /// - Parameter style: The style of its table.
  public init(style: TableView.Style = .plain) {
    self.style = style
    super.init()
  }

  /// Makes a controller that a nib describes; the table comes from the nib.
  public override init?(coder: any NibDecoding) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table; it loads the view.
  ///
  /// Traps if an override of ``loadView()`` has set another view.
  public var tableView: TableView {
    guard let table = view as? TableView else {
      fatalError(
        "The view of \(type(of: self)) is a \(type(of: view)); make a TableView in loadView(), or use a "
          + "ViewController with a table inside.")
    }
    return table
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

  /// Clears the selection, if that is wanted.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for row in tableView.indexPathsForSelectedRows {
      tableView.deselectRow(at: row, animated: animated)
    }
  }

  /// The number of sections.
  ///
  /// Call `super`: not needed.
  open func numberOfSections(in tableView: TableView) -> Int {
    staticContent?.numberOfSections(in: tableView) ?? 1
  }

  /// The number of rows in a section.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    staticContent?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    staticContent?.tableView(tableView, cellForRowAt: indexPath) ?? TableViewCell()
  }

  /// The title above a section.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { staticContent?.tableView(tableView, titleForHeaderInSection: section) }

  /// The title below a section.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { staticContent?.tableView(tableView, titleForFooterInSection: section) }

  /// The height of a row, in points.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    staticContent?.height(forRowAt: indexPath) ?? tableView.rowHeight
  }

  /// Called before the user's selection of a row; nil refuses it.
  ///
  /// Call `super`: not needed.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called after the user has selected a row.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called after the user has deselected a row.
  ///
  /// Call `super`: not needed.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}
