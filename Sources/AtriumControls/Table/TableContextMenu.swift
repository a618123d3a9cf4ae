import AtriumGeometry
import AtriumKit

/// The context menus of the rows of a table.
@MainActor
final class TableContextMenu: ContextMenuInteractionDelegate {
  private unowned let table: TableView
  private lazy var interaction = ContextMenuInteraction(delegate: self, usesKeys: false)
  /// The row whose menu is open, or is about to open.
  private var row: IndexPath?

  init(_ table: TableView) { self.table = table }

  /// Adds the interaction to the table.
  func install() { table.addInteraction(interaction) }

  /// Opens the menu for a part of the table, with the first item highlighted.
  ///
  /// - Returns: Whether the delegate has a menu for the part.
  func open(at source: Rect) -> Bool { interaction.open(at: source) }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let delegate = table.tableDelegate, table.knowsRows,
      let path = table.indexPathForRow(at: location)
    else { return nil }
    row = path
    return delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    table.tableDelegate?.tableView(
      table, willDisplayContextMenu: configuration, animator: animator)
    highlight(true)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    highlight(false)
    table.tableDelegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Draws the row of the menu as pressed, so that the user sees to which row the menu belongs.
  private func highlight(_ isOn: Bool) {
    if let row { table.cells[row]?.isHighlighted = isOn }
  }
}
