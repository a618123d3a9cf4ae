import AtriumGeometry
import AtriumKit

/// A view whose cells have context menus: a table or a collection view.
@MainActor
protocol CellMenuOwner: View {
  /// Returns the index path of the cell at a location; nil without a cell or a delegate, or while the cells change.
  func menuPath(at location: Point) -> IndexPath?
  /// Returns the delegate's context menu for a cell; nil for no menu.
  func menu(of path: IndexPath, at location: Point) -> ContextMenuConfiguration?
  /// Notifies the delegate that a menu is about to open.
  func menuWillOpen(
    _ configuration: ContextMenuConfiguration, animator: (any ContextMenuInteractionAnimating)?)
  /// Notifies the delegate that a menu is about to close.
  func menuWillClose(
    _ configuration: ContextMenuConfiguration, animator: (any ContextMenuInteractionAnimating)?)
  /// Draws a cell as pressed or not, so that the user sees to which cell the menu belongs.
  func markCell(at path: IndexPath, asPressed isPressed: Bool)
}

/// The context menus of the cells of a table or a collection view.
@MainActor
final class CellContextMenu: ContextMenuInteractionDelegate {
  /// The table or collection view; weak, because a method of its delegate may remove and release it.
  private weak var owner: (any CellMenuOwner)?
  private lazy var interaction = ContextMenuInteraction(delegate: self, usesKeys: false)
  /// The cell whose menu is open, or is about to open.
  private var path: IndexPath?

  init(_ owner: any CellMenuOwner) { self.owner = owner }

  /// Adds the interaction to the view.
  func install() { owner?.addInteraction(interaction) }

  /// Opens the menu for a rectangle of the view, with the first item highlighted.
  ///
  /// - Returns: Whether the delegate has a configuration for the middle of the rectangle.
  func open(at source: Rect) -> Bool { interaction.open(at: source) }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let owner, let path = owner.menuPath(at: location) else { return nil }
    self.path = path
    return owner.menu(of: path, at: location)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let owner else { return }
    owner.menuWillOpen(configuration, animator: animator)
    if let path { owner.markCell(at: path, asPressed: true) }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let owner else { return }
    if let path { owner.markCell(at: path, asPressed: false) }
    owner.menuWillClose(configuration, animator: animator)
  }
}
