public import AtriumControls
public import AtriumGraphics
public import AtriumKit

/// The menu of a ``SlidingMenuController``: a table with one row for each title.
///
/// A click, a tap or Enter on a row chooses it. Arrows and typed letters move the selection in the table.
open class SlidingMenuTableController: ViewController {
  /// The identifier of the cells (SL-4).
  public nonisolated static let cellIdentifier = "MenuCell"

  /// The table.
  public let tableView = TableView()
  /// The titles of the rows.
  public var menuTitles: [String] = [] {
    didSet { if menuTitles != oldValue, isViewLoaded { reload() } }
  }
  /// The row of the visible controller; nil for none.
  public var selectedRow: Int? {
    didSet { if isViewLoaded { showSelection() } }
  }
  /// Called when the user chooses a row.
  public var onChoose: (@MainActor (_ row: Int) -> Void)?

  /// Makes a menu without rows.
  public override init(nibName: String? = nil, bundle: ResourceBundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Makes one that a storyboard describes.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    title = "Menu"
  }

  /// Makes the table the view.
  open override func loadView() {
    tableView.accessibilityLabel = "Menu entries"
    tableView.register(forCellReuseIdentifier: Self.cellIdentifier) {
      TableViewCell(reuseIdentifier: Self.cellIdentifier)
    }
    tableView.dataSource = self
    tableView.delegate = self
    view = tableView
  }

  /// Marks the row of the visible controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func reload() {
    tableView.reloadData()
    showSelection()
  }

  /// Marks the row of the visible controller again, after arrows have moved the selection.
  public func showSelection() {
    let old = tableView.indexPathForSelectedRow
    guard let row = selectedRow, menuTitles.indices.contains(row) else {
      if let old { tableView.deselectRow(at: old, animated: false) }
      return
    }
    let path = IndexPath(row: row, section: 0)
    if old != path { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
  }
}

extension SlidingMenuTableController: TableViewDataSource {
  /// One row for each title.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    menuTitles.count
  }

  /// A plain cell with the title.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let titles = menuTitles
    cell.textLabel.text = titles.indices.contains(indexPath.row) ? titles[indexPath.row] : ""
    return cell
  }
}

extension SlidingMenuTableController: TableViewDelegate {
  /// Chooses the row.
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    onChoose?(indexPath.row)
  }
}
