import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The round button at the leading edge of a row in editing mode.
final class TableEditButton: Control {
  private static let diameter = 22.0

  /// The action of the button: delete or insert a row.
  var editingStyle = TableViewCell.EditingStyle.none {
    didSet {
      guard editingStyle != oldValue else { return }
      accessibilityLabel = String(localized: editingStyle == .insert ? "Insert" : "Delete")
      setNeedsDisplay()
    }
  }
  /// Called when the button is pressed.
  var handler: (() -> Void)?

  init() {
    super.init(frame: .zero)
    accessibilityTraits = .button
    cursor = .pointer
    addAction(for: .touchUpInside) { [weak self] in self?.handler?() }
  }

  /// False, so that Tab does not stop in each row; the keys Delete and Insert act on the row with the cursor.
  override var canBecomeFocused: Bool { false }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let (fill, ink) =
      editingStyle == .insert ? (theme.accent, theme.onAccent) : (theme.badge, theme.onBadge)
    let size = TableEditButton.diameter
    let circle = Rect(
      x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
    canvas.fill(
      Path(roundedRect: circle, cornerRadius: size / 2),
      with: isHighlighted ? fill.mixed(with: theme.label, by: 0.2) : fill)
    let arm = 5.5
    var mark = Path()
    mark.move(to: Point(x: circle.midX - arm, y: circle.midY))
    mark.addLine(to: Point(x: circle.midX + arm, y: circle.midY))
    if editingStyle == .insert {
      mark.move(to: Point(x: circle.midX, y: circle.midY - arm))
      mark.addLine(to: Point(x: circle.midX, y: circle.midY + arm))
    }
    canvas.stroke(mark, with: ink, style: LineStyle(width: 2, cap: .round, join: .round))
  }
}
