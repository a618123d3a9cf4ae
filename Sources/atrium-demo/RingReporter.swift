import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// Logs the frames of the items of an open ring: when it opens, and when they move.
final class RingReporter: RingMenuControllerDelegate {
  private let log: LifecycleLog
  private weak var window: Window?
  private var reported: [Rect] = []

  init(_ log: LifecycleLog, ring: RingMenuController, window: Window) {
    self.log = log
    self.window = window
    ring.delegate = self
    ring.onMenuLayout = { [weak self, unowned ring] items in
      if ring.isMenuVisible { self?.report(items) }
    }
  }

  func ringMenuControllerWillShowMenu(_ controller: RingMenuController) {
    reported = []
  }

  private func report(_ items: [(name: String, frame: Rect)]) {
    guard let window else { return }
    let toPixels = AffineTransform(scaleX: window.scale, y: window.scale)
    let frames = items.map { $0.frame.applying(toPixels) }
    guard frames != reported else { return }
    reported = frames
    for (item, frame) in zip(items, frames) {
      log.ringItem(name: item.name, rect: frame, time: window.currentTime)
    }
  }
}
