public import AtriumGeometry

/// Decides where the items of a collection view are.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``. The collection view asks for
/// the attributes of the visible part only, so that a layout may compute them when they are asked for.
@MainActor
open class CollectionViewLayout {
  /// The view that uses the layout.
  public internal(set) weak var collectionView: CollectionView?
  private var decorations: [String: CollectionReusableView.Type] = [:]

  /// Makes a layout.
  public init() {}

  /// The class of the contexts of its invalidations.
  open class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewLayoutInvalidationContext.self
  }

  /// The class of its attributes.
  open class var layoutAttributesClass: CollectionViewLayoutAttributes.Type {
    CollectionViewLayoutAttributes.self
  }

  /// Computes what the other methods return; called before them after each invalidation.
  ///
  /// Call `super`: not needed.
  open func prepare() {}

  /// The size of the whole content, in points; zero by default.
  ///
  /// Call `super`: not needed.
  open var collectionViewContentSize: Size { .zero }

  /// The attributes of the items and of the views beside them in a part of the content.
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameter rect: The part, in points.
  /// - Returns: The attributes; nil, the default, for none.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item; nil by default.
  ///
  /// Call `super`: not needed.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view; nil by default.
  ///
  /// Call `super`: not needed.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil by default.
  ///
  /// Call `super`: not needed.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Whether the layout is computed again for other bounds, also while it scrolls; false by default.
  ///
  /// Call `super`: not needed.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// The context of the invalidation for other bounds.
  ///
  /// Call `super`: required.
  open func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext { type(of: self).invalidationContextClass.init() }

  /// Invalidates all; the next layout of the view computes it again.
  ///
  /// Call `super`: required.
  open func invalidateLayout() {
    invalidateLayout(with: type(of: self).invalidationContextClass.init())
  }

  /// Invalidates what a context says; the next layout of the view computes it again.
  ///
  /// Call `super`: required.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
  }

  /// Whether a size that a cell prefers changes the layout; false by default.
  ///
  /// Call `super`: not needed.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: Scrolling

  /// Where scrolling by the user stops; by default where it would without the layout.
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which it would stop, in points.
  ///   - velocity: The velocity at the end of the drag, in points per millisecond.
  /// - Returns: The offset at which it stops.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  // MARK: Changes

  /// Called before a batch of changes is animated.
  ///
  /// Call `super`: not needed.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called in the animation of a batch of changes, after the attributes are set.
  ///
  /// Call `super`: not needed.
  open func finalizeCollectionViewUpdates() {}

  /// The attributes from which an item comes; nil, the default, for its own with opacity 0.
  ///
  /// Call `super`: not needed.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// The attributes to which an item goes; nil, the default, for its own with opacity 0.
  ///
  /// Call `super`: not needed.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  /// Registers the class of the decoration views of a kind; nil for none.
  public func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) {
    decorations[elementKind] = viewClass
  }

  /// Makes a decoration view; nil for an unknown kind.
  func makeDecoration(_ kind: String) -> CollectionReusableView? {
    decorations[kind]?.init(frame: .zero)
  }

  /// The axis along which sections scroll across the layout.
  var orthogonalAxis: ScrollAxis { .horizontal }

  /// The visible sections that scroll across the layout.
  func orthogonalSections(in rect: Rect) -> [OrthogonalSection] { [] }

  /// How far a section has scrolled across the layout.
  func orthogonalOffset(ofSection section: Int) -> Double { 0 }

  /// Tells how far a section has scrolled across the layout.
  func setOrthogonalOffset(_ offset: Double, ofSection section: Int) {}

  /// Whether cells choose sizes that it estimates.
  var estimatesSizes: Bool { false }

  /// Whether the cell of an item has chosen its size.
  func hasPreferredSize(of item: IndexPath) -> Bool { true }

  /// The attributes in a part of the content that need no questions to delegate and data source, while
  /// these have changed already.
  func knownAttributes(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    layoutAttributesForElements(in: rect) ?? []
  }
}
