public import AtriumGeometry

/// The geometry of a ring of items: sizes, places, and which item a direction means.
///
/// Items of 45 points lie on a circle that gives each of them room for its diagonal and 30 points
/// more, at least 200 points across; the first item is at three o'clock, the others follow clockwise
/// (RM-14, RM-15).
public struct RingMenuLayout: Equatable, Sendable {
  /// The width and height of an item, in points.
  public static let itemSide = 45.0
  /// The smallest diameter of a ring that has room, in points (RM-14).
  public static let minimumDiameter = 200.0
  /// The radius that a ring in a small window never goes below, in points.
  public static let smallestRadius = 64.0
  /// What stays free between the items and the window's edge, in points.
  public static let edgeMargin = 8.0
  /// How far beyond the items a click still picks, in points.
  public static let clickMargin = 45.0

  /// How many items there are.
  public let count: Int
  /// The middle of the ring.
  public let center: Point
  /// From the middle to the items' middles, in points.
  public let radius: Double

  /// Lays a ring out.
  ///
  /// In an area that is too small for its diameter the ring shrinks, down to
  /// ``smallestRadius``. A wish for a place is met as closely as keeps the items inside.
  ///
  /// - Parameters:
  ///   - count: How many items.
  ///   - area: Where the ring may be.
  ///   - wish: Where its middle should be; the area's middle if nil.
  public init(count: Int, in area: Rect, near wish: Point? = nil) {
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
  public static func diameter(forItems count: Int) -> Double {
    let diagonal = (2 * itemSide * itemSide).squareRoot()
    return max(minimumDiameter, (diagonal + 30) * Double(max(0, count)) / .pi)
  }

  /// Inside this distance from the middle nothing is meant, in points: 32, but at most 0.4 of the
  /// radius.
  public var deadZone: Double { min(32, 0.4 * radius) }

  /// From the middle to the items' outer edge, in points.
  public var outerRadius: Double { radius + RingMenuLayout.itemSide / 2 }

  /// The direction of an item from the middle, in radians, clockwise from three o'clock (RM-15).
  public func angle(ofItem index: Int) -> Double {
    count > 0 ? 2 * .pi * Double(index) / Double(count) : 0
  }

  /// The middle of an item (RM-15).
  public func itemCenter(_ index: Int) -> Point {
    let direction = AffineTransform(rotationAngle: angle(ofItem: index))
    return center + Point(x: radius, y: 0).applying(direction)
  }

  /// The box of an item.
  public func itemFrame(_ index: Int) -> Rect {
    Rect(
      center: itemCenter(index),
      size: Size(width: RingMenuLayout.itemSide, height: RingMenuLayout.itemSide))
  }

  /// The item in whose sector a direction falls; sectors own their first border, not their last.
  ///
  /// - Parameter offset: From the middle, in points.
  /// - Returns: Nil in the dead zone, and if there are no items.
  public func item(inDirection offset: Point) -> Int? {
    guard count > 0, offset.length > deadZone, offset.length.isFinite else { return nil }
    // A border is a border at every distance: the last bits of the angle do not decide.
    let exact = offset.angle / (2 * .pi) + 0.5 / Double(count)
    let turns = (exact * 1e9).rounded() / 1e9
    let positive = turns - turns.rounded(.down)
    return min(Int(positive * Double(count)), count - 1)
  }

  /// The item that a click at a point picks: between the dead zone and ``clickMargin`` beyond the
  /// items.
  public func item(at point: Point) -> Int? {
    let offset = point - center
    guard offset.length <= outerRadius + RingMenuLayout.clickMargin else { return nil }
    return item(inDirection: offset)
  }

  /// The box of what a highlight of an item changes: its stretch of the ring, and the item.
  public func highlightFrame(_ index: Int) -> Rect {
    let half = count > 1 ? Double.pi / Double(count) : .pi
    let middle = angle(ofItem: index)
    var box = itemFrame(index)
    for step in 0...8 {
      let angle = middle - half + half * Double(step) / 4
      let place = center + Point(angle: angle, length: radius)
      box = box.union(Rect(center: place, size: Size(width: 1, height: 1)))
    }
    // Between the sampled places the arc bulges by less than 8 % of the radius for any count.
    let bulge = count > 2 ? 8 : 0.08 * radius + 8
    return box.insetBy(dx: -bulge, dy: -bulge)
  }
}
