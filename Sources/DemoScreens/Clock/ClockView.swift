import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view of *Clock*: the dial, and the digital time beside or below it.
final class ClockView: ScreenView {
  private let face = ClockFaceView()
  private let hands = ClockHandsView()
  private let figures = Label(text: ClockTime.shopWindow.text)
  private let note = Label(
    text: String(
      localized: "One frame a second, painted where the hand was and where it is. In between, the "
        + "program sleeps."), font: .preferredFont(forTextStyle: .body))

  /// Whether the digital time is beside the dial rather than below it; nil before the first layout.
  private var areFiguresBeside: Bool?

  /// The displayed time.
  var time = ClockTime.shopWindow {
    didSet {
      guard time != oldValue else { return }
      hands.time = time
      figures.text = time.text
      nameFigures()
    }
  }

  override init() {
    super.init()
    note.textRole = \.secondaryLabel
    note.numberOfLines = 0
    note.lineBreakMode = .byWordWrapping
    note.lineSpacing = 4
    for view in [face, hands, figures, note] { addSubview(view) }
    nameFigures()
  }

  /// Names the digital time by a sentence, since screen readers skip text of one or two words when they read a page.
  private func nameFigures() {
    figures.accessibilityLabel = String(localized: "The time is %@.", time.text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = area(margin: margin)
    let isBeside = bounds.width > bounds.height
    let turns = areFiguresBeside.map { $0 != isBeside } ?? false
    areFiguresBeside = isBeside
    // The digital time and the note fade when they move from beside the dial to below it, or back. A straight path
    // would cross the dial.
    let text = isBeside ? layOutBeside(area) : layOutBelow(area)
    View.relocate(turns ? [figures, note] : []) {
      figures.textAlignment = isBeside ? .natural : .center
      note.textAlignment = figures.textAlignment
      // With `.redraw`, the note keeps its old line breaks while it fades out at its old position.
      note.contentMode = .redraw
      (figures.frame, note.frame) = text
    }
  }

  /// Lays out the dial at the leading edge.
  ///
  /// - Returns: The frames of the digital time and the note.
  private func layOutBeside(_ area: Rect) -> (figures: Rect, note: Rect) {
    let gap = margin
    let side = min(area.height, area.width * 0.58, 1200).rounded(.down)
    let columnLimit = min(area.width - side - gap, side * 0.8)
    setFigures(fitting: columnLimit, height: area.height * 0.3)
    let width = min(max(figures.sizeThatFits(.zero).width, min(280, columnLimit)), columnLimit)
    let left = area.minX + ((area.width - side - gap - width) / 2).rounded(.down)
    placeDial(
      mirrored(Rect(x: left, y: (area.midY - side / 2).rounded(), width: side, height: side)))
    let size = figures.sizeThatFits(.zero)
    let noteHeight = note.sizeThatFits(Size(width: max(1, width))).height
    note.isHidden = width < 200 || size.height + 12 + noteHeight > area.height
    let total = size.height + (note.isHidden ? 0 : 12 + noteHeight)
    let top = (area.midY - total / 2).rounded()
    let x = left + side + gap
    return (
      mirrored(Rect(x: x, y: top, width: max(0, width), height: size.height)),
      mirrored(Rect(x: x, y: top + size.height + 12, width: max(0, width), height: noteHeight))
    )
  }

  /// Lays out the dial at the top.
  ///
  /// - Returns: The frames of the digital time and the note.
  private func layOutBelow(_ area: Rect) -> (figures: Rect, note: Rect) {
    let gap = margin * 0.75
    let noteWidth = min(area.width, 420)
    setFigures(fitting: area.width, height: area.height * 0.12)
    let size = figures.sizeThatFits(.zero)
    let noteHeight = note.sizeThatFits(Size(width: max(1, noteWidth))).height
    note.isHidden = area.width < 200 || area.height < 420
    let text = size.height + (note.isHidden ? 0 : 8 + noteHeight)
    let side = max(0, min(area.width, area.height - gap - text, 1200)).rounded(.down)
    let top = area.minY + max(0, (area.height - side - gap - text) / 2).rounded(.down)
    placeDial(Rect(x: (bounds.midX - side / 2).rounded(), y: top, width: side, height: side))
    return (
      Rect(x: area.minX, y: top + side + gap, width: max(0, area.width), height: size.height),
      Rect(
        x: (bounds.midX - noteWidth / 2).rounded(), y: top + side + gap + size.height + 8,
        width: max(0, noteWidth), height: noteHeight)
    )
  }

  private func setFigures(fitting width: Double, height: Double) {
    let size = min(max(20, min(width / 2.8, height * 0.8)), 160).rounded(.down)
    figures.font = Font.system(ofSize: size, weight: .light)
  }

  private func placeDial(_ rect: Rect) {
    face.frame = rect
    hands.frame = rect
  }
}
