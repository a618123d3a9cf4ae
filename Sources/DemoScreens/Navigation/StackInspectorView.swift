import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// Lists the controllers of a stack, the topmost first, and their most recent lifecycle calls.
final class StackInspectorView: View {
  struct Row: Equatable {
    var title: String
    var state: String
    var isOnScreen: Bool
  }

  private static var rowHeight: Double { scaled(44) }

  private let heading = Label(
    text: "viewControllers", font: .preferredFont(forTextStyle: .headline))
  /// The calls.
  let log = PrintedLinesView(title: String(localized: "Last calls"))
  private var rows: [Row] = []
  private var labels: [(title: Label, state: Label)] = []

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    accessibilityLabel = String(localized: "Stack")
    heading.textRole = \.secondaryLabel
    for view in [heading, log] { addSubview(view) }
  }

  /// Replaces the displayed controllers.
  func show(_ rows: [Row]) {
    guard rows != self.rows else { return }
    self.rows = rows
    while labels.count < rows.count {
      let pair = (
        title: Label(font: .preferredFont(forTextStyle: .headline)),
        state: Label(font: .preferredFont(forTextStyle: .caption))
      )
      addSubview(pair.title)
      addSubview(pair.state)
      labels.append(pair)
    }
    for (index, pair) in labels.enumerated() {
      let row = rows.indices.contains(index) ? rows[index] : nil
      pair.title.text = row?.title ?? ""
      pair.state.text = row?.state ?? ""
      pair.title.textRole = row?.isOnScreen == true ? \.onAccent : \.label
      pair.state.textRole = row?.isOnScreen == true ? \.onAccent : \.secondaryLabel
    }
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width)
    heading.frame = Rect(x: 0, y: 0, width: width, height: headingHeight)
    for (index, pair) in labels.enumerated() {
      let card = card(at: index).shrunkBy(dx: 12, dy: 5)
      let title = StackInspectorView.scaled(18)
      pair.title.frame = Rect(x: card.minX, y: card.minY, width: card.width, height: title)
      pair.state.frame = Rect(
        x: card.minX, y: card.minY + title, width: card.width,
        height: StackInspectorView.scaled(16))
    }
    let y = card(at: rows.count).minY + 8
    log.frame = Rect(x: 0, y: y, width: width, height: max(0, bounds.height - y))
  }

  private static func scaled(_ length: Double) -> Double {
    FontMetrics(forTextStyle: .footnote).scaledValue(for: length).rounded()
  }

  private var headingHeight: Double { heading.sizeThatFits(.zero).height }

  private func card(at index: Int) -> Rect {
    Rect(
      x: 0, y: headingHeight + 8 + Double(index) * (StackInspectorView.rowHeight + 6),
      width: bounds.width,
      height: StackInspectorView.rowHeight)
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    for (index, row) in rows.enumerated() {
      let path = Path(roundedRect: card(at: index), cornerRadius: Theme.cornerRadius)
      canvas.fill(path, with: row.isOnScreen ? theme.accent : theme.fill)
    }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }
}
