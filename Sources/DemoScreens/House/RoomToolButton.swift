import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A small round button with a drawing; the line beside it names it under the pointer or the focus.
final class RoomToolButton: Control {
  /// The kind of the button: what it opens.
  enum Glyph {
    case ring
    case shortcuts
  }

  /// Its name and its keys.
  let tip: String
  /// Called when ``showsTip`` may have changed.
  var onTip: (() -> Void)?
  private let glyph: Glyph
  private var isReachedByKey = false

  init(_ glyph: Glyph, name: String, keys: String) {
    self.glyph = glyph
    tip = "\(name) (\(keys))"
    super.init(frame: .zero)
    accessibilityLabel = name
  }

  /// Whether the line should name it.
  var showsTip: Bool { isHovered || isFocusRingVisible || isFirstResponder && isReachedByKey }

  override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  override var focusRingCornerRadius: Double { bounds.height / 2 }

  override func stateDidChange() {
    super.stateDidChange()
    onTip?()
  }

  override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    // The window shows the focus only after this call.
    isReachedByKey = context.nextFocusedView === self && !context.focusHeading.isEmpty
    onTip?()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    if isHighlighted || isHovered {
      canvas.fill(
        Path(ovalIn: bounds), with: isHighlighted ? theme.pressedFill : theme.hoverFill)
    }
    let color = isHighlighted || isHovered ? theme.label : theme.secondaryLabel
    let style = LineStyle(width: 1.75, cap: .round, join: .round)
    canvas.withSavedState { canvas in
      canvas.translate(x: bounds.midX, y: bounds.midY)
      switch glyph {
      case .ring:
        for index in 0..<6 {
          let middle = Double(index) * .pi / 3 - .pi / 2
          var arc = Path()
          arc.addArc(
            withCenter: .zero, radius: 7, startAngle: middle - 0.34, endAngle: middle + 0.34,
            clockwise: true)
          canvas.stroke(arc, with: color, style: LineStyle(width: 3, cap: .butt))
        }
        canvas.fill(
          Path(ovalIn: Rect(center: .zero, size: Size(width: 4, height: 4))), with: color)
      case .shortcuts:
        canvas.stroke(
          Path(
            roundedRect: Rect(center: .zero, size: Size(width: 17, height: 12)), cornerRadius: 2.5),
          with: color, style: style)
        for x in [-4.5, -1.5, 1.5, 4.5] {
          let key = Rect(center: Point(x: x, y: -1.5), size: Size(width: 1.6, height: 1.6))
          canvas.fill(Path(ovalIn: key), with: color)
        }
        var bar = Path()
        bar.move(to: Point(x: -3, y: 2.5))
        bar.addLine(to: Point(x: 3, y: 2.5))
        canvas.stroke(bar, with: color, style: style)
      }
    }
  }
}
