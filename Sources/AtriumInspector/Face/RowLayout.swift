import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The laid-out text of a row.
struct RowLayout {
  /// The height of a row of the tree, in points.
  static let nodeHeight = 24.0
  /// The indentation of one level of the tree, in points.
  static let levelWidth = 18.0
  /// The margin at both sides, in points.
  static let margin = 12.0
  private static let phaseWidth = 28.0
  private static let titleFont = Font.system(ofSize: 13, weight: .semibold)
  private static let textFont = Font.system(ofSize: 13).withTabularDigits()
  private static let headingFont = Font.system(ofSize: 12, weight: .semibold)
  private static let viewFont = Font.monospacedSystem(ofSize: 12)
  private static let factWidth = 108.0

  private let row: InspectorRow
  private let title: TextLayout
  private let detail: TextLayout?
  private let trailing: TextLayout?

  init(_ row: InspectorRow, width: Double) {
    self.row = row
    func layout(_ text: String, _ font: Font, width: Double, lines: Int = 1) -> TextLayout {
      TextLayout(
        text, font: font, maximumWidth: max(1, width), maximumLines: lines, alignment: .left,
        lineBreakMode: lines == 1 ? .byTruncatingTail : .byWordWrapping)
    }
    let start = RowLayout.start(of: row)
    var end = width - RowLayout.margin
    if !row.trailing.isEmpty {
      let made = layout(row.trailing, RowLayout.textFont, width: max(40, (end - start) * 0.6))
      trailing = made
      end -= made.size.width + 8
    } else {
      trailing = nil
    }
    if row.phase != nil { end -= RowLayout.phaseWidth + 4 }
    switch row.style {
    case .text, .problem:
      title = layout(
        row.title, row.style == .problem ? RowLayout.titleFont : RowLayout.textFont,
        width: end - start, lines: 0)
      detail =
        row.detail.isEmpty
        ? nil : layout(row.detail, RowLayout.textFont, width: end - start, lines: 0)
    case .fact:
      title = layout(row.title, RowLayout.textFont, width: RowLayout.factWidth)
      detail = layout(
        row.detail, RowLayout.textFont, width: end - start - RowLayout.factWidth - 8, lines: 0)
    case .node, .call, .heading, .view:
      let font =
        switch row.style {
        case .heading: RowLayout.headingFont
        case .view: RowLayout.viewFont
        default: RowLayout.titleFont
        }
      let made = layout(row.title, font, width: end - start)
      title = made
      let rest = end - start - made.size.width - 8
      detail =
        row.detail.isEmpty || rest < 32 ? nil : layout(row.detail, RowLayout.textFont, width: rest)
    }
  }

  /// Returns the x coordinate at which the title of a row begins.
  private static func start(of row: InspectorRow) -> Double {
    switch row.style {
    case .node: margin + Double(row.level) * levelWidth + 38
    case .call: margin + Double(row.level) * levelWidth + 20
    case .problem: margin + 20
    case .view: margin + Double(row.level) * 12
    case .heading, .fact, .text: margin
    }
  }

  /// Returns the horizontal range of the disclosure triangle of a row.
  static func triangle(of row: InspectorRow) -> ClosedRange<Double> {
    let x = margin + Double(row.level) * levelWidth
    return (x - 4)...(x + 16)
  }

  /// Returns the height of a row in a list of the given width, in points.
  static func height(of row: InspectorRow, width: Double) -> Double {
    switch row.style {
    case .node, .call: nodeHeight
    case .heading: 32
    case .view: 20
    case .text, .problem, .fact:
      RowLayout(row, width: width).contentHeight + (row.style == .problem ? 12 : 6)
    }
  }

  private var contentHeight: Double {
    let below = detail.map { $0.size.height } ?? 0
    switch row.style {
    case .fact: return max(title.size.height, below).rounded(.up)
    case .text, .problem: return (title.size.height + (below > 0 ? below + 2 : 0)).rounded(.up)
    default: return title.size.height
    }
  }

  /// Returns the strings of a row with their positions and colours.
  private func pieces(
    in frame: Rect, isSelected: Bool, look: RowLook
  ) -> [(layout: TextLayout, place: Point, color: Color)] {
    let start = frame.minX + RowLayout.start(of: row)
    let (label, secondary) = (
      look.label(row, isSelected: isSelected), look.secondary(isSelected: isSelected)
    )
    func middle(_ layout: TextLayout) -> Double {
      (frame.midY - layout.size.height / 2).rounded()
    }
    var pieces: [(TextLayout, Point, Color)] = []
    switch row.style {
    case .text, .problem:
      let top = frame.minY + (row.style == .problem ? 6 : 3)
      pieces.append((title, Point(x: start, y: top), label))
      if let detail {
        pieces.append(
          (detail, Point(x: start, y: top + title.size.height + 2), secondary))
      }
    case .fact:
      pieces.append((title, Point(x: start, y: frame.minY + 3), secondary))
      if let detail {
        pieces.append(
          (detail, Point(x: start + RowLayout.factWidth + 8, y: frame.minY + 3), label))
      }
    case .heading:
      let y = frame.maxY - title.size.height - 6
      pieces.append((title, Point(x: start, y: y), secondary))
      if let detail {
        pieces.append((detail, Point(x: start + title.size.width + 8, y: y), secondary))
      }
    case .node, .call, .view:
      pieces.append((title, Point(x: start, y: middle(title)), label))
      if let detail {
        pieces.append(
          (detail, Point(x: start + title.size.width + 8, y: middle(detail)), secondary))
      }
    }
    if let trailing {
      pieces.append(
        (
          trailing,
          Point(x: frame.maxX - RowLayout.margin - trailing.size.width, y: middle(trailing)),
          row.style == .node && !row.isDimmed ? label : secondary
        ))
    }
    return pieces
  }

