import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The middle disc of a ring of wedges, which shows the effect of a release.
final class RingMenuMiddleView: View, TextDisplaying {
  /// The maximum number of pages that are shown as dots.
  ///
  /// For more pages, a page number is shown.
  private static let mostPageDots = 9

  private var middle = RingMenuPicture.Middle()
  /// The display link that repaints the arc while the arc grows under a resting pointer.
  private lazy var clock = DisplayLink(view: self) { [weak self] _ in self?.frameDidPass() }

  init() {
    super.init()
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  /// Returns the frame of the middle disc in a ring.
  static func frame(in layout: RingMenuLayout) -> Rect {
    let side = 2 * layout.innerRadius
    return Rect(center: layout.center, size: Size(width: side, height: side))
  }

  func show(_ middle: RingMenuPicture.Middle) {
    guard middle != self.middle else { return }
    self.middle = middle
    accessibilityLabel = [middle.title, middle.detail].filter { !$0.isEmpty }.joined(
      separator: ", ")
    accessibilityTraits = middle.isButton ? .button : .staticText
    clock.isPaused = restedPart ?? 1 >= 1
    setNeedsDisplay()
  }

  private func frameDidPass() {
    setNeedsDisplay()
    if restedPart ?? 1 >= 1 { clock.isPaused = true }
  }

  /// The fraction of the resting time that has passed, 0 … 1; nil if resting has no effect.
  ///
  /// With reduced motion, the value is 1 from the beginning of the rest.
  private var restedPart: Double? {
    guard let deadline = middle.restDeadline, let window else { return nil }
    guard traitCollection.motion == .full else { return 1 }
    return min(max(0, 1 - (deadline - window.currentTime) / RingMenuStroke.restDuration), 1)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let colors = RingMenuColors(traitCollection)
    let radius = bounds.width / 2 - 1.5
    guard radius > 0 else { return }
    canvas.fill(
      Path(ovalIn: Rect(center: bounds.center, size: Size(width: 2 * radius, height: 2 * radius))),
      with: colors.ground)
    if let part = restedPart {
      drawArc(radius - 3, from: 0, by: 2 * .pi, colors.dwell.withAlphaComponent(0.25), in: canvas)
      drawArc(radius - 3, from: -.pi / 2, by: 2 * .pi * part, colors.dwell, in: canvas)
    }
    if let dial = middle.dial {
      let (start, sweep) = (RingMenuDial.start, RingMenuDial.sweep)
      drawArc(radius - 5, from: start, by: sweep, colors.label.withAlphaComponent(0.25), in: canvas)
      drawArc(radius - 5, from: start, by: sweep * Double(dial) / 100, colors.dwell, in: canvas)
    }
    drawTexts(colors, in: canvas)
  }

  private func drawArc(
    _ radius: Double, from start: Double, by sweep: Double, _ color: Color,
    in canvas: borrowing Canvas
  ) {
    guard radius > 0, sweep > 0 else { return }
    canvas.stroke(
      Path(
        arcCenter: bounds.center, radius: radius, startAngle: start, endAngle: start + sweep,
        clockwise: true),
      with: color, style: LineStyle(width: 4, cap: .round))
  }

  /// The layouts and positions of the title and the detail text.
  private struct TextPlan {
    var texts: [DisplayedLayout] = []
    var end = 0.0
    let width: Double
    let isLarge: Bool
  }

  private typealias DisplayedLayout = (layout: TextLayout, place: Point, color: Color)

  private func makePlan() -> TextPlan? {
    let radius = bounds.width / 2 - 1.5
    guard radius > 0 else { return nil }
    let colors = RingMenuColors(traitCollection)
    let isLarge = radius >= 44
    let width = 2 * radius * (isLarge ? 0.8 : 0.86)
    var plan = TextPlan(width: width, isLarge: isLarge)
    let title = titleLayout(width: width, radius: radius, isLarge: isLarge)
    var parts = [(title, colors.label)]
    if isLarge, !middle.detail.isEmpty {
      let room = 1.7 * radius - title.size.height - 22
      parts.append(
        (detailLayout(width: width, radius: radius, height: room), colors.secondaryLabel))
    }
    var height = parts.reduce(0) { $0 + $1.0.size.height } + Double(parts.count - 1) * 2
    let extra = middle.pageCount > 1 ? 14.0 : middle.hint.isEmpty ? 0 : 22.0
    if isLarge { height += extra }
    var y = bounds.midY - height / 2
    for (text, color) in parts {
      plan.texts.append((text, Point(x: bounds.midX - width / 2, y: y), color))
      y += text.size.height + 2
    }
    plan.end = y
    return plan
  }

  private func titleLayout(width: Double, radius: Double, isLarge: Bool) -> TextLayout {
    let (usual, lines) = (isLarge ? 17.0 : 12, isLarge ? 3 : 2)
    for size in RingMenuName.largerSizes(than: usual) {
      let layout = RingMenuName.layout(
        middle.title, fonts: [.system(ofSize: size, weight: .semibold)], width: width, lines: lines,
        accessKey: middle.accessKey)
      if !layout.isTruncated, layout.size.height <= 0.8 * radius { return layout }
    }
    let fonts = stride(from: usual, to: 9, by: -1).map {
      Font.system(ofSize: $0, weight: .semibold)
    }
    return RingMenuName.layout(
      middle.title, fonts: fonts, width: width, lines: lines, accessKey: middle.accessKey)
  }

  // A font larger than the usual caption size is used only if the text then fits into the given height without
  // truncation.
  private func detailLayout(width: Double, radius: Double, height: Double) -> TextLayout {
    let caption = Font.preferredFont(forTextStyle: .caption)
    let scale = FontMetrics(forTextStyle: .caption).scaledValue(for: 1)
    let usual = min(caption.size, (caption.size / scale).rounded())
    let lines = radius >= 60 ? 3 : 2
    for size in stride(from: caption.size.rounded(), to: usual, by: -1) {
      let layout = RingMenuName.layout(
        middle.detail, fonts: [caption.withSize(size)], width: width, lines: lines)
      if !layout.isTruncated, layout.size.height <= height { return layout }
    }
    return RingMenuName.layout(
      middle.detail, fonts: [caption.withSize(usual), .system(ofSize: 10)], width: width,
      lines: lines)
  }

  /// The title and the detail text below it.
  var displayedTexts: [DisplayedText] {
    (makePlan()?.texts ?? []).filter { !$0.layout.text.isEmpty }.map {
      DisplayedText($0.layout, at: $0.place, color: $0.color)
    }
  }

  private func drawTexts(_ colors: RingMenuColors, in canvas: borrowing Canvas) {
    guard let plan = makePlan() else { return }
    for text in plan.texts { canvas.draw(text.layout, at: text.place, color: text.color) }
    let y = plan.end
    guard plan.isLarge else { return }
    if middle.pageCount > 1 {
      drawPages(at: y + 7, width: plan.width, colors, in: canvas)
    } else if !middle.hint.isEmpty {
      drawHint(at: Point(x: bounds.midX, y: y + 11), colors, in: canvas)
    }
  }

  /// Draws a row of dots, or a page number if there are too many pages.
  private func drawPages(
    at y: Double, width: Double, _ colors: RingMenuColors, in canvas: borrowing Canvas
  ) {
    guard middle.pageCount <= RingMenuMiddleView.mostPageDots else {
      let text = TextLayout(
        "\(middle.page + 1) / \(middle.pageCount)", font: .preferredFont(forTextStyle: .caption))
      let place = Point(x: bounds.midX - text.size.width / 2, y: y - text.size.height / 2)
      return canvas.draw(text, at: place, color: colors.secondaryLabel)
    }
    for page in 0..<middle.pageCount {
      let x = bounds.midX + (Double(page) - Double(middle.pageCount - 1) / 2) * 11
      let side = page == middle.page ? 7.0 : 5.0
      let color =
        page == middle.page ? colors.label : colors.label.withAlphaComponent(0.45)
      canvas.fill(
        Path(ovalIn: Rect(center: Point(x: x, y: y), size: Size(width: side, height: side))),
        with: color)
    }
  }

  /// Draws the stroke that chooses the highlighted item, as a short line for each level.
  private func drawHint(at place: Point, _ colors: RingMenuColors, in canvas: borrowing Canvas) {
    let length = 16.0
    var points = [Point.zero]
    for angle in middle.hint {
      points.append(points[points.count - 1] + Point(angle: angle, length: length))
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let shift =
      place
      - Point(
        x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
    var path = Path()
    path.move(to: points[0] + shift)
    for point in points.dropFirst() { path.addLine(to: point + shift) }
    canvas.stroke(
      path, with: colors.dwell, style: LineStyle(width: 3, cap: .round, join: .round))
    let dot = Rect(center: points[0] + shift, size: Size(width: 7, height: 7))
    canvas.fill(Path(ovalIn: dot), with: colors.dwell)
  }
}
