public import AtriumControls
public import AtriumGraphics
public import AtriumKit

/// The menu of a ``SlidingMenuController``: a table with one row for each title.
///
/// A click, a tap or Enter on a row chooses the row. Arrow keys and typed letters only move the selection.
open class SlidingMenuTableController: ViewController {
  /// The identifier of the cells (SL-4).
  public nonisolated static let cellIdentifier = "MenuCell"

  /// The table.
  public let tableView = TableView()
  /// The titles of the rows.
  public var menuTitles: [String] = [] {
    didSet { if menuTitles != oldValue, isViewLoaded { reload() } }
  }
  /// The row of the visible content; nil if no row is selected.
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

  /// Makes a menu from a storyboard.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    title = String(localized: "Menu")
  }

  /// Makes the table view, which is the view of the controller.
  open override func loadView() {
    tableView.accessibilityLabel = String(localized: "Menu entries")
    tableView.register(forCellReuseIdentifier: Self.cellIdentifier) {
      TableViewCell(reuseIdentifier: Self.cellIdentifier)
    }
    tableView.dataSource = self
    tableView.delegate = self
    view = tableView
  }

  /// Reloads the rows, and selects the row of the visible content.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func reload() {
    tableView.reloadData()
    showSelection()
  }

  /// Selects the row of the visible content again, after arrow keys have moved the selection.
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
  /// Returns the number of titles.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    menuTitles.count
  }

  /// Returns a plain cell with the title.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let titles = menuTitles
    cell.textLabel.text = titles.indices.contains(indexPath.row) ? titles[indexPath.row] : ""
    return cell
  }
}

extension SlidingMenuTableController: TableViewDelegate {
  /// Chooses the row that the user has activated.
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    onChoose?(indexPath.row)
  }
}
