import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The windows of two runs above their calls, with buttons for the next and the previous difference of the calls.
final class PlayComparisonView: View, SheetContent {
  static var next: String { String(localized: "Next difference") }
  static var previous: String { String(localized: "Previous difference") }
  private static let gap = 12.0
  /// The space beside the windows and the calls, in points.
  private static let margin = 16.0
  /// The maximum height of the windows, in points.
  private static let highest = 180.0

  private let scenes: [PlayStageView]
  private let titles: [Label]
  private let status = Label(font: .preferredFont(forTextStyle: .footnote))
  private let lines = PlayTextView(label: String(localized: "Calls of both runs"))
  private lazy var thumb = ScrollThumbView(of: lines)
  private lazy var buttons = [
    RoomAction.button("‹ " + PlayComparisonView.previous) { [weak self] in self?.go(by: -1) },
    RoomAction.button(PlayComparisonView.next + " ›") { [weak self] in self?.go(by: 1) },
  ]
  private let calls: [PlayComparison.Line]
  /// The differences, each with the indices of its consecutive lines.
  private let differences: [Range<Int>]
  /// The index of the current difference.
  private var present = 0
  private var hasScrolled = false

  init(_ comparison: PlayComparison) {
    scenes = [comparison.left, comparison.right].map { run in
      let view = PlayStageView()
      view.stage = run.stage
      view.isUserInteractionEnabled = false
      return view
    }
    titles = [comparison.setting.titles.left, comparison.setting.titles.right].map {
      Label(text: $0, font: .system(ofSize: 12, weight: .semibold))
    }
    calls = comparison.lines
    differences = PlayComparison.differences(in: calls)
    super.init(frame: .zero)
    status.textRole = \.secondaryLabel
    status.numberOfLines = 0
    lines.delegate = self
    let names = [PlayComparisonView.previous, PlayComparisonView.next]
    for (button, name) in zip(buttons, names) {
      button.accessibilityLabel = name
      button.isEnabled = differences.count > 1
    }
    for view in scenes + titles + [status] + buttons + [lines, thumb] as [View] { addSubview(view) }
    show()
  }

  /// Goes forward or back by a number of differences; after the last one, the first one follows.
  func go(by step: Int) {
    guard !differences.isEmpty else { return }
    present = (present + step + differences.count) % differences.count
    show()
    scroll()
  }

  private func show() {
    let chosen = differences.indices.contains(present) ? differences[present] : 0..<0
    lines.lines = calls.enumerated().map { index, call in
      .init(
        text: PlayComparisonView.breakable(call.left),
        second: PlayComparisonView.breakable(call.right),
        style: chosen.contains(index) ? .chosen : call.differs ? .differing : .code)
    }
    let count = calls.filter(\.differs).count
    let differ =
      count == 1
      ? String(localized: "1 line differs.") : String(localized: "%@ lines differ.", "\(count)")
    status.text =
      differences.count < 2
      ? differ
      : differ + " "
        + String(
          localized: "Difference %@ of %@: go on with the keys . and ,", "\(present + 1)",
          "\(differences.count)")
    setNeedsLayout()
  }

  private func scroll() {
    guard differences.indices.contains(present) else { return }
    lines.scroll(toLine: differences[present].lowerBound)
  }

  /// Returns a line that may be broken after the name of the controller; a dash for a missing line.
  private static func breakable(_ line: String?) -> String {
    line.map { $0.split(separator: ".").joined(separator: ".\u{200b}") } ?? "–"
  }

  func fittingHeight(forWidth width: Double) -> Double {
    let inner = max(0, width - 2 * PlayComparisonView.margin)
    let area = Rect(x: 0, y: 0, width: inner, height: 0)
    let title = titles.map { $0.sizeThatFits(.zero).height }.max() ?? 0
    return layOutStatus(in: area, from: PlayComparisonView.highest + 8) + title + 4
      + lines.fittingHeight(forWidth: inner) + PlayComparisonView.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = PlayComparisonView.gap
    let area = bounds.insetBy(dx: min(PlayComparisonView.margin, bounds.width / 4), dy: 0)
    let height =
      bounds.height >= 320
      ? min(PlayComparisonView.highest, (bounds.height * 0.3).rounded()) : 0
    let half = max(0, (area.width - gap) / 2)
    for (index, view) in scenes.enumerated() {
      view.isHidden = height == 0
      view.frame = Rect(
        x: area.minX + Double(index) * (half + gap), y: 0, width: half, height: height)
    }
    var y = height == 0 ? 0 : height + 8
    y = layOutStatus(in: area, from: y)
    if traitCollection.layoutDirection == .rightToLeft {
      for view in [status] + buttons as [View] {
        let frame = view.frame
        view.frame = Rect(
          origin: Point(x: area.minX + area.maxX - frame.maxX, y: frame.minY), size: frame.size)
      }
    }
    let title = titles.map { $0.sizeThatFits(.zero).height }.max() ?? 0
    for (index, label) in titles.enumerated() {
      label.frame = Rect(
        x: area.minX + 10 + Double(index) * ((area.width - 20 - gap) / 2 + gap), y: y,
        width: max(0, (area.width - 20 - gap) / 2), height: title)
    }
    y += title + 4
    lines.frame = Rect(
      x: area.minX, y: y, width: area.width, height: max(0, bounds.height - y - gap))
    lines.layoutIfNeeded()
    if !hasScrolled, lines.bounds.height > 0 {
      hasScrolled = true
      scroll()
    }
    thumb.update()
  }

  /// Places the status and the buttons in one row, or in two rows if they do not fit in one, from left to right.
  ///
  /// - Returns: The y coordinate below them, in points.
  private func layOutStatus(in area: Rect, from top: Double) -> Double {
    let sizes = buttons.map { $0.sizeThatFits(.zero) }
    let needed = sizes.reduce(0) { $0 + $1.width } + 6
    let isBeside = area.width - needed >= 220
    let width = isBeside ? area.width - needed - PlayComparisonView.gap : area.width
    let text = status.sizeThatFits(Size(width: width, height: 0)).height
    let row = sizes.map(\.height).max() ?? 0
    let height = isBeside ? max(text, row) : text
    status.frame = Rect(
      x: area.minX, y: top + ((height - text) / 2).rounded(), width: width, height: text)
    let flow = PlayFlow(buttons, width: area.width)
    guard !isBeside else {
      var x = area.maxX - needed
      for (button, size) in zip(buttons, sizes) {
        button.frame = Rect(x: x, y: top, width: size.width, height: size.height)
        x += size.width + 6
      }
      return top + height + 8
    }
    flow.place(isRightToLeft: false)
    for button in buttons {
      button.frame.origin = Point(
        x: button.frame.minX + area.minX, y: button.frame.minY + top + height + 6)
    }
    return top + height + 6 + flow.height + 8
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
}

extension PlayComparisonView: ScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) { thumb.update() }
}
