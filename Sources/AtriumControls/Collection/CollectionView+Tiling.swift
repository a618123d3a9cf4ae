import AtriumGeometry
import AtriumKit

extension CollectionView {
  /// The maximum number of passes in one layout of the view.
  private static let mostPasses = 10
  /// The maximum number of visible cells, a limit that matters only for items of nearly zero size.
  private static let mostCells = 10_000

  /// The pass for the current revision and bounds.
  var presentPass: CellPass { CellPass(revision: revision, bounds: bounds) }

  /// Returns whether the items and the bounds are unchanged since a pass began.
  func isCurrent(_ pass: CellPass) -> Bool { pass == presentPass }

  /// Adds the views that have become visible, and removes the views that are no longer visible.
  ///
  /// If the delegate, the data source or the layout changes the view during the pass, the pass restarts.
  func tile() {
    // While the items are counted or the layout is prepared, the visible views cannot be updated. A later
    // layout pass updates them.
    if isCounting || isPreparing { return setNeedsLayout() }
    guard bounds.width > 0, bounds.height > 0, !isTiling, knowsItems else { return }
    isTiling = true
    defer { isTiling = false }
    for _ in 0..<CollectionView.mostPasses {
      prepareLayout()
      guard isLayoutValid, !tile(in: presentPass) else { return }
    }
  }

  private func tile(in pass: CellPass) -> Bool {
    guard let wanted = visibleAttributes(in: pass) else { return false }
    var elements: Set<CollectionElement> = []
    for attributes in wanted { elements.insert(attributes.element) }
    end(
      release(shown.filter { !elements.contains($0.key) && !isLeavingSight($0.value) }.map(\.key)))
    guard isCurrent(pass) else { return false }
    for attributes in wanted {
      if let view = shown[attributes.element] {
        apply(attributes, to: view)
      } else {
        guard show(attributes, in: pass) else { return false }
      }
    }
    return adoptPreferredSizes(wanted, in: pass)
  }

  /// Returns whether a view that is being animated out of the visible part is still visible.
  private func isLeavingSight(_ view: CollectionReusableView) -> Bool {
    guard view.superview === self else { return false }
    let seen = view.presentation.frame
    return seen != view.frame && seen.intersects(bounds)
  }

  /// Returns the attributes of all visible elements, in the order of their index paths.
  ///
  /// - Returns: The attributes; nil if the pass is no longer current.
  func visibleAttributes(in pass: CellPass) -> [CollectionViewLayoutAttributes]? {
    var all = currentLayout.layoutAttributesForElements(in: bounds) ?? []
    guard isCurrent(pass) else { return nil }
    if let movement {
      all.removeAll { $0.element == .cell(movement.target) }
      all.append(carried(currentLayout.layoutAttributesForItem(at: movement.target)))
    }
    updateContentSize()
    updateHosts()
    let visible = all.filter { attributes in
      !attributes.isHidden && attributes.extent.intersects(bounds) && exists(attributes.element)
    }
    return Array(
      visible.sorted { $0.element.comesBefore($1.element) }.prefix(CollectionView.mostCells))
  }

  /// Returns whether the item of an element exists.
  ///
  /// A layout may return index paths that do not exist.
  ///
  /// Supplementary and decoration views always count as existing.
  private func exists(_ element: CollectionElement) -> Bool {
    element.category != .cell || counts.contains(element.path)
  }

