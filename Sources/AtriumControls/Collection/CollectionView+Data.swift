import AtriumGeometry
import AtriumKit

extension CollectionView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func reload() {
    changes?.isReload = true
    movement = nil
    guard isLoaded || !shown.isEmpty else { return setNeedsLayout() }
    isLoaded = false
    revision += 1
    press = nil
    selectedItems = []
    anchorItem = nil
    cursorItem = nil
    let context = type(of: currentLayout).invalidationContextClass.init()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
    layoutWasInvalidated()
    end(release(Array(shown.keys)))
  }

  /// Whether the item counts match the data source.
  ///
  /// False while the view requests the counts, and during a batch update.
  var knowsItems: Bool { !isCounting && changes == nil }

  /// Requests the item counts from the data source, if they are not known.
  func loadIfNeeded() {
    guard !isLoaded, !isCounting else { return }
    isLoaded = true
    revision += 1
    counts = []
    if let counted = count() { counts = counted }
  }

  /// Requests the item counts from the data source.
  ///
  /// - Returns: The number of items of each section; nil if the data source changed the items during the call.
  func count() -> [Int]? {
    isCounting = true
    defer { isCounting = false }
    guard let dataSource else { return [] }
    var counted: [Int] = []
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) where isLoaded {
      counted.append(max(0, dataSource.collectionView(self, numberOfItemsInSection: section)))
    }
    return isLoaded ? movement?.counts(counted) ?? counted : nil
  }

  // MARK: The layout

  /// Requests a layout pass after a call of ``CollectionViewLayout/invalidateLayout(with:)``.
  func layoutWasInvalidated() {
    isLayoutValid = false
    revision += 1
    setNeedsLayout()
  }

  /// Prepares the layout, if it is not valid for the current items and bounds.
  func prepareLayout() {
    guard !isPreparing, !isCounting, changes == nil else { return }
    loadIfNeeded()
    if isLayoutValid, bounds != layoutBounds || adjustedContentInset != layoutInset {
      (layoutBounds, layoutInset) = (bounds, adjustedContentInset)
      if currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        currentLayout.invalidateLayout(
          with: currentLayout.invalidationContext(forBoundsChange: bounds))
      }
    }
    guard isLoaded, !isLayoutValid else { return }
    isLayoutValid = true
    (layoutBounds, layoutInset) = (bounds, adjustedContentInset)
    revision += 1
    isPreparing = true
    currentLayout.prepare()
    isPreparing = false
    updateContentSize()
  }

  func updateContentSize() {
    let size = currentLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  /// Replaces the layout.
  ///
  /// - Parameters:
  ///   - layout: The new layout, which must not belong to another collection view.
  ///   - animated: Whether the visible cells move to their new frames with an animation of 0.3 s.
  public func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls a closure afterwards.
  ///
  /// - Parameters:
  ///   - layout: The new layout, which must not belong to another collection view.
  ///   - animated: Whether the visible cells move to their new frames with an animation of 0.3 s.
  ///   - completion: A closure that is called at the end of the animation, with true if the animation was not
  ///     interrupted. Without an animation, it is called at once with true.
  public func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== currentLayout else {
      completion?(true)
      return
    }
    let middle = indexPathForItem(at: bounds.center) ?? indexPathsForVisibleItems.min()
    currentLayout.owner = nil
    currentLayout = layout
    layout.owner = self
    layoutWasInvalidated()
    guard animated, window != nil else {
      if isLoaded { keepVisible(middle) }
      completion?(true)
      return
    }
    View.animate(
      withDuration: CollectionView.updateDuration, options: .allowUserInteraction,
      animations: {
        keepVisible(middle)
        layoutIfNeeded()
      }, completion: completion)
  }

  /// Scrolls after a change of the layout so that an item stays visible.
  ///
  /// The delegate or the layout may then choose another offset.
  private func keepVisible(_ item: IndexPath?) {
    prepareLayout()
    keepWithinLimits()
    if let item, let frame = currentLayout.layoutAttributesForItem(at: item)?.frame,
      !frame.intersects(bounds)
    {
      contentOffset = offset(showing: frame, at: [.centeredVertically, .centeredHorizontally])
    }
    adoptTargetOffset()
  }

  /// Scrolls to the offset that the delegate or the layout chooses after a change of the layout or of the items.
  func adoptTargetOffset() {
    let offset = contentOffset
    let target =
      collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
      ?? currentLayout.targetContentOffset(forProposedContentOffset: offset)
    guard target != contentOffset, target.x.isFinite, target.y.isFinite else { return }
    contentOffset = target
  }
}
