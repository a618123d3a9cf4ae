package import AtriumGeometry

/// The geometry of an open ring: sizes, places, and the wedge for a point.
///
/// In the plain style, items of 45 points lie on a circle that gives each of them room for its
/// diagonal and 30 points more, at least 200 points across; the first item is at three o'clock, the
/// others follow clockwise (RM-14, RM-15). In the court style, wedges surround a middle; a window
/// that is less than 160 points wide or high has a list instead.
package struct RingMenuLayout: Equatable, Sendable {
  /// The forms of a ring.
  package enum Form: Hashable, Sendable {
    /// Discs on a circle.
    case plain
    /// Wedges around a middle.
    case court
    /// Rows, where there is no room for a ring.
    case list
  }

  /// The width and height of an item, in points.
  package static let itemSide = 45.0
  /// The smallest diameter of a plain ring that has room, in points (RM-14).
  package static let minimumDiameter = 200.0
  /// The minimum radius of a plain ring in a small window, in points.
  package static let smallestRadius = 64.0
  /// The margin between the ring and the window's edge, in points.
  package static let edgeMargin = 8.0
  /// The distance beyond the items at which a click still picks one, in points.
  package static let clickMargin = 45.0
  /// The smallest width and height for a ring of wedges, in points.
  package static let smallestWindow = 160.0
  /// The default of ``deadZone``, in points.
  package static let usualDeadZone = 32.0

  /// The form.
  package let form: Form
  /// The wedges and their directions.
  package let wedges: RingMenuWedges
  /// The centre of the ring.
  package let center: Point
  /// The distance from the centre to the items' centres, in points.
  package let radius: Double
  /// The distance from the centre to the outer edge, in points.
  package let outerRadius: Double
  /// The radius of the middle, in points.
  package let innerRadius: Double
  /// The rows of a list.
  package let list: RingMenuRows
  private let wantedDeadZone: Double

  /// Lays a plain ring out.
  ///
  /// In an area that is too small for its diameter the ring shrinks, down to
  /// ``smallestRadius``. The centre is as close to the wish as possible with all items inside.
  ///
  /// - Parameters:
  ///   - count: How many items.
  ///   - area: Where the ring may be.
  ///   - wish: Where its middle should be; the area's middle if nil.
  package init(count: Int, in area: Rect, near wish: Point? = nil) {
    let items = (0..<max(0, count)).map(RingMenuWedges.Content.item)
    self.init(RingMenuWedges(items, start: 0), .plain, in: area, near: wish)
  }

  /// Lays a ring out.
  ///
  /// - Parameters:
  ///   - wedges: The wedges.
  ///   - style: The style.
  ///   - area: Where the ring may be.
  ///   - wish: Where its middle should be; the area's middle if nil.
  ///   - deadZone: The wanted ``deadZone``, in points.
  ///   - firstRow: The number of rows that a list has scrolled.
  package init(
    _ wedges: RingMenuWedges, _ style: RingMenuView.Style, in area: Rect, near wish: Point? = nil,
    deadZone: Double = usualDeadZone, firstRow: Int = 0
  ) {
    self.wedges = wedges
    wantedDeadZone = deadZone.isNaN ? RingMenuLayout.usualDeadZone : min(max(deadZone, 12), 64)
    let side = min(area.width, area.height)
    let extent: Double
    switch style {
    case .plain:
      form = .plain
      let border = RingMenuLayout.itemSide / 2 + RingMenuLayout.edgeMargin
      radius = min(
        RingMenuLayout.diameter(forItems: wedges.count) / 2,
        max(RingMenuLayout.smallestRadius, side / 2 - border))
      outerRadius = radius + RingMenuLayout.itemSide / 2
      innerRadius = radius - RingMenuLayout.itemSide / 2
      extent = radius + border
    case .court:
      form = side >= RingMenuLayout.smallestWindow ? .court : .list
      let room = max(72, side / 2 - RingMenuLayout.edgeMargin)
      outerRadius = min(RingMenuLayout.courtRadius(forItems: wedges.count), room)
      // A small ring has no names in its wedges, and needs the room for the name in the middle.
      innerRadius = outerRadius * (outerRadius < 120 ? 0.5 : 0.38)
      radius = (outerRadius + innerRadius) / 2
      extent = outerRadius + RingMenuLayout.edgeMargin
    }
    list = RingMenuRows(wedges, in: area, firstRow: firstRow)
    let free = area.shrunkBy(dx: extent, dy: extent)
    let wish = wish ?? area.center
    center = Point(
      x: free.width > 0 ? min(max(wish.x, free.minX), free.maxX) : area.midX,
      y: free.height > 0 ? min(max(wish.y, free.minY), free.maxY) : area.midY)
  }

  /// The diameter of a plain ring that has room, in points (RM-14).
  package static func diameter(forItems count: Int) -> Double {
    let diagonal = (2 * itemSide * itemSide).squareRoot()
    return max(minimumDiameter, (diagonal + 30) * Double(max(0, count)) / .pi)
  }

  /// The outer radius of a ring of wedges that has room, in points: each is 84 points wide where its
  /// name is.
  package static func courtRadius(forItems count: Int) -> Double {
    let half = Double.pi / Double(max(2, count))
    return max(176, 84 / (2 * Point(angle: half, length: 1).y) / 0.7)
  }

  /// The number of wedges.
  package var count: Int { wedges.count }

  /// The distance from the centre within which no item is meant, in points: 32, but at most 0.4 of
  /// the radius.
  package var deadZone: Double { min(wantedDeadZone, 0.4 * radius) }

  /// The distances that matter to strokes.
  ///
  /// - Parameter cancelRadius: The distance beyond which nothing is meant, in points; 0 for none,
  ///   otherwise at least 2.5 times the radius.
  /// - Returns: The distances.
  package func reach(cancelRadius: Double) -> RingMenuStroke.Reach {
    RingMenuStroke.Reach(
      deadZone: deadZone, travel: max(RingMenuLayout.smallestRadius, radius),
      limit: cancelRadius > 0 ? max(cancelRadius, 2.5 * radius) : .infinity)
  }

  /// The direction of a wedge from the centre, in radians, clockwise from three o'clock (RM-15).
  package func angle(ofItem index: Int) -> Double { count > 0 ? wedges.angle(of: index) : 0 }

  /// The centre of an item (RM-15).
  package func itemCenter(_ index: Int) -> Point {
    guard form != .list else { return list.frame(of: index).center }
    // In the plain style directions begin at zero, where this is exact.
    let direction = AffineTransform(rotationAngle: angle(ofItem: index))
    return center + Point(x: radius, y: 0).applying(direction)
  }

  /// The frame of an item.
  package func itemFrame(_ index: Int) -> Rect {
    guard form != .list else { return list.frame(of: index) }
    return Rect(
      center: itemCenter(index),
      size: Size(width: RingMenuLayout.itemSide, height: RingMenuLayout.itemSide))
  }

  /// The wedge that contains a direction.
  ///
  /// - Parameter offset: From the middle, in points.
  /// - Returns: Nil in the dead zone, and if there are no items.
  package func item(inDirection offset: Point) -> Int? {
    wedges.wedge(inDirection: offset, deadZone: deadZone)
  }

  /// The wedge that a click at a point picks: from the dead zone, or the edge of a drawn middle, to
  /// ``clickMargin`` beyond the ring; in a list, the row.
  package func item(at point: Point) -> Int? {
    if form == .list { return list.wedge(at: point) }
    let offset = point - center
    let inner = form == .court ? innerRadius : deadZone
    guard offset.length > inner, offset.length <= outerRadius + RingMenuLayout.clickMargin else {
      return nil
    }
    return item(inDirection: offset)
  }

  /// Whether a click at a point is in the middle, which goes back one level.
  package func isMiddle(_ point: Point) -> Bool {
    form != .list && (point - center).length <= (form == .court ? innerRadius : deadZone)
  }

  /// The area that the highlight of an item of a plain ring changes: the item and its arc.
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
