import AtriumGeometry

/// The layout of the scenes on the canvas.
///
/// Scenes have the positions that the file gives. Scenes without a position are in rows below the other scenes.
struct CanvasPlan {
  /// The margin around all scenes, in points.
  private static let margin = 96.0
  /// The space between the scenes of a row, in points, which is wide enough for arrows.
  private static let gap = 120.0
  /// The space above a scene for its title, in points.
  static let captionHeight = 48.0
  /// The range of the width and height of a scene, in points.
  private static let sides = 44.0...2732
  /// The maximum distance of a valid position from the origin, in points; scenes further away are placed in the rows.
  private static let farthest = 20_000.0

  /// The maximum width of an empty band between scenes, in points; wider bands are narrowed.
  private static let widestBand = 480.0

  /// The frames of the scenes, in the order of the file.
  private(set) var frames: [Rect]
  /// The size of the canvas, in points.
  private(set) var size: Size

  /// Computes the frames of scenes.
  ///
  /// - Parameters:
  ///   - pages: The scenes.
  ///   - exits: The number of lines below each scene, one for each unwind segue that is listed there.
  ///   - footer: The height that is kept free at the bottom, in points.
  init(_ pages: [InterfacePage], exits: [Int], footer: Double) {
    var frames = pages.map { page in
      let size = CanvasPlan.size(of: page)
      return page.location.flatMap { CanvasPlan.isNear($0) ? Rect(origin: $0, size: size) : nil }
        ?? Rect(origin: Point(x: .nan, y: .nan), size: size)
    }
    func whole(_ index: Int) -> Rect {
      let frame = frames[index]
      let below = Double(exits[index]) * SegueMark.exitHeight
      return Rect(
        x: frame.minX, y: frame.minY - CanvasPlan.captionHeight, width: frame.width,
        height: frame.height + CanvasPlan.captionHeight + below)
    }
    let placed = pages.indices.filter { !frames[$0].origin.x.isNaN }
    let (left, top) = (
      CanvasPlan.narrowed(placed.map { (frames[$0].minX, frames[$0].maxX) }),
      CanvasPlan.narrowed(placed.map { (whole($0).minY, whole($0).maxY) })
    )
    for (number, index) in placed.enumerated() {
      frames[index].origin.x += left[number]
      frames[index].origin.y += top[number]
    }
    var extent = placed.map(whole).reduce(Rect.null) { $0.isNull ? $1 : $0.union($1) }
    let others = pages.indices.filter { frames[$0].origin.x.isNaN }
    // With this number of columns, all rows together have about the proportions of a screen.
    let columns = max(1, Int((Double(others.count) * 2).squareRoot().rounded(.up)))
    let start = extent.isNull ? 0 : extent.minX
    var y = extent.isNull ? 0 : extent.maxY + CanvasPlan.gap
    for first in stride(from: 0, to: others.count, by: columns) {
      let row = others[first..<min(first + columns, others.count)]
      var x = start
      var bottom = y
      for index in row {
        frames[index].origin = Point(x: x, y: y + CanvasPlan.captionHeight)
        x = frames[index].maxX + CanvasPlan.gap
        bottom = max(bottom, whole(index).maxY)
        extent = extent.isNull ? whole(index) : extent.union(whole(index))
      }
      y = bottom + CanvasPlan.gap
    }
    if extent.isNull { extent = Rect(x: 0, y: 0, width: 320, height: 120) }
    let origin = Point(
      x: CanvasPlan.margin - extent.minX, y: CanvasPlan.margin / 2 - extent.minY)
    self.frames = frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    size = Size(
      width: extent.width + 2 * CanvasPlan.margin,
      height: extent.height + 1.5 * CanvasPlan.margin + footer)
  }

  /// Returns the layout on a canvas that is extended until it contains a rectangle.
  func extended(toShow rect: Rect) -> CanvasPlan {
    guard !rect.isNull else { return self }
    var plan = self
    let (left, top) = (max(0, -rect.minX).rounded(.up), max(0, -rect.minY).rounded(.up))
    plan.frames = frames.map { $0.offsetBy(dx: left, dy: top) }
    plan.size = Size(
      width: max(size.width, rect.maxX.rounded(.up)) + left,
      height: max(size.height, rect.maxY.rounded(.up)) + top)
    return plan
  }

  /// Returns the distance by which each span moves to narrow the empty bands that are wider than ``widestBand``.
  private static func narrowed(_ spans: [(start: Double, end: Double)]) -> [Double] {
    var moves = [Double](repeating: 0, count: spans.count)
    var move = 0.0
    var end: Double?
    for index in spans.indices.sorted(by: { spans[$0].start < spans[$1].start }) {
      if let end { move -= max(0, spans[index].start - end - widestBand) }
      moves[index] = move
      end = max(end ?? spans[index].end, spans[index].end)
    }
    return moves
  }

  private static func size(of page: InterfacePage) -> Size {
    // A storyboard reference shows only its name.
    if page.symbol == .reference { return Size(width: 240, height: 88) }
    func side(_ length: Double) -> Double { min(max(length, sides.lowerBound), sides.upperBound) }
    return Size(width: side(page.size.width), height: side(page.size.height))
  }

  private static func isNear(_ point: Point) -> Bool {
    abs(point.x) <= farthest && abs(point.y) <= farthest
  }
}
