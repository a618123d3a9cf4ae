import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit
import AtriumStoryboards

/// A page of *Navigation* from a storyboard: a text, and a row for each segue that leads to another page.
final class FilePageController: ViewController {
  /// Called before the controller performs a segue.
  var onSegue: @MainActor (StoryboardSegue) -> Void = { _ in }

  private let table = TableView(style: .insetGrouped)
  private let picture = EntryPictureView { CoverDrawing.drawStoryboard(in: $0, $1, on: $2) }
  private var rows: StaticTableDataSource?

  static let interface = InterfaceClass(FilePageController.self) { FilePageController(coder: $0) }

  /// The text of the page, which describes what the storyboard has done so far.
  private var text: String {
    guard parent is NavigationController else {
      return String(
        localized:
          "The page around this one has a Container View. When its view was loaded, the segue embed made this page "
          + "its child, and put this view into the Container View.")
    }
    if parent?.children.first === self {
      return String(
        localized:
          "The file makes this page the root of its navigation controller: the relationship rootViewController "
          + "adds the child, and no code does. Only the toolkit's own containers have relationships: DropDown sets "
          + "its list in code.")
    }
    return segueIdentifiers.isEmpty
      ? String(localized: "The last page has no segue. Back pops it, and releases it.")
      : String(
        localized:
          "A segue of the kind show makes its destination, calls prepare(for:sender:) in the source, and pushes."
      )
  }

  override func loadView() {
    let note = TableViewCell(style: .default)
    note.textLabel.text = text
    note.textLabel.numberOfLines = 0
    note.textLabel.font = .preferredFont(forTextStyle: .footnote)
    note.isSelectable = false
    let cells = segueIdentifiers.map { identifier in
      let cell = TableViewCell(style: .subtitle)
      cell.textLabel.text = String(localized: "Perform the segue “%@”", identifier)
      cell.textLabel.numberOfLines = 0
      cell.detailTextLabel?.text = "performSegue(withIdentifier:)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    rows = StaticTableDataSource(
      sections: [.init(cells: [note])] + (cells.isEmpty ? [] : [.init(cells: cells)]))
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    view = table
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    // The text is about as high as three rows.
    let height = EntryPictureView.height(
      in: area.size, above: 3 + segueIdentifiers.count, most: 420)
    guard height != (table.tableHeaderView?.frame.height ?? 0) else { return }
    picture.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: height)
    table.tableHeaderView = height > 0 ? picture : nil
  }

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    (segue.destination as? FilePageController)?.onSegue = onSegue
    onSegue(segue)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let chosen = table.indexPathForSelectedRow {
      table.deselectRow(at: chosen, animated: animated)
    }
  }
}

extension FilePageController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard indexPath.section == 1 else { return }
    performSegue(withIdentifier: segueIdentifiers[indexPath.row], sender: tableView)
  }
}
