import AtriumGeometry
import AtriumKit

extension CollectionView {
  /// Moves the keyboard cursor, selects an item or performs its primary action in response to a key.
  ///
  /// - Returns: Whether the view handled the key.
  func handle(_ press: Press) -> Bool {
    let key = press.key
    loadIfNeeded()
    guard isFirstResponder, knowsItems, let first = firstItem,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: return moveCursor(by: .vertical, forward: false)
    case .keyboardDownArrow: return moveCursor(by: .vertical, forward: true)
    case .keyboardLeftArrow: return moveCursor(by: .horizontal, forward: false)
    case .keyboardRightArrow: return moveCursor(by: .horizontal, forward: true)
    case .keyboardHome: return moveCursor(to: first)
    case .keyboardEnd: return moveCursor(to: lastItem)
    case .keyboardPageUp: return moveCursor(to: item(pageForward: false))
    case .keyboardPageDown: return moveCursor(to: item(pageForward: true))
    // A held key repeats a cursor movement, but not a selection or an action.
    case .keyboardSpacebar: return press.isRepeat || selectCursor()
    case .keyboardReturnOrEnter, .keypadEnter: return press.isRepeat || activateCursor()
    case .keyboardApplication: return press.isRepeat || openContextMenu()
    case .keyboardF10 where key.modifierFlags.contains(.shift):
      return press.isRepeat || openContextMenu()
    default: return false
    }
  }

  /// Opens the context menu of the item at the cursor.
  private func openContextMenu() -> Bool {
    guard let cell = cursorItem.flatMap({ cellForItem(at: $0) }) else { return false }
    return contextMenu.open(at: cell.convert(cell.bounds, to: self))
  }

  private var firstItem: IndexPath? {
    counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  private var lastItem: IndexPath? {
    counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  /// Returns the next item, in the same section or a later section.
  func item(after path: IndexPath) -> IndexPath? {
    if path.item + 1 < counts[path.section] {
      return IndexPath(item: path.item + 1, section: path.section)
    }
    let next = counts[(path.section + 1)...].firstIndex { $0 > 0 }
    return next.map { IndexPath(item: 0, section: $0) }
  }

  private func item(before path: IndexPath) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    let previous = counts[..<path.section].lastIndex { $0 > 0 }
    return previous.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  // MARK: Neighbours

  /// The axis along which the content scrolls.
  var mainAxis: ScrollAxis {
    if let flow = currentLayout as? CollectionViewFlowLayout {
      return flow.scrollDirection == .vertical ? .vertical : .horizontal
    }
    return contentSize.width > bounds.width && contentSize.height <= bounds.height
      ? .horizontal : .vertical
  }

  private func moveCursor(by axis: ScrollAxis, forward: Bool) -> Bool {
    guard let path = cursorItem, counts.contains(path) else { return moveCursor(to: firstItem) }
    guard axis == mainAxis else {
      // In a mirrored row the next item is on the left.
      let isReversed = axis == .horizontal && currentLayout.isMirrored(inSection: path.section)
      return moveCursor(to: forward != isReversed ? item(after: path) : item(before: path))
    }
    return moveCursor(to: neighbour(of: path, axis, forward: forward))
  }

  /// Returns the nearest item before or after another item along an axis.
  private func neighbour(of path: IndexPath, _ axis: ScrollAxis, forward: Bool) -> IndexPath? {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
    let middle = frame.center
    var reach = bounds.size[axis]
    for _ in 0..<12 {
      let area = area(beside: frame, axis, forward: forward, reach: reach)
      let found = (currentLayout.layoutAttributesForElements(in: area) ?? []).filter { attributes in
        guard attributes.representedElementCategory == .cell, counts.contains(attributes.indexPath),
          attributes.indexPath != path
        else { return false }
        let place = attributes.frame
        return forward
          ? place.origin[axis] >= frame.origin[axis] + frame.size[axis] - 0.5
          : place.origin[axis] + place.size[axis] <= frame.origin[axis] + 0.5
      }
      let nearest = found.min {
        distance($0.frame, from: middle, axis) < distance($1.frame, from: middle, axis)
      }
      if let nearest { return nearest.indexPath }
      guard reach < contentSize[axis] else { return nil }
      reach *= 2
    }
    return nil
  }

  private func area(
    beside frame: Rect, _ axis: ScrollAxis, forward: Bool, reach: Double
  ) -> Rect {
    var area = Rect(size: contentSize)
    area.origin[axis] = forward ? frame.origin[axis] + frame.size[axis] : frame.origin[axis] - reach
    if axis == .vertical { area.size.height = reach } else { area.size.width = reach }
    return area
  }

  /// Returns a weighted distance from a point to the centre of a frame, to find the nearest item for an arrow key.
  ///
  /// Perpendicular to the axis, a distance outside the frame counts double, and a distance inside it counts almost
  /// nothing.
  private func distance(_ frame: Rect, from middle: Point, _ axis: ScrollAxis) -> Double {
    let way = frame.center - middle
    let across = axis == .vertical ? way.x : way.y
    let aside = max(0, abs(across) - (axis == .vertical ? frame.width : frame.height) / 2)
    return abs(way[axis]) + aside * 2 + abs(across) * 1e-3
  }

  private func item(pageForward forward: Bool) -> IndexPath? {
    guard let path = cursorItem, let frame = layoutAttributesForItem(at: path)?.frame else {
      return firstItem
    }
    let axis = mainAxis
    let page = max(frame.size[axis], bounds.size[axis] - frame.size[axis])
    var place = frame.center
    place[axis] += forward ? page : -page
    guard place[axis] > 0, place[axis] < contentSize[axis] else {
      return forward ? lastItem : firstItem
    }
    var area = Rect(size: contentSize)
    area.origin[axis] = place[axis] - frame.size[axis]
    if axis == .vertical {
      area.size.height = 2 * frame.height
    } else {
      area.size.width = 2 * frame.width
    }
    let found = (currentLayout.layoutAttributesForElements(in: area) ?? []).filter {
      $0.representedElementCategory == .cell && counts.contains($0.indexPath)
    }
    let nearest = found.min {
      $0.frame.center.distance(to: place) < $1.frame.center.distance(to: place)
    }
    return nearest?.indexPath ?? (forward ? lastItem : firstItem)
  }

  // MARK: The cursor

  /// Moves the keyboard cursor to an item and scrolls to it; with single selection, also selects the item.
  private func moveCursor(to path: IndexPath?) -> Bool {
    guard let path, path != cursorItem,
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return false }
    showsCursor = true
    cursorItem = path
    let revision = revision
    let target = offset(showing: frame, at: [])
    let axis = mainAxis
    // A held key must not wait for an animation. Distances of more than two items are therefore scrolled at once.
    if abs(target[axis] - contentOffset[axis]) <= 2 * frame.size[axis] {
      _ = step(to: [.vertical: target.y, .horizontal: target.x])
    } else {
      scrollToItem(at: path, at: [], animated: false)
    }
    revealAcross(path, animated: false)
    // The delegate may have changed the items in response to the scrolling.
    guard revision == self.revision || counts.contains(path) else { return true }
    if !allowsMultipleSelection, !selectedItems.contains(path), mayHighlight(path) {
      userSelects(path)
    }
    return true
  }

  private func selectCursor() -> Bool {
    guard let cursorItem, mayHighlight(cursorItem) else { return false }
    userSelects(cursorItem)
    return true
  }

  private func activateCursor() -> Bool {
    guard let cursorItem, mayHighlight(cursorItem) else { return false }
    if !selectedItems.contains(cursorItem) { userSelects(cursorItem) }
    if stillHas(cursorItem) {
      collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: cursorItem)
    }
    return true
  }
}
