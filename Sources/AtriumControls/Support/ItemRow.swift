import AtriumGeometry
import AtriumKit

/// The items under the touch and under the pointer in a row of items.
struct ItemTouch {
  /// The index of the item under the touch.
  var pressed: Int?
  /// The index of the item under the pointer.
  var hovered: Int?
}

/// A control that is a row of items.
///
/// A touch may move to another item before it ends.
protocol ItemRow: Control {
  var itemTouch: ItemTouch { get set }
  /// Returns the index of the item at a point; nil if the point is not on an item that the user can choose.
  func usableItem(at point: Point) -> Int?
  /// Chooses an item on behalf of the user.
  func choose(_ index: Int)
}

extension ItemRow {
  /// Highlights an item as pressed; nil highlights no item.
  func lookAt(_ index: Int?) {
    guard index != itemTouch.pressed else { return }
    itemTouch.pressed = index
    updateParts(animated: false)
  }

  /// Highlights the item under a touch that has moved; highlights no item if the touch is outside the
  /// control.
  func lookAtItem(under touch: Touch) {
    lookAt(isTouchInside ? usableItem(at: touch.location(in: self)) : nil)
  }

  /// Ends the highlight and chooses the item under the touch.
  func chooseItemUnderPress() {
    let index = itemTouch.pressed
    lookAt(nil)
    if let index { choose(index) }
  }

  /// Highlights the item under the pointer; highlights no item if the point is nil.
  func hover(over point: Point?) {
    let index = point.flatMap(usableItem(at:))
    guard index != itemTouch.hovered else { return }
    itemTouch.hovered = index
    updateParts(animated: false)
  }
}
