import AtriumGeometry

/// An interactive movement, in which the user drags an item to another position.
///
/// The data source moves the item only when the drag ends. During the drag, the view shows the item at its
/// target. The view still requests the cells of all items by their index paths in the data.
struct CollectionMovement {
  /// The index path of the item in the data.
  let origin: IndexPath
  /// The index path at which the view shows the item.
  var target: IndexPath
  /// The centre of the dragged cell, in content coordinates.
  var center: Point

  /// Converts an index path at which the view shows an item to the item's index path in the data.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == target { return origin }
    var path = shown
    // The view shows the dragged item at its target. First ignore the item at its target, then count it at its origin.
    if path.section == target.section, path.item > target.item { path.item -= 1 }
    if path.section == origin.section, path.item >= origin.item { path.item += 1 }
    return path
  }

  /// Returns the number of items that the view shows in each section during the movement.
  ///
  /// - Parameter data: The number of items of each section in the data.
  /// - Returns: The number of items in each section.
  func counts(_ data: [Int]) -> [Int] {
    guard data.contains(origin), data.indices.contains(target.section) else { return data }
    var counts = data
    counts[origin.section] -= 1
    counts[target.section] += 1
    return counts
  }
}
