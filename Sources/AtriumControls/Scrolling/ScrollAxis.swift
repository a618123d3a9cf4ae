import AtriumGeometry

/// One of the two axes along which content scrolls.
package enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical
}

extension Point {
  subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The axis of the vector's longer component; vertical if both are equal.
  var dominantAxis: ScrollAxis { abs(x) > abs(y) ? .horizontal : .vertical }
}

extension Size {
  subscript(axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }
}

extension EdgeInsets {
  /// Returns the length, or 0 if it is not finite.
  fileprivate static func length(_ value: Double) -> Double { value.isFinite ? value : 0 }

  var finite: EdgeInsets {
    EdgeInsets(
      top: EdgeInsets.length(top), left: EdgeInsets.length(left),
      bottom: EdgeInsets.length(bottom), right: EdgeInsets.length(right))
  }

  /// The insets before and after the content along an axis, in points.
  subscript(axis: ScrollAxis) -> (near: Double, far: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension ClosedRange<Double> {
  /// Returns the number in the range that is closest to a value.
  func clamping(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
