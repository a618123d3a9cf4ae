import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A round button with the drawing of a tool.
///
/// While the button is hovered or focused, a note below it shows the tool's name.
final class RoomToolButton: Control {
  let tool: RoomTool
  /// The name that users see.
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

  /// The text of the note: the name and the key of the tool.
  var tip: String { "\(name) (\(String(localizedKeys: tool.keys)))" }

  /// Whether the note of this button should be shown.
  var showsTip: Bool { isHovered || isFocusRingVisible || isFirstResponder && isReachedByKey }

  override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(isSelected ? [.button, .selected] : .button)
      if tool.isToggle { traits.insert(.toggleButton) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  override var focusRingCornerRadius: Double { bounds.height / 2 }

  override func stateDidChange() {
    super.stateDidChange()
    onTip?()
  }

  override func didUpdateFocus(in context: FocusUpdateContext) {
    super.didUpdateFocus(in: context)
    // The window shows the focus ring only after this call.
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
