import AtriumGeometry

extension View {
  /// The subviews' masks count as equations of constraints, too, or do not any more (V-19).
  func autoresizingDidChange() {
    for subview in subviews { subview.noteGeometryForLayout(resized: false) }
  }

  func autoresizeSubviews(from oldSize: Size) {
    guard subviewList.count > 0 else { return }
    let newSize = bounds.size
    View.autoresizing.perform { [self] in
      for subview in subviews where !subview.takeSizeOfPlace(in: self) {
        guard !subview.autoresizingMask.isEmpty, subview.translatesAutoresizingMaskIntoConstraints
        else { continue }
        subview.autoresize(from: oldSize, to: newSize)
      }
    }
  }

  static let autoresizing = AutoresizingQueue()

  /// Follows a change of the superview's size by the mask (V-16, DC-27, DC-29).
  private func autoresize(from oldSize: Size, to newSize: Size) {
    // A transformed view keeps its transform: its rectangle without it is what stretches.
    let plain = untransformedFrame
    let mask = autoresizingMask
    let (x, width) = View.autoresize(
      origin: plain.minX, length: plain.width, in: oldSize.width, to: newSize.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = View.autoresize(
      origin: plain.minY, length: plain.height, in: oldSize.height, to: newSize.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    untransformedFrame = Rect(x: x, y: y, width: width, height: height)
  }

  /// One axis of autoresizing: the flexible parts share the difference in proportion to their size.
  ///
  /// Where they are zero together they share equally (V-16), but in a superview that had no length
  /// at all a flexible size takes everything (DC-27).
  ///
  /// - Parameters:
  ///   - origin: The old distance from the near edge, in points.
  ///   - length: The old length.
  ///   - oldTotal: The superview's old length.
  ///   - newTotal: The superview's new length.
  ///   - flexible: Which of near margin, length, far margin stretch.
  /// - Returns: The new distance and the new length, which is never below zero; nothing is rounded.
  public static func autoresize(
    origin: Double, length: Double, in oldTotal: Double, to newTotal: Double,
    flexible: (near: Bool, length: Bool, far: Bool)
  ) -> (origin: Double, length: Double) {
    let change = newTotal - oldTotal
    guard change != 0 else { return (origin, length) }
    let shares = AutoresizingShares(
      origin: origin, length: length, in: oldTotal, flexible: flexible)
    let parts = shares.parts(of: change)
    return (origin + parts.origin, max(0, length + parts.length))
  }
}
