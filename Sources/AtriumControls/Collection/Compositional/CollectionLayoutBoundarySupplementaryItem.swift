public import AtriumGeometry

/// A side or a corner of a rectangle.
public enum RectAlignment: Hashable, Sendable {
  /// Neither a side nor a corner.
  case none
  /// The middle of the top edge.
  case top
  /// The corner of the top and the leading edges.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The corner of the bottom and the leading edges.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The corner of the bottom and the trailing edges.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The corner of the top and the trailing edges.
  case topTrailing
}

/// A view before or after the groups of a section in a compositional layout: a header or a footer.
@MainActor
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The edge or corner of the section at which the view is placed.
  public let alignment: RectAlignment
  /// The offset of the view from its aligned position, in points.
  public let offset: Point
  /// Whether the view makes the section longer; if false, the view overlaps the groups.
  ///
  /// True by default.
  public var extendsBoundary = true
  /// Whether the view stays visible while the section is visible; false by default.
  public var pinToVisibleBounds = false
  /// The z-order; larger numbers are in front.
  public var zIndex = 0

  /// Makes a header or a footer.
  ///
  /// - Parameters:
  ///   - layoutSize: The size in the section. The preferred size of the view replaces an estimated dimension.
  ///   - elementKind: The kind of the view.
  ///   - alignment: The edge or corner of the section at which the view is placed. `top` and `leading` are before the
  ///     groups, and `bottom` and `trailing` are after them. The scroll direction decides whether a corner is before or
  ///     after the groups.
  ///   - absoluteOffset: The offset of the view from its aligned position, in points.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: Point = .zero
  ) {
    (self.elementKind, self.alignment, offset) = (elementKind, alignment, absoluteOffset)
    super.init(layoutSize: layoutSize)
  }

  /// Returns whether the view is after the groups.
  func isAtEnd(_ axis: FlowAxis) -> Bool {
    switch alignment {
    case .bottom, .trailing, .bottomTrailing: true
    case .bottomLeading: axis.isVertical
    case .topTrailing: !axis.isVertical
    case .none, .top, .leading, .topLeading: false
    }
  }
}

/// A view behind a section of a compositional layout.
@MainActor
public final class CollectionLayoutDecorationItem {
  /// The kind of the view, for which a class is registered with the layout.
  public let elementKind: String
  /// The insets from the section's edges, in points.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The z-order, where larger numbers are in front; by default the view is behind the items.
  public var zIndex = 0

  private init(_ elementKind: String) { self.elementKind = elementKind }

  /// Makes a background view of the whole section.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind)
  }
}
