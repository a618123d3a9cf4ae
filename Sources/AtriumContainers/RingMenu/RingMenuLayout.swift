package import AtriumGeometry

/// The geometry of a ring of items: sizes, places, and the item for a direction.
///
/// Items of 45 points lie on a circle that gives each of them room for its diagonal and 30 points
/// more, at least 200 points across; the first item is at three o'clock, the others follow clockwise
/// (RM-14, RM-15).
package struct RingMenuLayout: Equatable, Sendable {
  /// The width and height of an item, in points.
  package static let itemSide = 45.0
  /// The smallest diameter of a ring that has room, in points (RM-14).
  package static let minimumDiameter = 200.0
  /// The minimum radius in a small window, in points.
  package static let smallestRadius = 64.0
  /// The margin between the items and the window's edge, in points.
  package static let edgeMargin = 8.0
  /// The distance beyond the items at which a click still picks one, in points.
  package static let clickMargin = 45.0

  /// The number of items.
  package let count: Int
  /// The centre of the ring.
  package let center: Point
  /// The distance from the centre to the items' centres, in points.
  package let radius: Double

  /// Lays a ring out.
  ///
  /// In an area that is too small for its diameter the ring shrinks, down to
  /// ``smallestRadius``. The centre is as close to the wish as possible with all items inside.
  ///
  /// - Parameters:
  ///   - count: How many items.
  ///   - area: Where the ring may be.
  ///   - wish: Where its middle should be; the area's middle if nil.
  package init(count: Int, in area: Rect, near wish: Point? = nil) {
    self.count = max(0, count)
    let border = RingMenuLayout.itemSide / 2 + RingMenuLayout.edgeMargin
    let room = min(area.width, area.height) / 2 - border
    radius = min(
      RingMenuLayout.diameter(forItems: count) / 2, max(RingMenuLayout.smallestRadius, room))
    let free = area.shrunkBy(dx: radius + border, dy: radius + border)
    let wish = wish ?? area.center
    center = Point(
      x: free.width > 0 ? min(max(wish.x, free.minX), free.maxX) : area.midX,
      y: free.height > 0 ? min(max(wish.y, free.minY), free.maxY) : area.midY)
  }

  /// The diameter of a ring that has room, in points (RM-14).
  package static func diameter(forItems count: Int) -> Double {
    let diagonal = (2 * itemSide * itemSide).squareRoot()
    return max(minimumDiameter, (diagonal + 30) * Double(max(0, count)) / .pi)
  }

  /// The distance from the centre within which no item is meant, in points: 32, but at most 0.4 of
  /// the radius.
  package var deadZone: Double { min(32, 0.4 * radius) }

  /// The distance from the centre to the items' outer edge, in points.
  package var outerRadius: Double { radius + RingMenuLayout.itemSide / 2 }

  /// The direction of an item from the centre, in radians, clockwise from three o'clock (RM-15).
  package func angle(ofItem index: Int) -> Double {
    count > 0 ? 2 * .pi * Double(index) / Double(count) : 0
  }

  /// The centre of an item (RM-15).
  package func itemCenter(_ index: Int) -> Point {
    let direction = AffineTransform(rotationAngle: angle(ofItem: index))
    return center + Point(x: radius, y: 0).applying(direction)
  }

  /// The frame of an item.
  package func itemFrame(_ index: Int) -> Rect {
    Rect(
      center: itemCenter(index),
      size: Size(width: RingMenuLayout.itemSide, height: RingMenuLayout.itemSide))
  }

  /// The item of the sector that contains a direction; a sector includes its first border, not its
  /// last.
  ///
  /// - Parameter offset: From the middle, in points.
  /// - Returns: Nil in the dead zone, and if there are no items.
  package func item(inDirection offset: Point) -> Int? {
    guard count > 0, offset.length > deadZone, offset.length.isFinite else { return nil }
    // Rounding the angle makes borders exact at every distance.
    let exact = offset.angle / (2 * .pi) + 0.5 / Double(count)
    let turns = (exact * 1e9).rounded() / 1e9
    let positive = turns - turns.rounded(.down)
    return min(Int(positive * Double(count)), count - 1)
  }

  /// The item that a click at a point picks: between the dead zone and ``clickMargin`` beyond the
  /// items.
  package func item(at point: Point) -> Int? {
    let offset = point - center
    guard offset.length <= outerRadius + RingMenuLayout.clickMargin else { return nil }
    return item(inDirection: offset)
  }

  /// The area that the highlight of an item changes: the item and its arc of the ring.
  package func highlightFrame(_ index: Int) -> Rect {
    let half = count > 1 ? Double.pi / Double(count) : .pi
    let middle = angle(ofItem: index)
    var box = itemFrame(index)
    for step in 0...8 {
      let angle = middle - half + half * Double(step) / 4
      let place = center + Point(angle: angle, length: radius)
      box = box.union(Rect(center: place, size: Size(width: 1, height: 1)))
    }
    // Between the sampled points the arc deviates by less than 8 % of the radius for any count.
    let bulge = count > 2 ? 8 : 0.08 * radius + 8
    return box.insetBy(dx: -bulge, dy: -bulge)
  }
}
