public import AtriumGeometry
import AtriumGraphics
public import AtriumKit

/// An object that arranges the items and the other views of a collection view.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize``, ``layoutAttributesForElements(in:)``
/// and ``layoutAttributesForItem(at:)``. The collection view requests the attributes of the visible part
/// only, so a layout may compute them on request.
@MainActor
open class CollectionViewLayout {
  /// The view that uses the layout.
  open var collectionView: CollectionView? { owner }
  weak var owner: CollectionView?
  private var decorations: [String: CollectionReusableView.Type] = [:]

  /// Makes a layout.
  public init() {}

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewLayoutInvalidationContext.self
  }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: CollectionViewLayoutAttributes.Type {
    CollectionViewLayoutAttributes.self
  }

  /// Computes the arrangement.
  ///
  /// After each invalidation, the collection view calls this method before the other methods.
  ///
  /// Call `super`: not needed.
  open func prepare() {}

  /// The size of the whole content, in points; zero by default.
  ///
  /// Call `super`: not needed.
  open var collectionViewContentSize: Size { .zero }

  /// Returns the attributes of all views, such as cells and headers, in a rectangle of the content.
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameter rect: The rectangle, in points.
  /// - Returns: The attributes; nil, the default, for no views.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil by default.
  ///
  /// Call `super`: not needed.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; nil by default.
  ///
  /// Call `super`: not needed.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil by default.
  ///
  /// Call `super`: not needed.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: Direction

  /// Whether the layout is mirrored in the opposite reading direction; false by default, as in UIKit.
  ///
  /// The direction is opposite if it differs from ``developmentLayoutDirection``.
  ///
  /// Call `super`: not needed.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The reading direction for which the layout computes its frames; left to right by default.
  ///
  /// Call `super`: not needed.
  open var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is currently mirrored.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Returns whether the items of a section follow each other from the right to the left.
  func isMirrored(inSection section: Int) -> Bool { isMirrored }

  // MARK: Invalidation

  /// Returns whether new bounds invalidate the layout, including bounds changed by scrolling; false by default.
  ///
  /// Call `super`: not needed.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Returns the context for an invalidation by new bounds.
  ///
  /// Call `super`: required.
  open func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext { type(of: self).invalidationContextClass.init() }

  /// Invalidates the whole layout, which the view recomputes in its next layout pass.
  ///
  /// Call `super`: required.
  open func invalidateLayout() {
    invalidateLayout(with: type(of: self).invalidationContextClass.init())
  }

  /// Invalidates the parts of the layout that a context specifies.
  ///
  /// The view recomputes these parts in its next layout pass.
  ///
  /// Call `super`: required.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
    collectionView?.shiftContent(by: context.contentOffsetAdjustment)
  }

  /// Returns whether the preferred size of a cell, a header or a footer changes the layout; false by default.
  ///
  /// Call `super`: not needed.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context that invalidates the layout after a cell's preferred size has changed it.
  ///
  /// Call `super`: required.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = type(of: self).invalidationContextClass.init()
    (context as? CollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  // MARK: Scrolling

  /// Returns the offset after a change of the layout or of the data; by default the proposed offset.
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameter proposedContentOffset: The offset that the view would have without this method, in points.
  /// - Returns: The offset, in points.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point {
    proposedContentOffset
  }

  /// Returns the offset at which scrolling by the user stops; by default the proposed offset.
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which scrolling would stop without this method, in points.
  ///   - velocity: The velocity at the end of the drag, in points per millisecond.
  /// - Returns: The offset at which scrolling stops, in points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  // MARK: Changes

  /// Called before a batch of changes is animated.
  ///
  /// Call `super`: not needed.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called within the animation of a batch of changes, after the attributes have been applied.
  ///
  /// Call `super`: not needed.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes at the start of an item's insertion animation; nil, the default, fades the item in.
  ///
  /// Call `super`: not needed.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes at the end of an item's deletion animation; nil, the default, fades the item out.
  ///
  /// Call `super`: not needed.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  /// Registers the class of the decoration views of a kind; nil removes the registration.
  public func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) {
    decorations[elementKind] = viewClass
  }

  /// Makes a decoration view with the frame from the layout; nil for an unknown kind.
  func makeDecoration(_ kind: String, at indexPath: IndexPath) -> CollectionReusableView? {
    decorations[kind]?.init(
      frame: layoutAttributesForDecorationView(ofKind: kind, at: indexPath)?.frame ?? .zero)
  }

  /// Returns the background of a list; nil for a layout that is not a list.
  func listBackground(_ theme: Theme) -> Color? { nil }

  /// The axis along which orthogonal sections scroll.
  var orthogonalAxis: ScrollAxis { .horizontal }

  /// Returns the visible sections that scroll orthogonally to the layout.
  func orthogonalSections(in rect: Rect) -> [OrthogonalSection] { [] }

  /// Returns the orthogonal scroll offset of a section.
  func orthogonalOffset(ofSection section: Int) -> Double { 0 }

  /// Stores the orthogonal scroll offset of a section.
  func setOrthogonalOffset(_ offset: Double, ofSection section: Int) {}

  /// Whether the layout estimates sizes and then uses the preferred sizes of the views.
  var estimatesSizes: Bool { false }

  /// Returns whether the layout needs no preferred size of an element, or has it.
  func hasPreferredSize(of element: CollectionElement) -> Bool { true }

  /// Returns the attributes in a rectangle of the content without calling the delegate or the data source.
  ///
  /// The view calls the method when the data source has already changed but the layout has not.
  func knownAttributes(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    layoutAttributesForElements(in: rect) ?? []
  }
}
