public import AtriumGeometry
import AtriumKit

extension CollectionView {
  /// Begins an interactive movement of an item, if the data source allows it.
  ///
  /// A program calls the four methods for interactive movement in the action of a recogniser, such as a
  /// long-press recogniser.
  ///
  /// - Parameter indexPath: The index path of the item to move.
  /// - Returns: Whether the movement begins.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard movement == nil, knowsItems, counts.contains(indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true,
      counts.contains(indexPath),
      let frame = layoutAttributesForItem(at: indexPath)?.frame
    else { return false }
    cancelPresses()
    movement = CollectionMovement(origin: indexPath, target: indexPath, center: frame.center)
    setNeedsLayout()
    return true
  }

  /// Moves the dragged item to a position, and shifts the other items to make space.
  ///
  /// - Parameter targetPosition: The centre of the item, in this view's coordinates.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
    guard var movement, knowsItems else { return }
    movement.center = targetPosition
    self.movement = movement
    carry()
    guard let wanted = indexPathForItem(at: targetPosition), wanted != movement.target,
      let target = allowedTarget(wanted, of: movement), target != movement.target
    else { return }
    // The delegate may have ended the movement, or moved the item itself.
    guard self.movement?.origin == movement.origin, self.movement?.target == movement.target,
      knowsItems
    else { return }
    var changes = BatchChanges()
    changes.movedRows[movement.target] = target
    self.movement?.target = target
    apply(changes, completion: nil)
    carry()
  }

  /// Ends the movement: the data source moves the item, and the cell animates to its new frame.
  public func endInteractiveMovement() {
    guard let movement else { return }
    isMoveIgnored = false
    if movement.origin != movement.target {
      dataSource?.collectionView(self, moveItemAt: movement.origin, to: movement.target)
    }
    if isMoveIgnored { return cancelInteractiveMovement() }
    // The data source may have reloaded the view.
    guard self.movement != nil else { return }
    self.movement = nil
    settleCarried(movement.target)
  }

  /// Cancels the movement: all items return to their original positions.
  public func cancelInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    guard movement.origin != movement.target else { return settleCarried(movement.origin) }
    var changes = BatchChanges()
    changes.movedRows[movement.target] = movement.origin
    apply(changes, completion: nil)
  }

  /// Returns the target that the delegate allows; nil if that target is not valid in the data.
  private func allowedTarget(
    _ wanted: IndexPath, of movement: CollectionMovement
  ) -> IndexPath? {
    let allowed =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: movement.target, toProposedIndexPath: wanted) ?? wanted
    guard self.movement != nil, counts.indices.contains(allowed.section), allowed.item >= 0 else {
      return nil
    }
    // In a different section, the index after the last item is a valid target too.
    let isOther = allowed.section != movement.target.section
    let last = counts[allowed.section] - (isOther ? 0 : 1)
    return allowed.item <= last ? allowed : nil
  }

  /// Moves the dragged cell to the location of the drag, in front of all other cells.
  private func carry() {
    guard let movement, let cell = cellForItem(at: movement.target) else { return }
    View.performWithoutAnimation {
      cell.removeAllAnimations()
      apply(carried(currentLayout.layoutAttributesForItem(at: movement.target)), to: cell)
    }
  }

  /// Returns the attributes centred at the location of the drag, if they belong to the dragged item.
  ///
  /// Returns other attributes unchanged.
  func carried(_ attributes: CollectionViewLayoutAttributes?) -> CollectionViewLayoutAttributes {
    let attributes = attributes ?? CollectionViewLayoutAttributes()
    guard let movement, attributes.representedElementCategory == .cell,
      attributes.indexPath == movement.target
    else { return attributes }
    let copy = attributes.copy()
    copy.center = movement.center
    copy.zIndex = .max
    return copy
  }

  private func settleCarried(_ path: IndexPath) {
    View.animate(withDuration: CollectionView.updateDuration, options: .allowUserInteraction) {
      if let cell = cellForItem(at: path),
        let attributes = currentLayout.layoutAttributesForItem(at: path)
      {
        apply(attributes, to: cell)
      }
    }
    setNeedsLayout()
  }
}
