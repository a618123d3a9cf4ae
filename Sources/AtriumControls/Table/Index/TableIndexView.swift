import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The column of index titles at the trailing edge of a table, by which the user jumps to a section.
///
/// A press or a drag on the column chooses the title at that height. If the column is too short for all titles, dots
/// replace some of them. A drag still reaches all titles.
final class TableIndexView: View {
  /// The width of the column, in points.
  static let width = 20.0
  /// The height of a title, in points.
  private static let lineHeight = 15.0
  private static let font = Font.system(ofSize: 11, weight: .semibold)

  /// The titles from top to bottom.
  var titles: [String] = [] {
    didSet { if titles != oldValue { titlesDidChange() } }
  }
  /// The colour of the titles; nil for the tint colour.
  var textColor: Color? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }
  /// The colour behind the titles; nil for none.
  var ground: Color? {
    didSet { if ground != oldValue { setNeedsDisplay() } }
  }
  /// The colour behind the titles while the user chooses a title; nil for ``ground``.
  var trackingGround: Color? {
    didSet { if trackingGround != oldValue { setNeedsDisplay() } }
  }
  /// Called with the index of a title that the user chooses.
  var choose: ((Int) -> Void)?

  /// The index of the title that was chosen last; nil before the first choice.
  private var chosen: Int?
  private var isTracking = false {
    didSet { if isTracking != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = String(localized: "Section index")
    cursor = .pointer
    // A press without a delay begins before the table can scroll.
    let press = LongPressGestureRecognizer { [weak self] recognizer in
      self?.pressDidChange(recognizer)
    }
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  private func titlesDidChange() {
    chosen = nil
    setNeedsDisplay()
  }

  // MARK: Choosing

  private func pressDidChange(_ recognizer: LongPressGestureRecognizer) {
    switch recognizer.state {
    case .began:
      isTracking = true
      chosen = nil
      choose(at: recognizer.location(in: self).y)
    case .changed: choose(at: recognizer.location(in: self).y)
    default: isTracking = false
    }
  }

  private func choose(at y: Double) {
    let area = self.area
    guard !titles.isEmpty, area.height > 0 else { return }
    let place = Double(titles.count) * (y - area.minY) / area.height
    choose(index: Int(min(max(0, place), Double(titles.count - 1))))
  }

  private func choose(index: Int) {
    guard titles.indices.contains(index), index != chosen else { return }
    chosen = index
    choose?(index)
  }

  /// The title that was chosen last.
  override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? chosen.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
    }
    set { super.accessibilityValue = newValue }
  }
  override func accessibilityIncrement() { choose(index: chosen.map { $0 + 1 } ?? 0) }
  override func accessibilityDecrement() {
    choose(index: chosen.map { $0 - 1 } ?? titles.count - 1)
  }

  // MARK: Drawing

  /// The number of lines of titles and dots that the column shows.
  private var lineCount: Int {
    let fitting = Int(max(0, bounds.height / Self.lineHeight))
    guard fitting < titles.count else { return titles.count }
    // An odd number of lines begins and ends with a title.
    return fitting.isMultiple(of: 2) ? max(0, fitting - 1) : fitting
  }

  /// The part of the column with titles, in the middle of its height.
  private var area: Rect {
    let height = Double(lineCount) * Self.lineHeight
    return Rect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  /// The text of each line: a title, or a dot in every second line if there are more titles than lines.
  ///
  /// The titles that are shown are distributed evenly. With more than one line, the first and the last title are among
  /// them.
  var lines: [String] {
    let count = lineCount
    guard count < titles.count else { return titles }
    return (0..<count).map { line in
      guard line.isMultiple(of: 2) else { return "•" }
      guard count > 1 else { return titles[0] }
      return titles[line * (titles.count - 1) / (count - 1)]
    }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if let ground = isTracking ? trackingGround ?? ground : ground {
      canvas.fill(bounds, with: ground)
    }
    let color = textColor ?? tintColor
    var y = area.minY
    for line in lines {
      defer { y += Self.lineHeight }
      guard line != TableView.indexSearch else {
        SearchGlassView.draw(
          at: Point(x: bounds.midX, y: y + Self.lineHeight / 2), color: color, in: canvas)
        continue
      }
      let layout = TextLayout(line, font: Self.font, maximumLines: 1)
      let place = Point(
        x: ((bounds.width - layout.size.width) / 2).rounded(),
        y: (y + (Self.lineHeight - layout.size.height) / 2).rounded())
      canvas.draw(layout, at: place, color: color)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
