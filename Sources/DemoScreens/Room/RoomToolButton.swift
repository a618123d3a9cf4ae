import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A round button with the drawing of a tool; a note below it names it under the pointer or the focus.
final class RoomToolButton: Control {
  let tool: RoomTool
  /// The name for users.
  var name: String {
    didSet { accessibilityLabel = name }
  }
  /// Called when ``showsTip`` may have changed.
  var onTip: (() -> Void)?
  private var isReachedByKey = false

  init(_ tool: RoomTool) {
    (self.tool, name) = (tool, tool.name)
    super.init(frame: .zero)
    accessibilityLabel = name
  }

  /// Its name and its keys.
  var tip: String { "\(name) (\(tool.keys))" }

  /// Whether the note should name it.
  var showsTip: Bool { isHovered || isFocusRingVisible || isFirstResponder && isReachedByKey }

  override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(isSelected ? [.button, .selected] : .button) }
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
    if isHighlighted || isHovered || isSelected {
      canvas.fill(
        Path(ovalIn: bounds),
        with: isHighlighted ? theme.pressedFill : isHovered ? theme.hoverFill : theme.fill)
    }
    canvas.withSavedState { canvas in
      canvas.translate(x: bounds.midX, y: bounds.midY)
      RoomToolGlyph(
        tool: tool, color: isHighlighted || isHovered ? theme.label : theme.secondaryLabel,
        isMirrored: traitCollection.layoutDirection == .rightToLeft
      ).draw(in: canvas)
    }
  }
}
