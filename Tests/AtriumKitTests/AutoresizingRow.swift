import AtriumGeometry
import AtriumKit

/// One axis of an autoresizing example: the view's range in its superview, the flexible lengths, and the expected
/// range for another length of the superview.
struct AutoresizingRow: Sendable {
  var frame: (origin: Double, length: Double)
  var old = 100.0
  var near = false
  var length = false
  var far = false
  var new = 160.0
  var expected: (origin: Double, length: Double)

  /// The table of V-16, followed by its last clause: if all flexible lengths are zero, they share the
  /// change equally.
  static let table = [
    AutoresizingRow(frame: (10, 40), expected: (10, 40)),
    AutoresizingRow(frame: (10, 40), far: true, expected: (10, 40)),
    AutoresizingRow(frame: (10, 40), near: true, expected: (70, 40)),
    AutoresizingRow(frame: (10, 40), length: true, expected: (10, 100)),
    AutoresizingRow(frame: (10, 40), near: true, far: true, expected: (20, 40)),
    AutoresizingRow(frame: (20, 60), near: true, far: true, new: 140, expected: (40, 60)),
    AutoresizingRow(frame: (30, 60), near: true, far: true, new: 180, expected: (90, 60)),
    AutoresizingRow(frame: (10, 40), near: true, length: true, expected: (22, 88)),
    AutoresizingRow(frame: (10, 40), length: true, far: true, expected: (10, 200.0 / 3)),
    AutoresizingRow(frame: (10, 40), near: true, length: true, far: true, expected: (16, 64)),
    AutoresizingRow(
      frame: (10, 40), near: true, length: true, far: true, new: 50, expected: (5, 20)),
    AutoresizingRow(frame: (0, 100), length: true, new: 40, expected: (0, 40)),
    AutoresizingRow(
      frame: (100, 0), near: true, length: true, far: true, new: 150, expected: (150, 0)),
    // All flexible lengths are zero.
    AutoresizingRow(frame: (0, 100), near: true, far: true, expected: (30, 100)),
    AutoresizingRow(frame: (0, 0), near: true, length: true, expected: (30, 30)),
    AutoresizingRow(frame: (100, 0), length: true, far: true, expected: (100, 30)),
    AutoresizingRow(frame: (0, 40), near: true, expected: (60, 40)),
    AutoresizingRow(frame: (10, 0), length: true, expected: (10, 60)),
    // The flexible lengths add up to zero: one is negative, and the other is positive.
    AutoresizingRow(
      frame: (-320, 320), old: 320, near: true, far: true, new: 400, expected: (-280, 320)),
    AutoresizingRow(frame: (-40, 40), near: true, length: true, expected: (-10, 70)),
    AutoresizingRow(frame: (100, 30), length: true, far: true, expected: (100, 60)),
    // The flexible lengths add up to zero except for rounding, since 0.1 + 0.2 is not 0.3.
    AutoresizingRow(
      frame: (0.1, 0.3), old: 0.1 + 0.2, near: true, far: true, new: 60.3, expected: (30.1, 0.3)),
  ]

  /// Returns the mask for one axis, with no flags for the other axis.
  func mask(_ axis: LayoutConstraint.Axis) -> View.AutoresizingMask {
    let isHorizontal = axis == .horizontal
    var mask: View.AutoresizingMask = []
    if near { mask.insert(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin) }
    if length { mask.insert(isHorizontal ? .flexibleWidth : .flexibleHeight) }
    if far { mask.insert(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin) }
    return mask
  }
}

extension Rect {
  /// Makes a rectangle from its origin and length on one axis, and its origin and length on the other axis.
  init(
    _ axis: LayoutConstraint.Axis, _ part: (origin: Double, length: Double),
    across: (origin: Double, length: Double)
  ) {
    let (x, y) = axis == .horizontal ? (part, across) : (across, part)
    self.init(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  /// Returns whether each number differs from the other rectangle's number by at most a billionth of a
  /// point.
  func isNear(_ other: Rect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
