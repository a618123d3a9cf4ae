import AtriumControls
import AtriumGeometry
import AtriumKit

/// A sheet that lists all rooms, each with its description.
///
/// Typing letters selects a room, and Return goes to the selected room.
final class RoomsController: ViewController {
  private let groups: [(title: String?, rooms: [ViewController])]
  private let present: ViewController?
  private let choose: (ViewController) -> Void
  private let table = TableView(style: .insetGrouped)
  private var rows: StaticTableDataSource?

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - groups: The rooms in their groups.
  ///   - present: The current room.
  ///   - choose: Called with the room that the user chose.
  init(
    _ groups: [(title: String?, rooms: [ViewController])], present: ViewController?,
    choose: @escaping (ViewController) -> Void
  ) {
    (self.groups, self.present, self.choose) = (groups, present, choose)
    super.init()
    title = String(localized: "Rooms")
    modalPresentationStyle = .formSheet
    preferredContentSize = Size(width: 460, height: 620)
  }

  override func loadView() {
    let sections = groups.map { group in
      StaticTableDataSource.Section(header: group.title, cells: group.rooms.map(cell))
    }
    rows = StaticTableDataSource(sections: sections)
    table.dataSource = rows
    table.delegate = self
    table.accessibilityLabel = title
    view = SheetContentView(title: title ?? "", content: table) { [weak self] in
      self?.dismiss(animated: true)
    }
  }

  private func cell(_ room: ViewController) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel.text = room.title ?? ""
    cell.detailTextLabel?.text =
      ScreenCatalogue.ring.first { $0.title == room.title }?.summary ?? ""
    cell.detailTextLabel?.numberOfLines = 0
    cell.imageView.image = room.tabBarItem.image
    return cell
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    showPresent()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The heights of the rows are known only now.
    showPresent()
    table.becomeFirstResponder()
  }

  /// Selects the row of the current room.
  private func showPresent() {
    for (section, group) in groups.enumerated() {
      guard let row = group.rooms.firstIndex(where: { $0 === present }) else { continue }
      table.selectRow(
        at: IndexPath(row: row, section: section), animated: false, scrollPosition: .middle)
    }
  }
}

extension RoomsController: TableViewDelegate {
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    let room = groups[indexPath.section].rooms[indexPath.row]
    dismiss(animated: true)
    choose(room)
  }
}
