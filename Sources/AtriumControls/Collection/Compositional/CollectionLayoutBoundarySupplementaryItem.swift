public import AtriumGeometry

/// A side or a corner of a rectangle.
public enum RectAlignment: Hashable, Sendable {
  /// None.
  case none
  /// The top, in the middle.
  case top
  /// The corner at the top where reading begins.
  case topLeading
  /// The side where reading begins.
  case leading
  /// The corner at the bottom where reading begins.
  case bottomLeading
  /// The bottom, in the middle.
  case bottom
  /// The corner at the bottom where reading ends.
  case bottomTrailing
  /// The side where reading ends.
  case trailing
  /// The corner at the top where reading ends.
  case topTrailing
}

/// A view before or behind the groups of a section in a compositional layout: a header or a footer.
@MainActor
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The side of the section.
  public let alignment: RectAlignment
  /// The distance by which it is moved, in points.
  public let offset: Point
  /// Whether the section is longer by it; if not, it lies over the groups.
  ///
  /// True at first.
  public var extendsBoundary = true
  /// Whether it stays visible while the section is; false at first.
  public var pinToVisibleBounds = false
  /// The place in the order of drawing.
  public var zIndex = 0

  /// Makes a header or a footer.
  ///
  /// - Parameters:
  ///   - layoutSize: The size in the section. An estimate counts as a length.
  ///   - elementKind: The kind of the view.
  ///   - alignment: The side of the section. `leading` and `trailing` are those before and behind the groups
  ///     of a horizontal layout.
  ///   - absoluteOffset: The distance by which it is moved, in points.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: Point = .zero
  ) {
    (self.elementKind, self.alignment, offset) = (elementKind, alignment, absoluteOffset)
    super.init(layoutSize: layoutSize)
  }

  /// Whether it is behind the groups.
  func isAtEnd(_ axis: FlowAxis) -> Bool {
    switch alignment {
    case .bottom, .bottomLeading,
      .bottomTrailing where axis.isVertical:
      true
    case .trailing,
      .topTrailing where !axis.isVertical:
      true
    case .bottomTrailing: true
    default: false
    }
  }
}

/// A view behind a section of a compositional layout.
@MainActor
public final class CollectionLayoutDecorationItem {
  /// The kind of the view, for which the layout has a class.
  public let elementKind: String
  /// The insets in the section, in points.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The place in the order of drawing; behind the items at first.
  public var zIndex = 0

  private init(_ elementKind: String) { self.elementKind = elementKind }

  /// A background of the whole section.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind)
  }
}
