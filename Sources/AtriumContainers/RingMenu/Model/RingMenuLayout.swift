package import AtriumGeometry

/// The geometry of an open ring: sizes, frames, and the wedge at a point.
///
/// In the plain style, items of 45 points lie on a circle. Its diameter is at least 200 points, and so large that each
/// item has space for its diagonal plus 30 points. The first item is at three o'clock, and the other items follow
/// clockwise (RM-14, RM-15). In a smaller window the circle shrinks, and in a window of less than 189 points the items
/// shrink too. In the court style, wedges surround a middle disc; in a window that is less than 160 points wide or
/// high, this style shows a list.
package struct RingMenuLayout: Equatable, Sendable {
  /// The forms of a ring.
  package enum Form: Hashable, Sendable {
    /// Discs on a circle.
    case plain
    /// Wedges around a middle disc.
    case court
    /// Rows, if there is not enough space for a ring.
    case list
  }

  /// The width and height of an item, in points, if the window is large enough for it.
  package static let itemSide = 45.0
  /// The minimum diameter of a plain ring, in points, if the window is large enough for it (RM-14).
  package static let minimumDiameter = 200.0
  /// The minimum radius of a plain ring with items of ``itemSide``, in points.
  package static let smallestRadius = 64.0
  /// The minimum size of a plain ring and its items, as a fraction of the size with ``smallestRadius``.
  package static let smallestScale = 0.4
  /// The minimum outer radius of a ring of wedges, in points; smaller only in a window that has less space.
  package static let smallestCourtRadius = 176.0
  /// The outer radius up to which a ring of wedges grows with its window, in points.
  package static let largestCourtRadius = 264.0
  /// The margin between the ring and the window's edge, in points.
  package static let edgeMargin = 8.0
  /// The maximum distance from the ring at which a click still chooses an item, in points.
  package static let clickMargin = 45.0
  /// The minimum width and height of a window for a ring of wedges, in points.
  package static let smallestWindow = 160.0
  /// The default of ``deadZone``, in points.
  package static let usualDeadZone = 32.0

  /// The form of the ring.
  package let form: Form
  /// The wedges and their directions.
  package let wedges: RingMenuWedges
  /// The centre of the ring.
  package let center: Point
  /// The distance from the centre to the items' centres, in points.
  package let radius: Double
  /// The distance from the centre to the outer edge, in points.
  package let outerRadius: Double
  /// The radius of the disc in the middle of the ring, in points.
  package let innerRadius: Double
  /// The width and height of an item of a plain ring, in points.
  package let itemSide: Double
  /// The rows of a list.
  package let list: RingMenuRows
  private let wantedDeadZone: Double

  /// Lays out a plain ring.
  ///
  /// In an area that is too small for its diameter, the ring shrinks, down to ``smallestRadius``. In an even
  /// smaller area, the items shrink too, down to ``smallestScale``. The centre is as close to the requested centre
  /// as it can be with all items inside the area.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - area: The area in which the ring must be.
  ///   - wish: The requested centre of the ring; nil for the area's centre.
  package init(count: Int, in area: Rect, near wish: Point? = nil) {
    let items = (0..<max(0, count)).map(RingMenuWedges.Content.item)
    self.init(RingMenuWedges(items, start: 0), .plain, in: area, near: wish)
  }

  /// Lays out a ring.
  ///
  /// - Parameters:
  ///   - wedges: The wedges of the level.
  ///   - style: The style of the ring.
  ///   - area: The area in which the ring must be.
  ///   - wish: The requested centre of the ring; nil for the area's centre.
  ///   - deadZone: The requested ``deadZone``, in points.
  ///   - firstRow: The number of rows by which a list is scrolled.
  ///   - textScale: The size of the user's text relative to the usual size; larger text makes a larger ring of wedges.
  package init(
    _ wedges: RingMenuWedges, _ style: RingMenuView.Style, in area: Rect, near wish: Point? = nil,
    deadZone: Double = usualDeadZone, firstRow: Int = 0, textScale: Double = 1
  ) {
    self.wedges = wedges
    wantedDeadZone = deadZone.isNaN ? RingMenuLayout.usualDeadZone : min(max(deadZone, 12), 64)
    let side = min(area.width, area.height)
    let extent: Double
    switch style {
    case .plain:
      form = .plain
      let usualBorder = RingMenuLayout.itemSide / 2 + RingMenuLayout.edgeMargin
      let least = RingMenuLayout.smallestRadius + usualBorder
      let scale = min(1, max(RingMenuLayout.smallestScale, side / 2 / least))
      let border = scale * usualBorder
      itemSide = scale * RingMenuLayout.itemSide
      radius = min(
        RingMenuLayout.diameter(forItems: wedges.count) / 2,
        max(scale * RingMenuLayout.smallestRadius, side / 2 - border))
      outerRadius = radius + itemSide / 2
      innerRadius = radius - itemSide / 2
      extent = radius + border
    case .court:
      form = side >= RingMenuLayout.smallestWindow ? .court : .list
      itemSide = RingMenuLayout.itemSide
      let room = max(72, side / 2 - RingMenuLayout.edgeMargin)
      let usual = RingMenuLayout.courtRadius(forItems: wedges.count, side: side)
      outerRadius = min(usual * max(1, textScale), room)
      // A small ring has no titles in its wedges, and needs the space for the title in the middle.
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

  /// Returns the diameter of a plain ring that is not limited by its window, in points (RM-14).
  package static func diameter(forItems count: Int) -> Double {
    let diagonal = (2 * itemSide * itemSide).squareRoot()
    return max(minimumDiameter, (diagonal + 30) * Double(max(0, count)) / .pi)
  }

  /// Returns the outer radius of a ring of wedges that is not limited by its window, in points.
  ///
  /// The radius makes each wedge at least 84 points wide at its title. In a window of more than 640 points the ring
  /// grows with the shorter side, up to ``largestCourtRadius``.
  ///
  /// - Parameters:
  ///   - count: The number of wedges.
  ///   - side: The shorter side of the area, in points.
  /// - Returns: The radius.
  package static func courtRadius(forItems count: Int, side: Double = 0) -> Double {
    let half = Double.pi / Double(max(2, count))
    let growing = min(smallestCourtRadius * side / 640, largestCourtRadius)
    return max(smallestCourtRadius, growing, 84 / (2 * Point(angle: half, length: 1).y) / 0.7)
  }

  /// The number of wedges.
  package var count: Int { wedges.count }

  /// The distance from the centre within which a direction selects no item, in points.
  ///
  /// The distance is 32 by default, and at most 0.4 of the radius.
  package var deadZone: Double { min(wantedDeadZone, 0.4 * radius) }

  /// Returns the distances that limit strokes.
  ///
  /// - Parameter cancelRadius: The distance beyond which a stroke selects no item, in points; 0 for no
  ///   limit, otherwise at least 2.5 times the radius.
  /// - Returns: The distances.
  package func reach(cancelRadius: Double) -> RingMenuStroke.Reach {
    RingMenuStroke.Reach(
      deadZone: deadZone, travel: max(RingMenuLayout.smallestRadius, radius),
      limit: cancelRadius > 0 ? max(cancelRadius, 2.5 * radius) : .infinity)
  }

  /// Returns the direction of a wedge from the centre, in radians, clockwise from three o'clock (RM-15).
  package func angle(ofItem index: Int) -> Double { count > 0 ? wedges.angle(of: index) : 0 }

  /// Returns the centre of an item (RM-15).
  package func itemCenter(_ index: Int) -> Point {
    guard form != .list else { return list.frame(of: index).center }
    // In the plain style, directions begin at zero, for which this computation is exact.
    let direction = AffineTransform(rotationAngle: angle(ofItem: index))
    return center + Point(x: radius, y: 0).applying(direction)
  }

  /// Returns the frame of an item.
  package func itemFrame(_ index: Int) -> Rect {
    guard form != .list else { return list.frame(of: index) }
    return Rect(
      center: itemCenter(index), size: Size(width: itemSide, height: itemSide))
  }

  /// Returns the wedge that contains a direction.
  ///
  /// - Parameter offset: The direction as a vector from the centre, in points.
  /// - Returns: The index of the wedge; nil in the dead zone, or if there are no items.
  package func item(inDirection offset: Point) -> Int? {
    wedges.wedge(inDirection: offset, deadZone: deadZone)
  }

  /// Returns the wedge that a click at the given point chooses; nil if there is none.
  ///
  /// A click must be outside the middle disc, or outside the dead zone of a plain ring, and at most ``clickMargin``
  /// outside the ring. In a list, the method returns the wedge of the row at the point.
  package func item(at point: Point) -> Int? {
    if form == .list { return list.wedge(at: point) }
    let offset = point - center
    let inner = form == .court ? innerRadius : deadZone
    guard offset.length > inner, offset.length <= outerRadius + RingMenuLayout.clickMargin else {
      return nil
    }
    return item(inDirection: offset)
  }

  /// Returns whether a click at a point is in the middle, which goes back one level.
  package func isMiddle(_ point: Point) -> Bool {
    form != .list && (point - center).length <= (form == .court ? innerRadius : deadZone)
  }

  /// Returns the area to repaint when an item of a plain ring is highlighted: the item and its arc of the circle.
  package func highlightFrame(_ index: Int) -> Rect {
    let half = count > 1 ? Double.pi / Double(count) : .pi
    let middle = angle(ofItem: index)
    var box = itemFrame(index)
    for step in 0...8 {
      let angle = middle - half + half * Double(step) / 4
      let place = center + Point(angle: angle, length: radius)
      box = box.union(Rect(center: place, size: Size(width: 1, height: 1)))
    }
    // Between the sampled points, the arc exceeds the box by less than 8 % of the radius, for any count.
    let bulge = count > 2 ? 8 : 0.08 * radius + 8
    return box.insetBy(dx: -bulge, dy: -bulge)
  }
}
