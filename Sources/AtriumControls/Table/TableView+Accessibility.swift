public import AtriumKit

extension TableView: AccessibilityListProviding {
  /// Returns the position of a cell's row among the rows of all sections.
  public func accessibilityPosition(of item: AccessibleObject) -> (index: Int, count: Int)? {
    guard let cell = item as? TableViewCell, let path = indexPath(for: cell) else { return nil }
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    return (counts.prefix(path.section).reduce(path.row + 1, +), counts.reduce(0, +))
  }
}

extension TableView: AccessibilityCursorMoving {
  /// Moves the cursor to the row of a cell, without selecting the row.
  public func moveAccessibilityCursor(to item: AccessibleObject) -> Bool {
    guard let cell = item as? TableViewCell, let path = indexPath(for: cell) else { return false }
    showsCursor = true
    cursorRow = path
    return true
  }
}

extension TableView {
  /// Announces the title of the section that the cursor enters.
  func announceSection(_ section: Int) {
    guard Accessibility.isVoiceOverRunning, numberOfSections > 1,
      let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    else { return }
    Accessibility.post(notification: .announcement, argument: title)
  }
}
