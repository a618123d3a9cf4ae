import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A list of tabs with their images, titles and badges: the sidebar, and the list of *More*.
final class TabListView: TableView {
  private static let identifier = "tab"

  unowned let controller: TabBarController
  private let source: @MainActor () -> [ViewController]
  /// The controllers whose tabs the rows show.
  private(set) var rows: [ViewController] = []
  /// Whether the arrow keys select tabs and the row of the selected tab is highlighted.
  ///
  /// If false, a row selects its tab only when the row is clicked or activated.
  var selectsWithCursor = false
  /// Called when the user has chosen a row and the delegate has allowed it.
  var onChoose: (@MainActor (ViewController) -> Void)?
  private lazy var reorder = TabReorder(self)

  init(of controller: TabBarController, source: @escaping @MainActor () -> [ViewController]) {
    (self.controller, self.source) = (controller, source)
    super.init(frame: .zero)
    rows = source()
    showsSeparators = false
    alwaysBounceVertical = false
    register(forCellReuseIdentifier: TabListView.identifier) {
      TableViewCell(reuseIdentifier: TabListView.identifier)
    }
    dataSource = self
    delegate = self
    reorder.install()
  }

  /// Shows the current tabs and the selection; if a single tab has moved, its row slides to the new index.
  func update() {
    let (old, new) = (rows, source())
    if new != old {
      rows = new
      if window != nil, let move = TabListView.move(from: old, to: new) {
        moveRow(
          at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
      } else {
        reloadData()
      }
    }
    updateSelection()
  }

  /// Returns the move of a single row that changes one list into another; nil if one move is not enough.
  private static func move(
    from old: [ViewController], to new: [ViewController]
  ) -> (from: Int, to: Int)? {
    guard old.count == new.count,
      let first = old.indices.first(where: { old[$0] !== new[$0] }),
      let last = old.indices.last(where: { old[$0] !== new[$0] })
    else { return nil }
    for (from, to) in [(first, last), (last, first)] {
      var moved = old
      moved.insert(moved.remove(at: from), at: to)
      if moved == new { return (from, to) }
    }
    return nil
  }

  private func updateSelection() {
    guard selectsWithCursor else { return }
    let row = rows.firstIndex { $0 === controller.selectedViewController }
    if let row {
      let path = IndexPath(row: row, section: 0)
      if indexPathForSelectedRow != path {
        selectRow(at: path, animated: false, scrollPosition: .none)
      }
    } else if let old = indexPathForSelectedRow {
      deselectRow(at: old, animated: false)
    }
  }

  func itemDidChange(of tab: ViewController) {
    guard let row = rows.firstIndex(of: tab),
      let cell = cellForRow(at: IndexPath(row: row, section: 0))
    else { return }
    show(tab.tabBarItem, in: cell)
  }

  private func show(_ item: TabBarItem, in cell: TableViewCell) {
    cell.textLabel.text = item.title ?? ""
    cell.imageView.image = item.image?.withRenderingMode(.alwaysTemplate)
    cell.accessoryView = accessory(of: item, reusing: cell.accessoryView)
    // Assistive technologies do not read the badge view, so the cell's accessibility value is the badge's
    // text.
    cell.accessibilityValue = item.badgeValue.flatMap { $0.isEmpty ? nil : $0 }
    cell.isEnabled = item.isEnabled
    cell.setNeedsLayout()
  }

  /// Whether the user can change the order in this list.
  var allowsReordering = false {
    didSet { if allowsReordering != oldValue { reloadData() } }
  }
  /// Whether movable rows have a grip.
  var showsGrips = false
  /// The header above the rows.
  var header: String?

  /// Returns the badge of a row, or its grip.
  private func accessory(of item: TabBarItem, reusing old: View?) -> View? {
    if showsGrips, allowsReordering {
      let isMovable = controller.movableTabs.contains { $0.tabBarItem === item }
      return isMovable ? old as? TabGrip ?? TabGrip() : nil
    }
    guard let text = item.badgeValue else { return nil }
    let badge = old as? TabBadge ?? TabBadge()
    badge.text = text
    return badge
  }

  /// Moves the selected tab by a number of rows.
  private func moveSelected(by step: Int) {
    guard let path = indexPathForSelectedRow, rows.indices.contains(path.row),
      rows.indices.contains(path.row + step)
    else { return }
    let tab = rows[path.row]
    guard controller.move(tab, by: step) else { return }
    if let row = rows.firstIndex(of: tab) {
      selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    onMove?()
  }

  /// Called when a key or a drag has moved a tab.
  var onMove: (@MainActor () -> Void)?

  /// The key commands: Alt with an arrow key moves the selected tab.
  override var keyCommands: [KeyCommand] {
    guard allowsReordering else { return super.keyCommands }
    func command(_ title: String, _ input: String, _ step: Int) -> KeyCommand {
      KeyCommand(title: title, input: input, modifierFlags: .alternate) { [weak self] in
        self?.moveSelected(by: step)
      }
    }
    return super.keyCommands + [
      command(String(localized: "Move Tab Up"), KeyCommand.inputUpArrow, -1),
      command(String(localized: "Move Tab Down"), KeyCommand.inputDownArrow, 1),
    ]
  }
}

extension TabListView: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { header }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = dequeueReusableCell(withIdentifier: TabListView.identifier, for: indexPath)
    if rows.indices.contains(indexPath.row) { show(rows[indexPath.row].tabBarItem, in: cell) }
    return cell
  }
}

extension TabListView: TableViewDelegate {
  /// Asks the tab bar controller's delegate before the row is highlighted (T-12).
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard selectsWithCursor, rows.indices.contains(indexPath.row) else { return indexPath }
    return controller.maySelect(rows[indexPath.row]) ? indexPath : nil
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard selectsWithCursor, rows.indices.contains(indexPath.row) else { return }
    onChoose?(rows[indexPath.row])
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard !selectsWithCursor, rows.indices.contains(indexPath.row) else { return }
    let tab = rows[indexPath.row]
    if controller.maySelect(tab) { onChoose?(tab) }
  }
}
