public import AtriumGeometry
import AtriumKit

extension CollectionView {
  /// The visible cells in the order of their items.
  public var visibleCells: [CollectionViewCell] {
    indexPathsForVisibleItems.sorted().compactMap(cellForItem)
  }

  /// The index paths of the visible items, in no particular order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.compactMap { $0.category == .cell ? $0.path : nil }
  }

  /// Returns the cell of an item; nil if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    shown[.cell(indexPath)] as? CollectionViewCell
  }

  /// Returns the index path of a cell's item; nil if the cell is not visible.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    guard let element = cell.element, shown[element] === cell else { return nil }
    return element.path
  }

  /// Returns the supplementary view with the given kind and index path; nil if that view is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? { shown[.supplementary(elementKind, indexPath)] }

  /// Returns the visible supplementary views of the given kind, in the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { shown[.supplementary(elementKind, $0)] }
  }

  /// Returns the index paths of the visible supplementary views of the given kind, in ascending order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }

  /// Returns the index path of the item at a point; the frontmost item if several overlap there.
  ///
  /// - Parameter point: The point in this view's coordinates.
  /// - Returns: The index path; nil if no item is at the point, or while the items are counted or arranged.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    prepareLayout()
    guard !isCounting, !isPreparing else { return nil }
    let near = Rect(center: point, size: Size(width: 1, height: 1))
    let found = (currentLayout.layoutAttributesForElements(in: near) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.extent.contains(point)
        && counts.contains($0.indexPath)
    }
    return found.max {
      $0.zIndex == $1.zIndex ? $0.indexPath < $1.indexPath : $0.zIndex < $1.zIndex
    }?.indexPath
  }

  /// Returns the attributes of an item; nil if the item does not exist.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    return counts.contains(indexPath) ? currentLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Returns the attributes of a supplementary view; nil if the layout returns no attributes.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - indexPath: The item; if it does not exist, the method does nothing.
  ///   - scrollPosition: The position of the item in the view. Along an axis without a position, the view
  ///     scrolls by the minimum distance.
  ///   - animated: Whether the scrolling is animated, as in ``ScrollView/setContentOffset(_:animated:)``.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    for _ in 0..<4 {
      guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
      let revision = revision
      let target = offset(showing: frame, at: scrollPosition)
      guard target != contentOffset else { return revealAcross(indexPath, animated: animated) }
      setContentOffset(target, animated: animated)
      guard !animated else { return }
      revealAcross(indexPath, animated: false)
      // Self-sizing cells that become visible may move the target.
      tile()
      guard revision != self.revision, isLoaded else { return }
    }
  }

  /// Returns the content offset that shows a rectangle of the content at a position of the view.
  func offset(showing frame: Rect, at position: ScrollPosition) -> Point {
    let inset = adjustedContentInset
    func place(
      _ axis: ScrollAxis, _ start: Double, _ end: Double, near: ScrollPosition,
      middle: ScrollPosition, far: ScrollPosition
    ) -> Double {
      let first = start - inset[axis].near
      let last = end - bounds.size[axis] + inset[axis].far
      let present = contentOffset[axis]
      let target: Double
      if position.contains(near) {
        target = first
      } else if position.contains(middle) {
        target = (first + last) / 2
      } else if position.contains(far) {
        target = last
      } else {
        target = first < present ? first : max(present, min(first, last))
      }
      return limits(axis).clamping(target)
    }
    return Point(
      x: place(
        .horizontal, frame.minX, frame.maxX, near: .left, middle: .centeredHorizontally,
        far: .right),
      y: place(
        .vertical, frame.minY, frame.maxY, near: .top, middle: .centeredVertically, far: .bottom))
  }
}
