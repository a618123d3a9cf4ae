import AtriumGeometry

/// The computed geometry of a section in a compositional layout.
///
/// In the scroll direction, the section begins at coordinate 0.
///
/// All groups share the frames of one pattern, except groups with cells that prefer other sizes. The
/// computing time therefore does not depend on the number of items.
@MainActor
struct CompositionalSection {
  let section: CollectionLayoutSection
  let count: Int
  let axis: FlowAxis
  let environment: LayoutEnvironment
  let isMirrored: Bool
  /// Whether the groups follow one another orthogonally to the layout and scroll in that direction.
  let isOrthogonal: Bool
  /// The frames of the items in a group whose cells have no preferred sizes.
  let pattern: GroupPlaces
  /// The groups whose cells prefer other sizes, by group index.
  private var own: [Int: GroupPlaces] = [:]
  /// The lengths of the groups, each including the distance to the next group.
  private var groups: SparseOffsets
  private let insets: EdgeInsets
  /// The preferred sizes of the headers and footers, by their index in the section's description.
  private var edgeSizes: [Int: Size] = [:]
  /// The length of the headers before the groups with the space before them, and the length of the footers behind
  /// the groups.
  private var (before, behind) = (0.0, 0.0)

  init(
    _ section: CollectionLayoutSection, count: Int, axis: FlowAxis, environment: LayoutEnvironment,
    isMirrored: Bool
  ) {
    (self.section, self.count, self.axis) = (section, count, axis)
    isOrthogonal = section.orthogonalScrollingBehavior != .none
    let isMirrored = isMirrored && !isOrthogonal
    (self.environment, self.isMirrored) = (environment, isMirrored)
    insets = section.contentInsets.edges(isMirrored: isMirrored)
    let size = section.group.layoutSize.size(
      in: CompositionalSection.room(environment.contentSize, insets))
    pattern = GroupPlaces(
      of: section.group, size: size, environment: environment, isMirrored: isMirrored
    ) { _ in nil }
    let perGroup = max(1, pattern.leaves.count)
    groups = SparseOffsets(
      count: pattern.leaves.isEmpty ? 0 : (count + perGroup - 1) / perGroup,
      estimate: (isOrthogonal ? axis.across(pattern.size) : axis.along(pattern.size))
        + section.interGroupSpacing.asLength)
    measureEdges()
  }

  /// Computes the lengths of the headers and of the footers.
  private mutating func measureEdges() {
    let edges = section.boundarySupplementaryItems
    func longest(atEnd: Bool) -> Double? {
      edges.indices.filter { edges[$0].extendsBoundary && edges[$0].isAtEnd(axis) == atEnd }
        .map { axis.along(size(ofEdge: $0, in: environment.contentSize)) }.max()
    }
    before = longest(atEnd: false).map { $0 + section.headerTopPadding.asLength } ?? 0
    behind = longest(atEnd: true) ?? 0
  }