  /// Requests the preferred sizes of the cells, headers and footers, once for each, if the layout estimates sizes.
  ///
  /// - Returns: Whether the layout is unchanged, so that the pass is complete.
  private func adoptPreferredSizes(
    _ wanted: [CollectionViewLayoutAttributes], in pass: CellPass
  ) -> Bool {
    guard currentLayout.estimatesSizes else { return true }
    var contexts: [CollectionViewLayoutInvalidationContext] = []
    for attributes in wanted where !currentLayout.hasPreferredSize(of: attributes.element) {
      guard let view = shown[attributes.element] else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes)
      guard isCurrent(pass) else { return false }
      if currentLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        contexts.append(
          currentLayout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      }
    }
    guard isCurrent(pass) else { return false }
    guard !contexts.isEmpty else { return true }
    let anchor = anchor(in: wanted)
    for context in contexts {
      context.keepsPlaces = true
      currentLayout.invalidateLayout(with: context)
    }
    if let anchor { keepInPlace(anchor.item, from: anchor.start) }
    return false
  }

  /// Returns the first item that begins in the visible part, and its position along the axis of scrolling.
  private func anchor(
    in visible: [CollectionViewLayoutAttributes]
  ) -> (item: IndexPath, start: Double)? {
    let axis = mainAxis
    // At its beginning, the content stays there.
    guard contentOffset[axis] > limits(axis).lowerBound else { return nil }
    return visible.first {
      $0.element.category == .cell && $0.frame.origin[axis] >= bounds.origin[axis]
    }.map { ($0.indexPath, $0.frame.origin[axis]) }
  }

  /// Scrolls so that an item does not move when items before it receive their preferred sizes.
  private func keepInPlace(_ item: IndexPath, from start: Double) {
    prepareLayout()
    let axis = mainAxis
    guard isLayoutValid, let new = layoutAttributesForItem(at: item)?.frame.origin[axis] else {
      return
    }
    var distance = Point.zero
    distance[axis] = new - start
    shiftContent(by: distance)
  }

  // MARK: Views

  /// Shows the cell, the supplementary view or the decoration view of the given attributes.
  ///
  /// - Returns: Whether the pass is still current.
  func show(_ attributes: CollectionViewLayoutAttributes, in pass: CellPass) -> Bool {
    let element = attributes.element
    guard let view = view(for: element) else { return isCurrent(pass) }
    // The view may still show another item, or may be running a removal animation.
    if isCurrent(pass) { free(view) }
    guard isCurrent(pass) else {
      if view.use == .none { hide(view) }
      return false
    }
    View.performWithoutAnimation {
      view.removeAllAnimations()
      view.element = element
      place(view, by: attributes)
      if let cell = view as? CollectionViewCell { updateState(of: cell, at: element.path) }
    }
    // The update of the cell's configuration may have changed the items, and may have shown another view for this
    // element.
    guard isCurrent(pass) else {
      if view.use == .none { hide(view) }
      return false
    }
    shown[element] = view
    view.use = .shown
    if let cell = view as? CollectionViewCell {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    } else if element.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
    }
    return isCurrent(pass)
  }

  private func view(for element: CollectionElement) -> CollectionReusableView? {
    switch element.category {
    case .cell:
      dataSource?.collectionView(
        self, cellForItemAt: movement?.dataPath(of: element.path) ?? element.path)
    case .supplementaryView:
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    case .decorationView: currentLayout.makeDecoration(element.kind, at: element.path)
    }
  }

  /// Applies attributes to a view that is not shown yet, and inserts the view in z-order.
  func place(_ view: CollectionReusableView, by attributes: CollectionViewLayoutAttributes) {
    view.attributes = nil
    apply(attributes, to: view)
    bringIntoOrder(view)
  }

  /// Applies attributes to a view, if they differ from its current attributes.
  func apply(_ attributes: CollectionViewLayoutAttributes, to view: CollectionReusableView) {
    let old = view.attributes
    guard old?.isEqual(attributes) != true else { return }
    view.attributes = attributes
    if old != nil { changeHost(of: view) }
    view.isHidden = attributes.isHidden
    view.bounds.size = attributes.size
    view.center = center(of: attributes)
    view.transform3D = attributes.transform3D
    view.alpha = attributes.alpha
    if let old, old.zIndex != attributes.zIndex { bringIntoOrder(view) }
    view.apply(attributes)
  }

  /// Moves a view to its position in z-order.
  private func bringIntoOrder(_ view: CollectionReusableView) {
    if let host = host(of: view) {
      if view.superview !== host { host.insertSubview(view, at: 0) }
      return
    }
    let above = shown.values.filter { $0 !== view && isOver($0, view) }
    let lowest = above.compactMap { subviews.firstIndex(of: host(of: $0) ?? $0) }.min()
    if let lowest {
      insertSubview(view, belowSubview: subviews[lowest])
    } else {
      indicators.insertBehind(view)
    }
  }

  /// Moves a visible view into the scroll view of its section, or out of the scroll view of another section.
  ///
  /// The view keeps its position on screen.
  func changeHost(of view: CollectionReusableView) {
    guard let old = view.superview, old !== host(of: view) ?? self else { return }
    View.performWithoutAnimation {
      let place = old.convert(view.center, to: self)
      bringIntoOrder(view)
      view.center = convert(place, to: view.superview)
    }
  }

  private func isOver(_ view: CollectionReusableView, _ other: CollectionReusableView) -> Bool {
    guard let first = view.element, let second = other.element else { return false }
    let (its, own) = (view.attributes?.zIndex ?? 0, other.attributes?.zIndex ?? 0)
    return its == own ? first.isOver(second) : its > own
  }

  /// Removes elements from the visible elements and marks their views as being removed.
  ///
  /// - Returns: The views, in the order of their index paths. The caller must pass them to ``end(_:)``.
  func release(_ elements: [CollectionElement]) -> LeavingCells<CollectionReusableView> {
    leavingGroup += 1
    let group = leavingGroup
    let released = elements.sorted { $0.comesBefore($1) }.compactMap { element in
      let view = shown.removeValue(forKey: element)
      view?.use = .leaving(element.path, group: group)
      return view
    }
    return LeavingCells(group: group, all: released)
  }

  /// Ends the removal animation of views, and hides the views that are no longer in use.
  func end(_ leaving: LeavingCells<CollectionReusableView>) {
    for view in leaving.all where leaving.row(of: view) != nil {
      free(view)
      if view.use == .none { hide(view) }
    }
  }

  /// Takes a view out of the visible views, the views that are being removed, or the reuse pool.
  ///
  /// Notifies the delegate if a cell or a supplementary view was visible or was being removed.
  private func free(_ view: CollectionReusableView) {
    let element = view.element
    switch view.use {
    case .none: return
    case .pooled:
      if let identifier = view.poolKey { pool[identifier]?.removeAll { $0 === view } }
      view.use = .none
      return
    case .leaving: break
    case .shown: if let element, shown[element] === view { shown[element] = nil }
    }
    view.use = .none
    guard let element else { return }
    if let cell = view as? CollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    } else if element.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.path)
    }
  }

  /// Puts a view into the reuse pool, or removes a view without a reuse identifier from its superview.
  ///
  /// A view in the pool stays a hidden subview, since it is likely to be reused soon.
  func hide(_ view: CollectionReusableView) {
    if let cell = view as? CollectionViewCell {
      (cell.isHighlighted, cell.isSelected, cell.hasCursor) = (false, false, false)
    }
    view.attributes = nil
    if let key = view.poolKey {
      view.isHidden = true
      view.use = .pooled
      pool[key, default: []].append(view)
    } else if view.isDescendant(of: self) {
      view.removeFromSuperview()
    }
  }
}

extension CollectionElement {
  /// Returns whether the view of this element is requested before the view of another element.
  ///
  /// The views are requested in the order of their index paths, cells first.
  func comesBefore(_ other: CollectionElement) -> Bool {
    if path != other.path { return path < other.path }
    if category != other.category { return category == .cell }
    return kind < other.kind
  }
}
