public import AtriumGeometry

/// The visible part of a timeline: its zoom, its scroll offset, and the values derived from them (TL-1,
/// TL-9).
public struct TimelinePort: Hashable, Sendable {
  /// The height of a lane, in points (TL-3).
  public static let laneHeight = 24.0
  /// The height of the header with times and causes, in points.
  static let headerHeight = 52.0

  /// The timeline that is shown.
  public private(set) var timeline = Timeline(calls: [])
  /// The positions of the calls.
  public private(set) var scale = TimelineScale(
    [], axis: .order, width: TimelineScale.slotWidths.usual)
  /// The scroll offset: the upper left corner of the plot, in points, in the whole timeline's coordinates.
  public private(set) var offset = Point.zero
  /// Whether the newest calls stay visible when calls are added (TL-13).
  public private(set) var follows = true
  /// The size of the view, in points.
  public private(set) var size = Size.zero
  private var widths = (
    order: TimelineScale.slotWidths.usual, time: TimelineScale.timeWidths.usual
  )

  /// Makes a port without calls.
  public init() {}

  /// Returns whether both values show the same area of the same timeline.
  public static func == (left: TimelinePort, right: TimelinePort) -> Bool {
    left.timeline == right.timeline && left.scale == right.scale && left.offset == right.offset
      && left.follows == right.follows && left.size == right.size
  }

