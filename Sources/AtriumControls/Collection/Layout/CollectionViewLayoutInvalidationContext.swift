public import AtriumGeometry

/// Describes which parts of a collection view layout are no longer valid.
@MainActor
open class CollectionViewLayoutInvalidationContext {
  /// Whether the whole layout must be computed again, as after ``CollectionView/reloadData()``.
  public internal(set) var invalidateEverything = false
  /// Whether the section count and the item counts may have changed.
  public internal(set) var invalidateDataSourceCounts = false

  /// The distance by which the content offset changes with the invalidation, in points; zero by default.
  open var contentOffsetAdjustment = Point.zero
  /// Has no effect, because a layout computes the size of its content on request; zero by default.
  open var contentSizeAdjustment = Size.zero

  /// Whether the delegate's sizes and distances stay valid.
  ///
  /// True if only pinned views or the preferred sizes of cells have changed.
  var keepsPlaces = false

  /// Makes a context.
  public required init() {}
}

/// Describes which parts of a flow layout are no longer valid.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the layout requests sizes and distances from the delegate again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet { keepsPlaces = !invalidateFlowLayoutDelegateMetrics }
  }
  /// Has no effect, because the layout computes frames on request; true by default, as in UIKit.
  open var invalidateFlowLayoutAttributes = true
}
