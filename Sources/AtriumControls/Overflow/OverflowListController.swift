import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A popover that lists what a bar has no room for.
final class OverflowListController: ViewController {
  private static let width = (least: 180.0, most: 300.0)
  private static let padding = Theme.spacing(1)

  private let entries: [OverflowEntry]
  private let table = TableView()
  private var rows: StaticTableDataSource?

  init(_ entries: [OverflowEntry]) {
    self.entries = entries
    super.init()
    modalPresentationStyle = .popover
  }

  override func loadView() {
    let cells = entries.map(OverflowListController.cell)
    let widths = cells.map { $0.naturalWidth }
    let most = OverflowListController.width
    let width = min(max(widths.max() ?? 0, most.least), most.most)
    // Rows are as high as their pictures want them.
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
    table.accessibilityLabel = "More"
    view = table
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    table.becomeFirstResponder()
    table.cursorRow = IndexPath(row: entries.firstIndex(where: \.isSelected) ?? 0, section: 0)
  }

  /// Goes, unless what it lists is what there is no room for.
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
  /// A choice is a press or Enter; arrows only look around.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard entries.indices.contains(indexPath.row) else { return }
    let entry = entries[indexPath.row]
    // It may present something else, for which the way is free only when the list has gone.
    dismiss(animated: false) { entry.action() }
  }
}

extension View {
  /// Lists what there is no room for, in a popover at the part of this view that opens it.
  ///
  /// - Returns: The list; nil if there is none, because something is presented already.
  func showOverflow(_ entries: [OverflowEntry], at opener: View) -> OverflowListController? {
    var responder = next
    while let current = responder, !(current is ViewController) { responder = current.next }
    guard let controller = responder as? ViewController, window != nil, !entries.isEmpty,
      controller.presentedViewController == nil
    else { return nil }
    let list = OverflowListController(entries)
    list.popoverPresentationController?.sourceView = opener
    list.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    controller.present(list, animated: true)
    return list
  }
}
