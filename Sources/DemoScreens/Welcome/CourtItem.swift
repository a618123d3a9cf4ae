import AtriumContainers
import AtriumControls
import AtriumGraphics
import AtriumKit

/// An item of the ring as the court shows it; it does not keep the room alive, whose view shows it.
@MainActor
struct CourtItem {
  let title: String
  let image: Image?
  /// The room; nil for a group.
  private(set) weak var controller: ViewController?
  /// The items of its level; nil if it is no group.
  let items: [CourtItem]?
  /// The node for the ring's directions.
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
