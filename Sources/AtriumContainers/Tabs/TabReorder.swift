import AtriumControls
import AtriumGeometry
import AtriumKit

/// The drags that change the order of a list of tabs.
///
/// A pointer anywhere on a row, or a finger on a grip, begins a drag at once. A finger elsewhere on a row
/// begins a drag after a long press.
@MainActor
final class TabReorder {
  /// The width of the area at the trailing end of a row in which a touch counts as a touch on the grip, in points.
  private static let gripWidth = 60.0

  private unowned let list: TabListView
  private let drag = PanGestureRecognizer()
  private let hold = LongPressGestureRecognizer()
  /// The dragged tab.
  private weak var tab: ViewController?
  private var hasMoved = false

  init(_ list: TabListView) {
    self.list = list
  }

  func install() {
    hold.allowedTouchTypes = [.direct]
    for recognizer in [drag, hold] {
      recognizer.delegate = self
      recognizer.addAction { [weak self, weak recognizer] _ in
        if let recognizer { self?.follow(recognizer) }
      }
      list.addGestureRecognizer(recognizer)
    }
  }

  private func tab(at point: Point) -> ViewController? {
    guard let path = list.indexPathForRow(at: point), list.rows.indices.contains(path.row) else {
      return nil
    }
    return list.rows[path.row]
  }

  /// Returns the position at which the drag began, in the list's coordinates.
  private func start(of recognizer: GestureRecognizer) -> Point {
    let place = recognizer.location(in: list)
    guard let pan = recognizer as? PanGestureRecognizer else { return place }
    return place - pan.translation(in: list)
  }

  private func follow(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began:
      (tab, hasMoved) = (tab(at: start(of: recognizer)), false)
      show(isHeld: true)
      move(to: recognizer.location(in: list))
    case .changed:
      move(to: recognizer.location(in: list))
    case .ended, .cancelled, .failed:
      show(isHeld: false)
      tab = nil
      if hasMoved { list.onMove?() }
      hasMoved = false
    case .possible:
      break
    }
  }

  private func move(to point: Point) {
    guard let tab, list.rows.contains(tab) else { return }
    let inside = Point(x: list.bounds.midX, y: point.y)
    guard let other = self.tab(at: inside), other !== tab,
      list.controller.move(tab, to: other)
    else { return }
    hasMoved = true
    show(isHeld: true)
  }

  /// Dims the dragged row.
  private func show(isHeld: Bool) {
    for cell in list.visibleCells { cell.alpha = 1 }
    guard isHeld, let tab, let row = list.rows.firstIndex(of: tab) else { return }
    list.cellForRow(at: IndexPath(row: row, section: 0))?.alpha = 0.6
  }
}

extension TabReorder: GestureRecognizerDelegate {
  /// Accepts a finger for the drag only on a grip, so that fingers elsewhere scroll the list.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard list.allowsReordering else { return false }
    guard gestureRecognizer === drag, touch.type == .direct else { return true }
    let x = touch.location(in: list).x
    let isMirrored = list.traitCollection.layoutDirection == .rightToLeft
    let distance = isMirrored ? x - list.bounds.minX : list.bounds.maxX - x
    return list.showsGrips && distance <= TabReorder.gripWidth
  }

  /// Makes scrolling wait until the drag has failed, so that a finger on a grip does not scroll.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    gestureRecognizer === drag && otherGestureRecognizer === list.panGestureRecognizer
  }

  /// Lets a drag begin only on a tab that can be moved.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard list.allowsReordering, let tab = tab(at: start(of: gestureRecognizer)) else {
      return false
    }
    return list.controller.movableTabs.contains(tab)
  }
}
