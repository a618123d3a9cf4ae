import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A sheet with two runs of a scene: their windows, and their calls side by side.
final class PlayComparisonController: ViewController {
  private let comparison: PlayComparison

  init(_ comparison: PlayComparison) {
    self.comparison = comparison
    super.init()
    title = String(localized: "Side by side")
    modalPresentationStyle = .formSheet
    preferredContentSize = Size(width: 720, height: 600)
  }

  override func loadView() {
    view = SheetContentView(
      title: title ?? "", content: PlayComparisonView(comparison)
    ) { [weak self] in self?.dismiss(animated: true) }
  }
}

/// The windows of both runs above their calls; lines that differ are marked.
private final class PlayComparisonView: View {
  private let scenes: [PlayStageView]
  private let lines = PlayTextView(label: String(localized: "Calls of both runs"))

  init(_ comparison: PlayComparison) {
    scenes = [comparison.left, comparison.right].map { run in
      let view = PlayStageView()
      view.stage = run.stage
      view.isUserInteractionEnabled = false
      return view
    }
    super.init(frame: .zero)
    let titles = comparison.setting.titles
    let calls = comparison.lines
    let count = calls.filter(\.differs).count
    lines.lines =
      [
        .init(text: titles.left, second: titles.right, style: .note),
        .init(
          text: count == 1
            ? String(localized: "1 line differs.")
            : String(localized: "%@ lines differ.", "\(count)"), style: .note),
      ]
      + calls.map {
        .init(
          text: PlayComparisonView.breakable($0.left),
          second: PlayComparisonView.breakable($0.right),
          style: $0.differs ? .differing : .code)
      }
    for view in scenes + [lines] as [View] { addSubview(view) }
  }

  /// Returns a line that may be broken after the name of the controller; a dash for a missing line.
  private static func breakable(_ line: String?) -> String {
    line.map { $0.split(separator: ".").joined(separator: ".\u{200b}") } ?? "–"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: min(16, bounds.width / 4), dy: 0)
    let height = bounds.height >= 320 ? min(180, (bounds.height * 0.35).rounded()) : 0
    let half = max(0, (area.width - 12) / 2)
    for (index, view) in scenes.enumerated() {
      view.isHidden = height == 0
      view.frame = Rect(
        x: area.minX + Double(index) * (half + 12), y: 0, width: half, height: height)
    }
    lines.frame = Rect(
      x: area.minX, y: height + 8, width: area.width, height: max(0, bounds.height - height - 20))
  }
}
