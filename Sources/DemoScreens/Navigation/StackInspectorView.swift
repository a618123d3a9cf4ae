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
  private static var callHeight: Double { scaled(18.0) }

  private let heading = Label(
    text: "viewControllers", font: .preferredFont(forTextStyle: .headline))
  private let callHeading = Label(
    text: String(localized: "Last calls"), font: .preferredFont(forTextStyle: .headline))
  private var rows: [Row] = []
  private var labels: [(title: Label, state: Label)] = []
  private var calls: [Label] = []
  /// The frame of the card behind the calls.
  private var callCard = Rect.zero
  /// The space around the calls in their card, in points.
  private static let inset = Size(width: 12, height: 9)

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    accessibilityLabel = String(localized: "Stack")
    for label in [heading, callHeading] {
      label.textRole = \.secondaryLabel
      addSubview(label)
    }
  }

  /// Replaces the displayed controllers and calls.
  func show(_ rows: [Row], calls texts: [String]) {
    if rows != self.rows {
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
    }
    while calls.count < texts.count {
      let label = Label(font: .preferredFont(forTextStyle: .caption))
      addSubview(label)
      calls.append(label)
    }
    for (index, label) in calls.enumerated() {
      label.text = texts.indices.contains(index) ? texts[index] : ""
      label.textRole = index == texts.count - 1 ? \.label : \.secondaryLabel
    }
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
    var y = card(at: rows.count).minY + 8
    callHeading.frame = Rect(x: 0, y: y, width: width, height: headingHeight)
    y += headingHeight + 6
    // The heading is hidden if there is no space for two calls below it.
    callHeading.isHidden = y + 2 * StackInspectorView.callHeight > bounds.height
    // The latest calls are shown, as many as fit.
    let inset = StackInspectorView.inset
    let shown = calls.filter { !$0.text.isEmpty }
    let rest = bounds.height - y - 2 * inset.height
    let count = max(0, Int(rest / StackInspectorView.callHeight))
    let top = y
    y += inset.height
    let hiddenCount = callHeading.isHidden ? shown.count : max(0, shown.count - count)
    for (index, label) in calls.enumerated() {
      label.isHidden = index < hiddenCount || index >= shown.count
      guard !label.isHidden else { continue }
      label.frame = Rect(
        x: inset.width, y: y, width: max(0, width - 2 * inset.width),
        height: StackInspectorView.callHeight)
      y += StackInspectorView.callHeight
    }
    let isEmpty = calls.allSatisfy(\.isHidden)
    callCard = isEmpty ? .zero : Rect(x: 0, y: top, width: width, height: y + inset.height - top)
    setNeedsDisplay()
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
    if !callCard.isEmpty {
      canvas.fill(
        Path(roundedRect: callCard, cornerRadius: Theme.cornerRadius), with: theme.surface)
    }
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
