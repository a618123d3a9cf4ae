import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens

/// Checks the layout and the colours of a room on screen by the requirements for every room in any window.
@MainActor
struct RoomCheck {
  let demo: Demo
  /// The number of strings that were checked.
  private(set) var textCount = 0
  /// The number of controls that were checked.
  private(set) var markCount = 0
  /// One sentence for each fault.
  private(set) var faults: [String] = []

  /// Checks a room whose window paints.
  init(_ demo: Demo) {
    self.demo = demo
    let size = demo.window.bounds.size
    let metrics = RoomMetrics(size)
    let texts = demo.texts
    textCount = texts.count
    let title = (demo.root as? RingMenuController)?.selectedViewController?.title ?? ""
    if !texts.contains(where: { $0.text.string == title && $0.frame.minY < 60 }) {
      faults.append("the title “\(title)” is not in the header")
    }
    for (index, one) in texts.enumerated() {
      if one.text.isTruncated, !isInTimeline(one.frame) {
        faults.append("“\(one.text.string)” is truncated")
      }
      if one.text.breaksWords { faults.append("“\(one.text.string)” breaks a word") }
      if one.isClipped { faults.append("“\(one.text.string)” is clipped at \(one.frame)") }
      if one.frame.minX < metrics.margin - 1 || one.frame.maxX > size.width - metrics.margin + 1
        || one.frame.minY < 0 || one.frame.maxY > size.height
      {
        faults.append("“\(one.text.string)” at \(one.frame) is outside of the margins")
      }
      for other in texts[(index + 1)...] {
        let common = one.frame.intersection(other.frame)
        // The lines of two strings may touch.
        if common.width > 0, common.height >= 1 {
          faults.append("“\(one.text.string)” overlaps “\(other.text.string)” by \(common)")
        }
      }
    }
    checkMargins(metrics)
    checkContrast()
  }

  /// Returns whether a string is in the inspector's timeline, which shortens the titles of causes to their duration.
  private func isInTimeline(_ frame: Rect) -> Bool {
    demo.views(View.self).contains {
      $0.accessibilityLabel == String(localized: "Timeline") && $0 is any TextDisplaying
        && $0.convert($0.bounds, to: nil).contains(frame)
    }
  }

  /// Checks that the tools end 4 points outside the margin, on both sides.
  private mutating func checkMargins(_ metrics: RoomMetrics) {
    let frames = ["Show all rooms", "Show the shortcuts"].compactMap { name in
      demo.stage.view(named: String(localized: name)).map { $0.convert($0.bounds, to: nil) }
    }
    let edges = [
      frames.map(\.minX).min() ?? 0,
      demo.window.bounds.width - (frames.map(\.maxX).max() ?? 0),
    ]
    if edges != [metrics.margin - 4, metrics.margin - 4] {
      faults.append("the tools are \(edges) points from the edges")
    }
  }

  /// Checks that text has a contrast of 4.5:1, and that the mark of a control has 3:1.
  private mutating func checkContrast() {
    guard let picture = demo.stage.host.bitmap else { return }
    // Disabled text and controls may be faint, since the guidelines exclude them.
    for text in demo.texts where text.text.color.alpha == 1 {
      // The antialiased edge of a single letter is a large part of a small rectangle.
      let space = text.frame.width < 12 ? -4.0 : -2
      let grounds = PixelCount(of: text.frame.insetBy(dx: space, dy: space), in: picture)
        .grounds(except: text.text.color)
      let least = grounds.map { $0.contrastRatio(with: text.text.color) }.min() ?? 1
      if least < 4.5 { faults.append("“\(text.text.string)” has a contrast of \(least)") }
    }
    for control in demo.views(Control.self) where control.isEnabled && control.isInSight {
      let frame = control.convert(control.bounds, to: nil)
      guard frame.width > 8, frame.height > 8 else { continue }
      markCount += 1
      let contrast = PixelCount(of: frame.insetBy(dx: -3, dy: -3), in: picture).bestContrast
      if contrast < 3 {
        let label = control.accessibilityLabel ?? "\(type(of: control))"
        faults.append("“\(label)” has a mark with a contrast of \(contrast)")
      }
    }
  }
}

extension View {
  /// Whether the view is completely visible: no view around it is hidden or translucent, or clips it.
  fileprivate var isInSight: Bool {
    let frame = convert(bounds, to: nil)
    var place: View? = self
    while let current = place {
      if current.isHidden || current.alpha < 1 { return false }
      if current.clipsToBounds || current.superview == nil,
        !current.convert(current.bounds, to: nil).contains(frame)
      {
        return false
      }
      place = current.superview
    }
    return true
  }
}
