import AtriumContainers
import AtriumControls
import AtriumGraphics
import AtriumKit

/// An item of the ring menu as the court shows it.
///
/// The item holds its room weakly, because the room's view may contain the court.
@MainActor
struct CourtItem {
  let title: String
  let image: Image?
  /// The room; nil for a group.
  private(set) weak var controller: ViewController?
  /// The items of the group's level; nil for an item that is not a group.
  let items: [CourtItem]?
  /// The node from which the ring menu computes its directions.
  let node: RingMenuNode

  init(_ item: RingMenuItem) {
    title = item.title ?? item.controller?.title ?? ""
    image = item.image ?? item.controller?.tabBarItem.image
    controller = item.controller
    let items = item.items?.map(CourtItem.init)
    self.items = items
    if item.isHidden || items == nil && item.controller == nil {
      node = .gap
    } else if let items, item.isEnabled {
      node = .branch(items.map(\.node))
    } else {
      node = item.isEnabled ? .leaf : .disabled
    }
  }
}
