import AtriumGeometry
import AtriumKit

extension TableView: CellMenuOwner {
  func menuPath(at location: Point) -> IndexPath? {
    tableDelegate != nil && knowsRows ? indexPathForRow(at: location) : nil
  }

  func menu(of path: IndexPath, at location: Point) -> ContextMenuConfiguration? {
    tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: location)
  }

  func menuWillOpen(
    _ configuration: ContextMenuConfiguration, animator: (any ContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillClose(
    _ configuration: ContextMenuConfiguration, animator: (any ContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func markCell(at path: IndexPath, asPressed isPressed: Bool) {
    cells[path]?.isHighlighted = isPressed
  }
}
