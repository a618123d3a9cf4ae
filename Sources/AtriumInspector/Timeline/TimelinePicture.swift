import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Draws the visible part of a timeline (TL-3 … TL-8).
///
/// Equal values draw the same picture.
@MainActor
struct TimelinePicture {
  private static let barHeight = 16.0
  private static let indent = 12.0
  private static let mostIndents = 6

  let port: TimelinePort
  let bounds: Rect
  let look: TimelineLook
  let texts: TimelineTexts
  /// The number that identifies the selected call; nil if there is none.
  let selectedCall: Int?
  /// The number that identifies the selected controller; nil if there is none.
  let selectedLane: Int?
  /// The number that identifies the selected cause; nil if there is none.
  let selectedCause: Int?
  /// The indices of the calls in the selected span; empty if no span is selected.
  let selectedSpan: Range<Int>
  /// The index of the call under the pointer; nil if there is none.
  let hoveredCall: Int?
  /// The numbers that identify the controllers found by a search; nil without a search.
  let found: Set<Int>?
  /// Whether the timeline has the focus.
  let isActive: Bool
  /// The text of a timeline without calls.
  let emptyText: String

  func draw(in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: look.theme.surface)
    canvas.withSavedState { canvas in
      canvas.clip(to: Rect(x: port.plot.minX, y: 0, width: port.plot.width, height: bounds.height))
      drawGrid(look, canvas)
      canvas.withSavedState { canvas in
        canvas.clip(to: port.plot)
        for index in port.visibleLanes { drawLane(index, look, canvas) }
        drawSpan(look, canvas)
        drawRelations(look, canvas)
      }
      drawHeader(look, canvas)
    }
    drawNames(look, canvas)
    if let piece = emptyPiece { canvas.draw(piece.layout, at: piece.place, color: piece.color) }
    legend.draw(look, canvas)
  }

  private var legend: TimelineLegend {
    TimelineLegend(
      in: bounds, below: port.top(ofLane: port.timeline.lanes.count), resize: shownResize,
      texts: texts)
  }

  /// The calls of the resize that the legend explains: the resize that is the selected cause, or the last resize.
  private var shownResize: [InspectedCall] {
    let resizing = port.timeline.calls.filter { [.resizing, .rotating].contains($0.group) }
    let cause = resizing.last { $0.cause == selectedCause } ?? resizing.last
    return resizing.filter { $0.cause == cause?.cause }
  }

  private func drawGrid(_ look: TimelineLook, _ canvas: borrowing Canvas) {
    let line = look.theme.separator
    for gap in port.scale.gaps {
      let x = port.plot.minX + gap.x - port.offset.x
      guard x > port.plot.minX - 40, x < port.plot.maxX + 40 else { continue }
      canvas.fill(Rect(x: x, y: 28, width: 1, height: bounds.height - 28), with: line)
    }
    for (x, _) in port.scale.grid(from: port.offset.x, to: port.offset.x + port.plot.width) {
      canvas.fill(
        Rect(x: port.plot.minX + x - port.offset.x, y: 28, width: 1, height: bounds.height - 28),
        with: line)
    }
  }

  /// Draws an outline around the calls of the selected span (TL-12).
  private func drawSpan(_ look: TimelineLook, _ canvas: borrowing Canvas) {
    guard let first = selectedSpan.first, let last = selectedSpan.last else { return }
    let frame = Rect(
      x: port.x(first) - 8, y: port.plot.minY + 1, width: port.x(last) - port.x(first) + 16,
      height: port.plot.height - 2)
    canvas.fill(frame, with: look.theme.label.withAlphaComponent(0.08))
    canvas.stroke(Path(rect: frame), with: look.theme.label, width: 2)
  }

  /// Returns the opacity of a lane.
  ///
  /// Lanes of removed controllers, and lanes that do not match a search, are fainter.
  private func strength(ofLane lane: Timeline.Lane) -> Double {
    if let found, !found.contains(lane.id) { return 0.4 }
    return lane.isGone ? 0.75 : 1
  }

  private func drawLane(_ index: Int, _ look: TimelineLook, _ canvas: borrowing Canvas) {
    let (lane, top) = (port.timeline.lanes[index], port.top(ofLane: index))
    let isSelected = lane.id == selectedLane
    if isSelected {
      canvas.fill(
        Rect(x: port.plot.minX, y: top, width: port.plot.width, height: TimelinePort.laneHeight),
        with: look.theme.fill)
    }
    let ground = isSelected ? look.theme.fill : look.theme.surface
    let strength = strength(ofLane: lane)
    let place = LanePlace(top: top, minX: port.plot.minX, maxX: port.plot.maxX)
    for span in lane.members {
      let start = span.start.map { max(port.plot.minX, port.x($0)) } ?? port.plot.minX
      let end = span.end.map(port.x) ?? port.plot.maxX
      guard end > port.plot.minX, start < port.plot.maxX else { continue }
      canvas.fill(
        Rect(x: start, y: top + 21, width: max(2, end - start), height: 3),
        with: look.palette.color(of: InspectedCall.Group.moving).withAlphaComponent(0.7 * strength))
    }
    for span in lane.phases {
      drawPhase(span, in: place, strength: strength, look: look, canvas: canvas)
    }
    for piece in labelPieces(index) + callPieces(index) {
      canvas.draw(piece.layout, at: piece.place, color: piece.color.withAlphaComponent(strength))
    }
    if lane.isFolded {
      for index in lane.hiddenCalls where port.visibleCalls.contains(index) {
        canvas.fill(
          Rect(x: port.x(index) - 1.5, y: top + 1, width: 3, height: 3),
          with: look.palette.color(of: port.timeline.calls[index].group))
      }
    }
    drawMarks(of: lane, top: top, ground: ground, strength: strength, look: look, canvas: canvas)
  }

  /// Returns the names of the phases on screen in a lane, where there is space between two marks (TL-7).
  private func labelPieces(_ index: Int) -> [Piece] {
    let lane = port.timeline.lanes[index]
    return lane.phases.compactMap { span in
      guard span.phase.isOnScreen else { return nil }
      let start = max(port.plot.minX, span.start.map(port.x) ?? port.plot.minX)
      let next = lane.calls.first { call in span.start.map { call > $0 } ?? true }
      let end = min(port.plot.maxX, next.map(port.x) ?? port.plot.maxX)
      let layout = texts.layout(span.phase.title)
      guard end - start >= layout.size.width + 28 else { return nil }
      return Piece(
        layout: layout,
        place: Point(
          x: (start + 14).rounded(),
          y: (port.top(ofLane: index) + (TimelinePort.laneHeight - layout.size.height) / 2)
            .rounded()),
        color: look.theme.label)
    }
  }

  /// Returns the names of the calls in a lane, where there is space before the next mark (TL-7).
  ///
  /// A call that begins a named phase has no name of its own.
  private func callPieces(_ index: Int) -> [Piece] {
    guard port.scale.axis == .order else { return [] }
    let lane = port.timeline.lanes[index]
    let begun = Set(lane.phases.filter(\.phase.isOnScreen).compactMap(\.start))
    return lane.calls.enumerated().compactMap { position, call in
      guard port.visibleCalls.contains(call), !begun.contains(call) else { return nil }
      let start = port.x(call) + CallMark.side + 2
      let next = lane.calls.indices.contains(position + 1) ? port.x(lane.calls[position + 1]) : nil
      let end = min(port.plot.maxX, (next ?? .infinity) - CallMark.side)
      let layout = texts.layout(port.timeline.calls[call].event)
      guard start >= port.plot.minX, end - start >= layout.size.width + 4 else { return nil }
      return Piece(
        layout: layout,
        place: Point(
          x: start.rounded(),
          y: (port.top(ofLane: index) + (TimelinePort.laneHeight - layout.size.height) / 2)
            .rounded()),
        color: look.theme.label)
    }
  }

  private struct LanePlace {
    let top: Double
    let minX: Double
    let maxX: Double
  }

  private func drawPhase(
    _ span: Timeline.PhaseSpan, in place: LanePlace, strength: Double, look: TimelineLook,
    canvas: borrowing Canvas
  ) {
    let start = span.start.map(port.x) ?? place.minX - 8
    let end = span.end.map(port.x) ?? max(start, place.maxX + 8)
    guard end > place.minX, start < place.maxX else { return }
    // Neighbouring bars of the same colour are one point apart.
    let bar = Rect(
      x: max(start, place.minX - 8), y: place.top + 4,
      width: max(2, min(end, place.maxX + 8) - max(start, place.minX - 8) - 1),
      height: TimelinePicture.barHeight)
    let isOpen = span.end == nil && span.start != nil
    let color = look.palette.color(of: span.phase).withAlphaComponent(
      (isOpen ? 0.62 : 0.85) * strength * 0.6)
    PhaseMark.draw(span.phase, in: bar, color: color, canvas: canvas)
  }

  private func drawMarks(
    of lane: Timeline.Lane, top: Double, ground: Color, strength: Double, look: TimelineLook,
    canvas: borrowing Canvas
  ) {
    let y = top + TimelinePort.laneHeight / 2
    let distance = port.scale.axis == .time ? 4.0 : 0.5
    for group in TimelineHits.groups(
      of: lane.calls, in: port.visibleCalls, scale: port.scale, distance: distance)
    {
      guard let first = group.calls.first else { continue }
      let call = port.timeline.calls[first]
      let isOther = selectedCause != nil && call.cause != selectedCause
      let alpha = strength * (isOther ? 0.4 : 1)
      let center = Point(x: port.plot.minX + group.x - port.offset.x, y: y)
      let color = look.palette.color(of: call.group).withAlphaComponent(alpha)
      if group.calls.count > 1 {
        let layout = texts.layout("\(group.calls.count)", bold: true)
        let plate = Rect(
          center: center, size: Size(width: max(12, layout.size.width + 6), height: 14))
        canvas.fill(Path(roundedRect: plate, cornerRadius: 7), with: ground)
        canvas.stroke(Path(roundedRect: plate, cornerRadius: 7), with: color, width: 1.5)
        canvas.draw(
          layout,
          at: Point(
            x: center.x - layout.size.width / 2, y: center.y - layout.size.height / 2),
          color: look.theme.label)
      } else {
        CallMark.draw(
          call.group, call.part, at: center, color: color, ground: ground, canvas: canvas)
      }
      if group.calls.contains(where: { port.timeline.calls[$0].number == selectedCall }) {
        canvas.stroke(
          Path(
            roundedRect: Rect(center: center, size: Size(width: 18, height: 20)), cornerRadius: 5),
          with: look.theme.label, width: 2)
      } else if group.calls.contains(where: { $0 == hoveredCall }) {
        canvas.fill(
          Path(ovalIn: Rect(center: center, size: Size(width: 18, height: 18))),
          with: look.theme.label.withAlphaComponent(0.18))
      }
      drawBracket(of: first, top: top, look: look, canvas: canvas)
    }
  }

  /// Draws a bracket below the calls that were made inside a call.
  private func drawBracket(
    of index: Int, top: Double, look: TimelineLook, canvas: borrowing Canvas
  ) {
    guard port.scale.axis == .order, port.timeline.calls.indices.contains(index + 1),
      port.timeline.calls[index + 1].depth > port.timeline.calls[index].depth
    else { return }
    let depth = port.timeline.calls[index].depth
    let count = port.timeline.calls[(index + 1)...].prefix { $0.depth > depth }.count
    let (start, end) = (port.x(index), port.x(index + count))
    var path = Path()
    path.move(to: Point(x: start, y: top + 18))
    path.addLine(to: Point(x: start, y: top + 22.5))
    path.addLine(to: Point(x: end, y: top + 22.5))
    path.addLine(to: Point(x: end, y: top + 20))
    canvas.stroke(path, with: look.theme.secondaryLabel, width: 1)
  }

  /// Draws a curve from the enclosing call to the selected call, and from that call to each call inside it (TL-11).
  private func drawRelations(_ look: TimelineLook, _ canvas: borrowing Canvas) {
    guard let selectedCall, let index = port.timeline.index(ofCall: selectedCall) else { return }
    func middle(_ index: Int) -> Point? {
      let lane = port.timeline.lanes.firstIndex { $0.id == port.timeline.calls[index].controller }
      return lane.map {
        Point(x: port.x(index), y: port.top(ofLane: $0) + TimelinePort.laneHeight / 2)
      }
    }
    func curve(from start: Point, to end: Point, width: Double) {
      var path = Path()
      path.move(to: start)
      let bend = max(16, abs(end.y - start.y) / 2)
      path.addCurve(
        to: end, controlPoint1: Point(x: start.x, y: start.y + (end.y > start.y ? bend : -bend)),
        controlPoint2: Point(x: end.x, y: end.y - (end.y > start.y ? bend : -bend)))
      canvas.stroke(path, with: look.theme.surface, style: LineStyle(width: width + 2))
      canvas.stroke(path, with: look.theme.accent, style: LineStyle(width: width))
      canvas.fill(
        Path(ovalIn: Rect(center: end, size: Size(width: 6, height: 6))), with: look.theme.accent)
    }
    guard let own = middle(index) else { return }
    if let outer = port.timeline.calls[index].enclosing.flatMap(port.timeline.index(ofCall:)),
      let start = middle(outer)
    {
      curve(from: start, to: own, width: 3)
    }
    for inner in port.timeline.calls(inside: index) {
      if let end = middle(inner) { curve(from: own, to: end, width: 2) }
    }
  }

  private func drawHeader(_ look: TimelineLook, _ canvas: borrowing Canvas) {
    canvas.fill(
      Rect(x: port.plot.minX, y: 0, width: port.plot.width, height: 51), with: look.theme.surface)
    canvas.fill(
      Rect(x: 0, y: TimelinePort.headerHeight - 1, width: bounds.width, height: 1),
      with: look.theme.separator)
    for piece in headerPieces(look) + [newestPiece].compactMap(\.self) {
      if let plate = piece.plate {
        canvas.fill(Path(roundedRect: plate, cornerRadius: 4), with: piece.ground)
      }
      canvas.draw(piece.layout, at: piece.place, color: piece.color)
    }
  }

  /// The text of a timeline without calls, in the header; nil if there are calls.
  private var emptyPiece: Piece? {
    guard port.timeline.calls.isEmpty, !emptyText.isEmpty, port.plot.width > 40 else { return nil }
    let layout = texts.layout(emptyText, width: port.plot.width - 24)
    return Piece(
      layout: layout, place: Point(x: port.plot.minX + 12, y: 30),
      color: look.theme.secondaryLabel)
  }

  private struct Piece {
    let layout: TextLayout
    let place: Point
    let color: Color
    var plate: Rect?
    var ground = Color.clear
  }

  /// The frame of the button that scrolls to the newest calls; nil while the timeline follows them (TL-13).
  var newestFrame: Rect? { newestPiece?.plate }

  private var newestPiece: Piece? {
    guard !port.follows else { return nil }
    let count = port.timeline.calls.count - port.visibleCalls.upperBound
    let layout = texts.layout(
      count > 0 ? String(localized: "Newest › %@", "\(count)") : String(localized: "Newest ›"),
      bold: true)
    let plate = port.newestFrame(width: layout.size.width + 16)
    return Piece(
      layout: layout,
      place: Point(
        x: plate.minX + 8, y: (plate.midY - layout.size.height / 2).rounded()),
      color: look.theme.onAccent, plate: plate, ground: look.theme.accent)
  }

  /// Returns the texts of the header: the times, and the titles of the causes.
  private func headerPieces(_ look: TimelineLook) -> [Piece] {
    var pieces: [Piece] = []
    var end = port.plot.minX
    let limit = newestPiece?.plate.map { $0.minX - 8 } ?? port.plot.maxX
    func add(_ text: String, at x: Double) {
      let layout = texts.layout(text)
      let left = (x - layout.size.width / 2).rounded()
      guard left >= end + 8, left >= port.plot.minX, left + layout.size.width <= limit
      else { return }
      pieces.append(
        Piece(layout: layout, place: Point(x: left, y: 6), color: look.theme.secondaryLabel))
      end = left + layout.size.width
    }
    if port.timeline.droppedCount > 0, port.offset.x < 1 {
      let layout = texts.layout(
        String(localized: "earlier calls dropped: %@", "\(port.timeline.droppedCount)"))
      pieces.append(
        Piece(
          layout: layout, place: Point(x: port.plot.minX + 4, y: 6),
          color: look.theme.secondaryLabel))
      end = port.plot.minX + 4 + layout.size.width
    }
    for gap in port.scale.gaps where gap.seconds >= TimelineScale.longGap {
      add("+\(gap.seconds.inspectorTime) s", at: port.plot.minX + gap.x - port.offset.x)
    }
    for (x, seconds) in port.scale.grid(from: port.offset.x, to: port.offset.x + port.plot.width) {
      add("\(seconds.inspectorTime) s", at: port.plot.minX + x - port.offset.x)
    }
    for chip in TimelineChips(port: port, texts: texts).chips {
      let isSelected = chip.causes.contains { $0 == selectedCause }
      pieces.append(
        Piece(
          layout: chip.layout, place: Point(x: chip.frame.minX + 4, y: chip.frame.minY + 2),
          color: isSelected ? look.theme.onAccent : look.theme.label, plate: chip.frame,
          ground: isSelected ? look.theme.accent : look.theme.fill))
    }
    return pieces
  }

  private func drawNames(_ look: TimelineLook, _ canvas: borrowing Canvas) {
    canvas.fill(
      Rect(x: 0, y: 0, width: port.plot.minX, height: bounds.height), with: look.theme.surface)
    canvas.fill(
      Rect(x: port.plot.minX - 1, y: 0, width: 1, height: bounds.height), with: look.theme.separator
    )
    canvas.withSavedState { canvas in
      canvas.clip(
        to: Rect(x: 0, y: port.plot.minY, width: port.plot.minX - 1, height: port.plot.height))
      for index in port.visibleLanes {
        let lane = port.timeline.lanes[index]
        let top = port.top(ofLane: index)
        if lane.id == selectedLane {
          canvas.fill(
            Path(
              roundedRect: Rect(
                x: 4, y: top + 0.5, width: port.plot.minX - 9, height: TimelinePort.laneHeight - 1),
              cornerRadius: 5), with: isActive ? look.theme.accent : look.theme.fill)
        }
        let piece = namePiece(index, look)
        canvas.draw(piece.layout, at: piece.place, color: piece.color)
        if lane.isGone {
          canvas.fill(
            Rect(
              x: piece.place.x, y: (top + TimelinePort.laneHeight / 2).rounded(),
              width: piece.layout.size.width, height: 1), with: piece.color)
        }
      }
    }
    let title = titlePiece(look)
    canvas.draw(title.layout, at: title.place, color: title.color)
    canvas.fill(
      Rect(x: 0, y: TimelinePort.headerHeight - 1, width: port.plot.minX, height: 1),
      with: look.theme.separator)
  }

  private func titlePiece(_ look: TimelineLook) -> Piece {
    Piece(
      layout: texts.layout(
        port.scale.axis == .order
          ? String(localized: "Order of calls") : String(localized: "Time|axis"),
        bold: true),
      place: Point(x: 12, y: 30), color: look.theme.secondaryLabel)
  }

  private func namePiece(_ index: Int, _ look: TimelineLook) -> Piece {
    let lane = port.timeline.lanes[index]
    let indent = Double(min(lane.level, TimelinePicture.mostIndents)) * TimelinePicture.indent
    let prefix = lane.level > TimelinePicture.mostIndents ? "› " : lane.isFolded ? "▸ " : ""
    let layout = texts.layout(prefix + lane.name, bold: true, width: port.plot.minX - indent - 24)
    let isMarked = lane.id == selectedLane && isActive
    return Piece(
      layout: layout,
      place: Point(
        x: 12 + indent,
        y: (port.top(ofLane: index) + (TimelinePort.laneHeight - layout.size.height) / 2).rounded()),
      color: isMarked
        ? look.theme.onAccent
        : strength(ofLane: lane) < 1 ? look.theme.secondaryLabel : look.theme.label)
  }

  /// The texts of the visible lanes, of the header and of the legend.
  var displayedTexts: [DisplayedText] {
    let names = port.visibleLanes.filter {
      port.top(ofLane: $0) >= port.plot.minY
        && port.top(ofLane: $0) + TimelinePort.laneHeight <= bounds.height
    }.flatMap { [namePiece($0, look)] + labelPieces($0) + callPieces($0) }
    return
      (names + [newestPiece, emptyPiece].compactMap(\.self)
      + headerPieces(look) + [titlePiece(look)]).map {
        DisplayedText($0.layout, at: $0.place, color: $0.color)
      }
      + legend.items.map {
        DisplayedText($0.layout, at: $0.place, color: look.theme.secondaryLabel)
      }
  }
}
