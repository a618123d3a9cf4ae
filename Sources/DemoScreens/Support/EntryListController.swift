import AtriumControls
import AtriumGeometry
import AtriumKit

/// A table of titles with notes and illustrations, in which each row opens another controller.
class EntryListController: ViewController {
  /// The content of a row.
  struct Entry {
    var title: String
    var note: String
    /// Draws the illustration before the title, if there is space for it; nil for a row without illustration.
    var picture: EntryPictureView.Drawing?
  }

  /// The minimum width of a list that shows illustrations in its rows, in points.
  private static let leastForPictures = 320.0

  /// The closure that opens the entry of a row.
  let open: @MainActor (Int) -> Void
  let table = TableView(style: .insetGrouped)
  private let entries: [Entry]
  private let picture: EntryPictureView?
  private var cells: [EntryCell] = []
  private var rows: StaticTableDataSource?

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - entries: The rows.
  ///   - picture: Draws the illustration above the rows, if there is space for it; nil for a list without illustration.
  ///   - open: Opens the entry of a row.
  init(
    title: String, entries: [Entry], picture: EntryPictureView.Drawing? = nil,
    open: @escaping @MainActor (Int) -> Void
  ) {
    self.entries = entries
    self.picture = picture.map { EntryPictureView($0) }
    self.open = open
    super.init()
    self.title = title
  }

  /// The accessory at the trailing end of each row.
  var accessory: TableViewCell.AccessoryType { .none }

  override func loadView() {
    cells = entries.map { EntryCell($0, accessory: accessory) }
    rows = StaticTableDataSource(sections: [.init(cells: cells)])
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    view = table
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showPictures()
    guard let picture else { return }
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let rowHeight = cells.contains(where: \.showsPicture) ? EntryCell.side + 20 : 0
    let height = EntryPictureView.height(
      in: area.size, above: entries.count, rowHeight: rowHeight, most: 480)
    guard height != (table.tableHeaderView?.frame.height ?? 0) else { return }
    picture.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: height)
    // The table measures its header only when the header is set.
    table.tableHeaderView = height > 0 ? picture : nil
  }

  /// Shows the illustrations of the rows, unless large text or a narrow list needs their space.
  private func showPictures() {
    let shows =
      view.bounds.width >= EntryListController.leastForPictures
      && !ContentSizeCategory.preferred.isAccessibilityCategory
    guard cells.contains(where: { $0.showsPicture != shows }) else { return }
    for cell in cells { cell.showsPicture = shows }
    table.reloadData()
  }

  /// Called when the user has chosen a row.
  func rowWasChosen(_ row: Int) { open(row) }
}

extension EntryListController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    rowWasChosen(indexPath.row)
  }
}
