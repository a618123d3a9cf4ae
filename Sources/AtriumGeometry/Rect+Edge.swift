extension Rect {
  /// A side of a rectangle; the raw values are those of Core Graphics.
  public enum Edge: UInt32, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case minXEdge
    /// The top edge.
    case minYEdge
    /// The right edge.
    case maxXEdge
    /// The bottom edge.
    case maxYEdge
  }

  /// Divides the rectangle by a line parallel to an edge.
  ///
  /// - Parameters:
  ///   - distance: The distance of the line from the edge, in points; clamped to the extent of the rectangle.
  ///   - edge: The edge from which the distance is measured.
  /// - Returns: The part at the edge and the remaining part; both are ``null`` if the rectangle is
  ///   ``null``.
  public func divided(
    atDistance distance: Double, from edge: Edge
  ) -> (slice: Rect, remainder: Rect) {
    guard !isNull else { return (.null, .null) }
    let isAcross = edge == .minXEdge || edge == .maxXEdge
    let cut = max(0, min(distance, isAcross ? width : height))
    var (slice, remainder) = (standardized, standardized)
    if isAcross {
      slice.size.width = cut
      remainder.size.width = width - cut
    } else {
      slice.size.height = cut
      remainder.size.height = height - cut
    }
    switch edge {
    case .minXEdge: remainder.origin.x += cut
    case .maxXEdge: slice.origin.x += remainder.width
    case .minYEdge: remainder.origin.y += cut
    case .maxYEdge: slice.origin.y += remainder.height
    }
    return (slice, remainder)
  }
}