  private static func room(_ size: Size, _ insets: EdgeInsets) -> Size {
    Size(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  private var perGroup: Int { max(1, pattern.leaves.count) }
  private var groupsStart: Double { before + axis.along(insets).near }

  /// The length of the section with headers, footers and insets.
  var length: Double {
    if isOrthogonal {
      let groups = groups.count > 0 ? axis.along(pattern.size) : 0
      return groupsStart + groups + axis.along(insets).far + behind
    }
    let spacing = groups.count > 0 ? section.interGroupSpacing.asLength : 0
    return groupsStart + groups.total - spacing + axis.along(insets).far + behind
  }

  var estimatesSizes: Bool {
    pattern.leaves.contains { $0.choosesWidth || $0.choosesHeight }
      || section.boundarySupplementaryItems.contains(where: \.layoutSize.isEstimated)
  }

  // MARK: Places

  private func places(ofGroup index: Int) -> GroupPlaces { own[index] ?? pattern }

  /// The length of all groups orthogonally to the layout, including insets.
  var orthogonalLength: Double {
    let spacing = groups.count > 0 ? section.interGroupSpacing.asLength : 0
    let sides = axis.across(insets)
    return sides.near + groups.total - spacing + sides.far
  }

  /// The frame in which the groups scroll orthogonally to the layout, between the headers and the footers.
  var orthogonalFrame: Rect {
    axis.rect(
      along: groupsStart, across: 0, length: axis.along(pattern.size),
      breadth: axis.across(environment.contentSize))
  }

  /// Returns the offsets at which scrolling can stop, for the groups near a given offset.
  ///
  /// Such an offset aligns a group with the beginning or the middle of the view.
  func orthogonalStops(around offset: Double) -> [Double] {
    guard groups.count > 0 else { return [] }
    let near = axis.across(insets).near
    let room = axis.across(environment.contentSize)
    let breadth = axis.across(pattern.size)
    let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
    let index = groups.index(at: offset + (isCentered ? room / 2 : 0))
    return (max(0, index - 2)...min(groups.count - 1, index + 2)).map { group in
      let start = groups.start(of: group)
      return isCentered ? near + start + breadth / 2 - room / 2 : start
    }
  }

  /// Returns the items whose groups are visible at an orthogonal scroll offset.
  func orthogonalItems(at offset: Double) -> Range<Int> {
    guard groups.count > 0 else { return 0..<0 }
    let near = axis.across(insets).near
    let first = groups.index(at: offset - near)
    var last = first
    let end = offset + axis.across(environment.contentSize) - near
    while last + 1 < groups.count, groups.start(of: last + 1) <= end { last += 1 }
    return first * perGroup..<min(count, (last + 1) * perGroup)
  }

  /// Returns the items whose groups are between two positions in the scroll direction.
  func items(from start: Double, to end: Double) -> Range<Int> {
    guard groups.count > 0, end >= groupsStart else { return 0..<0 }
    let first = groups.index(at: start - groupsStart)
    var last = first
    while last + 1 < groups.count, groups.start(of: last + 1) + groupsStart <= end { last += 1 }
    return first * perGroup..<min(count, (last + 1) * perGroup)
  }

  /// Returns the cell of an item, with its frames in the coordinates of the section.
  func leaf(of item: Int) -> GroupPlaces.Leaf {
    let group = item / perGroup
    var leaf = places(ofGroup: group).leaves[item % perGroup]
    if isOrthogonal {
      let across = axis.across(insets).near + groups.start(of: group)
      let place = axis.rect(along: groupsStart, across: across, length: 0, breadth: 0).origin
      leaf.cell.origin += place
      leaf.frame.origin += place
      return leaf
    }
    let along = groupsStart + groups.start(of: group)
    let left =
      isMirrored
      ? environment.contentSize.width - insets.right - pattern.size.width : insets.left
    let place =
      axis.isVertical ? Point(x: left, y: along) : Point(x: along, y: insets.top)
    leaf.cell.origin += place
    leaf.frame.origin += place
    return leaf
  }

  /// Recomputes the frames of an item's group for the preferred sizes of its cells.
  mutating func update(groupOf item: Int, preferred: (Int) -> Size?) {
    let group = item / perGroup
    let first = group * perGroup
    let size = section.group.layoutSize.size(
      in: CompositionalSection.room(environment.contentSize, insets))
    let places = GroupPlaces(
      of: section.group, size: size, environment: environment, isMirrored: isMirrored
    ) { preferred(first + $0) }
    own[group] = places
    let length = isOrthogonal ? axis.across(places.size) : axis.along(places.size)
    groups.set(length + section.interGroupSpacing.asLength, of: group)
  }

  // MARK: Headers, footers and backgrounds

  /// Returns the size of a header or a footer: its own size in the estimated dimensions, if it is known.
  private func size(ofEdge index: Int, in container: Size) -> Size {
    let layoutSize = section.boundarySupplementaryItems[index].layoutSize
    var size = layoutSize.size(in: container)
    guard let own = edgeSizes[index] else { return size }
    if layoutSize.widthDimension.isEstimated { size.width = own.width }
    if layoutSize.heightDimension.isEstimated { size.height = own.height }
    return size
  }

  /// Sets the preferred size of a header or a footer.
  mutating func setSize(_ size: Size, ofEdge index: Int) {
    edgeSizes[index] = size
    measureEdges()
  }

  /// Returns the frame of a header or a footer in the section, by its index in the section's description.
  func frame(ofEdge index: Int) -> Rect {
    let item = section.boundarySupplementaryItems[index]
    let follows = section.supplementariesFollowContentInsets
    let side: (near: Double, far: Double) = follows ? axis.across(insets) : (0, 0)
    let room = max(0, axis.across(environment.contentSize) - side.near - side.far)
    let container = axis.size(along: axis.along(environment.contentSize), across: room)
    let size = size(ofEdge: index, in: container)
    let (length, breadth) = (axis.along(size), axis.across(size))
    let along: Double
    if item.isAtEnd(axis) {
      along = item.extendsBoundary ? self.length - behind : self.length - behind - length
    } else {
      along = item.extendsBoundary ? before - length : before
    }
    let across: Double
    let isMirrored = isMirrored && axis.isVertical
    switch (item.alignment, axis.isVertical) {
    case (.topLeading, _), (.leading, true), (.bottomLeading, true), (.top, false),
      (.topTrailing, false):
      across = isMirrored ? side.near + room - breadth : side.near
    case (.bottomTrailing, _), (.trailing, true), (.topTrailing, true), (.bottom, false),
      (.bottomLeading, false):
      across = isMirrored ? side.near : side.near + room - breadth
    default: across = side.near + (room - breadth) / 2
    }
    let place = axis.rect(along: along, across: across, length: length, breadth: breadth)
    return Rect(origin: place.origin + item.offset, size: place.size)
  }

  /// Returns the frame of a background in the section.
  func frame(of item: CollectionLayoutDecorationItem) -> Rect {
    let whole = axis.rect(
      along: 0, across: 0, length: length, breadth: axis.across(environment.contentSize))
    let insets = item.contentInsets.edges(isMirrored: isMirrored)
    return Rect(
      x: whole.minX + insets.left, y: whole.minY + insets.top,
      width: max(0, whole.width - insets.left - insets.right),
      height: max(0, whole.height - insets.top - insets.bottom))
  }
}
