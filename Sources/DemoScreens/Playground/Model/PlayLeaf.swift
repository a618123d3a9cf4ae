import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumInspector
import AtriumKit

/// A controller of the playground without children, whose view shows the controller's own state.
final class PlayLeaf: ViewController {
  private(set) var callCount = 0
  private(set) var lastCall = ""

  /// Makes a leaf, which observes its own calls.
  init() {
    super.init()
    addLifecycleObserver(self)
  }

  override func loadView() { view = PlayLeafView(self) }
}

extension PlayLeaf: LifecycleObserver {
  func observe(_ event: LifecycleEvent) {
    callCount += 1
    lastCall = event.kind.name
    viewIfLoaded?.setNeedsDisplay()
  }
}

/// The view of a leaf: its name, its phase in words and as a pattern, the number of calls, and the last call.
final class PlayLeafView: View, TextDisplaying {
  private weak var leaf: PlayLeaf?

  init(_ leaf: PlayLeaf) {
    self.leaf = leaf
    super.init(frame: Rect(x: 0, y: 0, width: 200, height: 150))
    contentMode = .redraw
    accessibilityLabel = leaf.title
  }

  /// The colours of the leaves that are named after colours; other leaves have the colour of stone.
  private static let colors: [String: KeyPath<Palette, Color>] = [
    "red": \.clay, "blue": \.azure, "green": \.sage, "amber": \.ochre, "violet": \.plum,
  ]

  private var color: Color {
    let palette = Palette(traitCollection)
    return palette[keyPath: PlayLeafView.colors[leaf?.title ?? ""] ?? \.stone]
  }

  private struct Line {
    let layout: TextLayout
    let place: Point
    let color: Color
  }

  /// The leaf's phase in words; *not appeared* if the view is in the window, but its phase is off screen.
  private var phaseText: String {
    guard let leaf else { return "" }
    let phase = InspectedPhase(of: leaf)
    return phase == .gone && window != nil ? String(localized: "not appeared") : phase.title
  }

  private var lines: [Line] {
    guard let leaf, bounds.width >= 40, bounds.height >= 30 else { return [] }
    let isSmall = bounds.height < 110 || bounds.width < 110
    let rows: [(String, Font, Color)] = [
      (leaf.title ?? "", .system(ofSize: isSmall ? 14 : 20, weight: .bold), theme.label),
      (phaseText, .system(ofSize: isSmall ? 12 : 15, weight: .semibold), theme.label),
      (
        leaf.callCount == 1
          ? String(localized: "1 call") : String(localized: "%@ calls", "\(leaf.callCount)"),
        .system(ofSize: 12),
        theme.secondaryLabel
      ),
      (leaf.lastCall, .system(ofSize: 12), theme.secondaryLabel),
    ]
    var y = 24.0
    return rows.compactMap { text, font, color in
      let layout = TextLayout(
        text, font: font, maximumWidth: max(1, bounds.width - 16), maximumLines: 1,
        lineBreakMode: .byTruncatingTail)
      guard y + layout.size.height <= bounds.height - 4 else { return nil }
      defer { y += layout.size.height + 2 }
      return Line(layout: layout, place: Point(x: 8, y: y), color: color)
    }
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.surface)
    guard let leaf else { return }
    let color = color
    canvas.withSavedState { canvas in
      canvas.clip(to: bounds)
      PhaseMark.draw(
        InspectedPhase(of: leaf), in: Rect(x: 0, y: 0, width: bounds.width, height: 16),
        color: color, canvas: canvas)
    }
    canvas.stroke(Path(rect: bounds.insetBy(dx: 1, dy: 1)), with: color, width: 2)
    for line in lines { canvas.draw(line.layout, at: line.place, color: line.color) }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  var displayedTexts: [DisplayedText] {
    lines.map { DisplayedText($0.layout, at: $0.place, color: $0.color) }
  }
}
