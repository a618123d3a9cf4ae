import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The outlines of painted areas, each of which is drawn for a short time (IN-17).
struct RepaintFlashes {
  /// The time for which a painted area is outlined, in seconds.
  static let duration = 0.3

  /// The rectangle around all outlined areas, in points, in the window's coordinates; nil if there are none.
  var area: Rect?
  /// The area whose outline is being removed; the repaint of this area is not outlined.
  var removed: Rect?
}

extension InspectorSession {
  /// Outlines an area that is being painted, and schedules the removal of the outline.
  ///
  /// The repaint that removes the outline is not outlined again.
  func drawFlash(of rect: Rect, above window: Window, in canvas: borrowing Canvas) {
    guard outlines.contains(.repaints) else { return }
    if let removed = flashes.removed, removed.insetBy(dx: -2, dy: -2).contains(rect) {
      flashes.removed = nil
      return
    }
    let frame = rect.intersection(window.bounds).insetBy(dx: 1, dy: 1)
    guard !frame.isEmpty else { return }
    canvas.stroke(Path(rect: frame), with: window.theme.background, width: 3)
    canvas.stroke(
      Path(rect: frame), with: window.theme.label, style: LineStyle(width: 1.5, dash: [1, 1]))
    let isFirst = flashes.area == nil
    flashes.area = flashes.area.map { $0.union(rect) } ?? rect
    guard isFirst else { return }
    window.scheduleTimer(withTimeInterval: RepaintFlashes.duration) { [weak self] _ in
      self?.removeFlash()
    }
  }

  private func removeFlash() {
    guard let area = flashes.area else { return }
    (flashes.area, flashes.removed) = (nil, area)
    window?.setNeedsToolDisplay(in: area)
  }
}
