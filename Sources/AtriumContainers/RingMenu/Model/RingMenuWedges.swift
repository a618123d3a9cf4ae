package import AtriumGeometry

/// The equal wedges of one level of a ring, and their directions.
package struct RingMenuWedges: Equatable, Sendable {
  /// The content of a wedge.
  package enum Content: Hashable, Sendable {
    /// An item, by its index on the level.
    case item(Int)
    /// The item that goes back to the previous level.
    case back
    /// An empty wedge.
    case gap

    /// The index of the item; nil for other contents.
    package var item: Int? {
      if case .item(let item) = self { item } else { nil }
    }
  }

  /// The contents of the wedges, clockwise.
  package let contents: [Content]
  /// The direction of the first wedge's centre, in radians clockwise from three o'clock.
  package let start: Double

  package init(_ contents: [Content], start: Double) {
    (self.contents, self.start) = (contents, start)
  }

  /// The number of wedges.
  package var count: Int { contents.count }
  /// The angle that a wedge covers, in radians.
  package var pitch: Double { 2 * .pi / Double(max(1, count)) }

  /// Returns the direction of a wedge's centre, in radians.
  package func angle(of wedge: Int) -> Double { start + pitch * Double(wedge) }

  /// Returns the wedge with the given content; nil if there is no such wedge.
  package func wedge(of content: Content) -> Int? { contents.firstIndex(of: content) }

  /// Returns the wedge that contains a direction.
  ///
  /// A wedge includes its first border and excludes its last border.
  ///
  /// - Parameters:
  ///   - offset: The direction as a vector from the centre, in points.
  ///   - deadZone: The distance from the centre up to which no wedge is chosen, in points.
  /// - Returns: The index of the wedge; nil in the dead zone, if there are no wedges, and for offsets that
  ///   are not finite.
  package func wedge(inDirection offset: Point, deadZone: Double) -> Int? {
    guard count > 0, offset.length > deadZone, offset.length.isFinite else { return nil }
    // The angle is rounded, so that the border between two wedges is exact at every distance.
    let exact = (offset.angle - start) / (2 * .pi) + 0.5 / Double(count)
    let turns = (exact * 1e9).rounded() / 1e9
    let positive = turns - turns.rounded(.down)
    return min(Int(positive * Double(count)), count - 1)
  }

  /// Returns the wedge nearest to a direction; gaps are skipped.
  ///
  /// - Parameters:
  ///   - angle: The direction, in radians.
  ///   - limit: The maximum difference, in radians.
  /// - Returns: The index of the wedge; nil if there is none.
  package func nearest(to angle: Double, within limit: Double) -> Int? {
    var best: (wedge: Int, difference: Double)?
    for wedge in contents.indices where contents[wedge] != .gap {
      let difference = abs(RingMenuWedges.turn(from: angle, to: self.angle(of: wedge)))
      if difference <= limit + 1e-9, difference < (best?.difference ?? .infinity) - 1e-9 {
        best = (wedge, difference)
      }
    }
    return best?.wedge
  }

  /// Returns the angle from one direction to another, in radians from −π to π.
  package static func turn(from: Double, to: Double) -> Double {
    let turns = (to - from) / (2 * .pi)
    return (turns - turns.rounded()) * 2 * .pi
  }
}

extension RingMenuWedges {
  /// Distributes the items of a level.
  ///
  /// - Parameters:
  ///   - items: The indices of the items, with nil for a gap.
  ///   - arrangement: The way in which the directions are distributed.
  ///   - start: The direction of the first item on the first level of an even arrangement.
  ///   - back: The direction of the item that goes back; nil on the first level.
  package init(
    _ items: [Int?], _ arrangement: RingMenuArrangement, start: Double, back: Double?
  ) {
    let contents = items.map { $0.map(Content.item) ?? .gap }
    switch arrangement {
    case .even:
      self =
        back.map { RingMenuWedges.even(contents, start: start, back: $0) }
        ?? RingMenuWedges(contents, start: start)
    case .compass:
      self = RingMenuWedges.compass(contents, back: back)
    }
  }

  /// Returns the wedges of a level with even arrangement and an item that goes back.
  ///
  /// The first of the other items is as near to the direction `start` as possible.
  private static func even(_ items: [Content], start: Double, back: Double) -> RingMenuWedges {
    let count = items.count + 1
    let pitch = 2 * Double.pi / Double(count)
    let free = (1..<count).min { left, right in
      func distance(_ slot: Int) -> Double {
        abs(turn(from: start, to: back + pitch * Double(slot)))
      }
      // If two slots are equally near, the one that follows `start` clockwise is used.
      let difference = distance(left) - distance(right)
      guard abs(difference) < 1e-9 else { return difference < 0 }
      return turn(from: start, to: back + pitch * Double(left)) > 0
    }
    var contents = Array(repeating: Content.gap, count: count)
    contents[0] = .back
    var slot = free ?? 1
    for item in items {
      if slot == 0 { slot = 1 }
      contents[slot] = item
      slot = (slot + 1) % count
    }
    return RingMenuWedges(contents, start: back)
  }

  /// Returns wedges in eight directions, or in four directions if these suffice, clockwise from the top.
  private static func compass(_ items: [Content], back: Double?) -> RingMenuWedges {
    let top = -Double.pi / 2
    let backSlot: Int? = back.map { angle in
      let eighths = (turn(from: top, to: angle) / (.pi / 4)).rounded()
      return (Int(eighths) + 8) % 8
    }
    let needed = items.count + (backSlot == nil ? 0 : 1)
    let isCross = needed <= 4 && (backSlot ?? 0).isMultiple(of: 2)
    let order: [Int] = isCross ? [0, 2, 4, 6] : [0, 2, 4, 6, 1, 3, 5, 7]
    var free = order.filter { $0 != backSlot }
    var contents = Array(repeating: Content.gap, count: 8)
    if let backSlot { contents[backSlot] = .back }
    for item in items where !free.isEmpty { contents[free.removeFirst()] = item }
    guard isCross else { return RingMenuWedges(contents, start: top) }
    return RingMenuWedges([0, 2, 4, 6].map { contents[$0] }, start: top)
  }
}
