import AtriumGeometry

extension View {
  /// Updates the equations of the subviews' autoresizing masks in the constraints.
  func autoresizingDidChange() {
    for subview in subviews { subview.noteGeometryForLayout(resized: false) }
  }

  func autoresizeSubviews(from oldSize: Size) {
    guard subviewList.count > 0 else { return }
    let newSize = bounds.size
    View.autoresizing.perform(for: self) { [self] in
      for subview in subviews where !subview.takeSizeOfPlace(in: self) {
        guard !subview.autoresizingMask.isEmpty, subview.translatesAutoresizingMaskIntoConstraints
        else { continue }
        subview.autoresize(from: oldSize, to: newSize)
      }
    }
  }

  static let autoresizing = AutoresizingQueue()

  /// Resizes the view by its autoresizing mask after a change of the superview's size (V-16, DC-27, DC-29).
  private func autoresize(from oldSize: Size, to newSize: Size) {
    // The mask resizes the frame without the transform, and leaves the transform unchanged.
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

  /// Autoresizes a view on one axis: the flexible lengths share the change in proportion to their sizes.
  ///
  /// If the sum of the flexible lengths is zero, they share the change equally. If the superview's old length was
  /// zero, a flexible length of the view gets the whole change.
  ///
  /// - Parameters:
  ///   - origin: The old distance from the near edge, in points.
  ///   - length: The old length, in points.
  ///   - oldTotal: The superview's old length, in points.
  ///   - newTotal: The superview's new length, in points.
  ///   - flexible: Whether the near margin, the length and the far margin are flexible.
  /// - Returns: The new distance and the new length, in points. Neither is rounded, and the length is never
  ///   negative.
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
