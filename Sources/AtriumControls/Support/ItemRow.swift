import AtriumGeometry
import AtriumKit

/// The items of a row that the user is at.
struct ItemTouch {
  /// The item under the press.
  var pressed: Int?
  /// The item under the pointer.
  var hovered: Int?
}

/// A control that is a row of items: a press may slide to another item before it ends.
protocol ItemRow: Control {
  var itemTouch: ItemTouch { get set }
  /// The item at a point that can be chosen; nil if there is none.
  func usableItem(at point: Point) -> Int?
  /// Chooses an item as the user does.
  func choose(_ index: Int)
}

extension ItemRow {
  /// Highlights the item under the press.
  func lookAt(_ index: Int?) {
    guard index != itemTouch.pressed else { return }
    itemTouch.pressed = index
    updateParts(animated: false)
  }

  /// Highlights the item under a press that has moved; nil outside of the control.
  func lookAtItem(under touch: Touch) {
    lookAt(isTouchInside ? usableItem(at: touch.location(in: self)) : nil)
  }

  /// Ends the press, and chooses the item under it.
  func chooseItemUnderPress() {
    let index = itemTouch.pressed
    lookAt(nil)
    if let index { choose(index) }
  }

  /// Highlights the item under the pointer.
  func hover(over point: Point?) {
    let index = point.flatMap(usableItem(at:))
    guard index != itemTouch.hovered else { return }
    itemTouch.hovered = index
    updateParts(animated: false)
  }
}
