import AtriumGeometry

/// One of the two directions in which a content scrolls.
enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical
}

extension Point {
  subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The axis along which this way is longer; of two that are equal, the vertical one.
  var dominantAxis: ScrollAxis { abs(x) > abs(y) ? .horizontal : .vertical }
}

extension Size {
  subscript(axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }
}

extension EdgeInsets {
  /// The insets with nothing for what is no length.
  fileprivate static func length(_ value: Double) -> Double { value.isFinite ? value : 0 }

  var finite: EdgeInsets {
    EdgeInsets(
      top: EdgeInsets.length(top), left: EdgeInsets.length(left),
      bottom: EdgeInsets.length(bottom), right: EdgeInsets.length(right))
  }

  /// What is kept free before the content and after it, in points.
  subscript(axis: ScrollAxis) -> (near: Double, far: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension ClosedRange<Double> {
  /// The number of the range that is nearest to another.
  func clamping(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
