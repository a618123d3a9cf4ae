/// What has changed when a layout of a collection view is no longer valid.
@MainActor
open class CollectionViewLayoutInvalidationContext {
  /// Whether all is to be laid out again, as after ``CollectionView/reloadData()``.
  public internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items may have changed.
  public internal(set) var invalidateDataSourceCounts = false

  /// Whether sizes and distances are as before, and only what follows the visible part, or the sizes that
  /// cells have chosen, has changed.
  var keepsPlaces = false

  /// Makes a context.
  public required init() {}
}

/// What has changed when a flow layout is no longer valid.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and distances again; true at first.
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet { keepsPlaces = !invalidateFlowLayoutDelegateMetrics }
  }
  /// Whether places are computed again; true at first.
  open var invalidateFlowLayoutAttributes = true
}
