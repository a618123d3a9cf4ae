import AtriumGeometry
import AtriumKit

/// Lets a finger drag a divider even if the touch misses the divider by a few points.
@MainActor
final class SplitFingerDrag {
  /// The maximum distance between the line and a touch that drags it, in points.
  private static let reach = 16.0

  private unowned let controller: SplitViewController
  private let pan = PanGestureRecognizer()
  /// The x coordinate at which the touch began, in points, in the view's coordinates.
  private var start = 0.0
  /// The dragged column, and its width and chosen width before the drag.
  private var drag: (column: SplitViewController.Column, width: Double, chosen: Double?)?

  init(_ controller: SplitViewController) {
    self.controller = controller
    pan.allowedTouchTypes = [.direct]
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addAction { [weak self] recognizer in self?.follow(recognizer) }
  }

  func install(in view: View) {
    view.addGestureRecognizer(pan)
  }

  private func follow(_ pan: PanGestureRecognizer) {
    guard let drag else { return }
    switch pan.state {
    case .began, .changed:
      let direction = controller.growsRightwards(drag.column) ? 1.0 : -1
      let way = pan.translation(in: controller.view).x
      controller.choose(drag.width + direction * way, for: drag.column)
    case .ended:
      self.drag = nil
    case .cancelled, .failed:
      self.drag = nil
      controller.choose(drag.chosen, for: drag.column)
    case .possible:
      break
    }
  }
}

extension SplitFingerDrag: GestureRecognizerDelegate {
  /// Accepts a touch near a divider.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard drag == nil else { return false }
    start = touch.location(in: controller.view).x
    return controller.column(withDividerWithin: SplitFingerDrag.reach, of: start) != nil
  }

  /// Lets a drag begin only if it is horizontal and begins near a divider.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    let way = pan.translation(in: controller.view)
    guard abs(way.x) > abs(way.y),
      let column = controller.column(withDividerWithin: SplitFingerDrag.reach, of: start)
    else { return false }
    drag = (column, controller.columnWidth(column), controller.chosenWidth(column))
    return true
  }
}
