import AtriumGeometry

/// The frames of the items in one group of a compositional layout.
@MainActor
struct GroupPlaces {
  /// The maximum number of items in a group.
  private static let mostItems = 10_000

  /// A cell in a group.
  struct Leaf {
    /// The frame of the item in the group, including the item's insets.
    var frame: Rect
    /// The frame of the cell in the group, inside the item's insets.
    var cell: Rect
    var zIndex = 0
    /// Whether the cell's preferred width and height apply.
    let choosesWidth: Bool
    let choosesHeight: Bool
  }

  private(set) var leaves: [Leaf] = []
  private(set) var size: Size

  /// Computes the frames of the items of a group.
  ///
  /// - Parameters:
  ///   - group: The group that contains the items.
  ///   - size: The size of the group; an estimated width or height is replaced with the space that the
  ///     items need.
  ///   - environment: The environment, passed to the closure of a custom group.
  ///   - isMirrored: Whether the reading direction is right to left.
  ///   - preferred: A closure that returns the preferred size of the cell at an index in the group; nil if there is
  ///     none.
  init(
    of group: CollectionLayoutGroup, size: Size, environment: LayoutEnvironment, isMirrored: Bool,
    preferred: (Int) -> Size?
  ) {
    self.size = size
    if case .custom(let places) = group.arrangement {
      let own = LayoutEnvironment(
        contentSize: size, traitCollection: environment.traitCollection)
      leaves = places(own).map {
        Leaf(
          frame: $0.frame, cell: $0.frame, zIndex: $0.zIndex, choosesWidth: false,
          choosesHeight: false)
      }
      return
    }
    let insets = group.contentInsets.edges(isMirrored: isMirrored)
    let inner = Size(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    place(group, in: inner, environment, isMirrored, preferred)
    for index in leaves.indices {
      leaves[index].frame.origin += Point(x: insets.left, y: insets.top)
      leaves[index].cell.origin += Point(x: insets.left, y: insets.top)
    }
    // A group of estimated size becomes as large as its items.
    if group.layoutSize.heightDimension.isEstimated {
      self.size.height = (leaves.map(\.frame.maxY).max() ?? 0) + insets.bottom
    }
    if group.layoutSize.widthDimension.isEstimated {
      self.size.width = (leaves.map(\.frame.maxX).max() ?? 0) + insets.right
    }
  }

  private mutating func place(
    _ group: CollectionLayoutGroup, in room: Size, _ environment: LayoutEnvironment,
    _ isMirrored: Bool, _ preferred: (Int) -> Size?
  ) {
    let isHorizontal = group.isHorizontal
    let length = isHorizontal ? room.width : room.height
    let items = sequence(of: group, in: room)
    let spacing = group.interItemSpacing?.spacing.asLength ?? 0
    var parts: [(leaves: [Leaf], size: Size)] = []
    for item in items {
      var size = item.item.layoutSize.size(in: room)
      if let forced = item.length {
        if isHorizontal { size.width = forced } else { size.height = forced }
      }
      let first = leaves.count + parts.reduce(0) { $0 + $1.leaves.count }
      parts.append(
        part(item.item, size, environment, isMirrored) { preferred(first + $0) })
    }
    let total = parts.reduce(0) { $0 + (isHorizontal ? $1.size.width : $1.size.height) }
    var gap = spacing
    if group.interItemSpacing?.isFlexible == true, parts.count > 1 {
      gap = max(gap, (length - total) / Double(parts.count - 1))
    }
    var next = 0.0
    for part in parts {
      var place = isHorizontal ? Point(x: next, y: 0) : Point(x: 0, y: next)
      if isMirrored { place.x = room.width - place.x - part.size.width }
      for var leaf in part.leaves {
        leaf.frame.origin += place
        leaf.cell.origin += place
        leaves.append(leaf)
      }
      next += (isHorizontal ? part.size.width : part.size.height) + gap
    }
  }

  /// Returns the cell of an item, or the cells of a nested group.
  private func part(
    _ item: CollectionLayoutItem, _ size: Size, _ environment: LayoutEnvironment,
    _ isMirrored: Bool, _ preferred: (Int) -> Size?
  ) -> (leaves: [Leaf], size: Size) {
    if let group = item as? CollectionLayoutGroup {
      let inner = GroupPlaces(
        of: group, size: size, environment: environment, isMirrored: isMirrored,
        preferred: preferred)
      return (inner.leaves, inner.size)
    }
    let insets = item.contentInsets.edges(isMirrored: isMirrored)
    var size = size
    let own = item.layoutSize
    if let chosen = preferred(0) {
      if own.widthDimension.isEstimated { size.width = chosen.width + insets.left + insets.right }
      if own.heightDimension.isEstimated {
        size.height = chosen.height + insets.top + insets.bottom
      }
    }
    let cell = Rect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    let leaf = Leaf(
      frame: Rect(size: size), cell: cell, choosesWidth: own.widthDimension.isEstimated,
      choosesHeight: own.heightDimension.isEstimated)
    return ([leaf], size)
  }

  /// Returns the items of a group in order, and the length that the group gives each item.
  ///
  /// A length is nil if the item keeps its own length.
  private func sequence(
    of group: CollectionLayoutGroup, in room: Size
  ) -> [(item: CollectionLayoutItem, length: Double?)] {
    let isHorizontal = group.isHorizontal
    let length = isHorizontal ? room.width : room.height
    let spacing = group.interItemSpacing?.spacing.asLength ?? 0
    if case .count(let count, let isEqual) = group.arrangement {
      guard let item = group.subitems.first else { return [] }
      let count = min(max(1, count), GroupPlaces.mostItems)
      let own = max(0, length - spacing * Double(count - 1)) / Double(count)
      return Array(repeating: (item, isEqual ? own : nil), count: count)
    }
    var items = group.subitems.map { (item: $0, length: Double?.none) }
    let dimension =
      isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    func extent(_ item: CollectionLayoutItem) -> Double {
      let size = item.layoutSize.size(in: room)
      return isHorizontal ? size.width : size.height
    }
    var next = items.reduce(0) { $0 + extent($1.item) + spacing }
    guard !dimension.isEstimated, next > 1e-6 else { return items }
    var index = 0
    while items.count < GroupPlaces.mostItems {
      let item = group.subitems[index % group.subitems.count]
      let end = next + extent(item)
      guard end <= length + 1e-6 else { break }
      items.append((item, nil))
      next = end + spacing
      index += 1
    }
    return items
  }
}

extension DirectionalEdgeInsets {
  func edges(isMirrored: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}
