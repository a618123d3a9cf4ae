/// Describes which parts of a collection view layout are no longer valid.
@MainActor
open class CollectionViewLayoutInvalidationContext {
  /// Whether the whole layout must be computed again, as after ``CollectionView/reloadData()``.
  public internal(set) var invalidateEverything = false
  /// Whether the section count and the item counts may have changed.
  public internal(set) var invalidateDataSourceCounts = false

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
