import AtriumControls
import AtriumGeometry
import AtriumKit

extension RingMenuView {
  func hoverDidChange(_ recognizer: GestureRecognizer) {
    guard isOpen, trackedTouch == nil else { return }
    // The opening itself highlights nothing: only a movement does.
    guard recognizer.state == .changed else {
      if recognizer.state == .ended { highlightedIndex = nil }
      return
    }
    highlightedIndex = ringLayout?.item(at: recognizer.location(in: self))
  }

  /// What opened the ring is dragged: the direction from the press point counts, at any
  /// distance beyond the dead zone.
  func trackOpeningDrag(from origin: Point, to point: Point) {
    highlightedIndex = ringLayout?.item(inDirection: point - origin)
  }

  /// What opened the ring is released after a drag: the item in that direction is chosen.
  func endOpeningDrag(from origin: Point, to point: Point) {
    choose(ringLayout?.item(inDirection: point - origin))
  }

  /// Chooses an item, or dismisses the ring if there is none or it is disabled.
  func choose(_ index: Int?) {
    guard isOpen else { return }
    guard let index, items.indices.contains(index), items[index].isEnabled else {
      delegate?.menuViewDidCancel(self)
      return
    }
    delegate?.menuView(self, didSelectItemAt: index)
  }

  /// A press on the open ring begins a click.
  func beginClick(_ touch: Touch, at time: Double) {
    guard trackedTouch == nil, time > ignoresPressesUntil else { return }
    trackedTouch = touch
    highlightedIndex = ringLayout?.item(at: touch.location(in: self))
  }

  /// The click may still choose another item.
  func moveClick() {
    guard let trackedTouch else { return }
    highlightedIndex = ringLayout?.item(at: trackedTouch.location(in: self))
  }

  /// The release chooses what is under it, or dismisses the ring (RM-20); outside the view it does
  /// nothing.
  func endClick() {
    guard let touch = trackedTouch else { return }
    trackedTouch = nil
    let point = touch.location(in: self)
    guard bounds.contains(point) else {
      highlightedIndex = nil
      return
    }
    choose(ringLayout?.item(at: point))
  }

  /// The click was taken away: nothing is chosen.
  func cancelClick() {
    trackedTouch = nil
    highlightedIndex = nil
  }
}
