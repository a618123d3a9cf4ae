import AtriumControls
import AtriumGeometry
import AtriumKit

extension RingMenuView {
  func hoverDidChange(_ recognizer: GestureRecognizer) {
    guard isOpen, trackedTouch == nil else { return }
    // Only a movement highlights an item, not the opening itself.
    guard recognizer.state == .changed else {
      if recognizer.state == .ended { highlightedIndex = nil }
      return
    }
    highlightedIndex = ringLayout?.item(at: recognizer.location(in: self))
  }

  /// Highlights the item in the direction of the opening drag, at any distance beyond the dead
  /// zone.
  func trackOpeningDrag(from origin: Point, to point: Point) {
    highlightedIndex = ringLayout?.item(inDirection: point - origin)
  }

  /// Chooses the item in the direction of the opening drag.
  func endOpeningDrag(from origin: Point, to point: Point) {
    choose(ringLayout?.item(inDirection: point - origin))
  }

  /// Chooses an item, or closes the ring if there is none or it is disabled.
  func choose(_ index: Int?) {
    guard isOpen else { return }
    guard let index, items.indices.contains(index), items[index].isEnabled else {
      delegate?.menuViewDidCancel(self)
      return
    }
    delegate?.menuView(self, didSelectItemAt: index)
  }

  /// Begins a click on the open ring.
  func beginClick(_ touch: Touch, at time: Double) {
    guard trackedTouch == nil, time > ignoresPressesUntil else { return }
    trackedTouch = touch
    highlightedIndex = ringLayout?.item(at: touch.location(in: self))
  }

  /// Moves the highlight with the click.
  func moveClick() {
    guard let trackedTouch else { return }
    highlightedIndex = ringLayout?.item(at: trackedTouch.location(in: self))
  }

  /// Chooses the item at the release, or closes the ring (RM-20); outside the view it does nothing.
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

  /// Ends a cancelled click without a choice.
  func cancelClick() {
    trackedTouch = nil
    highlightedIndex = nil
  }
}
