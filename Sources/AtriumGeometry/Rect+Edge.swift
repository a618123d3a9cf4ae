extension Rect {
  /// A side of a rectangle; the raw values are those of Core Graphics.
  public enum Edge: UInt32, Hashable, Sendable, CaseIterable {
    /// The left one.
    case minXEdge
    /// The top one.
    case minYEdge
    /// The right one.
    case maxXEdge
    /// The bottom one.
    case maxYEdge
  }

  /// The two parts on either side of a line.
  ///
  /// - Parameters:
  ///   - distance: How far the line is from the edge, in points; at least 0, at most the whole extent
  ///     counts.
  ///   - edge: The edge that the line is parallel to, and that the slice lies at.
  /// - Returns: The part at the edge, and the rest; both ``null`` of ``null``.
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
