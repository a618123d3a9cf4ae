import AtriumGeometry

extension RingMenuView {
  /// The titles and frames of the visible items on the current level, in this view.
  var shownItemFrames: [(name: String, frame: Rect)] {
    guard let ringLayout else { return [] }
    let items = levelItems
    return levels.wedges.contents.indices.compactMap { wedge in
      guard case .item(let item) = levels.wedges.contents[wedge], items.indices.contains(item)
      else {
        return nil
      }
      let frame = ringLayout.itemFrame(wedge)
      return frame.isEmpty ? nil : (items[item].shownTitle, frame)
    }
  }
}
