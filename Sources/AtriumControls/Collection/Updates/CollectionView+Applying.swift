import AtriumGeometry
import AtriumKit

extension CollectionView {
  static let updateDuration = 0.3

  /// Animates the visible items from the state before a batch to the state after it.
  func apply(_ changes: BatchChanges, completion: ((Bool) -> Void)?) {
    guard isLoaded, !isCounting, !changes.isReload, let leaving = adopt(changes) else {
      // After a reload no item can be animated to its new frame.
      reloadData()
      finish(completion)
      return
    }
    guard window != nil else {
      setNeedsLayout()
      end(leaving)
      finish(completion)
      return
    }
    View.animate(
      withDuration: CollectionView.updateDuration, options: .allowUserInteraction,
      animations: {
        updateContentSize()
        keepWithinLimits()
        adoptTargetOffset()
        placeShown()
        for view in leaving.all { leave(view) }
        currentLayout.finalizeCollectionViewUpdates()
      },
      completion: { [weak self] finished in
        self?.end(leaving)
        // The next layout pass removes the views that have moved out of sight.
        self?.setNeedsLayout()
        completion?(finished)
      })
    updateStates()
    setNeedsLayout()
  }

  private func finish(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    // An animation without changes completes at once.
    View.animate(
      withDuration: CollectionView.updateDuration, animations: {}, completion: completion)
  }

  /// Applies the current attributes of the layout to all views.
  private func placeShown() {
    for (element, view) in shown {
      if let attributes = attributes(of: element) { apply(carried(attributes), to: view) }
    }
  }

  private func attributes(of element: CollectionElement) -> CollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: currentLayout.layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      currentLayout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView:
      currentLayout.layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }

  private func leave(_ view: CollectionReusableView) {
    guard let element = view.element else { return }
    let final =
      element.category == .cell
      ? currentLayout.finalLayoutAttributesForDisappearingItem(at: element.path) : nil
    if let final {
      apply(final, to: view)
    } else {
      view.alpha = 0
    }
  }

  /// Requests the new item counts, and assigns new index paths to the visible views.
  ///
  /// In a window, the method also adds the views that become visible.
  ///
  /// - Returns: The views of deleted and reloaded items; nil if the data source or the layout changed the
  ///   items during the call.
  private func adopt(_ changes: BatchChanges) -> LeavingCells<CollectionReusableView>? {
    press = nil
    let old = counts
    let map = changes.rowMap()
    let places = oldPlaces(map)
    guard let counted = count() else { return nil }
    changes.check(
      from: old, to: counted,
      BatchChanges.Names(view: "\(type(of: self))", row: "item", kind: "view"))
    revision += 1
    counts = counted
    let context = type(of: currentLayout).invalidationContextClass.init()
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
    let leaving = release(shown.keys.filter { newElement($0, changes, map) == nil })
    shown = shown.reduce(into: [:]) { stay, entry in
      guard let element = newElement(entry.key, changes, map) else { return }
      stay[element] = entry.value
      entry.value.element = element
    }
    let target: (IndexPath) -> IndexPath? = { path in
      map(path).flatMap { counted.contains($0) ? $0 : nil }
    }
    selectedItems = Set(selectedItems.compactMap(target))
    anchorItem = anchorItem.flatMap(target)
    cursorItem = cursorItem.flatMap { target($0) ?? changes.neighbour(of: $0, in: counted) }
    prepareLayout()
    guard isLoaded else { return nil }
    currentLayout.prepare(forCollectionViewUpdates: changes.updateItems(map))
    if window != nil { arrive(changes, old: places) }
    return leaving
  }

  /// Returns the element after the batch; nil if the element is deleted or gets a new view.
  private func newElement(
    _ element: CollectionElement, _ changes: BatchChanges, _ map: (IndexPath) -> IndexPath?
  ) -> CollectionElement? {
    guard element.category == .cell else {
      guard !changes.reloadedSections.contains(element.path.section),
        let section = changes.section(after: element.path.section)
      else { return nil }
      return element.moved(to: IndexPath(item: element.path.item, section: section))
    }
    guard !changes.remakes(element.path) else { return nil }
    return map(element.path).map(element.moved)
  }

  /// Returns the old attributes of items near the visible part, keyed by their new index paths.
  private func oldPlaces(
    _ map: (IndexPath) -> IndexPath?
  ) -> [IndexPath: CollectionViewLayoutAttributes] {
    guard window != nil, isLayoutValid else { return [:] }
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var places: [IndexPath: CollectionViewLayoutAttributes] = [:]
    for attributes in currentLayout.knownAttributes(in: near)
    where attributes.representedElementCategory == .cell {
      guard let new = map(attributes.indexPath) else { continue }
      attributes.indexPath = new
      places[new] = attributes
    }
    return places
  }

  /// Adds the views that become visible, with the attributes at which their animation begins.
  private func arrive(
    _ changes: BatchChanges, old places: [IndexPath: CollectionViewLayoutAttributes]
  ) {
    let (stay, pass) = (Set(shown.keys), presentPass)
    for attributes in visibleAttributes(in: pass) ?? [] where shown[attributes.element] == nil {
      guard show(attributes, in: pass) else { break }
    }
    View.performWithoutAnimation {
      for (element, view) in shown where !stay.contains(element) {
        guard element.category == .cell else {
          view.alpha = 0
          view.attributes = nil
          continue
        }
        let path = element.path
        let isNew =
          changes.insertedRows[path] != nil || changes.insertedSections.contains(path.section)
        if let initial = currentLayout.initialLayoutAttributesForAppearingItem(at: path) {
          apply(initial, to: view)
        } else if !isNew, let place = places[path] {
          apply(place, to: view)
        } else {
          view.alpha = 0
          view.attributes = nil
        }
      }
    }
  }
}