  /// Hashes the scroll offset and the scale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(offset)
  }

  // MARK: Positions

  /// The width of the column of names, in points.
  var nameWidth: Double { min(160, (size.width * 0.35).rounded()) }

  /// The area of the lanes, in points, in the view's coordinates.
  public var plot: Rect {
    let left = nameWidth
    return Rect(
      x: left, y: TimelinePort.headerHeight, width: max(0, size.width - left),
      height: max(0, size.height - TimelinePort.headerHeight))
  }

  private var maximumOffset: Point {
    Point(
      x: max(0, scale.length - plot.width),
      y: max(0, Double(timeline.lanes.count) * TimelinePort.laneHeight - plot.height))
  }

  /// Returns the x coordinate of a call, in points, in the view's coordinates.
  public func x(_ index: Int) -> Double { plot.minX + scale.x(index) - offset.x }

  /// Returns the y coordinate of the upper edge of a lane, in points, in the view's coordinates.
  public func top(ofLane lane: Int) -> Double {
    plot.minY + Double(lane) * TimelinePort.laneHeight - offset.y
  }

  /// Returns the index of the lane at a y coordinate of the view; nil if there is none.
  public func lane(at y: Double) -> Int? {
    guard y >= plot.minY, y < size.height else { return nil }
    let index = Int(((y - plot.minY + offset.y) / TimelinePort.laneHeight).rounded(.down))
    return timeline.lanes.indices.contains(index) ? index : nil
  }

  /// The indices of the visible lanes.
  public var visibleLanes: Range<Int> {
    let first = max(0, Int((offset.y / TimelinePort.laneHeight).rounded(.down)))
    let end = Int(((offset.y + plot.height) / TimelinePort.laneHeight).rounded(.up))
    return first..<max(first, min(timeline.lanes.count, end))
  }

  /// The indices of the visible calls, and of one more call on each side.
  public var visibleCalls: Range<Int> {
    let range = scale.calls(from: offset.x - 12, to: offset.x + plot.width + 12)
    let first = max(0, range.lowerBound - 1)
    return first..<max(first, min(timeline.calls.count, range.upperBound + 1))
  }

  /// Returns the index of the call whose mark is nearest to a point of the view; nil if no mark is near enough.
  public func call(at place: Point) -> Int? {
    guard place.x >= plot.minX, let lane = lane(at: place.y) else { return nil }
    return TimelineHits.call(
      at: place.x - plot.minX + offset.x, in: timeline.lanes[lane], scale: scale)
  }

  /// Returns the indices of the calls between two x coordinates of the view, of which either may be the smaller one.
  public func calls(from one: Double, to other: Double) -> Range<Int> {
    let shift = offset.x - plot.minX
    return scale.calls(from: min(one, other) + shift, to: max(one, other) + shift)
  }

  /// Returns the cause at an x coordinate of the header; nil if there is none.
  func cause(at x: Double) -> Timeline.CauseSpan? {
    timeline.causes.last { self.x($0.first) - 12 <= x && x <= self.x($0.last) + 12 }
  }

  private func nearestCall(to place: Double) -> Int? {
    let wanted = place - plot.minX + offset.x
    let index = scale.calls(from: -1, to: wanted).upperBound
    return [index - 1, index].filter(timeline.calls.indices.contains)
      .min { abs(scale.x($0) - wanted) < abs(scale.x($1) - wanted) }
  }

  /// Returns the frame of the button that scrolls to the newest calls, in points, in the view's coordinates.
  func newestFrame(width: Double) -> Rect {
    Rect(x: plot.maxX - width - 8, y: 3, width: width, height: 22)
  }

  // MARK: Changes

  /// Shows another timeline.
  ///
  /// Visible calls keep their positions, unless the newest calls are followed.
  public mutating func show(_ new: Timeline) {
    let dropped = new.droppedCount - timeline.droppedCount
    let anchor = dropped > 0 ? scale.x(dropped) - scale.x(0) : 0
    timeline = new
    layOutCalls()
    if !follows { offset.x -= anchor }
    keepInside()
  }

  /// Adopts the size of the view, in points.
  public mutating func resize(to new: Size) {
    size = new
    keepInside()
  }

  private mutating func layOutCalls() {
    scale = TimelineScale(
      timeline.calls, axis: scale.axis, width: scale.axis == .order ? widths.order : widths.time)
  }

  private mutating func keepInside() {
    place(at: follows ? Point(x: maximumOffset.x, y: offset.y) : offset)
  }

  private mutating func place(at wanted: Point) {
    let limit = maximumOffset
    offset = Point(
      x: min(max(0, wanted.x), limit.x).rounded(), y: min(max(0, wanted.y), limit.y).rounded())
  }

  /// Scrolls to an offset.
  ///
  /// At the right end, the timeline then follows the newest calls. At any other offset, it stops following them.
  public mutating func move(to wanted: Point) {
    place(at: wanted)
    follows = offset.x >= maximumOffset.x - 1
  }

  /// Stops following the newest calls.
  public mutating func stopFollowing() { follows = false }

  /// Scrolls to the newest calls, and then continues to follow them.
  public mutating func followNewest() {
    follows = true
    keepInside()
  }

  /// Multiplies the zoom by a factor; the call nearest to an x coordinate of the view keeps its position.
  ///
  /// Without a coordinate, the call nearest to the middle keeps its position.
  public mutating func zoom(by factor: Double, around place: Double? = nil) {
    let place = place ?? plot.midX
    let anchor = nearestCall(to: place)
    let old = anchor.map(x)
    setWidth(scale.width * factor)
    if let anchor, let old { move(to: Point(x: offset.x + x(anchor) - old, y: offset.y)) }
  }

  private mutating func setWidth(_ width: Double) {
    if scale.axis == .order { widths.order = width } else { widths.time = width }
    layOutCalls()
    // The scale may have clamped the width.
    if scale.axis == .order { widths.order = scale.width } else { widths.time = scale.width }
  }

  /// Zooms and scrolls so that the calls from one index to another fill the view.
  public mutating func fit(_ first: Int, _ last: Int) {
    guard timeline.calls.indices.contains(first), timeline.calls.indices.contains(last),
      last >= first, plot.width > 60
    else { return }
    let room = plot.width - 4 * TimelineScale.margin
    if scale.axis == .order {
      // The gaps between turns do not scale with the zoom.
      let turns = Set(timeline.calls[first...last].map(\.turn)).count - 1
      let slots = max(1, Double(last - first))
      setWidth(max(1, room - Double(turns) * TimelineScale.turnGap) / slots)
    } else {
      setWidth(scale.width * room / max(1e-6, scale.x(last) - scale.x(first)))
    }
    let middle = (scale.x(first) + scale.x(last)) / 2
    move(to: Point(x: middle - plot.width / 2, y: offset.y))
  }

  /// Switches between the axis of order and the axis of time (TL-1).
  ///
  /// The given call keeps its position; without a call, the call in the middle keeps its position.
  public mutating func toggleAxis(keeping call: Int?) {
    let anchor = call ?? nearestCall(to: plot.midX)
    let old = anchor.map(x)
    let axis: TimelineScale.Axis = scale.axis == .order ? .time : .order
    scale = TimelineScale(
      timeline.calls, axis: axis, width: axis == .order ? widths.order : widths.time)
    if let anchor, let old { move(to: Point(x: scale.x(anchor) - old + plot.minX, y: offset.y)) }
    keepInside()
  }

  /// Scrolls a call into the middle.
  public mutating func centre(_ index: Int) {
    move(to: Point(x: scale.x(index) - plot.width / 2, y: offset.y))
  }

  /// Returns whether a call is in the middle of the lanes' area.
  public func isCentred(_ index: Int) -> Bool { abs(x(index) - plot.midX) < 2 }

  /// Scrolls to a call and to its lane, if they are not visible.
  public mutating func reveal(_ index: Int) {
    var wanted = offset
    let place = scale.x(index) - offset.x
    if place < 24 || place > plot.width - 24 {
      wanted.x = scale.x(index) - plot.width / 2
      follows = false
    }
    self.place(at: wanted)
    reveal(laneOf: timeline.calls[index].controller)
  }

  /// Scrolls to the lane of a controller, if the lane is not visible.
  public mutating func reveal(laneOf controller: Int) {
    guard plot.height > 0, let lane = timeline.lanes.firstIndex(where: { $0.id == controller })
    else { return }
    let top = Double(lane) * TimelinePort.laneHeight
    let isVisible = top >= offset.y && top + TimelinePort.laneHeight <= offset.y + plot.height
    guard !isVisible else { return }
    let y = top - (plot.height - TimelinePort.laneHeight) / 2
    place(at: Point(x: offset.x, y: y))
  }
}
