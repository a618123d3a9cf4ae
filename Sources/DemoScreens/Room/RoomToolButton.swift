import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A round button with the drawing of a tool.
///
/// While the button is hovered or focused, a note below it shows the tool's name.
final class RoomToolButton: Control, TextDisplaying {
  let tool: RoomTool
  /// The name that users see.
  var name: String {
    didSet { accessibilityLabel = name }
  }
  /// Called when ``showsTip`` may have changed.
  var onTip: (() -> Void)?
  /// Whether the title of the tool is beside its drawing.
  var showsTitle = false {
    didSet { if showsTitle != oldValue { setNeedsDisplay() } }
  }
  private var isReachedByKey = false

  init(_ tool: RoomTool) {
    (self.tool, name) = (tool, tool.name)
    super.init(frame: .zero)
    accessibilityLabel = name
  }

  private var title: TextLayout {
    TextLayout(tool.title, font: .preferredFont(forTextStyle: .footnote))
  }

  /// Returns the width of the button with its title, in points.
  ///
  /// - Parameter side: The width and the height of a button without a title, in points.
  /// - Returns: The width.
  func widthWithTitle(side: Double) -> Double { side + title.size.width.rounded(.up) + 8 }

  private var titlePlace: Point {
    let (size, side) = (title.size, bounds.height)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return Point(
      x: isMirrored ? bounds.width - side - size.width : side - 2,
      y: (bounds.midY - size.height / 2).rounded())
  }

  var displayedTexts: [DisplayedText] {
    showsTitle ? [DisplayedText(title, at: titlePlace, color: theme.label)] : []
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
    // The window shows the focus ring only after this call, so the button itself records how it was focused.
    isReachedByKey = context.nextFocusedView === self && !context.focusHeading.isEmpty
    onTip?()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    if isHighlighted || isHovered || isSelected {
      canvas.fill(
        Path(roundedRect: bounds, cornerRadius: bounds.height / 2),
        with: isHighlighted ? theme.pressedFill : isHovered ? theme.hoverFill : theme.fill)
    }
    if showsTitle { canvas.draw(title, at: titlePlace, color: theme.label) }
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let middle = bounds.height / 2
    canvas.withSavedState { canvas in
      canvas.translate(
        x: !showsTitle ? bounds.midX : isMirrored ? bounds.width - middle : middle, y: bounds.midY)
      RoomToolGlyph(
        tool: tool, color: isHighlighted || isHovered ? theme.label : theme.secondaryLabel,
        isMirrored: isMirrored
      ).draw(in: canvas)
    }
  }
}
