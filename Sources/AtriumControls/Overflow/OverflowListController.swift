import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A popover that lists bar items that do not fit into their bar, or the lower items of a navigation bar's stack.
final class OverflowListController: ViewController {
  private static let width = (least: 180.0, most: 300.0)
  private static let padding = Theme.spacing(1)

  private let entries: [OverflowEntry]
  private let label: String
  private let table = TableView()
  private var rows: StaticTableDataSource?

  init(_ entries: [OverflowEntry], label: String) {
    self.entries = entries
    self.label = label
    super.init()
    modalPresentationStyle = .popover
  }

  override func loadView() {
    let cells = entries.map(OverflowListController.cell)
    let widths = cells.map { $0.naturalWidth }
    let most = OverflowListController.width
    let width = min(max(widths.max() ?? 0, most.least), most.most)
    // The height of a row depends on its image.
    let heights = cells.map { $0.sizeThatFits(Size(width: width)).height }
    preferredContentSize = Size(
      width: width, height: heights.reduce(0, +) + 2 * OverflowListController.padding)
    rows = StaticTableDataSource(sections: [.init(cells: cells)])
    table.dataSource = rows
    table.delegate = self
    table.showsSeparators = false
    table.contentInset = EdgeInsets(
      top: OverflowListController.padding, left: 0, bottom: OverflowListController.padding, right: 0
    )
    table.accessibilityLabel = label
    view = table
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.becomeFirstResponder()
    table.cursorRow = IndexPath(row: entries.firstIndex(where: \.isSelected) ?? 0, section: 0)
  }

  /// Dismisses the list if its entries are no longer the given items.
  func follow(_ items: [ObjectIdentifier]) {
    guard items != entries.map(\.item), presentingViewController != nil, !isBeingDismissed else {
      return
    }
    dismiss(animated: true)
  }

  private static func cell(_ entry: OverflowEntry) -> TableViewCell {
    let cell = TableViewCell(style: .value1)
    cell.textLabel.text = entry.title
    cell.imageView.image = entry.image?.withRenderingMode(.alwaysTemplate)
    cell.detailTextLabel?.text = entry.badge.map { $0.isEmpty ? "•" : $0 } ?? ""
    cell.detailTextLabel?.textRole = \.badge
    cell.isEnabled = entry.isEnabled
    cell.accessoryType = entry.isSelected ? .checkmark : .none
    return cell
  }
}

extension OverflowListController: TableViewDelegate {
  /// Performs an entry's action when the user clicks the entry or presses Enter.
  ///
  /// Arrow keys only move the cursor.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard entries.indices.contains(indexPath.row) else { return }
    let entry = entries[indexPath.row]
    // The action may present a controller, which is only possible after the dismissal.
    dismiss(animated: false) { entry.action() }
  }
}

extension View {
  /// Presents a list of bar items in a popover at the view that opens it.
  ///
  /// - Parameters:
  ///   - entries: The entries of the list.
  ///   - opener: The view that the popover points at.
  ///   - rect: The rectangle of `opener` that the popover points at; nil for the bounds of `opener`.
  ///   - label: The list's accessibility label.
  /// - Returns: The list; nil if it cannot be presented, for example because another controller is presented.
  func showOverflow(
    _ entries: [OverflowEntry], at opener: View, in rect: Rect? = nil,
    label: String = String(localized: "More")
  ) -> OverflowListController? {
    var responder = next
    while let current = responder, !(current is ViewController) { responder = current.next }
    guard let controller = responder as? ViewController, window != nil, !entries.isEmpty,
      controller.presentedViewController == nil
    else { return nil }
    let list = OverflowListController(entries, label: label)
    list.popoverPresentationController?.sourceView = opener
    list.popoverPresentationController?.sourceRect = rect
    list.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    controller.present(list, animated: true)
    return list
  }
}