  func texts(in frame: Rect, isSelected: Bool, look: RowLook) -> [DisplayedText] {
    pieces(in: frame, isSelected: isSelected, look: look).map {
      DisplayedText($0.layout, at: $0.place, color: $0.color)
    }
  }

  func draw(
    in frame: Rect, isSelected: Bool, isHovered: Bool, look: RowLook, canvas: borrowing Canvas
  ) {
    if let ground = look.ground(isSelected: isSelected, isHovered: isHovered) {
      canvas.fill(
        Path(roundedRect: frame.insetBy(dx: 4, dy: 0.5), cornerRadius: 5), with: ground)
    }
    let ground =
      isSelected ? (look.isActive ? look.theme.accent : look.theme.fill) : look.theme.surface
    if row.style == .heading {
      canvas.fill(
        Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1),
        with: look.theme.separator)
    }
    if row.style == .node {
      drawBranch(in: frame, isSelected: isSelected, look: look, canvas: canvas)
    }
    if row.style == .problem {
      drawWarning(at: Point(x: frame.minX + RowLayout.margin + 7, y: frame.minY + 14), look, canvas)
    }
    if let event = row.event {
      let explanation = CallExplanation.of(event)
      let color =
        isSelected && look.isActive
        ? look.theme.onAccent : look.palette.color(of: explanation.group)
      CallMark.draw(
        explanation.group, explanation.part,
        at: Point(
          x: frame.minX + RowLayout.start(of: row) - 12, y: frame.midY),
        color: color, ground: ground, canvas: canvas)
    }
    if let phase = row.phase {
      let end = frame.maxX - RowLayout.margin - (trailing.map { $0.size.width + 8 } ?? 0)
      let color =
        isSelected && look.isActive
        ? look.theme.onAccent
        : look.palette.color(of: phase).withAlphaComponent(row.isDimmed ? 0.6 : 1)
      PhaseMark.draw(
        phase,
        in: Rect(
          x: end - RowLayout.phaseWidth, y: frame.midY - 5, width: RowLayout.phaseWidth, height: 10),
        color: color, canvas: canvas)
    }
    for (layout, place, color) in pieces(in: frame, isSelected: isSelected, look: look) {
      canvas.draw(layout, at: place, color: color)
    }
  }

  private func drawWarning(at center: Point, _ look: RowLook, _ canvas: borrowing Canvas) {
    canvas.fill(
      Path(ovalIn: Rect(center: center, size: Size(width: 14, height: 14))),
      with: look.palette.problem)
    canvas.fill(
      Rect(x: center.x - 1, y: center.y - 4, width: 2, height: 5), with: look.theme.onBadge)
    canvas.fill(
      Rect(x: center.x - 1, y: center.y + 2.5, width: 2, height: 2), with: look.theme.onBadge)
  }

  private func drawBranch(
    in frame: Rect, isSelected: Bool, look: RowLook, canvas: borrowing Canvas
  ) {
    let (branch, theme) = (row.branch, look.theme)
    func x(_ level: Int) -> Double {
      frame.minX + RowLayout.margin + Double(level) * RowLayout.levelWidth + 24.5
    }
    let line = look.secondary(isSelected: isSelected)
    for (level, goesOn) in branch.goesOn.enumerated() where goesOn {
      canvas.fill(
        Rect(x: x(level), y: frame.minY, width: 1, height: frame.height),
        with: theme.track.withAlphaComponent(0.5))
    }
    if row.level > 0 {
      var elbow = Path()
      let left = x(row.level - 1) + 0.5
      elbow.move(to: Point(x: left, y: frame.minY))
      elbow.addLine(to: Point(x: left, y: branch.isLast ? frame.midY : frame.maxY))
      elbow.move(to: Point(x: left, y: frame.midY))
      // The connecting line ends before the disclosure triangle, if the row has one.
      let end = branch.isOpen == nil ? x(row.level) - 9 : x(row.level) - 22
      elbow.addLine(to: Point(x: max(left, end), y: frame.midY))
      let isDashed = branch.edge == .presented || branch.edge == .member
      canvas.stroke(
        elbow, with: isDashed ? line : theme.track.withAlphaComponent(0.7),
        style: LineStyle(width: isDashed ? 1.5 : 1, dash: isDashed ? [3, 3] : []))
    }
    let color = look.label(row, isSelected: isSelected)
    if let isOpen = branch.isOpen {
      let center = Point(
        x: frame.minX + RowLayout.margin + Double(row.level) * RowLayout.levelWidth + 7,
        y: frame.midY)
      var triangle = Path()
      let corners: [(Double, Double)] =
        isOpen ? [(-4, -2), (4, -2), (0, 3)] : [(-2, -4), (-2, 4), (3, 0)]
      for (index, corner) in corners.enumerated() {
        let place = Point(x: center.x + corner.0, y: center.y + corner.1)
        if index == 0 { triangle.move(to: place) } else { triangle.addLine(to: place) }
      }
      triangle.close()
      canvas.fill(triangle, with: look.secondary(isSelected: isSelected))
    }
    KindGlyph.draw(
      branch, at: Point(x: x(row.level) + 0.5, y: frame.midY),
      color: color.withAlphaComponent(row.isDimmed ? 0.6 : 1), canvas: canvas)
  }
}
