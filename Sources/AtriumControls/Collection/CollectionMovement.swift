import AtriumGeometry

/// The item that the user carries to another place.
///
/// The data source is asked about it only at the end. Until then the view shows the item at its target, and
/// asks for the others by the index paths that they have in the data.
struct CollectionMovement {
  /// Where the item is in the data.
  let origin: IndexPath
  /// Where the view shows it.
  var target: IndexPath
  /// Where its centre follows, in the content.
  var center: Point

  /// The index path in the data of an item that the view shows at a place.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == target { return origin }
    var path = shown
    // Without the carried item, and with it at its origin again.
    if path.section == target.section, path.item > target.item { path.item -= 1 }
    if path.section == origin.section, path.item >= origin.item { path.item += 1 }
    return path
  }

  /// The numbers of items that the view shows, from those in the data.
  func counts(_ data: [Int]) -> [Int] {
    guard data.contains(origin), data.indices.contains(target.section) else { return data }
    var counts = data
    counts[origin.section] -= 1
    counts[target.section] += 1
    return counts
  }
}
