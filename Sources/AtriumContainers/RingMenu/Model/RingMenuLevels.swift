package import AtriumGeometry

/// The current level and page of a menu, and the item in each direction.
package struct RingMenuLevels: Equatable, Sendable {
  /// The maximum number of items on a level without pages.
  package static let mostItemsWithoutPages = 12
  /// The number of items on a page.
  package static let pageSize = 8

  /// A level on the path to the current level.
  package struct Step: Equatable, Sendable {
    /// The index of the item that opened the next level.
    package let item: Int
    /// The direction of the item that opened the next level, in radians.
    package let angle: Double
    /// The page of the item that opened the next level.
    package let page: Int
  }

  /// The nodes of the first level.
  package private(set) var root: [RingMenuNode]
  /// The path to the current level; empty on the first level.
  package private(set) var path: [Step] = []
  /// The current page, from 0.
  package private(set) var page = 0
  /// The wedges of the current page.
  package private(set) var wedges: RingMenuWedges
  private let arrangement: RingMenuArrangement
  private let start: Double

  /// Makes the state of a menu on its first level.
  ///
  /// - Parameters:
  ///   - root: The nodes of the first level.
  ///   - arrangement: The way in which the directions are distributed among the items.
  ///   - start: The direction of the first item, in radians clockwise from three o'clock.
  package init(
    _ root: [RingMenuNode], _ arrangement: RingMenuArrangement = .even, start: Double = -.pi / 2
  ) {
    (self.root, self.arrangement, self.start) = (root, arrangement, start)
    wedges = RingMenuWedges([], start: start)
    update()
  }

  /// Whether the current level is the first one.
  package var isFirst: Bool { path.isEmpty }
  /// The indices of the items that lead to the current level.
  package var indices: [Int] { path.map(\.item) }
  /// The number of pages of the current level, at least 1.
  package var pageCount: Int { max(1, (nodes.count + capacity - 1) / capacity) }

  /// The nodes of the current level.
  package var nodes: [RingMenuNode] {
    path.reduce(root) { nodes, step in
      nodes.indices.contains(step.item) ? nodes[step.item].children ?? [] : []
    }
  }

  /// Returns the node at an index; a gap if there is none.
  package func node(_ item: Int) -> RingMenuNode {
    let nodes = nodes
    return nodes.indices.contains(item) ? nodes[item] : .gap
  }

  /// Returns the index of the item at a position on the current page, from 0; nil if there is none.
  package func item(atPlace place: Int) -> Int? {
    let index = page * capacity + place
    return place >= 0 && place < capacity && node(index).isTarget ? index : nil
  }

  /// Returns the position of an item on its page, from 0.
  package func place(of item: Int) -> Int { item % capacity }

  /// Returns the content of the wedge in a direction from the centre; nil in the dead zone, or without wedges.
  package func content(inDirection offset: Point, deadZone: Double)
    -> RingMenuWedges.Content?
  {
    wedges.wedge(inDirection: offset, deadZone: deadZone).map { wedges.contents[$0] }
  }

  /// Returns whether choosing the content of a wedge opens another level.
  package func leadsOn(_ content: RingMenuWedges.Content?) -> Bool {
    switch content {
    case .item(let item): node(item).children != nil
    case .back: true
    case .gap, nil: false
    }
  }

  /// Opens the level of an item, if it has one.
  package mutating func enter(_ item: Int) {
    guard node(item).children != nil else { return }
    let angle = wedges.wedge(of: .item(item)).map(wedges.angle) ?? start
    path.append(Step(item: item, angle: angle, page: page))
    page = 0
    update()
  }

  /// Goes back to the previous level, unless the current level is the first level.
  ///
  /// - Returns: The index of the item that had opened the level; nil on the first level.
  @discardableResult
  package mutating func back() -> Int? {
    guard let step = path.popLast() else { return nil }
    page = step.page
    update()
    return step.item
  }

  /// Turns to another page; the last page is followed by the first.
  package mutating func turnPage(by count: Int) {
    page = ((page + count) % pageCount + pageCount) % pageCount
    update()
  }

  /// Turns to the page of an item.
  package mutating func showPage(of item: Int) {
    guard nodes.indices.contains(item) else { return }
    page = item / capacity
    update()
  }

  /// Replaces the nodes, and stays on the current level or on the deepest level of its path that still exists.
  package mutating func replace(by root: [RingMenuNode]) {
    self.root = root
    let old = path
    path = []
    for step in old {
      guard node(step.item).children != nil else { break }
      path.append(step)
    }
    page = path.count == old.count ? min(page, pageCount - 1) : old[path.count].page
    page = min(page, pageCount - 1)
    update()
  }

  private var capacity: Int {
    let count = nodes.count
    switch arrangement {
    case .even:
      return count > RingMenuLevels.mostItemsWithoutPages ? RingMenuLevels.pageSize : max(1, count)
    case .compass: return RingMenuLevels.pageSize - (isFirst ? 0 : 1)
    }
  }

  private mutating func update() {
    let nodes = nodes
    let first = page * capacity
    // A last page that is not full has empty wedges, so that the borders of the wedges do not move when pages turn.
    let last = pageCount > 1 ? first + capacity : nodes.count
    let items: [Int?] = (first..<max(first, last)).map { index in
      nodes.indices.contains(index) && nodes[index].isTarget ? index : nil
    }
    wedges = RingMenuWedges(
      items, arrangement, start: start, back: path.last.map { $0.angle + .pi })
  }
}
