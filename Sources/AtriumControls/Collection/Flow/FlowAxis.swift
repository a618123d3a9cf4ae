import AtriumGeometry

/// The axes of a flow layout.
///
/// Lines follow one another *along* the layout. The items of a line follow one another *across* the layout.
struct FlowAxis: Hashable {
  let isVertical: Bool

  init(_ direction: CollectionView.ScrollDirection) { isVertical = direction == .vertical }

  func along(_ size: Size) -> Double { isVertical ? size.height : size.width }
  func across(_ size: Size) -> Double { isVertical ? size.width : size.height }
  func along(_ point: Point) -> Double { isVertical ? point.y : point.x }

  /// Returns the insets before and after the lines, in the scroll direction.
  func along(_ insets: EdgeInsets) -> (near: Double, far: Double) {
    isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// Returns the insets beside the lines.
  func across(_ insets: EdgeInsets) -> (near: Double, far: Double) {
    isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  func rect(along: Double, across: Double, length: Double, breadth: Double) -> Rect {
    isVertical
      ? Rect(x: across, y: along, width: breadth, height: length)
      : Rect(x: along, y: across, width: length, height: breadth)
  }

  func size(along: Double, across: Double) -> Size {
    isVertical ? Size(width: across, height: along) : Size(width: along, height: across)
  }
}
